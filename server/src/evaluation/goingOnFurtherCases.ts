import { byTotal, earned, type Make, spent, sumOf } from './caseFigures.ts'
import type { Expected } from './judgeCases.ts'
import { centsOf, money, month, type RawRow, rounded, total } from './rawFigures.ts'

// What people ask next about what an answer picked out, listed or told of a bill, on Sunday, 22 November 2026.

const october = month('2026-10-15')
const unsure: Expected = { kinds: ['clarify', 'refuse'] }

export function goingOnFurther(make: Make): void {
  ofOneName(make)
  ofBills(make)
  ofPicks(make)
  ofLists(make)
  ofCorrections(make)
  ofDrafts(make)
}

function ofOneName({ put, of }: Make): void {
  const charity = of({ ...spent, category: 'Charity' })
  for (const asked of ['what did we buy?', 'and what have we bought', 'so what did i buy'])
    put(asked, { texts: [`${charity.length} expenses on Charity`] }, [
      'what did we spend on charity',
    ])
  const acme = ['did acme corp pay me in october']
  for (const asked of [
    "when's the next one?",
    'and when is the next payment',
    'when is my next paycheck due',
  ])
    put(asked, { texts: ['November 28, 2026', 'Acme Corp'] }, acme)
  put("when's the next one?", { texts: ['After December 8, 2026', 'January 8, 2027'] }, [
    'when is spotify due',
  ])
  for (const name of ['charity', 'starbucks'])
    put("when's the next one?", { kinds: ['refuse'], texts: ['cannot be known'] }, [
      `how much did i spend on ${name} this year`,
    ])
  const last = daysOf(of({ ...spent, payee: 'Netflix' })).at(-1) ?? ''
  for (const asked of [
    'when did we cancel it',
    'when did i last pay it?',
    'and when did i last pay them',
  ])
    put(asked, { values: [last] }, ['how much do we pay for netflix'])
  put('when did we cancel it', unsure, ['how much did i spend in october'])
}

function ofBills({ put }: Make): void {
  const all = ['what bills do i have']
  const yearly: Expected = { values: ['620.00'], texts: ['1 active yearly recurring bill'] }
  for (const asked of ['the yearly ones?', 'only the yearly', 'just the annual bills please'])
    put(asked, yearly, all)
  put('and the weekly ones', { texts: ['1 active weekly recurring bill'] }, all)
  put('yearly?', { texts: ['7 active recurring bills'] }, all)
  for (const asked of ['since when?', 'for how long already', 'how late is it'])
    put(asked, { texts: ['Verizon', '4 days ago'] }, ['is anything overdue'])
  const both: Expected = { values: ['28.98'], texts: ['Netflix', 'Spotify'] }
  for (const asked of ['both together?', 'and the two combined', 'how much is that together'])
    put(asked, both, ['when is netflix due', 'and spotify?'])
  put('and groceries in august?', unsure, ['when is netflix due'])
}

function ofPicks({ put, of }: Make): void {
  const visits = of({ ...spent, payee: 'Starbucks' }).toSorted((a, b) => (a.date < b.date ? 1 : -1))
  const before = ['when did i last go to starbucks', 'and the one before that?']
  for (const asked of ['how much was it', 'and what did it cost?', 'how much did i pay then'])
    put(asked, { values: [visits[1]?.amount ?? ''] }, before)
  const [, second] = byTotal(of({ ...spent, ...october }), ({ category }) => category)
  for (const asked of ['and the second biggest?', 'the second largest one'])
    put(asked, { texts: [second?.[0] ?? ''], values: [money(second?.[1] ?? 0)] }, [
      'how much did i spend in october',
      'on what mostly?',
    ])
  for (const asked of ['how much in september?', 'and how much there in september'])
    put(asked, unsure, ['what is my biggest expense category'])
  for (const asked of ['and without them?', 'without the biggest one', 'except the top one'])
    put(asked, unsure, ['who did i pay the most in october'])
  for (const asked of ['when was that', 'and when was it?', 'where was that?'])
    put(asked, { texts: ['Target', 'November 12, 2026'] }, ['did anyone charge me twice'])
}

