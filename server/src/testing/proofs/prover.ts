import { ChatReply, type Evidence, workOut } from '@evenkeel/domain/assistant'
import { Bill } from '@evenkeel/domain/bills'
import { Transaction, TransactionFilter } from '@evenkeel/domain/transactions'
import { expect } from 'vitest'
import * as z from 'zod'
import type { TestReply } from '../app.ts'
import type { Person } from '../person.ts'
import type { Question } from './questions.ts'

type Source = ChatReply['sources'][number]
type Fact = ChatReply['facts'][number]

/** Asks questions about records that do not change, and recomputes each fact of the replies. */
export type Prover = {
  /** Fails unless each fact is what its source's rows give, and what the pages show for them. */
  prove(question: Question): Promise<ChatReply>
}

export async function openProver(person: Person, today: string): Promise<Prover> {
  const { body } = await person.get('/api/recurring-transactions')
  const bills = new Map(
    z
      .array(Bill)
      .parse(body)
      .map((bill) => [bill.id, bill]),
  )
  const rows = await allRows(person)
  const records: Records = { bills, rows, read: rememberedGet(person) }
  return {
    prove: async ({ message, history = [] }) => {
      const asked = [...history, message].join(' ▸ ')
      const reply = await person.post(`/api/ai/chat?today=${today}`, {
        message,
        conversationHistory: history.map((content) => ({ role: 'user', content })),
      })
      const answer = ChatReply.parse(reply.body)
      await proveFacts(answer, records, asked)
      proveText(answer, asked)
      return answer
    },
  }
}

type Read = (url: string) => Promise<TestReply>

/** What the pages show of a user's records, to check the facts against. */
type Records = {
  bills: ReadonlyMap<string, Bill>
  rows: readonly Transaction[]
  read: Read
}

/** All rows of the table, so that sources are listed by code that shares nothing with the product's. */
async function allRows(person: Person): Promise<Transaction[]> {
  const { body, headers } = await person.get('/api/transactions')
  const rows = z.array(Transaction).parse(body)
  expect(rows.length, 'the whole table').toBe(Number(headers['x-total-count']))
  return rows
}

/** Reads each address once: many questions are about the same days. */
function rememberedGet(person: Person): Read {
  const replies = new Map<string, Promise<TestReply>>()
  return (url) => {
    const reply = replies.get(url) ?? person.get(url)
    replies.set(url, reply)
    return reply
  }
}

async function proveFacts(
  { facts, sources }: ChatReply,
  records: Records,
  asked: string,
): Promise<void> {
  const evidence = new Map<string, Evidence>()
  for (const source of sources) evidence.set(source.id, evidenceOf(source, records))
  const known = new Map<string, Fact>()
  for (const fact of facts) {
    const what = `${asked}: ${fact.label}`
    if (fact.op !== 'rule') expect(workOut(fact, { evidence, facts: known }), what).toBe(fact.value)
    known.set(fact.id, fact)
    const source = sources.find(({ id }) => id === fact.of[0])
    const shown = source && (await pagesFigure(fact, source, records.read))
    if (shown !== undefined) expect(Number(fact.value), `${what} on the pages`).toBe(shown)
  }
}

/** The response is its parts, and no part outside a fact has an amount or a percentage. */
function proveText({ facts, parts, response }: ChatReply, asked: string): void {
  const texts = new Map(facts.map(({ id, text }) => [id, text]))
  const joined = parts.map((part) => ('text' in part ? part.text : texts.get(part.fact))).join('')
  expect(joined, asked).toBe(response)
  for (const part of parts) if ('text' in part) expect(part.text, asked).not.toMatch(/\$\d|\d%/)
}

function evidenceOf(source: Source, { bills, rows }: Records): Evidence {
  if ('dues' in source) {
    return {
      dues: source.dues.map(({ bill: id, due }) => {
        const bill = bills.get(id)
        if (bill === undefined) throw new Error('A source names a bill that does not exist')
        return { bill: id, due, amount: bill.amount, frequency: bill.frequency }
      }),
    }
  }
  const { any, not = [] } = source
  const found = rows.filter(
    (row) =>
      any.some((filter) => isFound(row, filter)) && !not.some((filter) => isFound(row, filter)),
  )
  expect(found.length, source.label).toBe(source.count)
  return { rows: found }
}

function isFound(row: Transaction, filter: TransactionFilter): boolean {
  const { type, category, q, description, ids, startDate, endDate, minAmount, maxAmount } = filter
  const contains = (text: string) => text.toLowerCase().includes((q ?? '').toLowerCase())
  return (
    (type === undefined || row.type === type) &&
    (category === undefined || row.category === category) &&
    (!q || contains(row.description) || contains(row.category)) &&
    (description === undefined || row.description.toLowerCase() === description.toLowerCase()) &&
    (ids === undefined || ids.includes(row.id)) &&
    (startDate === undefined || row.date >= startDate) &&
    (endDate === undefined || row.date <= endDate) &&
    (minAmount === undefined || row.amount >= minAmount) &&
    (maxAmount === undefined || row.amount <= maxAmount)
  )
}

function searchOf(filter: TransactionFilter): URLSearchParams {
  return new URLSearchParams(z.encode(TransactionFilter, filter) as Record<string, string>)
}

/** What the dashboard and the table show for a source; undefined for a figure that neither shows. */
async function pagesFigure(fact: Fact, source: Source, read: Read): Promise<number | undefined> {
  const [filter, ...others] = 'any' in source ? source.any : []
  if (filter === undefined || others.length > 0 || ('not' in source && source.not)) return undefined
  if (fact.op === 'count') {
    const { headers } = await read(`/api/transactions?limit=1&${searchOf(filter)}`)
    return Number(headers['x-total-count'])
  }
  const { startDate, endDate, type, category, ...rest } = filter
  if (Object.keys(rest).length > 0) return undefined
  const days = searchOf({ ...(startDate && { startDate }), ...(endDate && { endDate }) })
  if (fact.op === 'score') return (await read(`/api/health-score?${days}`)).body.score
  if (fact.op !== 'sum' && fact.op !== 'net') return undefined
  const { body } = await read(`/api/summary?${days}`)
  if (fact.op === 'net') return category || type ? undefined : body.netBalance
  if (type === undefined) return undefined
  if (category === undefined) return type === 'income' ? body.totalIncome : body.totalExpenses
  const shown = type === 'income' ? body.incomeBreakdown : body.categoryBreakdown
  return Object.hasOwn(shown, category) ? shown[category].amount : 0
}
