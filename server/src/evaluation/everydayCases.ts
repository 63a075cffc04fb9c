import { byTotal, earned, type Make, spent, sumOf } from './caseFigures.ts'
import type { Expected } from './judgeCases.ts'
import { centsOf, money, month, rounded, shift, total, type Where } from './rawFigures.ts'

// Questions as people type them, on Sunday, 22 November 2026: run-on, with asides, corrections and slips.

const october = { from: '2026-10-01', to: '2026-10-31' }
const september = { from: '2026-09-01', to: '2026-09-30' }
const august = { from: '2026-08-01', to: '2026-08-31' }
const july = { from: '2026-07-01', to: '2026-07-31' }
const june = { from: '2026-06-01', to: '2026-06-30' }
const may = { from: '2026-05-01', to: '2026-05-31' }
const december = { from: '2025-12-01', to: '2025-12-31' }
const november = { from: '2026-11-01', to: '2026-11-22' }
const thisYear = { from: '2026-01-01', to: '2026-11-22' }
const lastYear = { from: '2025-01-01', to: '2025-12-31' }

const unsure: Expected = { kinds: ['clarify', 'refuse'] }
const draft: Expected = { kinds: ['draft'] }
const anAnswer: Expected = { kinds: ['answer', 'empty'] }

type Group = Pick<Make, 'put'> & {
  out: (where: Where) => Expected
  inn: (where: Where) => Expected
  of: Make['of']
}

export function everyday({ put, of }: Make): void {
  const out = (where: Where) => sumOf(of({ ...spent, ...where }))
  const inn = (where: Where) => sumOf(of({ ...earned, ...where }))
  const group = { put, out, inn, of }
  asidesBefore(group)
  asidesAfter(group)
  asidesWithFigures(group)
  corrections(group)
  slips(group)
  severalAtOnce(group)
  restrictions(group)
  unknownRestrictions(group)
  months(group)
  pastAndFuture(group)
  drafts(group)
  goingOn(group)
}

function asidesBefore({ put, out, inn, of }: Group): void {
  const net = (span: Where) =>
    money(total(of({ ...earned, ...span })) - total(of({ ...spent, ...span })))
  put('ugh my card bill scared me, what did i spend in october', unsure)
  put(
    'me and my gf are arguing about takeout, how much did we put on uber eats in september',
    out({ ...september, payee: 'Uber Eats' }),
  )
  put('i swear i barely went out. whats the damage for october', out(october))
  put('So my mom keeps asking if im saving anything, how much was left in august', {
    values: [net(august)],
  })
  put(
    'i think we pay too much for groceries. how much was it in june',
    out({ ...june, category: 'Groceries' }),
  )
  put(
    'I spend way too much at starbucks, what was it in july',
    out({ ...july, payee: 'Starbucks' }),
  )
  put(
    'Uber is killing me lately, what did i pay them in september',
    out({ ...september, payee: 'Uber' }),
  )
  put(
    'my roommate moved out in march so rent is all mine now, how much did i spend on rent this year',
    out({ ...thisYear, payee: 'Rent' }),
  )
  put(
    'we were in florida all of august, how much did i spend at target in september',
    out({ ...september, payee: 'Target' }),
  )
  put('boss gave me a raise in may, whats my income this year', inn(thisYear))
  put('its friday and im broke lol how much have i spent this month', out(november))
  put('ok so dont laugh, how many times did i go to starbucks in october', {
    values: [String(of({ ...spent, ...october, payee: 'Starbucks' }).length)],
  })
  put('my landlord wants the last payment proof, when did i last pay rent', {
    values: ['2026-11-01'],
  })
  put(
    'I feel like amazon takes half my paycheck, how much was amazon in october',
    out({ ...october, payee: 'Amazon' }),
  )
  put('the gym keeps emailing me. how much is planet fitness', { values: ['24.99'] })
  put('since you know everything, whats my biggest expense category this year', {
    values: [money(byTotal(of({ ...spent, ...thisYear }), (row) => row.category)[0]?.[1] ?? 0)],
  })
  put(
    'my sister owes me for groceries, how much did i spend on groceries in october',
    out({ ...october, category: 'Groceries' }),
  )
  put('my wife spends a fortune at target, how much was it in october', unsure)
  put('so... rent. how much this year?', out({ ...thisYear, payee: 'Rent' }))
  put('question about shopping: where do i buy the most', anAnswer)
  put(
    'Hi! New here. Can you see what I spent on entertainment in 2026?',
    out({ ...thisYear, category: 'Entertainment' }),
  )
}

