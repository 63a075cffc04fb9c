import { byTotal, earned, type Make, spent } from './caseFigures.ts'
import type { Expected } from './judgeCases.ts'
import { money, rounded, total, type Where } from './rawFigures.ts'

// Slang, and the English of those who learn it, on Sunday, 22 November 2026.

const october = { from: '2026-10-01', to: '2026-10-31' }
const september = { from: '2026-09-01', to: '2026-09-30' }
const thisYear = { from: '2026-01-01', to: '2026-11-22' }

const unsure: Expected = { kinds: ['clarify'] }
const refused: Expected = { kinds: ['refuse'] }

export function slang(make: Make): void {
  invoicesToPay(make)
  billsThatHit(make)
  lessThanNothing(make)
  farFromNormal(make)
  sneakyPrices(make)
  moreOrLess(make)
  stops(make)
  balances(make)
  leftInShops(make)
  refundsTakenOff(make)
  remarksAfter(make)
  notKeptHere(make)
  howToAdd(make)
  payers(make)
  weekendsOfHolidays(make)
  starts(make)
  costsOfIncome(make)
  goingOnShortly(make)
}

function invoicesToPay({ put, of }: Make): void {
  const told: Expected = { values: ['1513.59'], texts: ['bills are due'] }
  put('Which invoices I must pay in the next 14 days?', told)
  put('what invoices do i still have to pay in the next 14 days', told)
  put('invoices to pay in the next 14 days', told)
  put('And how much is it all together?', told, ['Which invoices I must pay in the next 14 days?'])
  put('when is the verizon invoice due', { texts: ['Verizon is due on'] })
  const power = of({ ...spent, ...october, payee: 'City Power' })
  put('which invoices did i pay city power in october', { values: [money(total(power))] })
  put('which invoices are due next week', unsure)
  put('what deposits do i have to pay this month', unsure)
  put('what wages must i pay', unsure)
}

function billsThatHit({ put }: Make): void {
  const box: Expected = { values: ['22.80'] }
  put('What bills still hit before the end of November?', box)
  put('which bills are going to hit next week', box)
  put('bills yet to hit this month', box)
  put("what's coming up next week, bill wise", box)
  put('bill-wise, what is due next week', box)
  const forecast: Expected = { texts: ['By November 30, 2026 you will have spent about'] }
  put('where am I going to land spending-wise at the end of November', forecast)
  put('where am i gonna land this month', forecast)
  put('where am i landing at month end', forecast)
}

/** A minus before what was paid may be a refund. */
function lessThanNothing({ put }: Make): void {
  put('paid -5 for gum', unsure)
  put('spent minus 12 on lunch', unsure)
  put('i bought a lamp for -$40', unsure)
  put('spent $18 on gum -3d', { kinds: ['draft'], texts: ['Gum, Other, November 19, 2026'] })
  put('paid 5 for gum', { kinds: ['draft'], texts: ['expense of $5.00, Gum'] })
  put('add expense -20 coffee', { kinds: ['draft'], texts: ['expense of $20.00, Coffee'] })
}

function farFromNormal({ put }: Make): void {
  const told: Expected = { texts: ['over three times the median'] }
  put('any charges that look way off from normal', told)
  put('charges far from normal this year', told)
  put('Were there in 2026 some charges which are not usual?', told)
  put("any expenses that weren't typical this year", told)
  put('does any charge look wrong to you', told)
  put('is my spending way above normal this month', unsure)
}

function sneakyPrices({ put }: Make): void {
  const told: Expected = { values: ['15.49', '17.99'], texts: ['raised a repeated charge'] }
  put('which subscription jacked up its price', told)
  put('who cranked up their prices', told)
  put('did netflix jack the price up', told)
  put('did any of my subscriptions sneak in a price increase', told)
  put('did a price hike slip through', told)
}

