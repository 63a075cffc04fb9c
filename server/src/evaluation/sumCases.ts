import { earned, lastYear, type Make, spent, sumOf } from './caseFigures.ts'
import type { Expected } from './judgeCases.ts'
import {
  dayNumber,
  money,
  month,
  named,
  rounded,
  sameDay,
  shift,
  total,
  type Where,
} from './rawFigures.ts'

export function sums({ day, put, of }: Make): void {
  const last = month(day, -1)
  const now = { from: month(day).from, to: day }
  const year = { from: `${day.slice(0, 4)}-01-01`, to: day }
  put(
    'How much did I spend on groceries last month?',
    sumOf(of({ ...spent, category: 'Groceries', ...last })),
  )
  put('groceries last month', sumOf(of({ ...spent, category: 'Groceries', ...last })))
  put(
    'Groceries last month - how much was it?',
    sumOf(of({ ...spent, category: 'Groceries', ...last })),
  )
  put('omg, so uh, how much did u say I spent last month', sumOf(of({ ...spent, ...last })))
  put('for my taxes: what did I spend in total this year?', sumOf(of({ ...spent, ...year })))
  put(
    "what'd I blow on eating out last month",
    sumOf(of({ ...spent, category: 'Food & Dining', ...last })),
  )
  put(
    'total spent on Food & Dining this year',
    sumOf(of({ ...spent, category: 'Food & Dining', ...year })),
  )
  put(
    'how much have i spent at starbucks so far this month',
    sumOf(of({ ...spent, payee: 'Starbucks', ...now })),
  )
  put('What did I spend in total last month?', sumOf(of({ ...spent, ...last })))
  put('how much money went out last month', sumOf(of({ ...spent, ...last })))
  put('what were my expenses last month', sumOf(of({ ...spent, ...last })))
  put('spending this year', sumOf(of({ ...spent, ...year })))
  put('How much did I earn last month?', sumOf(of({ ...earned, ...last })))
  put('what was my income this year', sumOf(of({ ...earned, ...year })))
  put(
    'how much did acme corp pay me this year',
    sumOf(of({ ...earned, payee: 'Acme Corp', ...year })),
  )
  put(
    'How much freelance income did I get this year?',
    sumOf(of({ ...earned, category: 'Freelance', ...year })),
  )
  put('how much did I spend at Six Flags', sumOf(of({ ...spent, payee: 'Six Flags' })))
  put('what did April Rose cost me in total', sumOf(of({ ...spent, payee: 'April Rose' })))
  put('how much have I spent on March', sumOf(of({ ...spent, category: 'March' })))
  put('how much did I spend in the category March', sumOf(of({ ...spent, category: 'March' })))
  put('how much did I spend at 7-Eleven', sumOf(of({ ...spent, payee: '7-Eleven' })))
  put('how much at cafe ole', sumOf(of({ ...spent, payee: 'Café Olé' })))
  put('how much did I spend at trader joes', sumOf(of({ ...spent, payee: "Trader Joe's" })))
  put(
    'total spending excluding rent this year',
    sumOf(of({ ...spent, ...year, not: { payee: 'Rent' } })),
  )
  put(
    'how much did I spend last month, not counting groceries',
    sumOf(of({ ...spent, ...last, not: { category: 'Groceries' } })),
  )
  put('how much did I spend on groceries and shopping last month', {
    values: [
      money(
        total([
          ...of({ ...spent, category: 'Groceries', ...last }),
          ...of({ ...spent, category: 'Shopping', ...last }),
        ]),
      ),
    ],
  })
  put('How much did I pay Netflix this year?', sumOf(of({ ...spent, payee: 'Netflix', ...year })))
  put('how much on purchases over $100 this year', sumOf(of({ ...spent, ...year, min: 10_001 })))
}

export function sharesAndNets({ day, put, of }: Make): void {
  const last = month(day, -1)
  const year = { from: `${day.slice(0, 4)}-01-01`, to: day }
  const [all, food] = [
    of({ ...spent, ...last }),
    of({ ...spent, category: 'Food & Dining', ...last }),
  ]
  if (all.length > 0 && food.length > 0)
    put('what percentage of my spending last month was Food & Dining?', {
      values: [rounded(total(food) * 100, total(all), 1)],
    })
  put('what share of my spending is rent', {
    values: [rounded(total(of({ ...spent, payee: 'Rent' })) * 100, total(of(spent)), 1)],
  })
  put('what percent of my income goes to rent', {
    values: [rounded(total(of({ ...spent, payee: 'Rent' })) * 100, total(of(earned)), 1)],
  })
  put('what is my net this year', {
    values: [money(total(of({ ...earned, ...year })) - total(of({ ...spent, ...year })))],
  })
  put('did I spend more than I earned last month', {
    values: [money(total(of({ ...earned, ...last })) - total(of({ ...spent, ...last })))],
  })
  put('how much did I save last year', {
    values: [
      money(total(of({ ...earned, ...lastYear(day) })) - total(of({ ...spent, ...lastYear(day) }))),
    ],
  })
}

