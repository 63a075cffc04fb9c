import { byTotal, earned, type Make, spent, sumOf } from './caseFigures.ts'
import type { Expected } from './judgeCases.ts'
import { centsOf, money, month, type RawRow, rounded, total, type Where } from './rawFigures.ts'

// Questions that bring a new value to the one before, on Sunday, 22 November 2026, and words that could be used twice.

const october = month('2026-10-15')
const september = month('2026-09-15')
const firstHalf = { from: '2026-01-01', to: '2026-06-30' }
const secondHalf = { from: '2026-07-01', to: '2026-11-22' }
const thisYear = { from: '2026-01-01', to: '2026-11-22' }

const unsure: Expected = { kinds: ['clarify', 'refuse'] }

export function goingOn(make: Make): void {
  otherPrices(make)
  otherLimits(make)
  otherPlaces(make)
  movesBetween(make)
  stepsAndScores(make)
  halves(make)
  paidMonths(make)
  lists(make)
  partsOfIt(make)
  amountsOfIt(make)
  usualWeekdays(make)
  politely(make)
  differences(make)
  otherTimes(make)
}

function otherPrices({ put }: Make): void {
  const price = ['can i afford a couch for $700']
  put('and 2100?', { texts: ['After $2,100.00'] }, price)
  put('what if it was 1950', { texts: ['After $1,950.00'] }, price)
  put('how about $80', { texts: ['After $80.00'] }, price)
  put('and for groceries?', unsure, price)
  put('what about next month', unsure, price)
  put('could i afford a $900 tv in march', unsure)
  put('what about 250', { texts: ['After $250.00'] }, ['how much is left this month'])
}

function otherLimits({ put, of }: Make): void {
  const limited = ['list my purchases over $40 in october']
  const counted = (where: Where): Expected => {
    const rows = of({ ...spent, ...october, ...where })
    return rows.length === 0
      ? { kinds: ['empty'] }
      : { values: [String(rows.length), money(total(rows))] }
  }
  put('over 90?', counted({ min: 90_01 }), limited)
  put('over 1990?', counted({ min: 1990_01 }), limited)
  put('and under 10?', counted({ max: 9_99 }), limited)
  put('and under 100?', counted({ min: 40_01, max: 99_99 }), limited)
  put('and 60?', counted({ min: 60_01 }), limited)
  put('and at target?', counted({ min: 40_01, payee: 'Target' }), limited)
  const whether = ['did i spend more than $200 on groceries in october']
  const groceries = total(of({ ...spent, ...october, category: 'Groceries' }))
  const before = total(of({ ...spent, ...september, category: 'Groceries' }))
  put('and 2000?', { values: [money(groceries)], texts: ['$2,000.00'] }, whether)
  put('and in september?', { values: [money(before)], texts: ['$200.00'] }, whether)
}

function otherPlaces({ put, of }: Make): void {
  const starbucks = daysOf(of({ ...spent, payee: 'Starbucks' }))
  const shell = daysOf(of({ ...spent, payee: 'Shell' }))
  const last = ['when did i last go to starbucks']
  put('and the one before that?', { values: [starbucks.at(-2) ?? ''] }, last)
  put('and the one before?', { values: [starbucks.at(-3) ?? ''] }, [
    ...last,
    'and the one before that?',
  ])
  put('the time before that?', { values: [shell.at(-2) ?? ''] }, ['when was my last shell visit'])
  put('and the one after that?', { values: [shell[1] ?? ''] }, ['when did i first go to shell'])
  const sizes = of({ ...spent, ...october })
    .map(centsOf)
    .toSorted((a, b) => b - a)
  put('and the third?', { values: [money(sizes[2] ?? 0)] }, ['my biggest expense in october'])
  put('and 4?', { texts: ['4 of '] }, ['my top 2 categories in october'])
  put('when did netflix start charging me', { values: [daysOf(of({ payee: 'Netflix' }))[0] ?? ''] })
  put('when did spotify first bill me', { values: [daysOf(of({ payee: 'Spotify' }))[0] ?? ''] })
}

function movesBetween({ put, of }: Make): void {
  const compared = ['did i spend more in october or september']
  const [category, by] = mostUp(of({ ...spent, ...october }), of({ ...spent, ...september }))
  const moved: Expected = { values: [money(by)], texts: [`${category}: up`] }
  put('which category went up the most', moved, compared)
  put('what category rose the most', moved, ['compare october and september'])
  put('which categories went up', moved, ['how did october change against september'])
  put('and in august?', unsure, compared)
  const sides = [october, september].map((span) =>
    money(total(of({ ...spent, ...span, payee: 'Starbucks' }))),
  )
  put('was my starbucks bill higher in october than september', { values: sides })
  put('was starbucks lower in september than in october', { values: sides })
}

