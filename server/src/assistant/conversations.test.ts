import { beforeAll, expect, test } from 'vitest'
import { openTestApp } from '#testing/app.ts'
import { askAssistant } from '#testing/assistant.ts'
import { addPerson, type Person } from '#testing/person.ts'

// What a follow-up leaves out is what was asked before, in conversations of two to four turns.

const app = await openTestApp()
const today = '2027-06-16'
let bo: Person

const asked = Symbol('asked back')

beforeAll(async () => {
  app.clock.set(`${today}T12:00:00.000Z`)
  bo = await addPerson(app)
  const spent = (description: string, category: string, ...rows: (readonly [string, string])[]) =>
    addAll('expense', description, category, rows)
  await spent(
    'Fresh Mart',
    'Groceries',
    ['2027-04-06', '40.00'],
    ['2027-04-17', '60.00'],
    ['2027-05-04', '50.00'],
    ['2027-05-20', '30.00'],
  )
  await spent('Corner Deli', 'Groceries', ['2027-04-08', '10.00'], ['2027-05-12', '25.00'])
  await spent(
    'Swim Club',
    'Kids',
    ['2027-04-10', '20.00'],
    ['2027-05-10', '20.00'],
    ['2027-05-24', '20.00'],
  )
  await spent('Home Hub', 'Shopping', ['2027-05-06', '80.00'])
  await spent(
    'Streamly',
    'Entertainment',
    ...['01', '02', '03'].map((month) => [`2027-${month}-15`, '10.00'] as const),
    ...['04', '05', '06'].map((month) => [`2027-${month}-15`, '12.00'] as const),
  )
  await addAll('income', 'Orchard Farm', 'Salary', [
    ['2027-04-05', '2100.00'],
    ['2027-05-05', '2100.00'],
    ['2027-05-19', '300.00'],
  ])
  await addAll('income', 'Tutoring', 'Freelance', [['2027-05-08', '90.00']])
  await addAll('income', 'Home Hub refund', 'Refunds', [['2027-05-15', '30.00']])
  for (const [description, amount, frequency, startDate] of [
    ['Streamly', '12.00', 'monthly', '2027-07-15'],
    ['County Tax', '900.00', 'yearly', '2027-10-01'],
  ] as const)
    await bo.post('/api/recurring-transactions', {
      type: 'expense',
      amount,
      description,
      category: 'Housing',
      frequency,
      startDate,
    })
})

async function addAll(
  type: string,
  description: string,
  category: string,
  rows: readonly (readonly [date: string, amount: string])[],
) {
  for (const [date, amount] of rows) {
    const body = { type, description, category, amount, date }
    expect((await bo.post('/api/transactions', body)).status).toBe(201)
  }
}

type Talk = readonly [...turns: string[], expected: string | typeof asked]

async function expectEach(talks: readonly Talk[]) {
  for (const talk of talks) {
    const turns = talk.slice(0, -1) as string[]
    const expected = talk.at(-1)
    const { kind, response } = await askAssistant(bo, today, turns.at(-1) ?? '', turns.slice(0, -1))
    const said = `${turns.join(' >> ')}: ${response}`
    if (expected === asked) expect.soft([said, kind]).toEqual([said, 'clarify'])
    else expect.soft(said).toContain(expected)
  }
}

test('another bill is asked of what the bill before was asked of', () =>
  expectEach([
    ['When is County Tax next due?', 'And the Streamly bill?', 'due on July 15, 2027'],
    ['When is County Tax due?', 'what about the Streamly bill', 'due on July 15, 2027'],
    [
      'how much did I spend on Swim Club in May?',
      'and the Streamly bill?',
      '$12.00 on Streamly in',
    ],
    ['groceries in May', 'and Streamly, when is that due?', 'due on July 15, 2027'],
    ['what did I spend in May?', 'and when is County Tax due?', 'due on October 1, 2027'],
  ]))

test('what could be asked of everything is asked of what the question before was about', () =>
  expectEach([
    ['groceries in April', 'what changed most?', '$110.00 on Groceries in April 2027'],
    ['groceries in April', 'weekends only', '$60.00 on Groceries in April 2027'],
    ['groceries in April', 'weekends', 'and on weekdays?', '$50.00 on Groceries in April 2027'],
    ['Home Hub since May', 'minus the refunds', '$50.00 on Home Hub since May 1, 2027'],
    ['Home Hub since May', 'net of refunds', 'and what did I buy there?', '1 expense on Home Hub'],
    ['Streamly in April', 'is it getting more expensive', 'from $10.00 to $12.00'],
    ['groceries in May', 'is it more than in April?', '$105.00 on Groceries in May 2027, and $110'],
    [
      'my salary in May',
      'was it higher than in April?',
      '$2,400.00 from Salary in May 2027, and $2',
    ],
    ['my savings rate in May', 'why is it lower', asked],
    ['how much is left this month?', 'what changed most?', asked],
    ['what bills are due this month', 'what changed most?', asked],
    ['top 3 payees in May', 'weekends only', asked],
    ['how much for the zeppelin in May?', 'weekends only', asked],
    ['how much did the zeppelin fly in May?', 'on groceries', asked],
    // A question that says of what it asks stands alone.
    ['groceries in April', 'why is my spending up', '$12.00 in June 2027'],
    ['hi', 'what changed most?', '$12.00 in June 2027'],
  ]))

