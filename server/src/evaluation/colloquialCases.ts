import { earned, type Make, spent, sumOf } from './caseFigures.ts'
import type { Expected } from './judgeCases.ts'
import {
  centsOf,
  dayNumber,
  money,
  month,
  named,
  rounded,
  sameDay,
  shift,
  total,
} from './rawFigures.ts'

// Questions typed in a hurry: slips in small words, words for things, and what people call a time.

const unsure: Expected = { kinds: ['clarify', 'refuse'] }

export function colloquial(make: Make): void {
  slipsInSmallWords(make)
  wordsForThings(make)
  timesByName(make)
  monthsInTheRed(make)
  pay(make)
  roundabout(make)
  oftenAsked(make)
  goingOn(make)
  drafts(make)
  judged(make)
  against(make)
}

function slipsInSmallWords({ day, put, of }: Make): void {
  const last = month(day, -1)
  const groceries = of({ ...spent, ...last, category: 'Groceries' })
  put('how mcuh did i spend on groceries last month', sumOf(groceries))
  put('waht did i spedn on groceries las month', sumOf(groceries))
  put('how amny times at starbucks last month', {
    values: [String(of({ ...spent, ...last, payee: 'Starbucks' }).length)],
  })
  put('wehn is teh rent due', { texts: ['Rent is due on'] })
  const here = { from: month(day).from, to: day }
  const days = dayNumber(day) - dayNumber(here.from) + 1
  put('how much do i spend a day on avrage this month', {
    values: [rounded(total(of({ ...spent, ...here })), days * 100, 2)],
  })
  put('groceries laast month', unsure)
  put('how much did i spend at wolt last month', unsure)
}

function wordsForThings({ day, put, of }: Make): void {
  const last = month(day, -1)
  put('how much was the electric last month', {
    ...sumOf(of({ ...spent, ...last, payee: 'City Power' })),
    texts: ['I took City Power for'],
  })
  put('how much did i spend on haircuts last month', unsure)
  put('what did the cleaner cost last month', unsure)
  put('how much on fuel last month', {
    kinds: ['clarify'],
    values: [money(total(of({ ...spent, ...last, category: 'Transportation' })))],
    texts: ['usually in Transportation, which may hold more'],
  })
  put('everything except fuel last month', unsure)
}

function timesByName({ day, put, of }: Make): void {
  const september = named(day, 9).from
  const weekday = new Date(`${september}T12:00:00Z`).getUTCDay()
  const labor = shift(september, (8 - weekday) % 7)
  put(
    'how much at starbucks since labor day',
    sumOf(of({ ...spent, payee: 'Starbucks', from: labor, to: day })),
  )
  const june = `${day.slice(5, 7) < '06' ? Number(day.slice(0, 4)) - 1 : day.slice(0, 4)}-06-01`
  put('what have i spent since the summer started', sumOf(of({ ...spent, from: june, to: day })))
  const third = `${month(day, -1).from.slice(0, 8)}10`
  const past = (new Date(`${third}T12:00:00Z`).getUTCDay() + 6) % 7
  const saturday = shift(third, 5 - past)
  const name = new Intl.DateTimeFormat('en-US', { month: 'long', timeZone: 'UTC' })
  const lastMonth = name.format(new Date(`${third}T12:00:00Z`))
  put(`what did i spend the weekend of ${lastMonth} 10`, {
    ...sumOf(of({ ...spent, from: saturday, to: shift(saturday, 1) })),
  })
  put('what did i buy in the whole year', {
    values: [money(total(of({ ...spent, from: `${day.slice(0, 4)}-01-01`, to: day })))],
  })
}

function monthsInTheRed({ day, put, of }: Make): void {
  const nets: number[] = []
  const year = day.slice(0, 4)
  for (let span = month(`${year}-01-15`); span.from <= day; span = month(shift(span.to, 1))) {
    const days = { from: span.from, to: span.to < day ? span.to : day }
    nets.push(total(of({ ...earned, ...days })) - total(of({ ...spent, ...days })))
  }
  const over = nets.filter((cents) => cents < 0)
  put(
    'how many months this year did i spend more than i earned',
    over.length === 0 ? { texts: ['There is no month'] } : { values: over.map(money) },
  )
  const last = month(day, -1)
  const net = total(of({ ...earned, ...last })) - total(of({ ...spent, ...last }))
  put('so after everything, how much was i up or down last month', { values: [money(net)] })
  const whole = { from: month(day, -12).from, to: last.to }
  const kept = total(of({ ...earned, ...whole })) - total(of({ ...spent, ...whole }))
  put('on average how much do i save each month', { values: [rounded(kept, 1200, 2)] })
}

