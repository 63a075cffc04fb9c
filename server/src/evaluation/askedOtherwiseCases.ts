import { byTotal, earned, type Make, spent, sumOf } from './caseFigures.ts'
import type { Expected } from './judgeCases.ts'
import { centsOf, money, total, type Where } from './rawFigures.ts'

// Known questions in other words, on Sunday, 22 November 2026.

const october = { from: '2026-10-01', to: '2026-10-31' }
const september = { from: '2026-09-01', to: '2026-09-30' }
const thirdQuarter = { from: '2026-07-01', to: '2026-09-30' }
const secondQuarter = { from: '2026-04-01', to: '2026-06-30' }
const thisYear = { from: '2026-01-01', to: '2026-11-22' }

const refused: Expected = { kinds: ['refuse'] }

export function askedOtherwise(make: Make): void {
  fromOneTimeToAnother(make)
  weekdaysAtBothEnds(make)
  tooHigh(make)
  whatIsNotKnownHere(make)
  slips(make)
  datesAndAmounts(make)
  billsWithoutOthers(make)
  reasonsFirst(make)
  ownCategories(make)
  atTheStart(make)
  biggestRefunds(make)
  depositsAndDrafts(make)
  overdueSince(make)
  dueByAWeekday(make)
  sizeOfOneShop(make)
  sameMonthOnceMore(make)
  elsewhereAtThePayee(make)
  saidBesides(make)
  sinceTheStart(make)
  partsOfATime(make)
  refundsTakenOff(make)
}

function fromOneTimeToAnother({ put, of }: Make): void {
  const both = (where: Where, ...spans: Where[]): Expected => ({
    values: spans.map((span) => money(total(of({ ...spent, ...where, ...span })))),
  })
  const groceries = both({ category: 'Groceries' }, september, october)
  put('how did my grocery spending go from september to october', groceries)
  put('how did groceries go from september to october', groceries)
  put('how has my spending on groceries moved from september to october', groceries)
  const starbucks = both({ payee: 'Starbucks' }, secondQuarter, thirdQuarter)
  put('how did my starbucks spending go from the second quarter to the third quarter', starbucks)
  put('how did my spending go from september to october', both({}, september, october))
  const throughout = { ...spent, category: 'Groceries', from: september.from, to: october.to }
  put('how much went on groceries from september to october', sumOf(of(throughout)))
}

function weekdaysAtBothEnds({ put, of }: Make): void {
  const names = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']
  const endsIn = (where: Where) => {
    const days = byTotal(of({ ...spent, ...where }), (row) =>
      String(new Date(row.date).getUTCDay()),
    )
    const told = ([day, cents] = ['', 0] as [string, number]): Expected => ({
      values: [money(cents)],
      texts: [names[Number(day)] ?? ''],
    })
    return { most: told(days[0]), least: told(days.at(-1)) }
  }
  const { most, least } = endsIn(thisYear)
  put('and the least?', least, ['Which weekday did I spend the most on this year?'])
  put('the least?', least, ['on which day of the week did i spend the most this year'])
  put('and the cheapest one', least, ['what was my most expensive weekday this year'])
  put('and the most?', most, ['which weekday did I spend the least on this year'])
  put('and the least', endsIn({}).least, ['which weekday do i spend the most'])
}

function tooHigh({ put, of }: Make): void {
  const told: Expected = { texts: ['over three times the median'] }
  put('is there a charge that looks way too high', told)
  put('any charges that seem too big', told)
  put('was there any payment that was much higher than it should be', told)
  put('did some purchase look way too expensive this year', told)
  const sizes = of({ ...spent, ...october }).map(centsOf)
  put('the biggest charge in october', { values: [money(Math.max(...sizes))] })
}

function whatIsNotKnownHere({ put }: Make): void {
  put('how much tax will i owe on the spotify money', refused)
  put('will i have to pay tax on what i sold', refused)
  put('do i owe any taxes on my acme pay', refused)
  put('is my bonus from acme taxable', refused)
  put('how much does April Rose make with other clients', refused)
  put('what does torrent plumbing charge other people', refused)
  put('does uber earn from the others', refused)
  const talk: Expected = { kinds: ['smalltalk', 'help'] }
  put('hello, who am I talking to?', talk)
  put('who am i chatting with here', talk)
  put('who is this', talk)
  const price: Expected = { kinds: ['help'], texts: ['$5.00'] }
  put('what does the premium upgrade cost here', price)
  put('how much is premium', price)
  put('how much would the lifetime plan cost me', price)
}