test('the dearest part of a sum is its largest entry, and that of a split its largest share', () =>
  expectEach([
    ['groceries in May', 'which bit was most expensive', 'was $50.00'],
    ['list groceries in May', 'the priciest bit?', 'May 4, 2027: Fresh Mart, $50.00'],
    ['groceries in April', 'which part cost the most', 'was $60.00'],
    ['spending in May by category', 'which part was the biggest', 'Groceries: $105.00'],
  ]))

test('a change against another time is one of what was asked before', () =>
  expectEach([
    ['groceries in May', 'change versus April in percent?', 'on Groceries is down $5.00 (−4.5%)'],
    ['groceries in May', 'difference to April?', '$105.00 on Groceries in May 2027, and $110.00'],
    ['groceries in May', 'percent change from April', 'on Groceries is down $5.00 (−4.5%)'],
    ['net for May', 'versus April, in percent?', '$325.00 more (16.6%)'],
    ['net for May', 'versus April', '$325.00 more'],
    ['what is due next month', 'change from April', asked],
    ['how much did I spend in May', 'change from April?', 'down'],
  ]))

test('the sum, the end and the split of what was told have its name and its time', () =>
  expectEach([
    ['what bills are due in July', 'just the expenses, summed.', '1 bill is due in July 2027'],
    ['show all transactions in May', 'just the expenses, summed', 'spent $237.00 in May 2027'],
    ['groceries in May', 'total expenses?', 'You spent $237.00 in May 2027'],
    ['groceries in April', 'where did I spend the most', 'Fresh Mart: $100.00'],
    ['average monthly groceries', 'max month?', 'on Groceries'],
    ['what did I buy in April', "what's the most expensive thing", '$60.00'],
    ['show my last 3 purchases', 'which was the priciest', asked],
    ['how much did I earn in May', 'which one received the most', 'in May 2027'],
    ['groceries in April', 'health score', 'Your financial health score in all'],
    ['groceries in April', 'and everything else?', '$32.00, leaving out Groceries, in April 2027'],
    ['groceries in April', 'and Kids?', 'and everything else?', asked],
    ['groceries in April', 'plus kids', '$130.00 on Groceries and Kids in April 2027'],
    ['Tutoring in May', 'minus groceries', '$15.00 more than came in'],
  ]))

test('one of those that were ranked is told with its day', () =>
  expectEach([
    [
      'three largest expenses in May',
      'on what date did I pay the very largest one?',
      'May 6, 2027',
    ],
    ['three largest expenses in May', 'when was the second one', 'May 4, 2027: Fresh Mart'],
    ['top 3 categories in April', 'the second?', 'Kids: $20.00'],
    ['top 3 categories in April', 'the fifth?', asked],
    ['top 2 categories in April', 'and the next three?', 'Entertainment: $12.00'],
    ['what did I buy in May', 'when did I pay the first?', asked],
  ]))

test('what two questions told is averaged, ranked and set against each other', () =>
  expectEach([
    ['groceries in April', 'and in May?', 'the average of the two?', '$107.50 a month'],
    ['groceries in April', 'and in May?', 'sum of both', '$215.00'],
    ['groceries in April', 'and in May?', 'difference between the two months', '$5.00 less'],
    ['groceries in April', 'and in May?', 'which month was higher', '$5.00 less'],
    ['groceries in April', 'and in May?', "what's that in percent less?", '−4.5%'],
    ['groceries in April', 'and in May?', 'by how much did it go down', '−4.5%'],
    ['groceries in April', 'and kids?', 'average of both', asked],
    ['what did I make in May', 'and what did I spend', "so what's left", 'balance of $2,283.00'],
    ['groceries in May', 'and the May before that', 'no spending on Groceries in May 2026'],
  ]))

test('a name takes the place of one that nothing is called', () =>
  expectEach([
    ['how much did I spend on holidays in May?', 'groceries', '$105.00 on Groceries in May 2027'],
    ['how much did I spend on holidays in May?', 'I meant Kids', '$40.00 on Kids in May 2027'],
    ['what did I pay for holidays in April', 'ok what about kids', '$20.00 on Kids in April 2027'],
    ['how many holidays did I take in May', 'and with the kids?', asked],
  ]))