function roundabout({ day, put, of }: Make): void {
  const last = month(day, -1)
  const starbucks = of({ ...spent, payee: 'Starbucks' })
  put('on how many occasions did i go to starbucks', { values: [String(starbucks.length)] })
  put('how much do i keep spending at starbucks', sumOf(starbucks))
  put('how much do i plan to spend at starbucks', unsure)
  put(
    'how much did i splash on starbucks last month',
    sumOf(of({ ...spent, ...last, payee: 'Starbucks' })),
  )
  const logos = of({ ...earned, payee: 'Logo design' })
  put('my side hustle, how much has it brought in', sumOf(logos))
  put('did i go over what i earned last month', {
    values: [money(total(of({ ...spent, ...last }))), money(total(of({ ...earned, ...last })))],
  })
  const name = monthYear(last.from).split(' ')[0]
  const before = month(day, -2)
  const other = monthYear(before.from).split(' ')[0]
  put(`had a feeling ${name} was brutal. was it worse than ${other}?`, {
    values: [last, before].map((span) => money(total(of({ ...spent, ...span })))),
  })
  put('does netflix still take money off me', { texts: ['Netflix'], kinds: ['answer'] })
  put('have i gotten any refunds from amazon, and what do they add up to?', {
    values: [money(total(of({ ...earned, payee: ['Amazon', 'Amazon refund'] })))],
  })
  put('did they ever refund the amazon stuff', {
    values: [money(total(of({ ...earned, payee: ['Amazon', 'Amazon refund'] })))],
  })
  put('i do believe netflix has raised its charges. am i mistaken?', { values: ['15.49', '17.99'] })
}

function oftenAsked({ day, put, of }: Make): void {
  put('is netflix more than it was', { values: ['15.49', '17.99'] })
  put('when did i last fill up', unsure)
  const byPayee = new Map<string, number>()
  for (const row of of(spent)) {
    const payee = row.description ?? ''
    if (payee !== '') byPayee.set(payee, (byPayee.get(payee) ?? 0) + centsOf(row))
  }
  put('whos taking most of my money', { values: [money(Math.max(...byPayee.values()))] })
  put('has netflix got dearer', { values: ['15.49', '17.99'] })
  const summers = [summerOf(day, 0), summerOf(day, -1)].map((span) => of({ ...spent, ...span }))
  put('did i spend more this summer than last', {
    values: summers.map((rows) => money(total(rows))),
  })
  const thisYear = { from: `${day.slice(0, 4)}-01-01`, to: day }
  const amazon = of({ ...spent, ...thisYear, payee: 'Amazon' })
  const orders = { values: [String(amazon.length), money(total(amazon))] }
  put(
    'amazon: how many orders and how much, this year',
    amazon.length === 0 ? { kinds: ['empty'] } : orders,
  )
  const visits = of({ ...spent, payee: 'Starbucks' })
  put('how much do i spend at starbucks when i go', {
    values: [rounded(total(visits), visits.length * 100, 2)],
  })
  const recent = { from: shift(day, -29), to: day }
  const kept = total(of({ ...earned, ...recent })) - total(of({ ...spent, ...recent }))
  put('am i saving anything at all these days', { values: [money(kept)] })
  const [shell, target] = ['Shell', 'Target'].map((payee) => total(of({ ...spent, payee })))
  put('between shell and target which one did i spend less at', {
    values: [shell ?? 0, target ?? 0].map(money),
  })
  put('am i gonna run out of money before payday', unsure)
  const last = month(day, -1)
  put('did i make more than i spent last month', {
    values: [
      { ...earned, ...last },
      { ...spent, ...last },
    ].map((where) => money(total(of(where)))),
  })
  const here = { from: month(day).from, to: day }
  put('is my spending higher than it was last year', {
    values: [money(total(of({ ...spent, from: `${day.slice(0, 4)}-01-01`, to: here.to })))],
  })
}