function stepsAndScores({ put }: Make): void {
  const rise = ['did netflix get more expensive']
  put('how much extra is that a year', { values: ['30.00'] }, rise)
  put('and how much more is that per month?', { values: ['2.50'] }, rise)
  put('how much extra is that a year', { kinds: ['clarify', 'empty'] }, ['did uber go up in price'])
  put('how do i get it up', { texts: ['higher had you spent'] }, ['what is my health score'])
  put('what would make it better?', { texts: ['higher had you spent'] }, ['my health score'])
  put('how can i get my score to 70', { texts: ['reaches 70'] })
  put('what would bring my score to 80', { texts: ['reaches 80'] })
  put('can my score reach 100', { texts: ['100 is not within reach that way'] })
  put('how do i push it to 100', { texts: ['100 is not within reach that way'] }, [
    'whats my health score',
  ])
  put('how much a year?', { values: ['215.88'] }, ['what would i save if i cancelled netflix'])
}

function halves({ put, of }: Make): void {
  const both = [firstHalf, secondHalf].map((span) => money(total(of({ ...spent, ...span }))))
  put('how does the first half of 2026 compare with the second half', { values: both })
  put('did i spend more in the second half than in the first half of this year', { values: both })
  const lastYear = ['2025-01-01', '2025-07-01'].map((from) => {
    const to = from === '2025-01-01' ? '2025-06-30' : '2025-12-31'
    return money(total(of({ ...spent, from, to })))
  })
  put('compare h1 and h2 of 2025', { values: lastYear })
  put(
    'together with september',
    { values: [money(total(of({ ...spent, ...september, to: october.to })))] },
    ['how much did i spend in october'],
  )
  put('on weekends?', sumOf(of({ ...spent, ...october, weekdays: [0, 6] })), [
    'how much did i spend in october',
  ])
  put('and the second half?', sumOf(of({ ...spent, ...secondHalf })), [
    'how much did i spend in the first half of this year',
  ])
}

function paidMonths({ put, of }: Make): void {
  const rose = { payee: 'April Rose' }
  put('how much have i paid april this year', sumOf(of({ ...spent, ...rose, ...thisYear })))
  put('what have i given april', sumOf(of({ ...spent, ...rose })))
  put('how much did i pay to april in october', sumOf(of({ ...spent, ...rose, ...october })))
  put('how much did i pay in april', sumOf(of({ ...spent, ...month('2026-04-15') })))
  put('how much rent did i pay april', unsure)
  put('25 bucks to April Rose last night', {
    kinds: ['draft'],
    texts: ['$25.00', 'November 21, 2026'],
  })
  put('how much came in last month', sumOf(of({ ...earned, ...october })))
}

function lists({ put, of }: Make): void {
  const dear = of({ ...spent, ...thisYear, payee: 'Uber', min: 20_01 })
  const each = dear.map(({ amount }) => amount)
  const listed: Expected = { values: [String(dear.length), ...each.slice(-10)] }
  put('which ubers were over 20 this year', listed)
  put('any ubers over $20 this year', listed)
  const visits = of({ ...spent, ...october, payee: 'Starbucks' })
  put('how many coffees at starbucks in october', {
    values: [String(visits.length)],
    texts: ['I left aside “coffees”'],
  })
  put('how many coffees at target in october', unsure)
}

function partsOfIt({ put, of }: Make): void {
  const whole = total(of({ ...spent, ...october }))
  const ofOctober = (category: string): Expected => ({
    values: [money(total(of({ ...spent, ...october, category }))), money(whole)],
  })
  put('how much of that was groceries', ofOctober('Groceries'), ['total spending in october'])
  put('what share of it was shopping', ofOctober('Shopping'), ['what did i spend in october'])
  put('and how much of that was rent?', ofOctober('Housing'), ['how much did i spend in october'])
  put('how much of that was shopping', unsure, ['my biggest expense in october'])
  put('how much of that was shopping', unsure)
}

function amountsOfIt({ put }: Make): void {
  put('how much will it be?', { values: ['4100.00'] }, ['when do i get paid next'])
  put('and how much is that?', { values: ['4100.00'] }, ['when is payday'])
  put('how much will it be', { values: ['17.99'] }, ['when is netflix due'])
  put('how much will it be', unsure, ['how much did i spend in october'])
  put('what if i drop netflix and spotify', { values: ['347.76', '28.98'] })
  put('what happens if i stopped netflix and spotify', { values: ['347.76', '28.98'] })
  put('what would happen if we quit spotify', { values: ['131.88'] })
}

function usualWeekdays({ put, of }: Make): void {
  const visits = of({ ...spent, payee: 'Starbucks' })
  const counts = [0, 1, 2, 3, 4, 5, 6].map(
    (weekday) => of({ ...spent, payee: 'Starbucks', weekdays: [weekday] }).length,
  )
  const most: Expected = { values: [String(Math.max(...counts)), String(visits.length)] }
  put('what day of the week do i usually go to starbucks', most)
  put('which weekday do i go to starbucks most often', most)
  put('on what day of the week do i tend to go to starbucks', most)
}

