import { byTotal, earned, type Make, spent, sumOf } from './caseFigures.ts'
import type { Expected } from './judgeCases.ts'
import { centsOf, money, month, total } from './rawFigures.ts'

// Questions about what an answer was about or picked out, and about months by their sums, on Sunday, 22 November 2026.

const october = month('2026-10-15')
const september = month('2026-09-15')
const thisYear = { from: '2026-01-01', to: '2026-11-22' }

const unsure: Expected = { kinds: ['clarify', 'refuse'] }

export function pointing(make: Make): void {
  countsOfIt(make)
  pricesNow(make)
  pickedTimes(make)
  partsAndSides(make)
  againstUsual(make)
  monthsByLimit(make)
  whatWasSaid(make)
  withoutThePeriod(make)
  leftOpen(make)
}

function countsOfIt({ put, of }: Make): void {
  const pay = of({ ...earned, ...october })
  const paid: Expected = { values: [String(pay.length), money(total(pay))] }
  put('how many payments was that?', paid, ['how much did i earn in october'])
  put('in how many deposits?', paid, ['what came in in october'])
  const bought = of({ ...spent, ...october })
  const counted: Expected = { values: [String(bought.length), money(total(bought))] }
  put('how many purchases is that', counted, ['what did i spend in october'])
  put('and how many transactions was that?', counted, ['what did i spend in october'])
  const visits = [october, september].map((span) => of({ ...spent, ...span, payee: ['Shell'] }))
  const then: Expected = { values: visits.map(({ length }) => String(length)) }
  put('more than in september?', then, ['how many times did i go to shell in october'])
  put('did i go to shell more often in october than in september', then)
  const salary = of({ ...earned, ...october, category: 'Salary' })
  put('how many paychecks was that', { values: [String(salary.length), money(total(salary))] }, [
    'my income in october',
  ])
}

function pricesNow({ put }: Make): void {
  const rise = ['did netflix get more expensive']
  put('so what is it per year now', { values: ['215.88'] }, rise)
  put("what's it cost me a year now", { values: ['215.88'] }, rise)
  put('how much is it now', { values: ['17.99'] }, rise)
  put('when?', { texts: ['since'], values: ['17.99'] }, rise)
  put('and what was the price before', { values: ['15.49'] }, rise)
  put('how much was it before that?', { values: ['15.49'] }, rise)
  put('from what?', { values: ['15.49'] }, rise)
  put('and per year?', { values: ['17400.00'] }, ['how much is rent'])
  put('how much does it cost a year', unsure)
  put('what does it cost me', unsure)
  put('and spotify too?', { values: ['28.98', '347.76'] }, ['what if i cancel netflix'])
}

function pickedTimes({ put, of }: Make): void {
  const year = of({ ...spent, ...thisYear })
  const [[top = '']] = byTotal(year, ({ date }) => date.slice(0, 7)) as [[string, number]]
  const span = month(`${top}-15`)
  const dearest = ['which month this year did i spend the most']
  put('how much did i earn that month?', sumOf(of({ ...earned, ...span })), dearest)
  const groceries = of({ ...spent, ...span, category: 'Groceries' })
  put('and what did i spend on groceries then', sumOf(groceries), dearest)
  put('how much on groceries in that month', sumOf(groceries), dearest)
  const before = month(`${top}-15`, -1)
  const both = [span, before].map((each) => money(total(of({ ...spent, ...each }))))
  put('why was it so high?', { values: both }, dearest)
  put('why?', { values: both }, dearest)
  const sizes = of({ ...spent, ...span }).map(centsOf)
  put('what was the biggest purchase that month', { values: [money(Math.max(...sizes))] }, dearest)
  put('what did i buy that week', unsure, dearest)
  const [[day = '']] = byTotal(year, ({ date }) => date.slice(0, 10)) as [[string, number]]
  const bought = of({ ...spent, from: day, to: day })
  put('what did i buy that day?', { values: [day, money(total(bought))] }, [
    'which day this year did i spend the most',
  ])
  put('how much a month is that?', unsure, ['which category do i spend the most on'])
}

function partsAndSides({ put, of }: Make): void {
  const bought = of({ ...spent, ...october })
  const categories = byTotal(bought, ({ category }) => category)
  put('on what?', { values: categories.slice(0, 5).map(([, cents]) => money(cents)) }, [
    'how much did i spend in october',
  ])
  const food = total(of({ ...spent, ...october, category: 'Food & Dining' }))
  const income = money(total(of({ ...earned, ...october })))
  const asked = ['what did i spend on food in october']
  put('and of my income?', { values: [money(food), income] }, asked)
  put('and of my spending?', { values: [money(food), money(total(bought))] }, asked)
  put('and of my spending?', { values: [money(food), money(total(bought))] }, [
    ...asked,
    'what percentage is that of my income',
  ])
  const sizes = bought.map(centsOf)
  for (const question of ['what was the biggest thing?', 'which was the most expensive purchase?'])
    put(question, { values: [money(Math.max(...sizes))] }, ['how much did i spend in october'])
  const left = total(of({ ...earned, ...october })) - total(bought)
  put('so what was left?', { values: [money(left)] }, ['how much did i spend in october'])
  const starbucks = of({ ...spent, payee: 'Starbucks' }).map(({ date }) => date.slice(0, 10))
  put('when was the last charge', { values: [starbucks.toSorted().at(-1) ?? ''] }, [
    'how much did i spend at starbucks',
  ])
  put('how much did i spend?', sumOf(of({ ...spent, ...september })), [
    'did i spend anything in september',
  ])
}