function slips({ put, of }: Make): void {
  put('grocerys in october', sumOf(of({ ...spent, ...october, category: 'Groceries' })))
  put('how much on utilitys in october', sumOf(of({ ...spent, ...october, category: 'Utilities' })))
  put('houseing in october', sumOf(of({ ...spent, ...october, category: 'Housing' })))
  const times = [String(of({ ...spent, ...october, payee: 'Starbucks' }).length)]
  put('how many tims did i go to starbucks in october', { values: times })
  put('how many timse was i at starbucks in october', { values: times })
  put('how many tmes did i visit starbucks in october', { values: times })
}

function datesAndAmounts({ put, of }: Make): void {
  const rows = of({ ...spent, ...october, payee: 'Starbucks' })
  const told: Expected = {
    values: [money(total(rows)), String(rows.length)],
    texts: [' expenses at Starbucks in October 2026'],
  }
  put('on which days in october did I pay Starbucks and how much each time', told)
  put('which dates in october did i pay starbucks, and how much was it each time', told)
  put('when in october did i pay starbucks and how much each time', told)
  put('what days did i pay starbucks in october', told)
}

function billsWithoutOthers({ put }: Make): void {
  const told: Expected = { values: ['1513.59'], texts: ['bills are due'] }
  put('bills due in the next 14 days', told)
  put('Please add up the bills due within 14 days, not the overdue ones', told)
  put('bills due in the next 14 days without what is overdue', told)
  put('how much are the bills of the next 14 days (excluding overdue bills)', told)
  put('what do the bills of the next 14 days add up to (what we pay out, not the salary)', told)
  put('bills due in the next 14 days, not counting income', told)
  put(
    'how much do i have to pay in bills in the next 14 days, not counting whats already late',
    told,
  )
  put('what do i owe in the next 14 days, leaving out the overdue one', told)
  put('which bills are due in the next 14 days, ignoring the ones already overdue', told)
  const unsure: Expected = { kinds: ['clarify', 'refuse'] }
  put('how many bills do i have in total, not the overdue ones', unsure)
  put('bills due in the next 14 days, not the pension', unsure)
  // 44.60 received and 4,100.00 to come, less 3,243.19 spent and 22.80 due.
  const left: Expected = { values: ['878.61'], texts: ['65.00 overdue is not taken off'] }
  put('how much is left this month, not counting the overdue ones', left)
  put('leave out whats overdue - how much is left this month?', left)
  put('how much is left after bills this month, overdue ones aside', left)
}

function reasonsFirst({ put, of }: Make): void {
  const spentIn = (where: Where) => sumOf(of({ ...spent, ...where }))
  put('since its nearly the end of november... what did i spend in october', spentIn(october))
  put('as it is sunday, how much did i spend this year', spentIn(thisYear))
  put(
    'given that we are in november now, how much went on groceries in october',
    spentIn({ ...october, category: 'Groceries' }),
  )
  put('since september, how much did i spend on groceries', {
    values: [
      money(total(of({ ...spent, category: 'Groceries', from: '2026-09-01', to: thisYear.to }))),
    ],
  })
}

function ownCategories({ put, of }: Make): void {
  const told: Expected = { kinds: ['help'], texts: ['New category…'] }
  put('can i make up my own categories and how', told)
  put('am i able to have a custom category', told)
  put('how do i come up with categories of my own', told)
  const first = of({ ...spent, payee: 'Whole Foods' })
    .map(({ date }) => date.slice(0, 10))
    .toSorted()[0]
  put('and the very first time?', { values: [first ?? ''] }, ['when did I last go to Whole Foods'])
}

function atTheStart({ put }: Make): void {
  const rise: Expected = { texts: ['has raised a repeated charge'] }
  put('how much dearer is netflix now than at the start', rise)
  put('how much more does netflix cost now than at first', rise)
  put('how much pricier is netflix than it was originally', rise)
  const score: Expected = { texts: ['of 100 points'] }
  put('do i have a good score yet?', score)
  put('is that a decent score', score, ['what is my health score'])
  put('have i got a bad score', score)
}

