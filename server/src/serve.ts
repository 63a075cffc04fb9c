import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import { buildApp } from '#app.ts'
import type { Config } from '#config.ts'
import type { Context } from '#context.ts'
import type { ServerOptions } from '#http/server.ts'
import { root } from '#root.ts'
import type { Part } from '#stopInOrder.ts'

const webFolder = join(root, 'web/dist')
const stopMsMax = { requests: 2000, connections: 500 }

/** Connections that wait to be accepted. Beyond that, Linux lets clients wait for seconds before they try again. */
const backlog = 4096

/** The app, and the parts of the server that it is. */
export async function prepareToServe(
  context: Context & { log: Logger },
  observe: ServerOptions['observe'],
): Promise<{ app: FastifyInstance; parts: Part[] }> {
  const app = await buildApp({ ...context, webFolder, observe })
  let closing: Promise<void> | undefined
  const requests = {
    name: 'requests',
    msMax: stopMsMax.requests,
    stop: () => {
      closing = app.close()
      return closing
    },
  }
  const connections = {
    name: 'connections',
    msMax: stopMsMax.connections,
    // A client that has stopped reading its download would keep its request open.
    stop: () => {
      app.server.closeAllConnections()
      return closing
    },
  }
  return { app, parts: [requests, connections] }
}

/** @throws Error with a message for the operator if the port is in use */
export async function listen(app: FastifyInstance, { port, host }: Config): Promise<void> {
  try {
    await app.listen({ port, host, backlog })
  } catch (error) {
    if ((error as { code?: string }).code !== 'EADDRINUSE') throw error
    throw new Error(
      `Port ${port} is in use; Evenkeel may already be running. Set PORT to use another port.`,
    )
  }
}