function againstUsual({ put, of }: Make): void {
  const months = { from: '2025-10-01', to: september.to }
  const food = { ...spent, category: 'Food & Dining' }
  const twelve = total(of({ ...food, ...months }))
  const against: Expected = {
    values: [money(total(of({ ...food, ...october }))), money(Math.round(twelve / 12))],
  }
  for (const question of ['is that a lot?', 'is that normal for me', 'was that more than usual?'])
    put(question, against, ['what did i spend on food in october'])
  put('is that a lot', unsure, ['what did i spend on food from march to may'])
}

function monthsByLimit({ put, of }: Make): void {
  const sums = byTotal(of({ ...spent, ...thisYear }), ({ date }) => date.slice(0, 7))
  const middle = sums[Math.floor(sums.length / 2)]?.[1] ?? 0
  const limit = Math.floor(middle / 10_000) * 100
  const over = sums.filter(([, cents]) => cents > limit * 100).map(([, cents]) => money(cents))
  const under = sums.filter(([, cents]) => cents < limit * 100).map(([, cents]) => money(cents))
  put(`in which months this year did i spend over $${limit}`, { values: over })
  put(`which months this year did i spend less than ${limit} dollars`, { values: under })
  put(`how many months did i spend more than $${limit} this year`, {
    values: over,
    texts: [`In ${over.length} month`],
  })
  put('in which months did i spend more than $90000', { kinds: ['empty'] })
}

function whatWasSaid({ put, of }: Make): void {
  const income = total(of({ ...earned, ...october }))
  const net: Expected = { values: [money(income - total(of({ ...spent, ...october })))] }
  put('what was left over in october once everything was paid', net)
  put('what was left in october after everything was settled', net)
  const food = total(of({ ...spent, ...october, category: 'Food & Dining' }))
  const share: Expected = { values: [money(food)], texts: ['of your spending'] }
  put('how much of what i spent in october was food, percentage wise', share)
  const sides = [october, september].map((span) =>
    money(total(of({ ...spent, ...span, category: 'Utilities' }))),
  )
  put('was i paying more for utilities in october than in september', { values: sides })
  const dear = of({ ...spent, ...october, min: 300_01 })
  put('show expenses more then 300 dollar in october', {
    values: [String(dear.length), ...dear.map(({ amount }) => amount)],
  })
  put('did i got any dubble charges', { texts: ['Target'] })
  put('what do my regular bills cost me in a year', { texts: ['Rent: $1,450.00', 'a year'] })
  const shopping = of({ ...spent, ...october, category: 'Shopping' })
  put('what did i spend on shoping in october', sumOf(shopping))
  put('how long since acme corp paid me', { values: ['2026-10-28'] })
  put('when does amazon pay me next', { kinds: ['refuse'], texts: ['cannot be known'] })
  const groceries = { ...spent, category: 'Groceries' }
  const years = [thisYear, { from: '2025-01-01', to: '2025-11-22' }]
  put('how much have groceries gone up since last year', {
    values: years.map((span) => money(total(of({ ...groceries, ...span })))),
  })
  put('where am i spending more than last month', { texts: ['What went up most'] })
}

/** What neither the question nor the one before tells is asked back. */
function leftOpen({ put, of }: Make): void {
  const dearest = ['which category do i spend the most on']
  put('how much was it last month', unsure, dearest)
  put('has it gone up', unsure, dearest)
  put('how much is that a year', unsure, ['which bill is my biggest'])
  put('what category was it', unsure, ['my biggest expense in october'])
  put('and is it due again soon', unsure, ['what did i pay verizon in october'])
  put('and compared to august', unsure, ['did i spend more in october than september'])
  put('which is bigger, rent or everything else', unsure)
  put('have i spent more on shopping than on me', unsure)
  put('are my bills higher than my income', unsure)
  const net = total(of({ ...earned, ...october })) - total(of({ ...spent, ...october }))
  put('minus expenses', { values: [money(net)] }, ['income in october'])
  const not = { payee: ['Rent', 'Netflix'] }
  put('and excluding netflix too', sumOf(of({ ...spent, ...october, not })), [
    'expenses in october',
    'excluding rent',
  ])
  put('per day?', { texts: ['left this month'] }, ['how much is left this month'])
}

function withoutThePeriod({ put }: Make): void {
  const after: Expected = { texts: ['After $400.00'] }
  put('can i afford a $400 winter coat', after)
  put('can i afford 400 dollar summer tires', after)
  put('can i afford a $400 coat last winter', unsure)
  const screens: Expected = { kinds: ['help'], texts: ['The dashboard has'] }
  put('where do i see my spending by category', screens)
  put('where can i find my income and expenses by month', screens)
  const none: Expected = { kinds: ['help'], texts: ['does not connect to banks'] }
  for (const question of [
    'connect my bank account',
    'can you sync with my bank',
    'how do i link my credit card',
    'can i import my transactions from a csv',
  ])
    put(question, none)
}
