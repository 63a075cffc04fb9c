import { byTotal, earned, type Make, spent } from './caseFigures.ts'
import type { Expected } from './judgeCases.ts'
import { centsOf, money, month, type RawRow, shift, total } from './rawFigures.ts'

// Questions as a household puts them, on Sunday, 22 November 2026.

const thisYear = { from: '2026-01-01', to: '2026-11-22' }
const lastYear = { from: '2025-01-01', to: '2025-12-31' }
const october = month('2026-10-15')
const september = month('2026-09-15')

const unsure: Expected = { kinds: ['clarify', 'refuse'] }

export function household(make: Make): void {
  theYear(make)
  monthsByNet(make)
  sourcesAndShops(make)
  anotherNumber(make)
  whichShopThatWas(make)
  slips(make)
  sinceThePayday(make)
  cameThrough(make)
}

function theYear({ put, of }: Make): void {
  const net = (span: { from: string; to: string }) =>
    money(total(of({ ...earned, ...span })) - total(of({ ...spent, ...span })))
  put("What's our net for the year?", { values: [net(thisYear)] })
  put('net for the year so far', { values: [net(thisYear)] })
  put('what did we spend over the year', { values: [money(total(of({ ...spent, ...thisYear })))] })
  put('income for the year?', { values: [money(total(of({ ...earned, ...thisYear })))] })
  put('net for the month?', { values: [net({ from: '2026-11-01', to: '2026-11-22' })] })
  const inJuly = ['how much did we spend in july']
  put('and net for the year?', { values: [net(thisYear)] }, inJuly)
  put('and net for the year?', { values: [net(lastYear)] }, ['how much did we spend in 2025'])
  put('and net for the year?', unsure, ['how much did we spend in may 2025'])
}

function monthsByNet({ put, of }: Make): void {
  const nets: { from: string; cents: number }[] = []
  for (let span = month('2025-01-15'); span.to <= lastYear.to; span = month(shift(span.to, 1)))
    nets.push({
      from: span.from,
      cents: total(of({ ...earned, ...span })) - total(of({ ...spent, ...span })),
    })
  const over = nets.filter(({ cents }) => cents < 0)
  const told: Expected =
    over.length === 0
      ? { texts: ['There is no month'] }
      : { values: over.map((n) => money(n.cents)) }
  put('in how many months of 2025 did i spend more than i earned', told)
  put('in how many months last year did we spend more than we earned', told)
  put('on how many months in 2025 did my spending exceed my income', told)
  const [best] = nets.toSorted((a, b) => b.cents - a.cents)
  const highest: Expected = { values: [money(best?.cents ?? 0)] }
  put('In which month of 2025 were we best off, net I mean?', highest)
  put('which month of 2025 were we best off', highest)
  put('what month was i best off in 2025', highest)
  const year = { from: '2025-11-01', to: october.to }
  const kept = total(of({ ...earned, ...year })) - total(of({ ...spent, ...year }))
  const average: Expected = { values: [money(kept), money(Math.round(kept / 12))] }
  put('on average, what do we have over at the end of each month, income minus spending?', average)
  put('what do we have left over at the end of each month on average', average)
  put('how much do we have over each month on average', average)
}

/** Longer lists are cut, and say so. */
const listedMax = 20

function sourcesAndShops({ put, of }: Make): void {
  const totals = (rows: readonly RawRow[], key: (row: RawRow) => string): Expected => ({
    values: byTotal(rows, key)
      .slice(0, listedMax)
      .map(([, cents]) => money(cents)),
  })
  const bySource = totals(of({ ...earned, ...lastYear }), ({ category }) => category)
  put('income by source in 2025', bySource)
  put('my income per source in 2025', bySource)
  put('what were our sources of income in 2025', bySource)
  put('break down my 2025 income by source', bySource)
  const groceries = of({ ...spent, ...october, category: 'Groceries' })
  const byShop = totals(groceries, ({ description }) => description ?? '')
  put('groceries by shop in october', byShop)
  put('Split that by shop please', byShop, ['Groceries in October?'])
  put('and by store?', byShop, ['Groceries in October?'])
  put('per supermarket', byShop, ['how much did i spend on groceries in october'])
}

