import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, openSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { connectionsMax, readOpenFilesMax } from './connections.ts'

test.each([
  [1_000_000, 20_000],
  [1024, 824],
  [300, 150],
  [20, 10],
])('with a limit of %i open files a server holds at most %i connections', (limit, expected) => {
  expect(connectionsMax(limit)).toBe(expected)
})

test('the limit on open files is a number', () => {
  expect(readOpenFilesMax()).toBeGreaterThan(0)
})

const isLinux = process.platform === 'linux'
const fixture = fileURLToPath(new URL('../testing/bareServer.ts', import.meta.url))

/** A server process with this limit on open files, whose log goes to `log`. */
async function startServer(openFilesMax: number, log: string) {
  const output = openSync(log, 'w')
  const command = `ulimit -n ${openFilesMax}; exec "$0" "$1"`
  const child = spawn('sh', ['-c', command, process.execPath, fixture], {
    stdio: ['ignore', output, 'pipe'],
  })
  closeSync(output)
  onTestFinished(() => void child.kill('SIGKILL'))
  const lines = createInterface(child.stderr as NodeJS.ReadableStream)[Symbol.asyncIterator]()
  const nextLine = async () => String((await lines.next()).value)
  return { child, port: Number(await nextLine()), nextLine }
}

async function sayHello({ child, port }: { child: ChildProcess; port: number }): Promise<number> {
  expect([child.exitCode, child.signalCode], 'the server runs').toEqual([null, null])
  const reply = await fetch(`http://127.0.0.1:${port}/api/hello`)
  await reply.text()
  return reply.status
}

test.runIf(isLinux)('a server survives more idle connections than it may open files', async () => {
  const server = await startServer(300, '/dev/null')
  const sockets: Socket[] = []
  for (let turn = 0; turn < 400; turn += 1) {
    const socket = connect(server.port, '127.0.0.1').on('error', () => {})
    sockets.push(socket)
    await once(socket, 'connect')
  }
  expect(await server.nextLine()).toBe('refused a connection, and can open a file')
  for (const socket of sockets) socket.destroy()
  expect(await sayHello(server)).toBe(200)
})

test.runIf(isLinux)('a server survives a full log disk', async () => {
  const server = await startServer(1024, '/dev/full')
  for (let turn = 0; turn < 3; turn += 1) expect(await sayHello(server)).toBe(200)
})
