import { earned, type Make, spent, sumOf } from './caseFigures.ts'
import type { Expected } from './judgeCases.ts'
import { centsOf, money, month, shift, total, type Where } from './rawFigures.ts'

// More questions as people type them, on Sunday, 22 November 2026.

const october = { from: '2026-10-01', to: '2026-10-31' }
const thisYear = { from: '2026-01-01', to: '2026-11-22' }
const lastYear = { from: '2025-01-01', to: '2025-12-31' }

const unsure: Expected = { kinds: ['clarify', 'refuse'] }

export function moreEveryday(make: Make): void {
  billsByWhatTheyAre(make)
  sumsAndLists(make)
  slipsInCategories(make)
  pricesAndSpans(make)
  refunds(make)
  monthsOverIncome(make)
}

function billsByWhatTheyAre({ put, of }: Make): void {
  const sizes = (where: Where) => of({ ...spent, ...where }).map(centsOf)
  put('steepest netflix bill ever', { values: [money(Math.max(...sizes({ payee: 'Netflix' })))] })
  put('lowest city power bill this year', {
    values: [money(Math.min(...sizes({ payee: 'City Power', ...thisYear })))],
  })
  put('whats my biggest bill', { values: ['1450.00'] })
  put('most expensive subscription of all time', unsure)
  const untilPayday: Expected = { values: ['22.80'], texts: ['before your next payday'] }
  put('what bills do i have to cover before payday', untilPayday)
  put('how much is due until i get paid', untilPayday)
  put('overdue bills until payday', unsure)
  put('how much do i need until payday', unsure)
  put('biggest bill next month', { values: ['1450.00'], texts: ['the biggest'] })
  put('when is payday', { values: ['2026-11-28'] })
  const running: Expected = {
    texts: ['Netflix: $17.99', 'Spotify: $10.99', 'in your category Subscriptions'],
  }
  put('which subscriptions are we paying for', running)
  put('what memberships am i paying for', running)
  put('how much is the netflix bill these days', { values: ['17.99'] })
}

function sumsAndLists({ put, of }: Make): void {
  const groceries = of({ ...spent, ...october, category: 'Groceries' })
  const newest = groceries.toSorted((a, b) => b.date.localeCompare(a.date)).slice(0, 3)
  put('where do i stand for october, spending wise', sumOf(of({ ...spent, ...october })))
  put('where am i at this month', unsure)
  put('what groceries did i buy in october', {
    values: [money(total(groceries)), ...newest.map(({ amount }) => amount)],
  })
  put('picked up a few things at target today', { kinds: ['clarify'], texts: ['What amount'] })
  put('paid the plumber this morning', { kinds: ['clarify'], texts: ['What amount'] })
  put('spent at target today', { kinds: ['answer', 'empty'] })
  const others = of({ ...spent, ...october, not: { payee: 'Rent' } }).map(centsOf)
  put('the most expensive thing in october apart from rent', {
    values: [money(Math.max(...others))],
  })
  put('purchases over $20 in october besides rent', {
    values: [String(others.filter((cents) => cents > 20_00).length)],
    texts: [', leaving out Rent, each over $20.00, in October'],
  })
  const between = others.filter((cents) => cents > 20_00 && cents < 30_00)
  put('purchases over $20 and under $30 besides rent in october', {
    values: [
      String(between.length),
      money(total(of({ ...spent, ...october, min: 2001, max: 2999 }))),
    ],
  })
  put('top 3 categories in october apart from rent', {
    texts: [', leaving out Rent, of '],
  })
  const first = of({ ...spent, payee: 'Whole Foods' })
    .map(({ date }) => date.slice(0, 10))
    .toSorted()[0]
  put('when did i first wander into whole foods', { values: [first ?? ''] })
}

function slipsInCategories({ put, of }: Make): void {
  const groceries = of({ ...spent, ...october, category: 'Groceries' })
  const read = { values: [money(total(groceries))], texts: ['as Groceries'] }
  put('how much did i spend on grocries in october', read)
  put('grocereis in october, how much', read)
  put('how much did i spend on shipping in october', unsure)
}

function pricesAndSpans({ put, of }: Make): void {
  put('could i afford 2025 on a couch', { texts: ['After $2,025.00'] })
  put('could i afford 4 tires at 120', { kinds: ['clarify'], texts: ['in all'] })
  put('and the next 14', { texts: ['in the next 14 days'] }, ['what is due in the next 7 days'])
  const twoMonths = of({ ...spent, from: shift('2026-09-22', 1), to: '2026-11-22' })
  put('and the last two', { values: [money(total(twoMonths))] }, [
    'how much did i spend in the last 3 months',
  ])
  put('any odd or strange charges this year', { kinds: ['answer'], texts: ['stand'] })
}

function refunds({ put, of }: Make): void {
  const both = [thisYear, lastYear]
  const back = (span: Where) =>
    total(of({ ...earned, payee: ['Amazon', 'Amazon refund'], ...span }))
  const out = (span: Where) => total(of({ ...spent, payee: 'Amazon', ...span }))
  const net = both.map((span) => out(span) - back(span)).reduce((a, b) => a + b)
  put('what did amazon cost me this year and last year after refunds', { values: [money(net)] })
  put('netflix after refunds this year', { texts: ['No refund is recorded'] })
  put('refunds from amazon this year', { values: [money(back(thisYear))] })
}

function monthsOverIncome({ put, of }: Make): void {
  const nets: number[] = []
  for (let span = month('2026-01-15'); span.from <= '2026-11-22'; span = month(shift(span.to, 1)))
    nets.push(total(of({ ...earned, ...span })) - total(of({ ...spent, ...span })))
  const over = nets.filter((cents) => cents < 0)
  const under = nets.filter((cents) => cents > 0)
  const listed = (found: number[]): Expected =>
    found.length === 0 ? { texts: ['There is no month'] } : { values: found.map(money) }
  put('in which months this year did i spend more than i made', listed(over))
  put('any months this year where we spent less than we earned', listed(under))
}
