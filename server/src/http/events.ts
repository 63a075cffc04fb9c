import type { Endpoint } from '@evenkeel/domain/endpoint'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { encoderOf } from './encode.ts'
import { reportProblem } from './problem.ts'

type Event = { event: string; data: unknown }

/** Whether a client asks for events instead of the usual reply. */
export function acceptsEvents({ events }: Endpoint, { headers }: FastifyRequest): boolean {
  return events !== undefined && /(^|[,\s])text\/event-stream\b/i.test(headers.accept ?? '')
}

/**
 * Writes events as `text/event-stream`, each as soon as it is produced. The status has been sent by then, so a failure
 * becomes a final `problem` event with the body of an error reply as its data.
 */
export async function* writeEvents(
  endpoint: Endpoint,
  events: AsyncIterable<Event>,
  reply: FastifyReply,
): AsyncGenerator<string> {
  try {
    for await (const { event, data } of events) {
      const schema = endpoint.events?.[event]
      if (schema === undefined) throw new Error(`${endpoint.path} does not declare ${event}`)
      yield frame(event, encoderOf(schema)(data))
    }
  } catch (error) {
    yield frame('problem', reportProblem(error, reply.request).problem)
  }
}

/** JSON.stringify escapes line breaks, so the data fits on one line. */
function frame(event: string, data: unknown): string {
  return `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`
}
