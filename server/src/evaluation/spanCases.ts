import { byTotal, earned, type Make, spent, sumOf } from './caseFigures.ts'
import type { Expected } from './judgeCases.ts'
import {
  centsOf,
  dayNumber,
  money,
  month,
  rounded,
  shift,
  total,
  type Where,
} from './rawFigures.ts'

// A time and nothing else, and what is asked of days and months, on Sunday, 22 November 2026.

const today = '2026-11-22'
const october = month('2026-10-15')
const november = { from: '2026-11-01', to: today }
const lastWeek = { from: '2026-11-09', to: '2026-11-15' }
const thisYear = { from: '2026-01-01', to: today }

const unsure: Expected = { kinds: ['clarify', 'refuse'] }

export function spans(make: Make): void {
  timesAlone(make)
  wholeTimes(make)
  habitsOfDays(make)
  againstUsual(make)
  eachOfThem(make)
  lastRows(make)
  monthsAndDays(make)
  moreThanBefore(make)
  bothSides(make)
  streaksAndGaps(make)
  newOnes(make)
  partsOfASum(make)
  sharesAndSpells(make)
}

type Span = { from: string; to: string }

function timesAlone({ put, of }: Make): void {
  const all = (span: Span): Expected => {
    const [came, went] = [total(of({ ...earned, ...span })), total(of({ ...spent, ...span }))]
    const top = byTotal(of({ ...spent, ...span }), ({ category }) => category).slice(0, 3)
    return {
      values: [
        ...(came === 0 ? [] : [money(came)]),
        money(went),
        ...(came === 0 ? [] : [money(came - went)]),
        ...top.flatMap(([, sum]) => [money(sum), rounded(sum * 100, went, 1)]),
      ],
      texts: top.map(([name]) => name),
    }
  }
  put('October', all(october))
  put('in october?', all(october))
  put('give me a summary of october', all(october))
  put('an overview of my finances please', all(november))
  put('recap of last week', all(lastWeek))
  put('last week', all(lastWeek))
  put('two months ago', all(month('2026-09-15')))
  put('this year so far', all(thisYear))
  put('summarize 2025', all({ from: '2025-01-01', to: '2025-12-31' }))
  put('last summer', all({ from: '2026-06-01', to: '2026-08-31' }))
  put('last weekend', all({ from: '2026-11-14', to: '2026-11-15' }))
  const day = { from: '2026-11-21', to: '2026-11-21' }
  const rows = of(day)
  const ofDay: Expected = {
    values: [money(total(of({ ...spent, ...day }))), String(rows.length), ...rows.map(amountOf)],
  }
  put('yesterday', ofDay)
  put('on Saturday', ofDay)
  put('on the 21st of november', ofDay)
  put('September', sumOf(of({ ...spent, ...month('2026-09-15'), category: 'Groceries' })), [
    'how much on groceries in october',
  ])
  put('summary of september', all(month('2026-09-15')), ['how much on groceries in october'])
  put('September', unsure, ['how much did I spend at Wolt in october'])
  put('October?', unsure, ['when is payday'])
  put('next month', unsure)
  put('tomorrow', unsure)
  put('did it go in october', unsure)
}

function amountOf(row: Parameters<typeof centsOf>[0]): string {
  return money(centsOf(row))
}

function wholeTimes({ put, of }: Make): void {
  const last = sumOf(of({ ...spent, ...october }))
  put('spending in the last full month', last)
  put('how much did I spend last calendar month', last)
  put('how much did I spend in the whole month of october', last)
  put('last calendar year spending', sumOf(of({ ...spent, from: '2025-01-01', to: '2025-12-31' })))
  put('how much money left my hands in october', last)
  put('how much left my wallet last month', last)
  put('and the whole year', sumOf(of({ ...spent, ...thisYear, category: 'Groceries' })), [
    'how much on groceries in october',
  ])
  put('and the entire year?', sumOf(of({ ...spent, ...thisYear, payee: 'Starbucks' })), [
    'how much at Starbucks last month',
  ])
  const rows = of({ from: '2026-11-16', to: today })
  put('everything since Monday', { values: [String(rows.length)] })
  put('everything after november 15', { values: [String(rows.length)] })
}