test('the other side of the books has no part in a name that is only of one', () =>
  expectEach([
    ['just the salary in May', 'and how much went out', 'You spent $237.00 in May 2027'],
    ['how much did I spend on groceries in May', 'and income?', 'You received $2,520.00 in May'],
    ['my income in May without Salary', 'and expenses?', 'You spent $237.00 in May 2027'],
    ['Home Hub refund in May', 'and spending?', 'no spending on Home Hub refund in May'],
    ['spending on groceries in May', 'and what did I earn there?', 'no income from Groceries'],
  ]))

test('two sums asked one after the other are compared', () =>
  expectEach([
    [
      'spending in April',
      'and in May?',
      'is that more or less',
      '$237.00 in May 2027, and $142.00',
    ],
    ['spending in May', 'and in April?', 'why is it lower?', '$237.00 in May 2027, against $142'],
    [
      'my spending by category in May',
      'same for April',
      'what changed most?',
      '$142.00 in April 2',
    ],
    ['Kids in May', 'and in April?', 'did it go up?', '$20.00 on Kids in April 2027, and $40.00'],
    ['Kids in May', 'and in April?', 'profit?', asked],
    ['Kids in May', 'and groceries?', 'which was more?', 'more on Groceries in May 2027, $65.00'],
    [
      'Fresh Mart in May',
      'and Corner Deli?',
      'which is cheaper per visit?',
      'Fresh Mart: $40.00 each',
    ],
    ['Kids in May', 'and groceries?', 'which one went up more?', asked],
    ['Kids in April', 'and in May?', 'and groceries?', 'which was more?', asked],
    ['Kids in May', 'which was more?', asked],
  ]))

test('two sums asked one after the other are added up', () =>
  expectEach([
    ['Fresh Mart in May', 'and Swim Club?', 'how much at both?', '$120.00 on Fresh Mart and Swim'],
    ['Fresh Mart in May', 'and Kids?', 'together?', '$120.00 on Fresh Mart and Kids in May 2027'],
    ['Kids in April', 'and in May', 'how much in both months', '$60.00 on Kids in all'],
    [
      'Salary overall',
      'and tutoring?',
      'how much is that together a year',
      'from Salary and Tutor',
    ],
    ['Fresh Mart in May', 'and groceries?', 'together?', asked],
    ['bills due in the next 30 days', 'how much is that altogether?', '$12.00 in total'],
  ]))

test('the rows of a sum are told apart, and each of them averaged', () =>
  expectEach([
    ['how much did Orchard Farm pay me in May?', "what's that per paycheck", '$1,200.00 each'],
    [
      'how much did Orchard Farm pay me in May?',
      'per deposit?',
      '$1,200.00 each from Orchard Farm',
    ],
    ['what did tutoring bring in', 'per lesson?', '$90.00 each from Tutoring'],
    ['Kids in May', "that's how much each?", '$20.00 each on Kids in May 2027'],
    ['how many times at Swim Club in May', 'how much each?', '$20.00 each'],
    ['what did I spend on Kids in May', 'which payments?', 'May 24, 2027: Swim Club, $20.00'],
    ['Kids in May', 'per mile?', asked],
    [
      'groceries in April',
      'how many times at Corner Deli?',
      '1 expense at Corner Deli in April 2027',
    ],
    ['groceries in May', 'how often at Corner Deli?', 'at Corner Deli in May 2027'],
    [
      'when did I last go to Swim Club',
      'how much was it in all?',
      '$60.00 at Swim Club in all your',
    ],
    ['when did I last go to Swim Club', 'and the time before?', 'May 10, 2027'],
  ]))

test('bills that were picked out stay picked out', () =>
  expectEach([
    ['which bills are yearly?', 'how much should I set aside a month for them?', '$75.00 a month'],
    [
      'which bills are yearly?',
      'when are they due?',
      'put aside a month for those',
      '$75.00 a month',
    ],
    ['bills due in July', 'can I pay them?', asked],
    ['bills due in July', 'how much do I need to put aside a month for them', asked],
    ['which bills are yearly?', 'what changed most?', asked],
    ['how do I cancel my Streamly bill?', 'how much would that save me?', '$12.00 a month'],
    ['which bills are yearly?', 'when are they due?', 'County Tax is due on October 1, 2027'],
    ['which bills are monthly?', 'and when are they due?', 'Streamly is due on July 15, 2027'],
  ]))

