import { is } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import { expect, test } from 'vitest'
import * as schema from '#db/schema.ts'
import { openTestApp } from '#testing/app.ts'
import { addPerson, openBrowser } from '#testing/person.ts'
import { openSquareApp } from '#testing/square/open.ts'

// A card number, typed into any field of a payment, gets no further than this request.

const canary = '4111111111111111'
const lines: string[] = []
const logTo = (line: string) => lines.push(line)
const simulated = await openTestApp({ logTo })
const { app: charged, square } = await openSquareApp({ logTo })

const right = {
  sourceId: 'manual-card-entry',
  email: 'upgrade@evenkeel.example',
  password: '',
  amount: 500,
  cardData: { last4: '1111', cardholderName: 'Ann Lee' },
}

/** Every row of every table, as text. */
async function rowsOf({ database }: typeof simulated): Promise<string> {
  const tables = Object.values(schema).filter((table) => is(table, PgTable))
  const rows = await Promise.all(
    tables.map((table) =>
      database.pool.query(`select t::text from ${getTableConfig(table).name} t`),
    ),
  )
  return JSON.stringify(rows.map((result) => result.rows))
}

test.each([
  ['token', { sourceId: `cnon:${canary}` }],
  ['source', { sourceId: canary }],
  ['email', { email: canary }],
  ['password', { password: canary }],
  ['amount', { amount: Number(canary) }],
  ['last four', { cardData: { last4: canary, cardholderName: 'Ann' } }],
  ['name', { cardData: { last4: '1111', cardholderName: canary } }],
  ['spaced name', { cardData: { last4: '1111', cardholderName: '4111 1111-1111 1111' } }],
  [
    'name of other digits',
    { cardData: { last4: '1111', cardholderName: '４１１１１１１１１１１１１１１１' } },
  ],
])('a card number as %s is in no reply, log or row', async (_, change) => {
  for (const app of [simulated, charged]) {
    const [person, visitor] = [await addPerson(app), openBrowser(app)]
    for (const browser of [person, visitor]) {
      const { text } = await browser.post('/api/process-payment', { ...right, ...change })
      expect(plain(text)).not.toContain(canary)
    }
    expect(plain(await rowsOf(app))).not.toContain(canary)
  }
  expect(plain(lines.join('\n'))).not.toContain(canary)
  expect(JSON.stringify([...square.payments.values()])).not.toContain(canary)
})

function plain(text: string): string {
  return text.normalize('NFKC').replace(/(?<=\d)[ -](?=\d)/g, '')
}