function habitsOfDays({ put, of }: Make): void {
  const visits = of({ ...spent, from: '2025-11-01', to: '2026-10-31', payee: 'Starbucks' }).length
  put('how often do I go to Starbucks each week', {
    values: [String(visits), rounded(visits * 7, 365, 1)],
  })
  put('how frequently do I visit Starbucks a month', {
    values: [String(visits), rounded(visits, 12, 1)],
  })
  const days = (span: Span) => new Set(of({ ...spent, ...span }).map(({ date }) => date)).size
  const free = (span: Span): Expected => {
    const all = dayNumber(span.to) - dayNumber(span.from) + 1
    return { values: [String(all - days(span)), String(all)] }
  }
  put('days without spending in october', free(october))
  put('no-spend days this month', free(november))
  put('how many spend-free days did I have last week', free(lastWeek))
  const counts = [0, 1, 2, 3, 4, 5, 6].map(
    (weekday) => of({ ...spent, to: today, payee: 'Starbucks', weekdays: [weekday] }).length,
  )
  const most: Expected = { values: [String(Math.max(...counts))], texts: ['weekday with the most'] }
  put('what day do I usually go to Starbucks', most)
  put('which day do I mostly visit Starbucks', most)
  put('which days do I go to Starbucks most often', most)
}

function againstUsual({ put, of }: Make): void {
  const usual = (span: Span, where: { category?: string } = {}): Expected => {
    const before = { from: month(span.from, -12).from, to: shift(span.from, -1) }
    const [sum, all] = [span, before].map((each) => total(of({ ...spent, ...each, ...where })))
    return { values: [money(sum ?? 0), rounded(all ?? 0, 1200, 2)] }
  }
  put('is this month above average', usual(november))
  put('was october above my average?', usual(october))
  put('how far over my average is October', usual(october))
  put('is my spending on groceries below average this month', {
    ...usual(november, { category: 'Groceries' }),
  })
  put('are groceries above average this month', usual(november, { category: 'Groceries' }))
  put('compared to my average month how am I doing', usual(november))
  put('how am I doing this month compared to a typical month', usual(november))
}

function eachOfThem({ put, of }: Make): void {
  const year = { from: '2025-11-01', to: '2026-10-31' }
  const [starbucks, target] = ['Starbucks', 'Target'].map((payee) =>
    of({ ...spent, ...year, payee }),
  )
  if (starbucks === undefined || target === undefined) return
  const averages: Expected = {
    values: [starbucks, target].flatMap((rows) => [
      rounded(total(rows), rows.length * 100, 2),
      String(rows.length),
    ]),
  }
  put('how much cheaper is Starbucks than Target per visit', averages)
  put('average trip to Target vs Starbucks', averages)
  put('what do I spend at Target per trip compared to Starbucks', averages)
  put('Starbucks or Target: which is cheaper per purchase', averages)
  const [one, other] = ['Starbucks', 'Target'].map(
    (payee) => of({ ...spent, ...thisYear, payee }).length,
  )
  const counts: Expected = {
    values: [String(one), String(other), String(Math.abs((one ?? 0) - (other ?? 0)))],
  }
  put('do I go to Starbucks more often than Target this year', counts)
  put('how many times more did I go to Starbucks than Target this year', counts)
  put('how many visits each', counts, ['Starbucks vs Target this year'])
  const sums: Expected = {
    values: ['Starbucks', 'Target'].map((payee) =>
      money(total(of({ ...spent, ...thisYear, payee }))),
    ),
  }
  put('how much did I spend at Starbucks and Target each this year', sums)
  put('how much each?', sums, ['how much at Starbucks and Target this year'])
  const months = ['2026-09-15', '2026-10-15'].map((day) => total(of({ ...spent, ...month(day) })))
  put('how much in September and October each', { values: months.map(money) })
  put('how many visits each', unsure, ['how much at Starbucks this year'])
  put('Starbucks vs Target per month', unsure)
}

function lastRows({ put, of }: Make): void {
  const rows = of({ ...spent, to: today, payee: 'Starbucks' })
    .toSorted((a, b) => (a.date < b.date ? 1 : -1))
    .slice(0, 5)
  const averaged: Expected = {
    values: [money(total(rows)), rounded(total(rows), rows.length * 100, 2)],
  }
  put('what is the average of my last 5 Starbucks visits', averaged)
  put('average of my last 5 purchases at Starbucks', averaged)
  put('what did my last five Starbucks trips cost on average', averaged)
}