function asidesAfter({ put, out, inn, of }: Group): void {
  const both = {
    values: [october, september].map((span) => money(total(of({ ...spent, ...span })))),
  }
  put('how much did i spend in october, i have a feeling its bad', out(october))
  put(
    'what did groceries cost in september cause i think prices went up',
    out({ ...september, category: 'Groceries' }),
  )
  put('total for uber in july, my company might pay it back', out({ ...july, payee: 'Uber' }))
  put('whats left this month after bills, want to go to a concert', anAnswer)
  put('when is rent due again, i always forget', { values: ['2026-12-01'] })
  put('did i spend more in october or september? im guessing october', both)
  put(
    'list my target purchases in october please, i need to return one',
    out({ ...october, payee: 'Target' }),
  )
  put('how much on gas in october, thats shell i mean', unsure)
  put('what did i earn last month, asking for the mortgage guy', inn(october))
  put('biggest purchase in october, just curious', { values: ['1450.00'] })
  put(
    'how much did i spend last week, it was my birthday',
    out({ from: '2026-11-09', to: '2026-11-15' }),
  )
  put('spending this year so far? trying to save for a house', out(thisYear))
  put('hows october looking compared to september, i tried really hard', both)
}

function asidesWithFigures({ put, of }: Group): void {
  const net = money(total(of({ ...earned, ...thisYear })) - total(of({ ...spent, ...thisYear })))
  put('im 34 and have nothing saved, how much did i save this year', { values: [net] })
  put('we have 3 kids, what do we spend on groceries a month', anAnswer)
  put('last time i checked was june, how much have i spent on uber since', unsure)
  put('everyone says 30% on rent, what percent of my income is rent this year', {
    values: [
      rounded(
        total(of({ ...spent, ...thisYear, payee: 'Rent' })) * 100,
        total(of({ ...earned, ...thisYear })),
        1,
      ),
    ],
  })
  put('we agreed on max $300 for shopping last month. how much was it?', unsure)
  put(
    'kids are back in school and i need to plan, what did we spend on average per month this year on groceries',
    {
      values: [
        rounded(
          total(of({ ...spent, category: 'Groceries', from: '2026-01-01', to: '2026-10-31' })),
          1000,
          2,
        ),
      ],
    },
  )
}

function corrections({ put, out, inn, of }: Group): void {
  put('groceries in june no wait july', out({ ...july, category: 'Groceries' }))
  put('how much at target in august, sorry september', out({ ...september, payee: 'Target' }))
  put('starbucks, actually whole foods, in october', out({ ...october, payee: 'Whole Foods' }))
  put('what did i spend last week, i mean last month', out(october))
  put('total income in 2024, oops 2025', inn(lastYear))
  put('uber eats september... i meant october', out({ ...october, payee: 'Uber Eats' }))
  put('did i spend more in may than june, sorry, than july', {
    values: [may, july].map((span) => money(total(of({ ...spent, ...span })))),
  })
  put('dining october. scratch that, september', out({ ...september, category: 'Food & Dining' }))
}

function slips({ put, out, of }: Group): void {
  put('how much did i spned in october', out(october))
  put('hw much did we spend at trader joes in july', out({ ...july, payee: "Trader Joe's" }))
  put('hpw much for utilities last month', out({ ...october, category: 'Utilities' }))
  put('gimme octobr total', out(october))
  put('how mcuh is left over from octobers income', {
    values: [money(total(of({ ...earned, ...october })) - total(of({ ...spent, ...october })))],
  })
  put('avrage weekly spend this year', anAnswer)
}

function severalAtOnce({ put, out, of }: Group): void {
  const sum = (where: Where) => money(total(of({ ...spent, ...where })))
  put('how much did i spend in october and how much of that was groceries', {
    values: [sum({ ...october, category: 'Groceries' })],
  })
  put('what did i make in october and what did i spend', {
    values: [sum(october), money(total(of({ ...earned, ...october })))],
  })
  put('when is rent due and how much is it', { values: ['2026-12-01', '1450.00'] })
  put('whats my biggest bill and when is it due', { values: ['1450.00', '2026-12-01'] })
  put('how much on starbucks and how much on uber in september', {
    values: [sum({ ...september, payee: 'Starbucks' }), sum({ ...september, payee: 'Uber' })],
  })
  put('groceries in october and shopping in september', unsure)
  put('how much did i spend in october, and in september', {
    values: [sum(october), sum(september)],
  })
  put('am i spending more than i earn, this year i mean', {
    values: [sum(thisYear), money(total(of({ ...earned, ...thisYear })))],
  })
  put('did i go to whole foods in october, and if so how often', {
    values: [String(of({ ...spent, ...october, payee: 'Whole Foods' }).length)],
  })
  put(
    'what did i spend on food but not starbucks in october',
    out({ ...october, category: 'Food & Dining', not: { payee: 'Starbucks' } }),
  )
}

function restrictions({ put, out, of }: Group): void {
  const without = money(
    total(of({ ...spent, ...october, not: { payee: 'Rent' } })) -
      total(of({ ...spent, ...october, category: 'Utilities' })),
  )
  put('what did i spend in october, only on weekends', out({ ...october, weekdays: [0, 6] }))
  put('october spending, no rent', out({ ...october, not: { payee: 'Rent' } }))
  put('spending in october without rent and utilities', { values: [without] })
  put('purchases over 50 bucks in october', {
    values: [String(of({ ...spent, ...october, min: 5001 }).length)],
  })
  put('i only want the big ones. what did i spend in october over $100', unsure)
  put('what did i spend on tuesdays in october', out({ ...october, weekdays: [2] }))
}