function moreOrLess({ put, of }: Make): void {
  const both = (where: Where): Expected => ({
    values: [
      { from: '2026-11-01', to: '2026-11-22' },
      { from: '2026-10-01', to: '2026-10-22' },
    ].map((span) => money(total(of({ ...where, ...span })))),
  })
  put('Am I spending more than last month or less', both(spent))
  put('am i spending less than last month, or more', both(spent))
  put(
    'do i spend more on groceries than last month or less',
    both({ ...spent, category: 'Groceries' }),
  )
  const years = [thisYear, { from: '2025-01-01', to: '2025-11-22' }]
  const groceries = years.map((span) => of({ ...spent, category: 'Groceries', ...span }))
  const sameDays: Expected = { values: groceries.map((rows) => money(total(rows))) }
  put('What is the difference between Groceries 2025 and 2026, same days?', sameDays)
  put('compare groceries in 2025 and 2026 over the same days', sameDays)
  put('groceries this year vs last year, same dates', sameDays)
  put('groceries in october vs september, same days', unsure)
}

function stops({ put, of }: Make): void {
  const rows = of({ ...spent, ...october, payee: 'Starbucks' })
  const times: Expected = { values: [String(rows.length)] }
  put('how many starbucks stops in october', times)
  put('how may times did i go to starbucks in october', times)
  put('how may purchases at starbucks in october', times)
  put('how much did my starbucks stops cost in october', { values: [money(total(rows))] })
  const sizes = of({ ...spent, payee: 'Starbucks' }).map(({ amount }) => Number(amount))
  put('cheapest Starbucks stop I ever made', { values: [Math.min(...sizes).toFixed(2)] })
  put('where do I stop the most', { texts: ['Most often', 'Starbucks'] })
  put('where did we stop most in october', { texts: ['Most often in October'] })
  const expenses: Expected = { values: [String(of({ ...spent, ...october }).length)] }
  put('How many expenses I had in October, in number?', expenses)
  put('in terms of number, how many expenses in october', expenses)
  put('how many times did i pay starbucks in october, in number', times)
}

function balances({ put, of }: Make): void {
  const net = (span: Where): Expected => ({
    values: [money(total(of({ ...earned, ...span })) - total(of({ ...spent, ...span })))],
  })
  put('How is my balance of income and expenses in October?', net(october))
  put('what was the balance between my income and my spending in october', net(october))
  put('income and expenses balance for october', net(october))
  put('And for September?', net(september), [
    'How is my balance of income and expenses in October?',
  ])
  put('what is my balance', refused)
}

function leftInShops({ put, of }: Make): void {
  const both: Expected = {
    values: ['Starbucks', 'Target'].map((payee) =>
      money(total(of({ ...spent, ...thisYear, payee }))),
    ),
  }
  put('Between Starbucks and Target, where I left more money in 2026?', both)
  put('Starbucks or Target, where did I leave more money this year?', both)
  const target = { values: [money(total(of({ ...spent, ...thisYear, payee: 'Target' })))] }
  put('how much money I left at Target this year', target)
  const food = of({ ...spent, category: 'Food & Dining', from: '2026-05-01', to: thisYear.to })
  put('Since 1 May, how much went away for Food & Dining?', { values: [money(total(food))] })
  const [top] = byTotal(of({ ...spent, ...october }), ({ description }) => description ?? '')
  put('where did i leave the most money in october', { values: [money(top?.[1] ?? 0)] })
  put('how much did i spend when i went away', unsure)
}

function refundsTakenOff({ put, of }: Make): void {
  const paid = total(of({ ...spent, ...thisYear, payee: 'Amazon' }))
  const back = of({ ...earned, ...thisYear, payee: ['Amazon', 'Amazon refund'] })
  const kept: Expected = { values: [money(paid - total(back))], texts: ['After refunds'] }
  put('Amazon this year but net of the refunds', kept)
  put('how much did i spend at amazon this year, but after refunds', kept)
  put('amazon this year but minus refunds', kept)
  const got: Expected = { values: [money(total(back))], texts: ['You got back'] }
  put('How much of refunds I have received this year?', got)
  put('how much of refunds did i get in 2026', got)
}

