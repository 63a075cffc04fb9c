import { byTotal, earned, type Make, spent, sumOf } from './caseFigures.ts'
import type { Expected } from './judgeCases.ts'
import {
  centsOf,
  money,
  month,
  named,
  type RawRow,
  sameDay,
  shift,
  total,
  type Where,
} from './rawFigures.ts'

export function ranks({ day, put, of }: Make): void {
  const last = month(day, -1)
  const year = { from: `${day.slice(0, 4)}-01-01`, to: day }
  const top = (where: Where, key: (row: RawRow) => string, count: number): Expected => {
    const groups = byTotal(of(where), key).slice(0, count)
    return groups.length === 0
      ? { kinds: ['empty'] }
      : { values: groups.map(([, cents]) => money(cents)), texts: groups.map(([name]) => name) }
  }
  const category = (row: RawRow) => row.category
  const payee = (row: RawRow) => row.description ?? ''
  put('What are my biggest expense categories?', top(spent, category, 5))
  put('top 3 categories last month', top({ ...spent, ...last }, category, 3))
  put('what did I spend the most on last month?', top({ ...spent, ...last }, category, 1))
  put('break down my spending by category last month', top({ ...spent, ...last }, category, 5))
  put('where does my money go', top(spent, category, 5))
  put('who do I pay the most', top(spent, payee, 1))
  put('top 5 merchants this year', top({ ...spent, ...year }, payee, 5))
  const month12 = byTotal(of(spent), (row) => row.date.slice(0, 7))[0]
  put('which month did I spend the most', { values: [money(month12?.[1] ?? 0)] })
  leastMonths({ day, put, of })
  amountsOfEach({ day, put, of })
  const dayMost = byTotal(of({ ...spent, ...year }), (row) => row.date.slice(0, 10))[0]
  if (dayMost) put('most expensive day this year', { values: [money(dayMost[1])] })
  const weekday = byTotal(of(spent), (row) => String(new Date(row.date).getUTCDay()))[0]
  const weekdayNames = [
    'Sunday',
    'Monday',
    'Tuesday',
    'Wednesday',
    'Thursday',
    'Friday',
    'Saturday',
  ]
  put('which weekday do I spend most', {
    values: [money(weekday?.[1] ?? 0)],
    texts: [weekdayNames[Number(weekday?.[0])] ?? ''],
  })
  put('On what day of the week do I spend the most?', { values: [money(weekday?.[1] ?? 0)] })
  put('how much do I spend on weekends', sumOf(of({ ...spent, weekdays: [0, 6] })))
  put(
    'how much did I spend on Saturdays last month',
    sumOf(of({ ...spent, ...last, weekdays: [6] })),
  )
  const largest = of({ ...spent, ...year }).toSorted((a, b) => centsOf(b) - centsOf(a))
  put(
    'what was my biggest expense this year',
    largest[0] ? { values: [money(centsOf(largest[0]))] } : { kinds: ['empty'] },
  )
  put('biggest 3 expenses since March', {
    values: of({ ...spent, from: named(day, 3).from, to: day })
      .map(centsOf)
      .toSorted((a, b) => b - a)
      .slice(0, 3)
      .map(money),
  })
  const smallest = of({ ...spent, ...last })
    .map(centsOf)
    .toSorted((a, b) => a - b)
  put('smallest purchase last month', { values: [money(smallest[0] ?? 0)] })
  const often = new Map<string, number>()
  for (const row of of(spent))
    if (row.description) often.set(row.description, (often.get(row.description) ?? 0) + 1)
  const most = [...often].toSorted((a, b) => b[1] - a[1])[0]
  put('where do I shop most often', { values: [String(most?.[1])], texts: [most?.[0] ?? ''] })
}

/** A ranking tells its amounts, asked for or not. */
function amountsOfEach({ day, put, of }: Omit<Make, 'ledger'>): void {
  const groups = byTotal(of({ ...spent, ...month(day, -1) }), (row) => row.category).slice(0, 3)
  const expected: Expected =
    groups.length === 0
      ? { kinds: ['empty'] }
      : { values: groups.map(([, cents]) => money(cents)), texts: groups.map(([name]) => name) }
  put('top 3 categories last month and what did each cost me', expected)
  put('my top 3 categories and how much I spent on each last month', expected)
}

