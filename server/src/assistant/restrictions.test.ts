import type { ChatReply, Fact } from '@evenkeel/domain/assistant'
import { formatCents } from '@evenkeel/domain/money'
import { beforeAll, describe, expect, test } from 'vitest'
import { openTestApp } from '#testing/app.ts'
import { addPerson, type Person } from '#testing/person.ts'

// Whatever narrows a question, in every kind of question and at every place in it: the figure is that of the rows it
// leaves, worked out here by code of its own, or the question is asked back. It is never the figure of other rows.

const app = await openTestApp()
const today = '2027-06-16'
let mo: Person

type Row = { payee: string; category: string; cents: number; date: string }

/** A payee's charge on each of some days, a little dearer each time. */
function charges(
  payee: string,
  category: string,
  cents: number,
  ...days: readonly string[]
): Row[] {
  return days.map((day, at) => ({ payee, category, cents: cents + 130 * at, date: `2027-${day}` }))
}

const rows: readonly Row[] = [
  ...charges('Elm Lettings', 'Housing', 90_000, '04-01', '05-01', '06-01'),
  ...charges('Blue Door', 'Coffee', 410, '04-06', '05-03', '05-08', '05-22', '06-05'),
  ...charges('Bean Bar', 'Coffee', 660, '04-18', '05-04', '05-16', '06-09'),
  ...charges('Fresh Mart', 'Groceries', 4800, '04-09', '05-01', '05-11', '05-21', '05-29', '06-12'),
  ...charges('Corner Farm', 'Groceries', 1720, '04-24', '05-05', '05-15', '06-02'),
  ...charges('Tramline', 'Transportation', 990, '04-12', '05-07', '05-10', '05-23', '06-14'),
]

beforeAll(async () => {
  app.clock.set(`${today}T12:00:00.000Z`)
  mo = await addPerson(app)
  for (const { payee, category, cents, date } of rows) {
    const reply = await mo.post('/api/transactions', {
      type: 'expense',
      description: payee,
      category,
      amount: formatCents(cents),
      date,
    })
    expect(reply.status).toBe(201)
  }
})

async function ask(message: string): Promise<ChatReply> {
  const reply = await mo.post(`/api/ai/chat?today=${today}`, { message, conversationHistory: [] })
  return reply.body as ChatReply
}

/** The first figure of a kind in the answer, other than the person's own. */
function firstFigure({ parts, facts }: ChatReply, unit: Fact['unit']): number | undefined {
  const told = parts.flatMap((part) =>
    'fact' in part ? facts.filter(({ id }) => id === part.fact) : [],
  )
  const first = told.find((fact) => fact.unit === unit && fact.op !== 'given')
  return first && Number(first.value)
}

type Keeps = (row: Row) => boolean

const of = (...categories: readonly string[]): Keeps => {
  return ({ category }) => categories.includes(category)
}
const at = (...payees: readonly string[]): Keeps => {
  return ({ payee }) => payees.includes(payee)
}
const not = (keeps: Keeps): Keeps => {
  return (row) => !keeps(row)
}
const on = (...weekdays: readonly number[]): Keeps => {
  return ({ date }) => weekdays.includes(new Date(`${date}T00:00:00Z`).getUTCDay())
}

