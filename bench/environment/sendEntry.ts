import { randomUUID } from 'node:crypto'
import type { Environment } from './environment.ts'
import { sampleEntry } from './rows.ts'
import type { User } from './users.ts'

/** Adds an entry through the API, as our page does: with an idempotency key. */
export async function sendEntry({ app }: Environment, { cookie }: User): Promise<void> {
  const response = await app.inject({
    method: 'POST',
    url: '/api/transactions',
    headers: { cookie, 'sec-fetch-site': 'same-origin', 'idempotency-key': randomUUID() },
    payload: sampleEntry,
  })
  if (response.statusCode !== 201) throw new Error(`An entry was refused: ${response.body}`)
}
