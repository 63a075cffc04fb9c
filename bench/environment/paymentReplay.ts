import type pg from 'pg'
import { hashToken } from '../../server/src/account/token.ts'
import { freshIds, renewText, runSteps } from './replay.ts'
import { type Call, isStatement, type Statement, stepsOf } from './statements.ts'

type Payer = { id: string; cookie: string }

/** The statements and calls of one payment, and who made it. */
export type PaymentReplay = {
  work: (Statement | Call)[]
  payer: Payer
  generatedIds: string[]
}

/** Repeats a payment for another user. */
export async function runPayment(
  pool: pg.Pool,
  { work, payer, generatedIds }: PaymentReplay,
  other: Payer,
): Promise<void> {
  const fresh = freshIds(generatedIds)
  fresh.set(payer.id, other.id)
  fresh.set(sessionOf(payer), sessionOf(other))
  let statements: Statement[] = []
  for (const one of work) {
    if (isStatement(one)) {
      statements.push(one)
      continue
    }
    await runSteps(pool, stepsOf(statements), fresh)
    statements = []
    fresh.set(paymentIn(one.answer), paymentIn(await repeat(one, fresh)))
  }
  await runSteps(pool, stepsOf(statements), fresh)
}

async function repeat(call: Call, fresh: ReadonlyMap<string, string>): Promise<string> {
  const { method, headers } = call
  const body = renewText(call.body, fresh)
  const response = await fetch(renewText(call.url, fresh), { method, headers, body })
  if (!response.ok) throw new Error(`A call got ${response.status}`)
  return response.text()
}

/** The id that the card service gave to the payment. */
function paymentIn(answer: string): string {
  return (JSON.parse(answer) as { payment: { id: string } }).payment.id
}

/** The stored form of a session's token, in hex. */
function sessionOf({ cookie }: Payer): string {
  return hashToken(cookie.split('=')[1] ?? '').toString('hex')
}
