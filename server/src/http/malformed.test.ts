import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { beforeAll, expect, test } from 'vitest'
import { openTestApp } from '#testing/app.ts'

// What no client of ours sends, written to the socket byte by byte.

const app = await openTestApp()
let port: number

beforeAll(async () => {
  await app.fastify.listen({ port: 0, host: '127.0.0.1' })
  port = (app.fastify.server.address() as AddressInfo).port
})

/** Everything that the server answers until it closes the connection. */
async function answerTo(request: string): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  let answer = ''
  socket.on('data', (data) => {
    answer += data
  })
  // The server may reset the connection after its answer.
  socket.on('error', () => {})
  socket.write(request)
  await once(socket, 'close')
  return answer
}

const ending = 'Host: localhost\r\nConnection: close\r\n'

test.each([
  [
    'two lengths that contradict each other',
    `POST /api/auth/login HTTP/1.1\r\n${ending}Content-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
  ],
  [
    'two different content lengths',
    `POST /api/auth/login HTTP/1.1\r\n${ending}Content-Length: 2\r\nContent-Length: 3\r\n\r\n{}`,
  ],
  ['a space before the colon', `GET /api/auth/me HTTP/1.1\r\n${ending}Cookie : a=b\r\n\r\n`],
  ['a folded header', `GET /api/auth/me HTTP/1.1\r\n${ending}X-A: b\r\n c\r\n\r\n`],
  ['no HTTP at all', 'hello\r\n\r\n'],
])('%s is refused, and the connection is closed', async (_name, request) => {
  const answer = await answerTo(request)
  expect(answer).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/)
  expect(answer.match(/^HTTP\//gm)).toHaveLength(1)
  const [head = '', body = ''] = answer.split('\r\n\r\n')
  expect(head).toMatch(/^content-type: application\/json$/im)
  expect(JSON.parse(body)).toMatchObject({ statusCode: 400 })
})

test('TRACE is not supported, and nothing is echoed', async () => {
  const answer = await answerTo(
    `TRACE /api/auth/me HTTP/1.1\r\n${ending}Sec-Fetch-Site: same-origin\r\nCookie: evenkeel=secret\r\n\r\n`,
  )
  expect(answer).toMatch(/^HTTP\/1\.1 404 /)
  expect(answer).toMatch(/^content-type: application\/problem\+json; charset=utf-8\r$/im)
  expect(answer).not.toContain('secret')
})