function unknownRestrictions({ put }: Group): void {
  for (const question of [
    'how much did i spend on my credit card in october',
    'how much did i spend at costco in october',
    'i go to costco a lot, how much was it in october',
    'how much did my kids cost me this year',
    'we got a puppy in june, what have we spent on him',
    'i started therapy in may. how much has it been',
    'how much did i spend in october, sushi only',
    'spent on flights last year?',
    'how much did i spend while i was in chicago',
    'whats my spending when im drunk lol',
    'october spending for the kids',
    'how much did i pay jim in october',
    'how much did i venmo sarah this year',
    'spending in october except for stuff i got reimbursed for',
    'how much did i spend at starbucks before 9am',
    'how much on groceries in october, organic ones',
    'i bought a bike in september, how much was it',
    'how much did the dentist charge me in october',
    'we had a wedding in june, how much did i spend on it',
    'i love sushi but how much did i spend on it in october',
    'how much did i spend in october on things for the house',
    'coffee beans in october',
    'i moved to denver in july, what did i spend there',
    'what did i spend in october, the work stuff',
    'my ex kept the car. how much did i spend on him last year',
    'we do date night on fridays, how much did that cost in october',
  ])
    put(question, unsure)
}

function months({ put, of }: Group): void {
  const sums = (from: string) => {
    const all = []
    for (let span = month(from); span.to < '2026-11-01'; span = month(shift(span.to, 1)))
      all.push(total(of({ ...spent, ...span })))
    return all
  }
  const first =
    of(spent)
      .map(({ date }) => date.slice(0, 10))
      .toSorted()[0] ?? ''
  const least = (from: string) => ({ values: [money(Math.min(...sums(from)))] })
  put('whats the least i spent in a month', least(first))
  put('whats the most ive ever spent in a month', { values: [money(Math.max(...sums(first)))] })
  put('least i spent in a month this year', least('2026-01-01'))
  put('cheapest month this year', least('2026-01-01'))
  put('in which month did i spend the least', least(first))
}

function pastAndFuture({ put, out, of }: Group): void {
  const forgotten = { texts: ['is not in your records'] }
  put('how much was the city power bill for december', out({ ...december, payee: 'City Power' }))
  put('what did the netflix bill for december come to', out({ ...december, payee: 'Netflix' }))
  put('did i pay the rent for october', out({ ...october, payee: 'Rent' }))
  put('whats the netflix bill for december', { values: ['17.99'] })
  put('did i pay my verizon bill last month', out({ ...october, payee: 'Verizon' }))
  put('which subscriptions did i forget about', forgotten)
  put('subscriptions did i forget about', forgotten)
  put('any subscriptions i forgot', forgotten)
  put('are there bills i forgot to pay', { values: ['65.00'] })
  put('any bills i forgot about', { values: ['65.00'] })
  put('how much will i spend by the end of the month', anAnswer)
  put('what bills are coming up next week', { values: ['22.80'] })
  put('whats due in december', { texts: ['Rent'] })
  put('when did i pay city power', { values: ['2026-11-12'] })
  put('when do i pay city power', { values: ['2026-12-12'] })
  put('did acme pay me yet this month', anAnswer)
  put('how long till payday', { values: ['2026-11-28'] })
  put('has spotify gone up', anAnswer)
  const dear = of({ ...spent, payee: 'Netflix', ...october }).map(centsOf)
  put('my netflix bill for october, what was it', { values: [money(dear[0] ?? 0)] })
}

function drafts({ put }: Group): void {
  for (const line of [
    'coffee $4',
    'lunch 12.50',
    '$9 sandwich',
    'parking $6.75 yesterday',
    'uber 23.40',
    'target 45.12 friday',
    'spent 20 on gas',
    'haircut $35',
    'paid the plumber $180 on monday',
    'rent 1450.00',
    'two beers at the pub $14',
    'milk $3.50 and bread $2',
  ])
    put(line, draft)
  const noDraft: Expected = { kinds: ['answer', 'empty', 'clarify', 'refuse'] }
  for (const line of [
    'starbucks',
    'groceries over $50',
    'coffee 4',
    'starbucks under $5',
    'budget $500',
    'netflix $17.99?',
    'can i afford $200 shoes',
    'only $20 left',
    'expenses $50',
    'bills $65',
    'was it $40 at target',
    'anything at target for $43.21',
  ])
    put(line, noDraft)
}

function goingOn({ put, out }: Group): void {
  const asked = ['how much did i spend in october']
  put('thx. and at whole foods?', out({ ...october, payee: 'Whole Foods' }), [
    'how much did i spend at trader joes in october',
  ])
  put('wow thats a lot. what about september', out(september), asked)
  put('ok and without rent', out({ ...october, not: { payee: 'Rent' } }), asked)
  put('i dont believe it, show me the purchases', out({ ...october, payee: 'Target' }), [
    'how much did i spend at target in october',
  ])
  put('hmm no way. and in august', out(august), asked)
}