function biggestRefunds({ put, of }: Make): void {
  const sizes = of({ ...earned, payee: ['Amazon', 'Amazon refund'], ...thisYear }).map(centsOf)
  const biggest: Expected = { values: [money(Math.max(...sizes))], texts: ['biggest refund'] }
  const smallest: Expected = { values: [money(Math.min(...sizes))], texts: ['smallest refund'] }
  put('biggest refund this year', biggest)
  put('whats the biggest one?', biggest, ['Show my refunds this year'])
  put('what was the largest?', biggest, ['how much did i get back in refunds this year'])
  put('and the smallest?', smallest, ['list my refunds this year'])
  put('the second biggest?', { kinds: ['clarify'] }, ['list my refunds this year'])
}

function depositsAndDrafts({ put, of }: Make): void {
  const after: Expected = { texts: ['After $500.00'] }
  put('can i afford 500 for a holiday deposit this month', after)
  put('my friend wants me to come along, can i afford 500 for a deposit this month or not', after)
  put('could we afford $500 as a deposit this month', after)
  put('Received 500 as a deposit from the Ferris wedding', {
    kinds: ['draft'],
    texts: ['income of $500.00'],
  })
  const back: Expected = {
    kinds: ['draft'],
    texts: ['income of $15.20, Amazon refund, Refunds, November 22, 2026. The category is as last'],
  }
  put('Amazon refunded me 15.20 today', back)
  put('amazon gave me back $15.20', back)
  put('amazon has just refunded us 15.20 dollars', back)
  put('has amazon refunded me 15.20?', { kinds: ['clarify', 'answer', 'empty'] })
  put('spent 40 as a tip at nobu', { kinds: ['draft'], texts: ['expense of $40.00, Tip at nobu'] })
  put('dentist 120', { kinds: ['draft'], texts: ['expense of $120.00, Dentist,'] })
  put('haircut at the barber 35 yesterday', { kinds: ['draft'], texts: ['$35.00'] })
  put('dentist over 120', { kinds: ['clarify', 'empty', 'answer'] })
  put('I sent Ana $55.00 for her birthday today.', { kinds: ['draft'], texts: ['$55.00, Ana'] })
  put('paid 20 as a present pls', { kinds: ['draft'], texts: ['expense of $20.00, Present,'] })
  const rows = of({ ...spent, ...october, category: 'Groceries', max: 3999 })
  const cheap: Expected = { values: [money(total(rows)), String(rows.length)] }
  put('grocery shops under 40 dollars in october', cheap)
  put('list my grocery shops below $40 in october', cheap)
  put('show grocery shops that cost less than $40 in october', cheap)
}

function overdueSince({ ledger, put }: Make): void {
  const bill = ledger.bills.find((each) => each.userId === 'ada' && each.description === 'Verizon')
  const overdue: Expected = { values: [bill?.nextDueDate ?? ''], texts: ['overdue since'] }
  put('is verizon still active', overdue)
  put('is my verizon bill active', overdue)
  put('verizon still active?', overdue)
  put('is netflix active', { texts: ['next due on'] })
}

function dueByAWeekday({ put }: Make): void {
  const box: Expected = { values: ['22.80'], texts: ['November 22 to 27, 2026'] }
  put('what bills are due by friday', box)
  put('due by friday', box)
  put('what do i owe by friday', box)
}

function sizeOfOneShop({ put, of }: Make): void {
  const endsIn = (where: Where) => of({ ...spent, category: 'Groceries', ...where }).map(centsOf)
  const smallest = { values: [money(Math.min(...endsIn({})))], texts: ['smallest expense'] }
  put('whats my smallest grocery shop ever', smallest)
  put('what was our cheapest grocery shop', smallest)
  const biggest = { values: [money(Math.max(...endsIn(october)))], texts: ['biggest expense'] }
  put('my largest grocery shop in october', biggest)
  put('what was the most expensive grocery shop in october', biggest)
  put('when was my biggest grocery shop in october', biggest)
  const [[place = '']] = byTotal(
    of({ ...spent, category: 'Groceries' }),
    ({ description }) => description ?? '',
  ) as [[string, number]]
  put('which is my biggest grocery shop', { texts: [place] })
  const atTarget = of({ ...spent, payee: 'Target' }).map(centsOf)
  const most = { values: [money(Math.max(...atTarget))], texts: ['biggest expense at Target'] }
  put('biggest shop at Target', most)
  put('which shop at Target was the dearest', most)
  const large = of({ ...spent, ...october, min: 100_01 })
  const listed = { values: [String(large.length), money(total(large))] }
  put('what did I spend over 100 on in october', listed)
  put('what did we pay more than $100 for in october', listed)
}