/** The latest summer that has begun, up to today, or one before it. */
function summerOf(day: string, by: number): { from: string; to: string } {
  const year = Number(day.slice(0, 4)) + by - (day.slice(5, 7) < '06' ? 1 : 0)
  return { from: `${year}-06-01`, to: `${year}-08-31` }
}

function goingOn({ day, put, of }: Make): void {
  const last = month(day, -1)
  const uber = of({ ...spent, ...last, payee: 'Uber' })
  const year = { from: month(day, -13).from, to: shift(last.from, -1) }
  const usual = of({ ...spent, ...year, payee: 'Uber' })
  put(
    'is that more than usual?',
    { values: [money(total(uber)), rounded(total(usual), 1200, 2)] },
    ['how much was uber last month'],
  )
  const before = month(day, -2)
  const both = of({ ...spent, from: before.from, to: last.to, payee: 'Uber' })
  put('total of both', { values: [money(total(both))] }, [
    'uber last month',
    'and the month before',
  ])
  put('what do they come to per month', { texts: ['active subscriptions'] }, [
    'which subscriptions do i have',
  ])
  put('does it cost more than hulu', unsure)
  put('is that more than usual?', unsure)
  const twelve = { from: month(day, -12).from, to: last.to }
  const months = Array.from({ length: 12 }, (_, at) => month(day, at - 12))
  const sums = months.map((span) => total(of({ ...spent, ...span })))
  put(`cheapest and dearest month from ${monthYear(twelve.from)} to ${monthYear(twelve.to)}`, {
    values: [Math.max(...sums), Math.min(...sums)].map(money),
  })
  put('by month', { texts: ['Your income'] }, ['income last year'])
}

function monthYear(date: string): string {
  const name = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' })
  return name.format(new Date(`${date}T12:00:00Z`))
}

function drafts({ put }: Make): void {
  const both: Expected = { kinds: ['draft'], texts: ['of $4.00, Coffee', 'of $12.00, Lunch'] }
  put('did coffee 4 and lunch 12', both)
  put('spent 4 on coffee and 12 on lunch', both)
  put('spent 4 on coffee and 12 on lunch yesterday', { kinds: ['clarify'] })
  put('kinda wanna buy a bike for 600, is that doable', { texts: ['After $600.00'] })
}

function pay({ put, of }: Make): void {
  const [newest] = of({ ...earned, payee: ['Acme Corp', 'Logo design'] }).toSorted((a, b) =>
    a.date < b.date ? 1 : -1,
  )
  const latest = { values: [newest?.date.slice(0, 10) ?? ''] }
  put('did i get paid yet', latest)
  put('did i get a raise this year', { texts: ['No raise'] })
  const netflix = of({ ...spent, payee: 'Netflix' }).filter(({ amount }) => amount === '17.99')
  put('what has netflix cost me since the price went up', sumOf(netflix))
  const made = total(of({ ...earned, payee: 'Logo design' }))
  const shell = total(of({ ...spent, payee: 'Shell' }))
  put('did logo design bring in more than shell cost', { values: [money(made), money(shell)] })
}

function judged({ day, put, of }: Make): void {
  const last = month(day, -1)
  put(
    'did i spend too much at target last month',
    sumOf(of({ ...spent, ...last, payee: 'Target' })),
  )
  put('did i spend too much at costco last month', unsure)
  put('is my health score any good', { texts: ['of 100 points'] })
  const netflix = of({ ...spent, payee: 'Netflix' })
  put('how much has my netflix subscription cost in total', sumOf(netflix))
  put('how old is my netflix subscription', {
    values: [netflix.map(({ date }) => date.slice(0, 10)).toSorted()[0] ?? ''],
  })
}

function against({ day, put, of }: Make): void {
  const here = { from: month(day).from, to: day }
  // A month that is over is compared with a whole one.
  const isOver = day === month(day).to
  const last = month(day, -1)
  const before = { from: last.from, to: isOver ? last.to : sameDay(day, -1) }
  const [now, then] = [total(of({ ...spent, ...here })), total(of({ ...spent, ...before }))]
  put('am i spending more than this time last month', { values: [money(now), money(then)] })
  const [shell, target] = ['Shell', 'Target'].map((payee) =>
    of({ ...spent, payee }).reduce((sum, row) => sum + centsOf(row), 0),
  )
  put('shell or target, which gets more of my money', {
    values: [shell ?? 0, target ?? 0].map(money),
  })
}