/** The running month is no candidate. */
function leastMonths({ day, put, of }: Omit<Make, 'ledger'>): void {
  const wholeMonths = byTotal(
    of(spent).filter(({ date }) => month(date).to <= day),
    (row) => row.date.slice(0, 7),
  )
  const leastMonth = { values: [money(wholeMonths.at(-1)?.[1] ?? 0)], texts: ['lowest spending'] }
  put("what's the least I spent in a month?", leastMonth)
  put('In which month did I spend the least?', leastMonth)
  put('my leanest month', leastMonth)
}

export function comparisons({ day, put, of }: Make): void {
  const last = month(day, -1)
  const now = { from: month(day).from, to: day }
  const isClosed = month(day).to === day
  const sameDays = { from: last.from, to: isClosed ? last.to : sameDay(day, -1) }
  const sum = (where: Where) => money(total(of({ ...spent, ...where })))
  const either = (a: Where, b: Where): Expected =>
    of({ ...spent, ...a }).length + of({ ...spent, ...b }).length === 0
      ? { kinds: ['empty'] }
      : { values: [sum(a), sum(b)] }
  put('did I spend more this month than last month', either(now, sameDays))
  put('this month vs last month', either(now, sameDays))
  put('How is my spending trending this month?', either(now, sameDays))
  put('what changed this month', either(now, sameDays))
  put('compare march and april', either(named(day, 3), named(day, 4)))
  put(
    'did I spend more on transport in February than in January?',
    either(
      { ...named(day, 2), category: 'Transportation' },
      { ...named(day, 1), category: 'Transportation' },
    ),
  )
  put(
    'do I spend more on groceries or shopping',
    either({ category: 'Groceries' }, { category: 'Shopping' }),
  )
  put(
    'Which cost me more last month, Starbucks or Amazon?',
    either({ ...last, payee: 'Starbucks' }, { ...last, payee: 'Amazon' }),
  )
}

export function lists({ day, put, of }: Make): void {
  const recent = { from: shift(day, -29), to: day }
  const countOf = (where: Where): Expected => {
    const rows = of(where)
    return rows.length === 0 ? { kinds: ['empty'] } : { values: [String(rows.length)] }
  }
  put('any charges over $100 in the last 30 days', countOf({ ...spent, ...recent, min: 10_001 }))
  put('show me purchases between $20 and $50 last week', { kinds: ['answer', 'empty'] })
  put('list my transactions yesterday', countOf({ from: shift(day, -1), to: shift(day, -1) }))
  put('Show me my recent large expenses', {
    values: of({ ...spent, ...recent })
      .map(centsOf)
      .toSorted((a, b) => b - a)
      .slice(0, 5)
      .map(money),
  })
  put(
    'show all Amazon purchases last month',
    countOf({ ...spent, payee: 'Amazon', ...month(day, -1) }),
  )
  put(
    'list expenses of at least $200 this year',
    countOf({ ...spent, from: `${day.slice(0, 4)}-01-01`, to: day, min: 20_000 }),
  )
  const netflix = of({ ...spent, payee: 'Netflix' }).toSorted((a, b) =>
    a.date < b.date ? 1 : -1,
  )[0]
  put('when did I last pay Netflix', { values: [netflix?.date.slice(0, 10) ?? ''] })
  put('how much was my last Netflix charge', { values: [netflix?.amount ?? ''] })
  put('when was the last time I went to Six Flags', {
    values: [
      of({ payee: 'Six Flags' })
        .map((row) => row.date.slice(0, 10))
        .toSorted()
        .at(-1) ?? '',
    ],
  })
  put('when did I first shop at Target', {
    values: [
      of({ payee: 'Target' })
        .map((row) => row.date.slice(0, 10))
        .toSorted()[0] ?? '',
    ],
  })
  const paychecks = of({ ...earned, not: { category: 'Refunds' } })
  const payDays = paychecks.map((row) => row.date.slice(0, 10)).toSorted()
  put('when was my last paycheck', { values: [payDays.at(-1) ?? ''] })
  const salaries = of({ ...earned, category: 'Salary' }).map(centsOf)
  put('smallest paycheck ever', { values: [money(Math.min(...salaries))] })
  put(
    'refunds this year',
    of({ ...earned, payee: 'Amazon refund', from: `${day.slice(0, 4)}-01-01`, to: day }).length +
      of({ ...earned, category: 'Refunds', from: `${day.slice(0, 4)}-01-01`, to: day }).length ===
      0
      ? { kinds: ['empty'] }
      : {
          values: [
            money(
              total(
                of({ ...earned, category: 'Refunds', from: `${day.slice(0, 4)}-01-01`, to: day }),
              ),
            ),
          ],
        },
  )
}
