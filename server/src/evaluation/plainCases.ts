import { byTotal, earned, type Make, spent, sumOf } from './caseFigures.ts'
import type { Expected } from './judgeCases.ts'
import { money, month, rounded, shift, total, type Where } from './rawFigures.ts'

// Questions that everybody asks, and follow-ups on what an answer named. Asked on each of the days.

const unsure: Expected = { kinds: ['clarify'] }

export function plain(make: Make): void {
  comparisons(make)
  names(make)
  earnings(make)
  oddRows(make)
  followUps(make)
  drafts(make)
  product(make)
}

function comparisons({ day, put, of }: Make): void {
  const now = { from: month(day).from, to: day }
  const last = month(day, -1)
  const sameDay = shift(last.from, Number(day.slice(8, 10)) - 1)
  const isWhole = day === month(day).to
  const before = isWhole || sameDay > last.to ? last : { from: last.from, to: sameDay }
  put('How does this month compare to last month?', {
    values: [money(total(of({ ...spent, ...now }))), money(total(of({ ...spent, ...before })))],
  })
  const [earlier, later] = [month(day, -3), month(day, -2)]
  const nameOf = ({ from }: Where) =>
    new Date(`${from}T12:00:00Z`).toLocaleString('en-US', { month: 'long', timeZone: 'UTC' })
  put(`${nameOf(later)} was expensive. why? compared to ${nameOf(earlier)} i mean`, {
    values: [later, earlier].map((span) => money(total(of({ ...spent, ...span })))),
    texts: ['What changed most'],
  })
  const year = day.slice(0, 4)
  const half = { from: `${year}-01-01`, to: day < `${year}-03-31` ? day : `${year}-03-31` }
  if (day >= `${year}-03-31`)
    put('jan thru march this year, what did I burn through in total', {
      values: [money(total(of({ ...spent, ...half })))],
    })
}

function names({ day, put, of }: Make): void {
  put('dunkin total??', {
    kinds: ['clarify'],
    texts: ['Nothing in your records is called “dunkin”'],
  })
  put('when did i last fill up the car', unsure)
  put('What do I pay for car insurance?', { texts: ['Car insurance'] })
  put('How much does Wanda spend on groceries?', { kinds: ['refuse'] })
  const last = month(day, -1)
  const span = { from: last.from, to: shift(last.from, 9) }
  const monthDay = (on: string) =>
    new Date(`${on}T12:00:00Z`).toLocaleString('en-US', {
      month: 'long',
      day: 'numeric',
      timeZone: 'UTC',
    })
  const asked = `What did everything from ${monthDay(span.from)} through ${monthDay(span.to)} ${span.to.slice(0, 4)} come to?`
  const rows = of({ ...spent, ...span })
  put(`${asked} that was the Flags trip`, {
    values: [money(total(rows))],
    texts: ['I left aside “that was the Flags trip”'],
  })
  put(`How many expenses did I log from ${span.from} to ${span.to}?`, {
    values: [String(rows.length)],
  })
}

function earnings({ put, of }: Make): void {
  put(
    'How much have I earned sketching logo designs?',
    sumOf(of({ ...earned, payee: 'Logo design' })),
  )
  put(
    'what did i make from selling the logo design',
    sumOf(of({ ...earned, payee: 'Logo design' })),
  )
  put('what would i save in a year if i canned spotify', { values: ['131.88'] })
  put('Which of my subscriptions or bills got more expensive?', { values: ['15.49', '17.99'] })
}

function oddRows({ day, put, of }: Make): void {
  const unnamed = of({}).filter(({ description }) => description === '')
  put('which entries have no description?', {
    values: [String(unnamed.length), ...unnamed.map(({ amount }) => amount)],
  })
  put('which entries have no description this month?', { kinds: ['empty'] })
  const on = shift(day, -95)
  const shopping = of({ ...spent, category: 'Shopping' })
    .map(({ amount }) => Math.round(Number(amount) * 100))
    .toSorted((a, b) => a - b)
  const [low = 0, high = 0] = [
    shopping[Math.ceil(shopping.length / 2) - 1],
    shopping[Math.floor(shopping.length / 2)],
  ]
  const usual = rounded(low + high, 200, 2)
  const seenOnce: Expected = { values: ['980.00', usual], texts: ['the only charge there'] }
  put(`anything unusual from ${on} to ${on}`, seenOnce)
  put('is the piano hall thing normal for me?', seenOnce)
}

function followUps({ day, put, of }: Make): void {
  const last = month(day, -1)
  const [top] = byTotal(of({ ...spent, ...last }), ({ category }) => category)
  const first = ['How much did I spend last month?']
  put('break that down by category', { values: [money(top?.[1] ?? 0)] }, first)
  put('and how much did i spend on that day in all', unsure, ['When did I last go to Target?'])
  put(
    'and on groceries in that month',
    sumOf(of({ ...spent, category: 'Groceries', ...last })),
    first,
  )
}

function drafts({ put }: Make): void {
  put('got 180 for a logo design', { kinds: ['draft'], texts: ['income', '$180.00', 'Freelance'] })
  put('got 12 for lunch', { kinds: ['draft'], texts: ['expense', '$12.00'] })
  put('Add: 24.99 for a phone case', { kinds: ['draft'], texts: ['Phone case, Other', 'a guess'] })
  put('spent 40 on the phone bill', { kinds: ['draft'], texts: ['Utilities'] })
}

function product({ put }: Make): void {
  put('csv export?', { kinds: ['help'], texts: ['Export CSV'] })
  put("why isn't my score higher?", { texts: ['of 100 points', 'What counts'] })
}