export function periods({ day, put, of }: Make): void {
  const monday = shift(day, -((new Date(`${day}T12:00:00Z`).getUTCDay() + 6) % 7))
  put('how much did I spend today', sumOf(of({ ...spent, from: day, to: day })))
  put(
    'how much did I spend yesterday',
    sumOf(of({ ...spent, from: shift(day, -1), to: shift(day, -1) })),
  )
  put('how much did I spend this week', sumOf(of({ ...spent, from: monday, to: day })))
  put(
    'how much did I spend last week',
    sumOf(of({ ...spent, from: shift(monday, -7), to: shift(monday, -1) })),
  )
  put('spending in the last 7 days', sumOf(of({ ...spent, from: shift(day, -6), to: day })))
  put(
    'how much have I spent over the past 30 days?',
    sumOf(of({ ...spent, from: shift(day, -29), to: day })),
  )
  put(
    'how much did I spend in the last 3 months',
    sumOf(of({ ...spent, from: shift(sameDay(day, -3), 1), to: day })),
  )
  put('what did I spend in May', sumOf(of({ ...spent, ...named(day, 5) })))
  put('what did I spend in february', sumOf(of({ ...spent, ...named(day, 2) })))
  put('how much did I spend in Dec?', sumOf(of({ ...spent, ...named(day, 12) })))
  put(
    'how much did I spend in March 2026',
    sumOf(of({ ...spent, from: '2026-03-01', to: min('2026-03-31', day) })),
  )
  put(
    'how much did I spend since March',
    sumOf(of({ ...spent, from: named(day, 3).from, to: day })),
  )
  put(
    'how much did I spend from March to April',
    sumOf(of({ ...spent, from: named(day, 3).from, to: named(day, 4).to })),
  )
  put(
    'how much did I spend between 2026-02-10 and 2026-02-20',
    sumOf(of({ ...spent, from: '2026-02-10', to: '2026-02-20' })),
  )
  put(
    'how much did I spend on March 5, 2026',
    sumOf(of({ ...spent, from: '2026-03-05', to: '2026-03-05' })),
  )
  put(
    'how much did I spend on 3/5/2026',
    sumOf(of({ ...spent, from: '2026-03-05', to: '2026-03-05' })),
  )
  put('how much did I spend in 2025', sumOf(of({ ...spent, from: '2025-01-01', to: '2025-12-31' })))
  put(
    'how much did I spend in Q1 2026',
    sumOf(of({ ...spent, from: '2026-01-01', to: '2026-03-31' })),
  )
  put('how much did I spend last quarter', sumOf(of({ ...spent, ...lastQuarter(day) })))
  put('spending on February 30', { kinds: ['clarify'] })
  put('how much did I spend on 2026-02-29', { kinds: ['clarify'] })
  put('how much did I spend tomorrow', { kinds: ['empty'] })
  put('how much did I spend in 1999', { kinds: ['empty'] })
}

function min(a: string, b: string): string {
  return a < b ? a : b
}

function lastQuarter(day: string) {
  const index = Math.floor((Number(day.slice(5, 7)) - 1) / 3)
  const back = Number(day.slice(5, 7)) - 1 - index * 3
  return { from: month(day, -back - 3).from, to: month(day, -back - 1).to }
}

export function counts({ day, put, of }: Make): void {
  const last = month(day, -1)
  const year = { from: `${day.slice(0, 4)}-01-01`, to: day }
  const countOf = (where: Where): Expected => {
    const rows = of(where)
    return rows.length === 0 ? { kinds: ['empty'] } : { values: [String(rows.length)] }
  }
  put('how many transactions do I have', countOf({}))
  put(
    'how many times did I go to Starbucks last month',
    countOf({ ...spent, payee: 'Starbucks', ...last }),
  )
  put('number of purchases last month', countOf({ ...spent, ...last }))
  put('how many transactions did I have last month?', countOf({ ...last }))
  put('How many times have I used Uber this year?', countOf({ ...spent, payee: 'Uber', ...year }))
  put('how many purchases over $50 last month', countOf({ ...spent, ...last, min: 5001 }))
  put('count my grocery trips last month', { kinds: ['answer', 'clarify'] })
  put('how often do I go to Starbucks', countOf({ ...spent, payee: 'Starbucks' }))
  put(
    'how often did I order from Uber Eats this year',
    countOf({ ...spent, payee: 'Uber Eats', ...year }),
  )
  const daysOf = (where: Where): Expected => {
    const days = new Set(of({ ...spent, ...last, ...where }).map(({ date }) => date.slice(0, 10)))
    return days.size === 0 ? { kinds: ['empty'] } : { values: [String(days.size)] }
  }
  put('on how many days last month did I buy groceries?', daysOf({ category: 'Groceries' }))
  put('how many days did i go to starbucks last month', daysOf({ payee: 'Starbucks' }))
  put('how many different days did I spend money last month', daysOf({}))
  put('number of days with shopping purchases last month', daysOf({ category: 'Shopping' }))
}

export function averages({ day, put, of }: Make): void {
  const year = { from: month(day, -12).from, to: month(day, -1).to }
  const length = dayNumber(year.to) - dayNumber(year.from) + 1
  const all = total(of({ ...spent, ...year }))
  put('average monthly spending', { values: [rounded(all, 1200, 2)] })
  put('What do I spend per month on average?', { values: [rounded(all, 1200, 2)] })
  put('what do I usually spend a month on groceries', {
    values: [rounded(total(of({ ...spent, category: 'Groceries', ...year })), 1200, 2)],
  })
  put('average weekly grocery spending', { kinds: ['answer', 'clarify'] })
  put('how much do I spend on groceries per week on average', {
    values: [rounded(total(of({ ...spent, category: 'Groceries', ...year })) * 7, length * 100, 2)],
  })
  put('average daily spending', { values: [rounded(all, length * 100, 2)] })
  put('what is my average income per month', {
    values: [rounded(total(of({ ...earned, ...year })), 1200, 2)],
  })
  const uber = of({ ...spent, payee: 'Uber' })
  put("what's my average Uber ride", { values: [rounded(total(uber), uber.length * 100, 2)] })
  const last = of({ ...spent, ...month(day, -1) })
  put('average purchase last month', { values: [rounded(total(last), last.length * 100, 2)] })
}
