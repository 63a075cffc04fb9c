import { byTotal, earned, lastYear, type Make, monthWord, spent, sumOf } from './caseFigures.ts'
import {
  dayNumber,
  money,
  month,
  rounded,
  sameDay,
  shift,
  total,
  type Where,
} from './rawFigures.ts'

/** Questions that were once answered wrongly or not at all: each represents a way of asking. */
export function wordings({ day, put, of }: Make): void {
  const last = month(day, -1)
  const before = month(day, -2)
  const year = { from: `${day.slice(0, 4)}-01-01`, to: day }
  const sum = (where: Where) => total(of({ ...spent, ...where }))
  const groceries = sum({ ...last, category: 'Groceries' })
  const limit = of({ ...spent, ...last, category: 'Groceries' }).length === 0
  put(
    'did I go over $200 on groceries last month',
    limit
      ? { kinds: ['empty'] }
      : { values: [money(groceries), money(Math.abs(groceries - 20_000))] },
  )
  put('what % of my income did I spend last month', {
    values: [rounded(sum(last) * 100, total(of({ ...earned, ...last })), 1)],
  })
  const shopping = sum({ category: 'Shopping' })
  put('what percent of my shopping was at Target', {
    values: [rounded(sum({ category: 'Shopping', payee: 'Target' }) * 100, shopping, 1)],
  })
  put('income minus expenses last month', {
    values: [money(total(of({ ...earned, ...last })) - sum(last))],
  })
  const days = byTotal(of({ ...spent, ...last }), (row) => row.date.slice(0, 10))
  put('on which day did I spend the most last month', {
    values: [days[0]?.[0] ?? '', money(days[0]?.[1] ?? 0)],
  })
  put('what is the most I ever spent in one day', {
    values: [money(byTotal(of(spent), (row) => row.date.slice(0, 10))[0]?.[1] ?? 0)],
  })
  put('how many income transactions did I have last month', {
    values: [String(of({ ...earned, ...last }).length)],
  })
  put(
    'how much on weekdays last month',
    sumOf(of({ ...spent, ...last, weekdays: [1, 2, 3, 4, 5] })),
  )
  put('where did most of my money go last month?', {
    values: [money(byTotal(of({ ...spent, ...last }), (row) => row.category)[0]?.[1] ?? 0)],
  })
  const [first, second] = [monthWord(before), monthWord(last)]
  put(`what changed from ${first} to ${second}`, { values: [money(sum(before)), money(sum(last))] })
  put(`how much did I spend from ${first} to ${second}`, {
    values: [money(sum({ from: before.from, to: last.to }))],
  })
  put(`how much did I spend in the first week of ${second}`, {
    values: [money(sum({ from: last.from, to: shift(last.from, 6) }))],
  })
  put(`how much did I spend between the 2nd and the 20th of ${second}`, {
    values: [money(sum({ from: shift(last.from, 1), to: shift(last.from, 19) }))],
  })
  const span = { from: `${Number(day.slice(0, 4)) - 1}-01-01`, to: sameDay(day, -12) }
  put('is my spending higher than last year', { values: [money(sum(year)), money(sum(span))] })
  const payees = byTotal(of({ ...spent, ...year }), (row) => row.description ?? '')
  const above = payees.filter(([, cents]) => cents > 50_000)
  put(
    'who did I pay more than $500 this year',
    above.length === 0
      ? { kinds: ['empty'] }
      : { values: above.slice(0, 20).map(([, cents]) => money(cents)) },
  )
  put('how much did I spend at 7 eleven', sumOf(of({ ...spent, payee: '7-Eleven' })))
  put('how much have I spent on €50 shoes', { kinds: ['clarify'] })
  put('how much will I spend at Starbucks next month', { kinds: ['clarify'] })
}

