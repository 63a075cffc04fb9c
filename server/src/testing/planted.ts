import { ByteStream, Bytes, endpoint, MessageReply } from '@evenkeel/domain/endpoint'
import * as z from 'zod/mini'
import { answer, answerEvents, type Route, route } from '#http/route.ts'

// One endpoint of every kind, for tests of the server: body formats, origins, headers and event streams.

const said = (message: string) => answer(200, { message })

const webhook = endpoint({
  method: 'POST',
  path: '/api/planted/webhook',
  summary: 'Takes the raw text of a notification from any origin',
  access: 'public',
  origin: 'any',
  requestHeaders: z.object({ 'x-signature': z.string().check(z.minLength(1)) }),
  body: z.string(),
  bodyForm: { as: 'text', media: 'application/json', bytesMax: 1000 },
  reply: { 200: MessageReply },
})

const importRows = endpoint({
  method: 'POST',
  path: '/api/planted/import',
  summary: 'Takes more JSON than usual',
  access: 'active',
  body: z.strictObject({ rows: z.array(z.string()) }),
  bodyForm: { as: 'json', bytesMax: 500_000 },
  reply: { 200: MessageReply },
})

const upload = endpoint({
  method: 'PUT',
  path: '/api/planted/upload',
  summary: 'Takes a file whole',
  access: 'signed-in',
  body: Bytes,
  bodyForm: { as: 'bytes', media: 'application/octet-stream', bytesMax: 1000 },
  reply: { 200: MessageReply },
  idempotent: true,
})

const streamUpload = endpoint({
  method: 'POST',
  path: '/api/planted/stream',
  summary: 'Takes a file while it arrives',
  access: 'signed-in',
  body: ByteStream,
  bodyForm: { as: 'stream', media: 'text/csv', bytesMax: 200_000 },
  reply: { 200: MessageReply },
})

const chat = endpoint({
  method: 'POST',
  path: '/api/planted/chat',
  summary: 'Answers at once or as it goes',
  access: 'active',
  body: z.strictObject({ words: z.array(z.string().check(z.maxLength(2000))) }),
  reply: { 200: MessageReply },
  events: { word: z.strictObject({ text: z.string() }), answer: MessageReply },
})

let uploads = 0

export const plantedRoutes: readonly Route[] = [
  route(webhook, async ({ body, headers, caller }) =>
    said(`${headers['x-signature']} ${body} ${caller === undefined}`),
  ),
  route(importRows, async ({ body }) => said(String(body.rows.length))),
  route(upload, async ({ body }) => {
    uploads += 1
    return said(`${uploads}: ${Buffer.from(body).toString('hex')}`)
  }),
  route(streamUpload, async ({ body }) => {
    let bytes = 0
    for await (const chunk of body) bytes += chunk.byteLength
    return said(String(bytes))
  }),
  route(chat, async ({ body, wantsEvents }) =>
    wantsEvents ? answerEvents(200, speak(body.words)) : said(body.words.join(' ')),
  ),
]

/** @throws Error at the word `crash` */
async function* speak(words: readonly string[]) {
  for (const text of words) {
    if (text === 'crash') throw new Error('The planted answer fails')
    yield { event: 'word', data: { text } } as const
  }
  yield { event: 'answer', data: { message: words.join(' ') } } as const
}