/** What is said to be polite changes nothing, and only how to split a sum is no question of its own. */
function politely({ put, of }: Make): void {
  const asked = ['how much did i spend in october']
  const totals = byTotal(of({ ...spent, ...october }), ({ category }) => category)
  const split: Expected = {
    values: totals.map(([, cents]) => money(cents)),
    texts: ['in October 2026'],
  }
  const polite = ['by category pls', 'pls by category', 'hey, by category please?']
  const wordy = [
    'can you do that by category',
    'split by category thanks',
    'by category if you can',
  ]
  for (const question of [...polite, ...wordy]) put(question, split, asked)
  const whole = total(of({ ...spent, ...october }))
  put('per day please', { values: [rounded(whole, 31 * 100, 2)] }, asked)
  put('split this transaction by category', { kinds: ['help'] }, asked)
}

/** Of two sums that were asked one after the other, if they differ in one thing. */
function differences({ put, of }: Make): void {
  const sumIn = (where: Where) => total(of({ ...spent, ...where }))
  const apart = (a: number, b: number): Expected => ({
    values: [money(a), money(b), money(Math.abs(a - b))],
  })
  const months = apart(sumIn(september), sumIn(october))
  const first = 'how much did i spend in september'
  put('difference?', months, [first, 'and in october?'])
  put("what's the difference", months, [first, 'how much did i spend in october'])
  put('how big is the difference between the two', months, [first, 'and in october?'])
  const shops = ['Starbucks', 'Target'].map((payee) => sumIn({ ...october, payee }))
  put('whats the difference', apart(shops[0] ?? 0, shops[1] ?? 0), [
    'how much did i spend at starbucks in october',
    'and at target?',
  ])
  const kept = total(of({ ...earned, ...october })) - sumIn(october)
  put('and the difference?', { values: [money(kept)] }, [
    'how much did i earn in october',
    'and how much did i spend?',
  ])
  put('difference?', unsure, [first, 'and on groceries in october?'])
  put('difference?', unsure, [first, 'biggest expense in october'])
  put('what is the difference', unsure, [first])
}

/** The same of another year, its shops and its months. */
function otherTimes({ put, of }: Make): void {
  const groceries = { category: 'Groceries' }
  const before = { from: '2025-10-01', to: '2025-10-31' }
  const sameMonth = sumOf(of({ ...spent, ...groceries, ...before }))
  for (const asked of ['same month in 2025?', 'and the same month in 2025?'])
    put(asked, sameMonth, ['what did i spend on groceries in october 2026'])
  const total2025 = sumOf(of({ ...spent, ...groceries, from: '2025-01-01', to: '2025-12-31' }))
  for (const asked of ['hm ok, how was that in 2025', 'and how was it in 2025?'])
    put(asked, total2025, ['what did i spend on groceries this year'])
  const payees = byTotal(of({ ...spent, ...groceries, ...october }), (row) => row.description ?? '')
  const rows = of({ ...spent, ...groceries, ...october }).map(centsOf)
  for (const asked of ['and the single biggest piece of it?', 'the biggest part of that'])
    put(asked, { values: [money(Math.max(...rows))] }, ['what did i spend on groceries in october'])
  put('income?', { values: [money(total(of({ ...earned, ...october })))] }, [
    'what did i spend in october',
  ])
  const [top] = payees
  for (const asked of [
    'break down groceries in october',
    'break the groceries category down for october',
  ])
    put(asked, { texts: payees.map(([name]) => name), values: payees.map(([, sum]) => money(sum)) })
  const months = [8, 9, 10].map((number) => month(`2026-${String(number).padStart(2, '0')}-01`))
  const sums = months.map((each) => money(total(of({ ...spent, ...groceries, ...each }))))
  for (const asked of [
    'how did groceries develop month by month from august to october',
    'how has the groceries category changed month by month from august through october?',
  ])
    put(asked, { values: sums })
  if (top !== undefined)
    for (const asked of ['at which shop the most', 'at which store most?'])
      put(asked, { texts: [top[0]], values: [money(top[1])] }, [
        'what did i spend on groceries in october',
      ])
}

function daysOf(rows: readonly RawRow[]): string[] {
  return rows.map(({ date }) => date.slice(0, 10)).toSorted()
}

/** The category that grew most from one month to the next, and by how much. */
function mostUp(now: readonly RawRow[], before: readonly RawRow[]): [string, number] {
  const old = new Map(byTotal(before, ({ category }) => category))
  const moves = byTotal(now, ({ category }) => category).map(
    ([category, sum]): [string, number] => [category, sum - (old.get(category) ?? 0)],
  )
  return moves.toSorted((a, b) => b[1] - a[1])[0] ?? ['', 0]
}