test('what was kept, as a share of the income, is the savings rate', () =>
  expectEach([
    ['how much did I save in May?', 'as a percentage of income', '90.6% of your income'],
    ['my net in May', 'of my income?', '90.6% of your income'],
    ['my net in May', 'what share of my income is that', '90.6% of your income'],
    ['my net in May', 'of my spending?', asked],
    ['how much did I spend in May', 'what share of my income is that', '9.4% of your income'],
    ['how much did I spend in May', 'as a share of income', '9.4% of your income'],
    ['how much did I earn in May', 'as a share of income', asked],
    ['how much on Kids in May', 'as a share of income', 'Kids came to 1.6% of your income in May'],
  ]))

test('the rest of a ranking, and its worst, are told from the whole of it', () =>
  expectEach([
    ['top 2 categories in May', 'show me the rest', 'Entertainment: $12.00'],
    ['top 2 payees in May', 'and the others?', 'Streamly: $12.00'],
    ['top 2 categories in May', 'all of them', 'Entertainment: $12.00'],
    ['list my expenses in May', 'show me the rest', asked],
    ['spending by month this year', 'which was the worst?', 'May 2027: $237.00'],
    ['Kids by month this year', 'the worst one?', 'May 2027: $40.00'],
    [
      'Kids by month this year',
      'the worst one?',
      'what did I buy then?',
      '2 expenses on Kids in May',
    ],
    ['spending by month this year', 'the best?', asked],
    ['income by month this year', 'which was the worst?', 'April 2027: $2,100.00'],
    ['spending by week in May', 'what did I buy then?', asked],
  ]))

test('an entry that was told can be corrected, and names its payee', () =>
  expectEach([
    ['spent 18 at Fresh Mart', 'actually it was 23', 'expense of $23.00, Fresh Mart'],
    ['I paid $18 at Fresh Mart', 'sorry, $23.50', 'expense of $23.50, Fresh Mart'],
    ['spent 18 at Fresh Mart', 'no, I meant 8', 'expense of $8.00, Fresh Mart'],
    ['spent 18 at Fresh Mart on May 3', 'actually it was 23', asked],
    ['groceries in May', 'actually it was 23', asked],
    ['spent 18 at Fresh Mart', 'how much did I spend there in May?', '$80.00 at Fresh Mart in May'],
    ['spent 18 at Fresh Mart', 'when was I last there?', 'May 20, 2027'],
  ]))

test('help and thanks in between ask nothing of the records', () =>
  expectEach([
    [
      'groceries in April',
      'how do I export my data?',
      'and in May?',
      '$105.00 on Groceries in May',
    ],
    [
      'groceries in April',
      'how do I add a bill?',
      'thanks!',
      'and in May?',
      '$105.00 on Groceries',
    ],
    ['how do I add a bill?', 'and how do I delete one?', 'Bills are edited and deleted on'],
    [
      'how do I add a transaction?',
      'how can I edit it?',
      'Press the pencil beside the transaction',
    ],
    ['groceries in April', 'how do I delete it?', asked],
  ]))

test('a part of a month is counted on', () =>
  expectEach([
    ['spending in the first week of April', 'and the second?', '$30.00 from April 8 to 14, 2027'],
    [
      'Kids in the first week of April',
      'what about the second week',
      '$20.00 on Kids from April 8',
    ],
    [
      'spending in the first week of April',
      'and the third?',
      'on Kids',
      'Kids from April 15 to 21',
    ],
    ['groceries in April', 'and the second?', asked],
    ['did I spend more in May than in April?', 'how much is that in percent', '(66.9%)'],
    ['Kids in April', 'and Swim Club alone?', '$20.00 on Swim Club in April 2027'],
  ]))

test('a span after “than” stays whole, and all time is all records', () =>
  expectEach([
    ['groceries in May', 'was that more than from April 1 to April 30?', '$110.00'],
    [
      'groceries from May to June',
      'was that more than March to April?',
      '$105.00 on Groceries from May 1 to June 16, 2027, and $110.00',
    ],
    ['groceries in April', 'and in all time?', '$215.00 on Groceries in all your records so far'],
  ]))

test('a yes asks what was offered, and nothing else', () =>
  expectEach([
    ['how much at Streemli in April?', 'Did you mean Streamly?'],
    ['how much at Streemli in April?', 'yes', '$12.00 at Streamly in April 2027'],
    [
      'how much at Streemli in April?',
      'Yes, please!',
      'and in March?',
      '$10.00 at Streamly in Mar',
    ],
    ['groceries in April', 'yes', 'and in May?', '$105.00 on Groceries in May 2027'],
    ['groceries in April', 'yes', asked],
    ['how much at the zeppelin?', 'yes', asked],
    ['yes', asked],
  ]))