/** Ways round the same questions: openers, whole spans, looking back, and going on from the question before. */
export function moreWordings({ day, put, of }: Make): void {
  const last = month(day, -1)
  const name = monthWord(last)
  const lastSpent = of({ ...spent, ...last })
  const year = lastYear(day)
  put(`so like what did i even spend in ${name} lol`, sumOf(lastSpent))
  put(
    `Good morning, kindly tell me what I ended up spending in the month of ${name}`,
    sumOf(lastSpent),
  )
  put(`${name} total excluding Rent`, sumOf(of({ ...spent, ...last, not: { payee: 'Rent' } })))
  put(
    `total income recorded in calendar year ${year.from.slice(0, 4)}`,
    sumOf(of({ ...earned, ...year })),
  )
  const net = total(of({ ...earned, ...last })) - total(lastSpent)
  put(`did I end up ahead in ${name}`, { values: [money(net)] })
  put(`what remained of my income in ${name} after all the expenses`, { values: [money(net)] })
  const visits = of({ ...spent, payee: 'Starbucks' }).map(({ date }) => date.slice(0, 10))
  put('Date of the most recent Starbucks visit', { values: [visits.toSorted().at(-1) ?? ''] })
  put('when did I start paying for Netflix', {
    values: [
      of({ ...spent, payee: 'Netflix' })
        .map(({ date }) => date.slice(0, 10))
        .toSorted()[0] ?? '',
    ],
  })
  put('shopping at Target in total', sumOf(of({ ...spent, category: 'Shopping', payee: 'Target' })))
  const before = month(day, -2)
  const asked = [`how much did I spend in ${monthWord(before)}`]
  put('and the month after?', sumOf(lastSpent), asked)
  put(
    'how many purchases was that',
    { values: [String(of({ ...spent, ...before }).length)] },
    asked,
  )
  put(`and for the whole of ${year.from.slice(0, 4)}`, sumOf(of({ ...spent, ...year })), asked)
}

/** Parts of a month, spans counted in words, exclusions, and comparisons of more than two. */
export function partsOfTime({ day, put, of }: Make): void {
  const last = month(day, -1)
  const before = month(day, -2)
  const [first, second] = [monthWord(before), monthWord(last)]
  const spentIn = (where: Where) => sumOf(of({ ...spent, ...where }))
  const length = dayNumber(last.to) - dayNumber(last.from) + 1
  const middle = shift(last.from, Math.floor(length / 2))
  put(`spending at the start of ${second}`, spentIn({ from: last.from, to: shift(last.from, 9) }))
  put(`what did I spend in late ${second}?`, spentIn({ from: shift(last.to, -9), to: last.to }))
  put(
    `how much in mid-${second}`,
    spentIn({ from: shift(last.from, 10), to: shift(last.from, 19) }),
  )
  put(`total for the second half of ${second}`, spentIn({ from: middle, to: last.to }))
  put(
    'how much did I burn through in the past fortnight',
    spentIn({ from: shift(day, -13), to: day }),
  )
  put('outgoings in the last ninety days', spentIn({ from: shift(day, -89), to: day }))
  put('spending in the last 3 full months', spentIn({ from: month(day, -3).from, to: last.to }))
  put(`everything but rent in ${second}`, spentIn({ ...last, not: { payee: 'Rent' } }))
  put(`add up everything I spent in ${second}`, spentIn(last))
  put(`any purchases above two hundred bucks in ${second}`, {
    values: [String(of({ ...spent, ...last, min: 20_001 }).length)],
  })
  const sums = [last, before, month(day, -3)].map((span) => money(total(of({ ...spent, ...span }))))
  put(`compare ${second}, ${first} and ${monthWord(month(day, -3))}`, { values: sums })
  const weekdays = { ...spent, ...last, weekdays: [1, 2, 3, 4, 5] }
  const weekends = { ...spent, ...last, weekdays: [0, 6] }
  put(`did I spend more on weekends or weekdays in ${second}`, {
    values: [money(total(of(weekends))), money(total(of(weekdays)))],
  })
}