function ofLists({ put, of }: Make): void {
  const months = byTotal(of({ ...earned, from: '2026-01-01', to: '2026-10-31' }), ({ date }) =>
    date.slice(0, 7),
  )
  const ends = [months.at(-1)?.[1], months[0]?.[1]].map((sum) => money(sum ?? 0))
  const best = ['which month did i earn the most this year']
  put('and the worst?', { values: ends.slice(0, 1) }, best)
  put('the worst month?', { values: ends.slice(0, 1) }, best)
  put('and the best one', { values: ends.slice(1) }, [...best, 'and the worst?'])
  const sizes = of({ ...spent, ...october, category: 'Groceries' })
    .map(centsOf)
    .toSorted((a, b) => b - a)
  for (const asked of ['biggest first', 'sorted by amount please', 'can you sort them by size'])
    put(asked, { values: sizes.slice(0, 7).map(money), texts: ['Your biggest expenses'] }, [
      'list my groceries purchases in october',
    ])
  put('only over 90', sumOf(of({ ...spent, ...october, category: 'Groceries', min: 90_01 })), [
    'list my groceries purchases in october',
    'biggest first',
    'how much did i spend on groceries in october',
  ])
}

function ofCorrections({ put, of }: Make): void {
  const sides = [spent, earned].map((side) => sumOf(of({ ...side, ...october })))
  const [paid, got] = sides
  for (const asked of ['no i meant spent', 'sorry, spending', 'no, what i spent'])
    if (paid !== undefined) put(asked, paid, ['how much did i earn in october'])
  for (const asked of ['no, earned', 'oops i meant income', 'sorry i meant what i earned'])
    if (got !== undefined) put(asked, got, ['how much did i spend in october'])
  const rise: Expected = { values: ['15.49', '17.99'] }
  for (const asked of [
    'what did we pay before the increase',
    'and what did i pay before the price hike?',
    'how much did it cost before it went up',
  ])
    put(asked, rise, ['did netflix go up'])
  put('what did we pay before?', rise, ['which subscriptions got more expensive?'])
  const rows = of({ ...spent, ...october, payee: 'Starbucks' })
  for (const asked of ['each?', 'and each time?'])
    put(asked, { values: [rounded(total(rows), 100 * rows.length, 2)] }, [
      'how much did i spend at starbucks in october',
      'how many times?',
    ])
  const [dearest] = byTotal(of({ ...spent, from: '2026-01-01', to: '2026-10-31' }), ({ date }) =>
    date.slice(0, 7),
  )
  const parts = byTotal(
    of({ ...spent, ...month(`${dearest?.[0]}-15`) }),
    ({ category }) => category,
  )
  for (const asked of ['on what?', 'and on what mostly'])
    put(asked, { values: parts.slice(0, 5).map(([, cents]) => money(cents)) }, [
      'which month did i spend the most this year',
    ])
}

function ofDrafts({ put }: Make): void {
  put('i spent 12.50 at average joe', { kinds: ['draft'], texts: ['$12.50', 'Average Joe'] })
  for (const asked of ['actually 13.50', 'make it 13.50', 'oops 13.50'])
    put(asked, unsure, ['how much did i spend at target'])
  put('actually 13.50', { kinds: ['draft'], texts: ['$13.50', 'Average Joe'] }, [
    'i spent 12.50 at average joe',
  ])
  put('paid 9 to average joes gym', { kinds: ['draft'], texts: ['$9.00'] })
  put('what did i spend on average at target', { kinds: ['answer'] })
}

function daysOf(rows: readonly RawRow[]): string[] {
  return rows.map(({ date }) => date.slice(0, 10)).toSorted()
}