function remarksAfter({ put, of }: Make): void {
  const income: Expected = { values: [money(total(of({ ...earned, ...october })))] }
  put('What did I make in October. all of it', income)
  put('how much did i earn in october? every penny of it', income)
  put('what pay did i get in october', income)
  put('how much pay did i record in october', income)
  const best = byTotal(of(earned), ({ date }) => date.slice(0, 7))[0]?.[1] ?? 0
  const month: Expected = { values: [money(best)] }
  put('what was my best month for income ever, I need cheering up', month)
  put('cheer me up, what was my best month for income', month)
  const score: Expected = { texts: ['of 100 points'] }
  put("what's my health score and is it bad", score)
  put('my health score, and how good is it', score)
  put('is my score bad', score)
  const pay: Expected = { kinds: ['draft'], texts: ['income of $4,100.00, Acme Corp, Salary'] }
  put('Acme Corp paid me 4100 today yay', pay)
  put('acme corp paid me 4100, finally!', { kinds: ['draft'], texts: ['income of $4,100.00'] })
  put('spent 20 at Target today, ugh', { kinds: ['draft'], texts: ['$20.00, Target, Shopping'] })
}

function notKeptHere({ put }: Make): void {
  put('whats in my checking right now', refused)
  put('how much is in savings', refused)
  put('how much do i have in savings', refused)
  put('what do i have in the bank', refused)
  put('what does Wanda at work spend on groceries', refused)
  put('what did Wanda next door pay for her groceries', refused)
  put('what does my friend at work spend on groceries', refused)
}

function howToAdd({ put }: Make): void {
  const quickAdd: Expected = { kinds: ['help'], texts: ['Quick Add'] }
  put('how do I add my paycheck here', quickAdd)
  put('how can i record my pay', quickAdd)
  put('how do i put in my wages', quickAdd)
  const bills: Expected = { kinds: ['help'], texts: ['Recurring Bills page'] }
  put('Can I set up rent as something that repeats every month? how', bills)
  put('how do i make a payment repeat monthly', bills)
  put('can i add something that happens every year', bills)
}

function payers({ put, of }: Make): void {
  const clients = byTotal(of({ ...earned, ...thisYear }), ({ description }) => description ?? '')
  const [top, least] = [clients[0]?.[1] ?? 0, clients.at(-1)?.[1] ?? 0]
  put('which client paid the least this year', { values: [money(least)] })
  put('my biggest client this year', { values: [money(top)] })
  put('top 2 clients this year', { values: clients.slice(0, 2).map(([, cents]) => money(cents)) })
  put('who was the best paying customer of 2026', { values: [money(top)] })
  const payday: Expected = { texts: ['next payday is November 28, 2026'] }
  put("when's my next money coming", payday)
  put('when is the next money coming in', payday)
  const state: Expected = { texts: ['is active', 'next due on'] }
  put('do I still pay for Netflix', state)
  put('do we still get charged for spotify', state)
  const monthly = total(of({ ...spent, from: '2025-11-01', to: '2026-10-31' }))
  const rate: Expected = { values: [rounded(monthly, 12 * 100, 2)] }
  put("what's my burn rate", rate)
  put('monthly burn rate?', rate)
  const daily = { values: [rounded(total(of({ ...spent, ...october })), 31 * 100, 2)] }
  put('daily burn rate in october', daily)
}

function weekendsOfHolidays({ put, of }: Make): void {
  const memorial = of({ ...spent, from: '2026-05-23', to: '2026-05-25' })
  const labor = of({ ...spent, from: '2026-09-05', to: '2026-09-07' })
  const thanksgiving = of({ ...spent, from: '2025-11-27', to: '2025-11-30' })
  put('what did I spend over Memorial Day weekend', { values: [money(total(memorial))] })
  put('spending on labor day weekend', { values: [money(total(labor))] })
  put('how much went out over thanksgiving weekend', { values: [money(total(thanksgiving))] })
  put('what did i spend on the 4th of july weekend', unsure)
  put('what did i spend over christmas weekend', unsure)
  const [top] = byTotal(of({ ...spent, ...october }), ({ category }) => category)
  put('split October by category', { values: [money(top?.[1] ?? 0)] })
  put('can I split a transaction into two categories', { kinds: ['help'] })
}

function starts({ put, of }: Make): void {
  const first = of({ ...spent, payee: 'Starbucks' })
    .map(({ date }) => date.slice(0, 10))
    .toSorted()[0]
  const told: Expected = { values: [first ?? ''], texts: ['The first time'] }
  put('when did I start Starbucks', told)
  put('when did we start with starbucks', told)
  put('when did i sign up for starbucks', told)
  put('when did i join evenkeel', { kinds: ['help'], texts: ['Account Information'] })
  put('when did i sign up', { kinds: ['help'], texts: ['Account Information'] })
}