function monthsAndDays({ put, of }: Make): void {
  const byMonth = new Map<string, number>()
  for (const row of of({ to: today })) {
    const key = row.date.slice(0, 7)
    byMonth.set(key, (byMonth.get(key) ?? 0) + (row.type === 'income' ? 1 : -1) * centsOf(row))
  }
  const nets = [...byMonth.values()].slice(-31)
  const plus: Expected = { values: nets.filter((net) => net > 0).map(money) }
  put('in how many months did I save money', plus)
  put('which months did I save', plus)
  const minus = nets.filter((net) => net < 0)
  const red: Expected =
    minus.length === 0 ? { texts: ['in no month'] } : { values: minus.map(money) }
  put('months with negative net', red)
  put('in how many months did I lose money', red)
  put('how many months was I in the red', red)
  put('how many months can I save', unsure)
  const byDay = new Map<string, number>()
  for (const row of of({ ...spent, ...thisYear }))
    byDay.set(row.date, (byDay.get(row.date) ?? 0) + centsOf(row))
  const dear: Expected = { values: [...byDay.values()].filter((sum) => sum > 50_000).map(money) }
  put('when did I spend more than 500 in a day this year', dear)
  put('when have I spent over $500 this year in a single day', dear)
  const most = money(Math.max(...byDay.values()))
  put('my busiest spending day this year', { values: [most] })
}

function moreThanBefore({ put, of }: Make): void {
  const both = (...sums: Where[]): Expected => ({
    values: sums.map((where) => money(total(of({ ...spent, ...where })))),
  })
  const before = { from: '2026-10-01', to: '2026-10-22' }
  put('did I spend more this month', both(november, before))
  put('have I spent less this month', both(november, before))
  const category = 'Groceries'
  const lastYear = { from: '2025-01-01', to: '2025-11-22', category }
  const groceries = both({ ...thisYear, category }, lastYear)
  put('how much less did I spend on groceries this year', groceries)
  put('how much more have I spent on groceries this year', groceries)
  const august = month('2026-08-15')
  put('did I spend more in October?', both(october, august), ['how much did I spend in August'])
  put('and did I spend less in October?', both({ ...october, category }, { ...august, category }), [
    'how much on groceries in August',
  ])
  put('will I spend more this month', unsure)
  put('my income minus my bills', { ...unsure, texts: ['what is due'] })
}

function bothSides({ put, of }: Make): void {
  const [came, went] = [earned, spent].map((type) =>
    total(of({ ...type, to: today, payee: 'Amazon' })),
  )
  const net: Expected = {
    values: [money(came ?? 0), money(went ?? 0), money((came ?? 0) - (went ?? 0))],
  }
  put('Amazon: what I earned vs what I spent', net)
  put('how much did I receive and spend at Amazon', net)
  put('earned vs spent at Starbucks in October', {
    values: [money(total(of({ ...spent, ...october, payee: 'Starbucks' })))],
    texts: ['received nothing from Starbucks'],
  })
}

/** The days with such an expense, as numbers. */
function daysOf(rows: readonly { date: string }[]): number[] {
  const days = new Set(rows.map(({ date }) => dayNumber(date.slice(0, 10))))
  return [...days].toSorted((a, b) => a - b)
}

/** The longest run of days of which the expenses are all there, or all missing. */
function longest(days: readonly number[], { from, to }: Span, isFree: boolean): string {
  let [best, run] = [0, 0]
  for (let day = dayNumber(from); day <= dayNumber(to); day += 1) {
    run = days.includes(day) === isFree ? 0 : run + 1
    best = Math.max(best, run)
  }
  return String(best)
}

function streaksAndGaps({ put, of }: Make): void {
  const all = daysOf(of({ ...spent, ...thisYear }))
  const free: Expected = { values: [longest(all, thisYear, true)], texts: ['without an expense'] }
  put('longest streak without spending this year', free)
  put('how many days in a row did I not spend anything this year', free)
  put('the longest I went without spending this year', free)
  const busy: Expected = { values: [longest(all, thisYear, false)], texts: ['each day'] }
  put('how many days in a row did I spend this year', busy)
  put('longest streak of spending this year', busy)
  const starbucks = daysOf(of({ ...spent, ...thisYear, payee: 'Starbucks' }))
  const without: Expected = { values: [longest(starbucks, thisYear, true)], texts: ['Starbucks'] }
  put('longest streak without Starbucks this year', without)
  put('the longest I went without Starbucks this year', without)
  const visits = daysOf(of({ ...spent, to: today, payee: 'Starbucks' }))
  const gap = ((visits.at(-1) ?? 0) - (visits[0] ?? 0)) / (visits.length - 1)
  const gaps: Expected = { values: [gap.toFixed(1), String(visits.length)] }
  put('average time between Starbucks visits', gaps)
  put('how many days between Starbucks trips on average', gaps)
  put('how long do I go between visits to Starbucks', gaps)
  put('how many days between May 3 and June 4', unsure)
}