function sameMonthOnceMore({ put, of }: Make): void {
  const sumIn = (span: Where) => money(total(of({ ...spent, ...span })))
  const before = { from: '2025-10-01', to: '2025-10-31' }
  const both: Expected = {
    values: [sumIn(october), sumIn(before)],
    texts: [' in October 2026, and '],
  }
  put('how does that compare with october the year before?', both, [
    'how much did i spend in october 2026',
  ])
  put('compare that with october a year earlier', both, ['what did i spend in october'])
  put('is that more than october of the previous year?', both, ['how much did i spend in october'])
}

function elsewhereAtThePayee({ put, of }: Make): void {
  const rides = sumOf(of({ ...spent, payee: 'Six Flags' }))
  const told = { ...rides, texts: ['no spending on Groceries at Six Flags'] }
  put('how much did i spend on groceries at six flags', told)
  put('what did groceries at six flags cost me', told)
  put('groceries at six flags, how much in total', told)
}

function saidBesides({ put, of }: Make): void {
  const span = { from: '2025-11-01', to: '2026-10-31' }
  const monthly: Expected = {
    values: [money(Math.round(total(of({ ...spent, ...span, category: 'Groceries' })) / 12))],
  }
  put('on average what do groceries cost me a month (the groceries category)', monthly)
  put('what do groceries cost me each month (category groceries)', monthly)
  put('what do i spend on groceries a month (i mean the groceries category)', monthly)
  const rides = sumOf(of({ ...spent, ...october, payee: ['Uber', 'Shell'] }))
  put('uber + shell in october, summed up please', rides)
  put('uber and shell in october, all summed', rides)
  put('uber, shell in october summed together', rides)
  const odd: Expected = { texts: ['over three times the median'] }
  put('got anything unusual in my account', odd)
  put('is there anything weird in my accounts', odd)
  put('see anything suspicious on my statement?', odd)
  const after: Expected = { texts: ['After $500.00'] }
  put('could i manage a $500 trip to see my sister this month', after)
  put('can i afford 500 for a trip to visit my old friend this month', after)
  put('could we swing a $500 flight to see our parents?', after)
  put('how much does the average nurse spend on groceries', refused)
  put('what does a typical chef spend on food', refused)
  put('what do nurses spend on groceries', refused)
}

function sinceTheStart({ put }: Make): void {
  const rise: Expected = { values: ['15.49', '17.99'], texts: ['has raised a repeated charge'] }
  put('has netflix gone up since i joined?', rise)
  put('has my netflix got more expensive since we signed up with them', rise)
  put('did netflix rise since i subscribed', rise)
  put('has my rent gone up since i moved in', { texts: ['No price rise'] })
}

function partsOfATime({ put, of }: Make): void {
  const onDays = (...days: number[]) =>
    sumOf(
      of({ ...spent, ...october }).filter(({ date }) => days.includes(new Date(date).getUTCDay())),
    )
  put('how much of october was spent at weekends? just the amount', onDays(0, 6))
  put('how much of last month did i spend on weekends', onDays(0, 6))
  put("how much of october's spending was on saturdays", onDays(6))
}

function refundsTakenOff({ put, of }: Make): void {
  const amazon = { payee: ['Amazon', 'Amazon refund'], ...thisYear }
  const net = total(of({ ...spent, ...amazon })) - total(of({ ...earned, ...amazon }))
  const told: Expected = { values: [money(net)], texts: ['After refunds you spent'] }
  put('amazon this year after taking off refunds?', told)
  put('what did i spend at amazon this year once you take off the refunds', told)
  put('amazon this year with refunds taken off', told)
  put('amazon this year after subtracting what they refunded', told)
}
