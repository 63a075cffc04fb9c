import { monthNames } from '@evenkeel/domain/calendar'
import fc from 'fast-check'
import { categories, payees } from './records.ts'

/** A question, and what was asked before it. */
export type Question = { message: string; history?: readonly string[] }

const month = fc.constantFrom(...monthNames)

/** Stretches of time around a day, in words. */
function spansAround(today: string): fc.Arbitrary<string> {
  const thisYear = Number(today.slice(0, 4))
  const year = fc.constantFrom(thisYear - 1, thisYear - 2)
  const day = fc.integer({ min: 1, max: 28 })
  return fc.oneof(
    fc.constantFrom(
      ...['', 'today', 'yesterday', 'this week', 'last week', 'this month', 'last month'],
      ...['this quarter', 'last quarter', 'this year', 'last year', 'since January'],
      'up to last month',
    ),
    fc
      .tuple(fc.integer({ min: 1, max: 400 }), fc.constantFrom('days', 'weeks', 'months'))
      .map(([count, unit]) => `in the last ${unit === 'days' ? count : (count % 20) + 2} ${unit}`),
    fc.tuple(month, year).map(([name, of]) => `in ${name} ${of}`),
    fc.tuple(fc.integer({ min: 1, max: 4 }), year).map(([quarter, of]) => `in Q${quarter} ${of}`),
    year.map((of) => `in ${of}`),
    fc.tuple(month, day, year).map(([name, of, on]) => `on ${name} ${of}, ${on}`),
    fc.tuple(month, day, year).map(([name, of, on]) => `since ${name} ${of}, ${on}`),
    fc
      .tuple(month, day, month, day)
      .map(
        ([a, from, b, to]) => `from ${a} ${from}, ${thisYear - 2} to ${b} ${to}, ${thisYear - 1}`,
      ),
  )
}

/** Questions of every kind about the random records. */
export function questionsOn(today: string): fc.Arbitrary<Question> {
  const name = fc.constantFrom(...payees, ...categories)
  const payee = fc.constantFrom(...payees)
  const span = spansAround(today)
  const amount = fc.integer({ min: 1, max: 400 })
  const few = fc.integer({ min: 2, max: 9 })
  const ofName = (text: (name: string, span: string) => string) =>
    fc.tuple(name, span).map(([of, when]) => text(of, when))
  const alone = fc.oneof(
    ofName((of, when) => `how much did I spend on ${of} ${when}`),
    ofName((of, when) => `how many times did I go to ${of} ${when}`),
    ofName((of, when) => `what share of my spending ${when} is ${of}`),
    ofName((of, when) => `average purchase at ${of} ${when}`),
    fc
      .tuple(name, amount, span)
      .map(([of, limit, when]) => `show all ${of} expenses over $${limit} ${when}`),
    fc
      .tuple(amount, amount, span)
      .map(([a, b, when]) => `expenses between $${Math.min(a, b)} and $${a + b} ${when}`),
    fc.tuple(name, name, span).map(([a, b, when]) => `do I spend more on ${a} or ${b} ${when}`),
    fc
      .tuple(name, name, span)
      .map(([a, b, when]) => `how much on ${a} and ${b} except pets ${when}`),
    fc.tuple(few, span).map(([count, when]) => `top ${count} categories ${when}`),
    fc.tuple(few, span).map(([count, when]) => `my ${count} biggest expenses ${when}`),
    fc.tuple(few, span).map(([count, when]) => `my last ${count} expenses ${when}`),
    fc.tuple(few, span).map(([count, when]) => `the ${count} smallest purchases ${when}`),
    fc
      .tuple(
        span,
        fc.constantFrom(
          'how much did I earn',
          'what is my net',
          'how many transactions did I have',
          'who do I pay the most',
          'which weekday do I spend the most',
          'which month did I spend the least',
          'which day did I spend the most',
          'where do I shop most often',
          'what changed',
          'health score',
          'budget usage',
          'any duplicates',
          'anything unusual',
          'any refunds',
          'how much did I spend on weekends',
          'break down my spending by category',
          'median of my purchases',
          'my second biggest expense',
          'third biggest category',
          'how many different shops did I go to',
          'my net by month',
          'which months did I spend more than I earned',
          'which weeks did I spend less than I earned',
          'the cheapest thing',
          'which month did I save the most',
          'average spending on Saturdays',
          'average spending for each weekday',
        ),
      )
      .map(([when, what]) => `${what} ${when}`),
    payee.map((of) => `when did I last pay ${of}`),
    payee.map((of) => `how often do I go to ${of}`),
    payee.map((of) => `what did I spend at ${of} after refunds this year and last year`),
    payee.map((of) => `any refunds from ${of}`),
    payee.map((of) => `my highest ${of} bill ever`),
    payee.map((of) => `what would I save if I cancelled ${of}`),
    amount.map((price) => `can I afford $${price} for shoes`),
    fc.integer({ min: 1, max: 90 }).map((days) => `what bills are due in the next ${days} days`),
    fc.constantFrom(
      ...['how much is left this month', 'forecast my spending', 'what are my subscriptions'],
      ...['which bills are due before payday', 'my biggest bill due next month'],
      ...['when is payday', 'average weekly spending', 'this month vs last month'],
      ...['any recommendations for saving money?', 'did any of my bills go up'],
      ...['what bills are overdue', 'how much do my bills cost per year'],
    ),
  )
  const begun = fc.tuple(
    ofName((of, when) => `how much did I spend on ${of} ${when}`),
    fc.oneof(
      span.filter((when) => when !== '').map((when) => `and ${when}?`),
      payee.map((of) => `what about ${of}?`),
    ),
  )
  return fc.oneof(
    { weight: 12, arbitrary: alone.map((message) => ({ message: message.trim() })) },
    {
      weight: 1,
      arbitrary: begun.map(([before, message]) => ({ message, history: [before.trim()] })),
    },
  )
}