function newOnes({ put, of }: Make): void {
  const payees = (where: Where) =>
    new Set(of({ ...spent, ...where }).map((row) => row.description ?? ''))
  const firstOf = (span: Span, before: ReadonlySet<string>): Expected => {
    const found = [...payees(span)].filter((payee) => payee && !before.has(payee))
    return found.length === 0 ? { kinds: ['empty'] } : { texts: found }
  }
  const before = payees({ to: '2026-07-31' })
  const found = firstOf({ from: '2026-08-01', to: '2026-08-31' }, before)
  put('new payees in August', found)
  put('which places are new in August', found)
  const lapsed = [...payees({ to: '2026-10-31' })].filter(
    (payee) => payee && !payees(november).has(payee),
  )
  const gone: Expected = { texts: [`${lapsed.length} payees`, lapsed[0] ?? ''] }
  put('payees I have not visited this month', gone)
  put('which shops did I not go to this month', gone)
  const months = ['2026-09-15', '2026-10-15'].map((day) => month(day))
  const tops = [...months, november].map(
    (span) => byTotal(of({ ...spent, ...span }), ({ category }) => category)[0]?.[1] ?? 0,
  )
  put('top category each month since September 1', { values: tops.map(money) })
  const everyMonth = [...Array(11).keys()].map((index) => {
    const span = month(today, -index)
    return (
      byTotal(
        of({ ...spent, ...span, to: span.to < today ? span.to : today }),
        (row) => row.category,
      )[0]?.[1] ?? 0
    )
  })
  put('biggest category every month this year', { values: everyMonth.map(money) })
  put('my biggest expense category every month since september 1', { values: tops.map(money) })
}

function partsOfASum({ put, of }: Make): void {
  const before = ['how much on shopping in october']
  const rows = of({ ...spent, ...october, category: 'Shopping' })
  const payees = byTotal(rows, ({ description }) => description ?? '')
  const places: Expected = { values: payees.map(([, sum]) => money(sum)) }
  put('where?', places, before)
  put('at which places?', places, before)
  put('which shops?', places, before)
  const days = byTotal(rows, ({ date }) => date)
  const each: Expected = { values: days.map(([, sum]) => money(sum)) }
  put('which days', each, before)
  put('on which days?', each, before)
  put('what days exactly', each, before)
  const all = total(of({ ...spent, ...october }))
  const share: Expected = { values: [rounded(total(rows) * 100, all, 1)] }
  put('as a percentage', share, before)
  const top = byTotal(of({ ...spent, ...october }), ({ category }) => category).slice(0, 3)
  const shares: Expected = { values: top.map(([, sum]) => rounded(sum * 100, all, 1)) }
  put('with percentages', shares, ['top 3 categories in october'])
  put('in percent please', shares, ['top 3 categories in october'])
  put('which days', unsure, ['when is payday'])
  const ofShopping = total(rows)
  const half: Expected = { values: [money(ofShopping), rounded(ofShopping, 200, 2)] }
  put('half of what I spent on shopping in october', half)
  put('what is half my shopping in october', half)
  const tenth: Expected = { values: [money(ofShopping), rounded(ofShopping, 1000, 2)] }
  put('10% of my shopping in october', tenth)
  put('what is 10 percent of what we spent on shopping in october?', tenth)
  const onWeekends = of({ ...spent, ...october, weekdays: [6, 0] })
  const weekends: Expected = {
    values: [money(total(onWeekends)), rounded(total(onWeekends) * 100, all, 1)],
  }
  put('what share of october was spent at weekends', weekends)
  put('what percentage of my october spending was on weekends', weekends)
  put('how much percent of october went on saturdays and sundays', weekends)
  const middle = sumOf(of({ ...spent, from: '2026-10-10', to: '2026-10-20' }))
  put('spent from 10 to 20 October', middle)
  put('I spent between October 10 and October 20', middle)
  put('spent 10th to 20th of october', middle)
}

function sharesAndSpells({ put, of }: Make): void {
  const [rent, all] = [{ payee: 'Rent' }, {}].map((where) =>
    total(of({ ...spent, ...thisYear, ...where })),
  )
  const share: Expected = { values: [rounded((rent ?? 0) * 100, all ?? 1, 1)] }
  put('is more than half my money going on Rent this year', share)
  put('is most of my spending going to Rent this year', share)
  const year = { from: '2025-11-01', to: '2026-10-31' }
  const income = total(of({ ...earned, ...year }))
  const spell: Expected = { values: [rounded(income * 14, 36_500, 2)], texts: ['every two weeks'] }
  put('how much do I bring home every two weeks', spell)
  put('how much do I make biweekly', spell)
  put('what do I earn every fortnight', spell)
  const often = byTotal(of({ ...spent, to: today }), ({ description }) => description ?? '')
    .map(([name]) => of({ ...spent, to: today, payee: name }).length)
    .toSorted((a, b) => b - a)[0]
  put('what is my favorite store', { values: [String(often)], texts: ['most often'] })
}