/** What is taken off the income, and what would change nothing or name neither of two things. */
function costsOfIncome({ put, of }: Make): void {
  const [came, rent] = [
    total(of({ ...earned, ...october })),
    total(of({ ...spent, ...october, payee: 'Rent' })),
  ]
  const less: Expected = { values: [money(came), money(rent), money(came - rent)] }
  put('income minus rent in october', less)
  put('what did I earn in october less Rent', less)
  put('and after rent?', less, ['how much did I earn in october'])
  put('how much did i earn in october without the rent', unsure)
  const without = of({ ...earned, ...october, not: { category: 'Freelance' } })
  put('income without freelance in october', { values: [money(total(without))] })
  put('what did i pay for housing gifts this year', unsure)
  put('groceries shopping total in october', unsure)
  const both = [...of({ ...spent, ...october, category: 'Groceries' })]
  const gifts = of({ ...spent, ...october, category: 'Gifts' })
  put('groceries, gifts in october', { values: [money(total([...both, ...gifts]))] })
  const left: Expected = { texts: ['left this month'] }
  put('how much will I have at the end of the month', left)
  put('how much money will we have by the end of the month', left)
}

function goingOnShortly({ put, of }: Make): void {
  const groceries = of({ ...spent, ...october, category: 'Groceries' })
  const each: Expected = {
    values: [rounded(total(groceries), groceries.length * 100, 2)],
    texts: ['each on Groceries in October 2026'],
  }
  const onGroceries = ['how much did I spend on groceries in October']
  put('per trip?', each, onGroceries)
  put('and per purchase', each, onGroceries)
  put('each time?', each, onGroceries)
  const inOctober = ['how much did I spend in October']
  const income: Expected = { values: [money(total(of({ ...earned, ...october })))] }
  put('I meant income', income, inOctober)
  put('i mean what i earned', income, inOctober)
  const payers = byTotal(of({ ...earned, ...october }), ({ description }) => description ?? '')
  const earnedIn = ['how much did I earn in October']
  put('who paid the most?', { values: [money(payers[0]?.[1] ?? 0)] }, earnedIn)
  put('and who paid me the least', { values: [money(payers.at(-1)?.[1] ?? 0)] }, earnedIn)
  const payees = byTotal(of({ ...spent, ...october }), ({ description }) => description ?? '')
  put('who got the most?', { values: [money(payees[0]?.[1] ?? 0)] }, inOctober)
  const all = total(of({ ...earned, ...october }))
  const share: Expected = { values: [rounded(total(groceries) * 100, all, 1)] }
  put("what's that in percent of income", share, onGroceries)
  put('what is it as a share of my income?', share, onGroceries)
  const both: Expected = {
    values: ['Starbucks', 'Target'].map((payee) =>
      money(total(of({ ...spent, ...october, payee }))),
    ),
  }
  put('more than Target?', both, ['how much did I spend at Starbucks in October'])
  put('and less than target', both, ['what did starbucks cost me in October'])
  put('more than groceries?', unsure, inOctober)
  put('more than groceries?', unsure)
  put('and from then on?', unsure, inOctober)
  const weekly: Expected = { values: [rounded(total(groceries) * 7, 31 * 100, 2)] }
  put('weekly average?', weekly, onGroceries)
  put('average weekly', weekly, onGroceries)
  const whole: Expected = { values: [money(total(of({ ...spent, ...october })))] }
  const withoutRent = ['how much did I spend in October without rent']
  put('with rent?', whole, withoutRent)
  put('and with it', whole, withoutRent)
  const kept = all - total(of({ ...spent, ...october }))
  put('left over?', { values: [money(kept)] }, earnedIn)
  put('anything left over?', { values: [money(kept)] }, earnedIn)
  put(
    'up or down from september?',
    {
      values: [money(total(of({ ...spent, ...september, category: 'Groceries' })))],
      texts: ['Groceries'],
    },
    onGroceries,
  )
  put('double it', { values: [money(2 * total(groceries))] }, onGroceries)
  put('until now?', unsure, inOctober)
  put('after that?', unsure, inOctober)
}