function anotherNumber({ put, of }: Make): void {
  const top = (span: { from: string; to: string }, count: number): Expected => ({
    values: byTotal(of({ ...spent, ...span }), ({ category }) => category)
      .slice(0, count)
      .map(([, cents]) => money(cents)),
    texts: [`${count} of `],
  })
  const before = ['top 3 categories in october']
  put('make it top 5', top(october, 5), before)
  put('make that the top 5', top(october, 5), before)
  put('make it 5', top(october, 5), before)
  put('give me the top 5', top(october, 5), before)
  put('make it september', top(september, 3), before)
  const target = of({ ...spent, ...october, payee: 'Whole Foods' })
  put('make it just whole foods', { values: [money(total(target))] }, ['groceries in october'])
  put('make it to 100', { kinds: ['answer', 'clarify'], texts: ['score'] }, ['my health score?'])
}

function whichShopThatWas({ put, of }: Make): void {
  const groceries = of({ ...spent, ...october, category: 'Groceries' })
  const [biggest] = groceries.toSorted((a, b) => centsOf(b) - centsOf(a))
  const told: Expected = { values: [biggest?.amount ?? ''], texts: [biggest?.description ?? ''] }
  const before = ['How much was our largest grocery shop in October?']
  put('How much was our largest grocery shop in October?', told)
  put('how much did our biggest grocery shop cost in October', told)
  put('Which shop was that?', told, before)
  put('where was that', told, before)
  put('what store was it?', told, ['what was my biggest grocery purchase in october'])
  put('and after that?', { values: ['2026-12-28'] }, ['when does acme pay me next'])
  put('and the one after?', { values: ['2026-12-28'] }, ['when am i paid by acme corp next'])
}

/** A slip in a word whose phrase, and not only itself, tells what is asked. */
function slips({ put, of }: Make): void {
  const sizes = of({ ...earned, ...thisYear }).map(centsOf)
  const biggest: Expected = { values: [money(Math.max(...sizes))], texts: ['biggest income'] }
  put('largest payment I received this year', biggest)
  put('largest paayment I received this year', biggest)
  put('largset payment i recieved this year', biggest)
  const summers = ['2026', '2025'].map((year) =>
    money(total(of({ ...spent, from: `${year}-06-01`, to: `${year}-08-31` }))),
  )
  put('did we spend more this summer than lsat', { values: summers })
  put('did we spend mroe this summer than last', { values: summers })
  put('did we spend more thsi summer than last', { values: summers })
  put('who elsse can see my data', { kinds: ['help'] })
  put('who else cann see my data', { kinds: ['help'] })
  put('do i spend more on rent or everything ese', unsure)
  put('do i spend more on rent or everythng else', unsure)
  put('rent or evrything else, where did i spend more', unsure)
  put('when is reent due', unsure)
  put('groceries oveer $50 in october', {
    values: [String(of({ ...spent, ...october, category: 'Groceries', min: 50_01 }).length)],
  })
  put('I spnet 12 on lunch', { kinds: ['draft'], texts: ['expense of $12.00, Lunch'] })
  put('did i get a rise this year', { texts: ['No raise'] })
}

function sinceThePayday({ put, of }: Make): void {
  const since = { from: '2026-10-28', to: '2026-11-22' }
  const all = of({ ...spent, ...since })
  const told: Expected = { values: [money(total(all))], texts: ['October 28, 2026, Acme Corp'] }
  put('how much have i spent since payday', told)
  put('what have we spent since our last payday?', told)
  put('spending since my last paycheck', told)
  put('what did i spend since i last got paid', told)
  const groceries = all.filter(({ category }) => category === 'Groceries')
  put('groceries since payday', { values: [money(total(groceries))] })
  put('and on groceries?', { values: [money(total(groceries))] }, ['spending since payday'])
  put('since payday?', { values: [money(total(groceries))] }, ['how much did i spend on groceries'])
  put('how many purchases since i got paid', { values: [String(all.length)] })
  put('biggest expense since payday', { values: [money(Math.max(...all.map(centsOf)))] })
  put('and in october?', { values: [money(total(of({ ...spent, ...october })))] }, [
    'spending since payday',
  ])
}

function cameThrough({ put, of }: Make): void {
  const october28 = { values: ['4100.00', '2026-10-28'] }
  const came = { values: [money(total(of({ ...earned, ...october })))] }
  put('what came through in october?', came)
  put('how much income came through in october', came)
  put('did my pay come through in october', came)
  put('has the acme corp money come through?', october28)
  put('did acme corp come through yet', october28)
  put('has acme corp come through', october28)
}
