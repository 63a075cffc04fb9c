import { byTotal, earned, type Make, spent, sumOf } from './caseFigures.ts'
import type { Expected } from './judgeCases.ts'
import { centsOf, dayNumber, money, month, rounded, shift, total } from './rawFigures.ts'

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
  put('compared to my average month how am I doing', usual(november))
  put('how am I doing this month compared to a typical month', usual(november))
}