/** What is said, and the rows it leaves. */
const restrictions: Readonly<Record<string, Keeps>> = {
  'on coffee': of('Coffee'),
  'on coffee or transportation': of('Coffee', 'Transportation'),
  'on either coffee or transportation': of('Coffee', 'Transportation'),
  'on coffee and transportation': of('Coffee', 'Transportation'),
  'on coffee at Blue Door': at('Blue Door'),
  'at Blue Door on coffee': at('Blue Door'),
  'on coffee, Blue Door only': at('Blue Door'),
  'on coffee, only at Blue Door': at('Blue Door'),
  'on coffee, Blue Door excluded': at('Bean Bar'),
  'on coffee, ignoring Blue Door': at('Bean Bar'),
  'on coffee but not at Blue Door': at('Bean Bar'),
  "on coffee that isn't Blue Door": at('Bean Bar'),
  'without housing': not(of('Housing')),
  'on everything but housing': not(of('Housing')),
  'on top of housing': not(of('Housing')),
  'with housing taken out': not(of('Housing')),
  'when you take housing out': not(of('Housing')),
  'if I leave out housing': not(of('Housing')),
  'apart from housing and groceries': not(of('Housing', 'Groceries')),
  'excluding housing, groceries and coffee': not(of('Housing', 'Groceries', 'Coffee')),
  'neither on housing nor on groceries': not(of('Housing', 'Groceries')),
  'anywhere but Fresh Mart': not(at('Fresh Mart')),
  'at places other than Fresh Mart': not(at('Fresh Mart')),
  'on weekends': on(6, 0),
  'on weekdays': on(1, 2, 3, 4, 5),
  'on Saturdays and Sundays': on(6, 0),
  'on Mondays or Tuesdays': on(1, 2),
  'except on weekends': on(1, 2, 3, 4, 5),
  'not on Saturdays': not(on(6)),
  'without housing except on weekends': (row) => not(of('Housing'))(row) && not(on(6, 0))(row),
  'over $20': ({ cents }) => cents > 2000,
  'of at least $17.20': ({ cents }) => cents >= 1720,
  'under 17.20': ({ cents }) => cents < 1720,
  'of $17.20 or less': ({ cents }) => cents <= 1720,
  'not over $17.20': ({ cents }) => cents <= 1720,
  'of a minimum of 20': ({ cents }) => cents >= 2000,
  'of max 20': ({ cents }) => cents <= 2000,
  'over 5 but under 20': ({ cents }) => cents > 500 && cents < 2000,
  'between 20 and 5': ({ cents }) => cents >= 500 && cents <= 2000,
  'under 5 or over 50': ({ cents }) => cents < 500 || cents > 5000,
  'excluding anything over 50': ({ cents }) => cents <= 5000,
  'but nothing over 50': ({ cents }) => cents <= 5000,
}

const inMay: Keeps = ({ date }) => date.startsWith('2027-05')
const sum = (kept: readonly Row[]) => kept.reduce((total, { cents }) => total + cents, 0) / 100
const most = (kept: readonly Row[]) => Math.max(0, ...kept.map(({ cents }) => cents)) / 100
const count = (kept: readonly Row[]) => kept.length

type Kind = readonly [unit: Fact['unit'], figure: (kept: readonly Row[]) => number, keeps: Keeps]

/** Questions about some rows; `…` stands for what narrows them. */
const questions: Readonly<Record<string, Kind>> = {
  'how much did I spend … in May': ['usd', sum, inMay],
  'how much did I spend in May …?': ['usd', sum, inMay],
  'in May, what did I spend …': ['usd', sum, inMay],
  'total expenses … in May': ['usd', sum, inMay],
  'how many purchases … did I make in May': ['count', count, inMay],
  'biggest purchase in May …': ['usd', most, inMay],
  'how much did I spend … outside of May': ['usd', sum, not(inMay)],
}

describe.each(Object.entries(questions))('%s', (question, [unit, figure, keeps]) => {
  test.each(Object.entries(restrictions))('%s', async (restriction, narrows) => {
    const { kind, ...reply } = await ask(question.replace('…', restriction))
    const expected = figure(rows.filter((row) => keeps(row) && narrows(row)))
    if (kind === 'answer') expect(firstFigure({ kind, ...reply }, unit)).toBe(expected)
    else if (kind === 'empty') expect(expected).toBe(0)
    else expect(kind).toBe('clarify')
  })
})

// So that the table above does not hold by asking everything back.
test('only these restrictions of a sum are asked back', async () => {
  const askedBack: string[] = []
  for (const each of Object.keys(restrictions)) {
    const { kind } = await ask(`how much did I spend in May ${each}?`)
    if (kind !== 'answer') askedBack.push(each)
  }
  expect(askedBack).toEqual([
    'on either coffee or transportation',
    'neither on housing nor on groceries',
    'except on weekends',
    'not on Saturdays',
    'without housing except on weekends',
    'over 5 but under 20',
    'under 5 or over 50',
    'excluding anything over 50',
    'but nothing over 50',
  ])
})
