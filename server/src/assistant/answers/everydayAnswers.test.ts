import type { ChatReply } from '@evenkeel/domain/assistant'
import { beforeAll, expect, test } from 'vitest'
import { openTestApp } from '#testing/app.ts'
import { addPerson, type Person } from '#testing/person.ts'

// Answers to everyday questions about paydays, days, bills and the product itself.

const app = await openTestApp()
const today = '2027-06-16'
let bo: Person

async function spend(description: string, category: string, amount: string, date: string) {
  await bo.post('/api/transactions', { type: 'expense', description, category, amount, date })
}

async function bill(description: string, type: 'income' | 'expense', amount: string, more: object) {
  const base = { category: type === 'income' ? 'Salary' : 'Housing', frequency: 'monthly' }
  const reply = await bo.post('/api/recurring-transactions', {
    ...base,
    type,
    amount,
    description,
    startDate: '2027-07-01',
    ...more,
  })
  expect(reply.status).toBe(201)
  return (reply.body as { id: string }).id
}

beforeAll(async () => {
  app.clock.set(`${today}T12:00:00.000Z`)
  bo = await addPerson(app)
  for (const month of ['03', '04', '05']) {
    await bo.post('/api/transactions', {
      type: 'income',
      description: 'Orchard Farm',
      category: 'Salary',
      amount: month === '04' ? '900.00' : '2100.00',
      date: `2027-${month}-05`,
    })
    await spend(
      'Marsh Lane Rentals',
      'Housing',
      month === '05' ? '950.00' : '910.00',
      `2027-${month}-01`,
    )
    await spend('Green Grocer', 'Food & Dining', '40.00', `2027-${month}-03`)
  }
  await spend('Marsh Lane Rentals', 'Housing', '950.00', '2027-06-01')
  await spend('City Cabs', 'Transportation', '12.00', '2027-05-03')
  await spend('Pet Palace', 'Pets', '21.00', '2027-01-10')
  await spend('Cloudbox', 'Office', '5.00', '2027-01-12')
  await spend('Cloudbox', 'Office', '6.00', '2027-01-14')
  await spend('Old Gym', 'Fitness', '30.00', '2027-01-01')
  await spend('Bean Cafe', 'Eating out', '3.50', '2027-01-03')
  await bo.post('/api/transactions', {
    type: 'income',
    description: 'Bean logo',
    category: 'Freelance',
    amount: '400.00',
    date: '2027-01-20',
  })
  await spend('Taxman', 'Taxes', '36.00', '2027-01-25')
  await bill('Orchard Farm', 'income', '2100.00', {
    frequency: 'bi-weekly',
    startDate: '2027-06-25',
  })
  await bill('Marsh Lane Rentals', 'expense', '950.00', {})
  const id = await bill('Old Gym', 'expense', '30.00', {})
  await bo.patch(`/api/recurring-transactions/${id}/toggle`, { isActive: 'false' })
})

async function ask(message: string, before: readonly string[] = []): Promise<ChatReply> {
  const conversationHistory = before.map((content) => ({ role: 'user', content }))
  const reply = await bo.post(`/api/ai/chat?today=${today}`, { message, conversationHistory })
  expect(reply.status).toBe(200)
  return reply.body as ChatReply
}

test.each([
  ['how often do I get paid?', /Orchard Farm: bi-weekly, \$2,100\.00, next on June 25, 2027/],
  ['how many paydays are there in July?', /^2 payments to you are due in July 2027, \$4,200\.00/],
  ['on how many days in May did I buy nothing?', /^You spent nothing on 29 of 31 days in May 2027/],
  ['have I been in the red in any month?', /^Yes, your net balance was negative in 2 months/],
  ['how many active bills do I have', /^You have 1 active recurring bill/],
  [
    'is Marsh Lane Rentals still active or did I cancel it',
    /is active: \$950\.00 monthly, next due on July 1, 2027/,
  ],
  ['how much more is my rent than it used to be', /from \$910\.00 to \$950\.00/],
  [
    'biggest expense ever, rent aside. bet it was the cab',
    /\$40\.00.*I took Marsh Lane Rentals for “rent”. I left aside “bet it was the cab”\.$/s,
  ],
  ['what is due next month and is anything overdue', /^4? ?.* due .*No bill is overdue\.$/s],
  ['ok last one, what did Green Grocer cost me in 2027', /^You spent \$120\.00/],
  ['is Old Gym still active', /^Old Gym is not active: it is paused/],
])('%s', async (question, expected) => {
  expect((await ask(question)).response).toMatch(expected)
})

test.each([
  [
    'what do I pay Marsh Lane Rentals a month and how much in total since I started?',
    /for Marsh Lane Rentals, \$950\.00 a month.*\nYou spent \$3,720\.00 at Marsh Lane Rentals/s,
  ],
  [
    'what did I spend in May, and how much of it was Transportation',
    /^You spent \$1,002\.00 in May 2027.* Transportation came to 1\.2% of your spending in May/s,
  ],
  [
    'how much did Green Grocer cost me in May and what was my biggest expense',
    /^You spent \$40\.00 on Green Grocer in May 2027.* biggest expense on Green Grocer in May 2027 was \$40\.00/s,
  ],
  // One answer says it all.
  [
    'which month did I spend the most and how much was it',
    /^Your month of highest spending[^.]*\.\d\d$/,
  ],
  [
    'when is Marsh Lane Rentals due and what will it cost me',
    /^Marsh Lane Rentals is due[^.]*\.\d\d\.$/,
  ],
  ['how much did I spend in April and how much in May', /^You spent \$950\.00 in April 2027, and/],
])('both questions are answered: %s', async (question, expected) => {
  const { response, parts, facts } = await ask(question)
  expect(response).toMatch(expected)
  const known = new Map(facts.map(({ id, text }) => [id, text]))
  const joined = parts.map((part) => ('text' in part ? part.text : known.get(part.fact)))
  expect(joined.join('')).toBe(response)
  expect(known.size).toBe(facts.length)
})

test.each(['what about the one after that?', 'and after that?'])(
  'the payday after the next one follows the question about payday: %s',
  async (question) => {
    const reply = await ask(question, ["when's my next payday"])
    expect(reply.response).toMatch(/^The payday after the next one is July 9, 2027: Orchard Farm/)
  },
)

test('the recurring income is said to be counted apart from the bills', async () => {
  expect((await ask('how many active bills do I have set up')).response).toContain(
    'Recurring income is counted apart: 1 active.',
  )
})

test.each(['keep', 'need', 'rents', 'people'])(
  'no name is offered for the word %s',
  async (word) => {
    expect((await ask(`how much did the ${word} cost in May`)).response).not.toContain(
      'Did you mean',
    )
  },
)

test('a word without a name is said to belong to a usual category', async () => {
  const reply = await ask('how much petrol in May')
  expect(reply.kind).toBe('clarify')
  expect(reply.response).toMatch(
    /^Nothing is called “petrol” here\. Such costs are usually in Transportation, which may hold more/,
  )
  expect(reply.suggestions[0]).toBe('how much Transportation in May')
})

test.each([
  ['I paid the water bill, where do I tick it off?', 'Mark as Paid'],
  ['wrong amount in a transaction, can I change it?', 'pencil'],
  ['why do I keep getting signed out', '15 minutes'],
  ["what's the upgrade cost, is it a monthly thing?", 'one payment of $5.00'],
  ['how is my score calculated', 'starts at 50'],
  ['do I have to pay monthly for this app?', 'one payment of $5.00'],
  ['what kinds of things can I ask you', 'You can ask'],
])('%s is answered by help', async (question, expected) => {
  const reply = await ask(question)
  expect(reply.kind).toBe('help')
  expect(reply.response).toContain(expected)
})

test.each([
  'how much is youtube premium a month',
  'check what I spent off season',
  'what did the upgrade to business class cost me',
])('%s is no question about the product', async (question) =>
  expect((await ask(question)).kind).not.toBe('help'),
)

test('a taxi home is a taxi', async () => {
  const reply = await ask('paid $14.50 for a taxi home')
  expect(reply.drafts?.[0]).toMatchObject({ amount: '14.50', category: 'Transportation' })
})

test('what somebody else spent is not known', async () => {
  expect((await ask('my flatmate jo - how much did she spend in May')).kind).toBe('refuse')
})

test.each([
  ['compare April and May', /: \$52\.00 more in May 2027 than in April 2027 \(5\.5%\)\.$/],
  ['compare May and April', /: \$52\.00 more \(5\.5%\)\.$/],
  ['did I spend less in April or May', /: \$52\.00 more in May 2027 than in April 2027/],
  ['compare March and April', /: exactly the same\.$/],
])('%s is told in the order of time', async (question, expected) => {
  expect((await ask(question)).response).toMatch(expected)
})

test('the biggest one of the income is asked of the income', async () => {
  const reply = await ask('who was the biggest one?', ['how much income did I have in April?'])
  expect(reply.response).toMatch(/income payee in April 2027, of \$900\.00 in all:\nOrchard Farm/)
})

test.each([
  [
    'am I still paying for Cloudbox?',
    'There is no recurring bill for Cloudbox. The last charge was $6.00 on January 14, 2027 (153 days ago), and none has come since.',
  ],
  [
    "did I ever cancel Old Gym? I can't remember",
    'Old Gym is not active: it is paused, at $30.00 monthly, so nothing is due. The last charge was $30.00 on January 1, 2027 (166 days ago), and none has come since.',
  ],
  [
    'have I already cancelled Marsh Lane Rentals',
    'Marsh Lane Rentals is active: $950.00 monthly, next due on July 1, 2027. The last charge was $950.00 on June 1, 2027 (15 days ago).',
  ],
  ['is Cloudbox still active', /^There is no recurring bill for Cloudbox\. The last charge was/],
])('%s tells of the last charge', async (question, expected) => {
  expect((await ask(question)).response).toEqual(
    typeof expected === 'string' ? expected : expect.stringMatching(expected),
  )
})

test.each(['did I cancel Cloudbox in January', 'am I still paying for Cloudbox and sushi'])(
  '%s is asked back',
  async (question) => expect((await ask(question)).kind).toBe('clarify'),
)

test.each([
  'How much is bean costing me?',
  "How much is bean costing me? I'm at Bean Cafe way too often",
  'what have I spent on bean',
])('%s leaves out the income', async (question) => {
  expect((await ask(question)).response).toMatch(
    /^You spent \$3\.50 on Bean Cafe in all your records so far, in 1 expense\./,
  )
})

test.each([
  [
    'What percent of my freelance income did I set aside for Taxman in January',
    'Taxman came to 9.0% of your income from Freelance in January 2027: $36.00 of $400.00.',
  ],
  ['what share of Taxman is Freelance', /^Freelance is income, and Taxman is not only that\./],
  ['what percentage of my income is Bean logo', /^Bean logo came to 7\.3% of your income/],
])('%s has its own base', async (question, expected) => {
  expect((await ask(question)).response).toEqual(
    typeof expected === 'string' ? expected : expect.stringMatching(expected),
  )
})

test.each([
  ['just got 75 from grandma for my birthday', 'income', 'Gift'],
  ['got $40 from mom for gas', 'income', 'Other'],
  ['got coffee for 4.50', 'expense', 'Food & Dining'],
  ['Bought dog food at Pet Palace for 38.99 on Tuesday', 'expense', 'Pets'],
  ['spent 12 on a birthday card at Green Grocer', 'expense', 'Food & Dining'],
])('%s is an %s in %s', async (told, type, category) => {
  expect((await ask(told)).drafts?.[0]).toMatchObject({ type, category })
})

test('money from a shop may have been spent there', async () => {
  expect((await ask('got 12 from Green Grocer for lunch')).response).toMatch(/^Is this income/)
})

test.each(['add venmo from Ann 20', '$35.00 garage sale'])(
  '%s may be income: the entry line asks, and so does the draft',
  async (told) => expect((await ask(told)).response).toMatch(/^Is this income/),
)

test('the month that the answer before named is compared', async () => {
  const reply = await ask('compare it with April', ['which month did I spend the most in 2027'])
  expect(reply.response).toMatch(
    /^You spent \$1,002\.00 in May 2027, and \$950\.00 in April 2027: \$52\.00 more/,
  )
})

test.each([
  ['$8.25 boba at Green Grocer just now', '8.25', 'Food & Dining', '2027-06-16'],
  ['I took a cab home last night, 23 bucks', '23.00', 'Transportation', '2027-06-15'],
])('%s is an entry', async (told, amount, category, date) => {
  expect((await ask(told)).drafts?.[0]).toMatchObject({ type: 'expense', amount, category, date })
})

test.each([
  [
    'was there a month without income',
    /^In 1 month in all .*you received nothing:\nFebruary 2027\nJune/s,
  ],
  [
    'any month this year where I spent nothing?',
    /^In 1 month .*you spent nothing:\nFebruary 2027\nJune 2027 is left out/s,
  ],
  ['which months of 2026 had no income', /^There is no whole month in your records in 2026/],
  ['days with over 100 spent in May', /^In 1 day in May 2027, you spent over \$100\.00/],
  ['last month vs the one before', /\$1,002\.00 in May 2027, and \$950\.00 in April 2027/],
  ['bills due by the 3rd', /^1 bill is due from June 16 to July 3, 2027, \$950\.00/],
  ['what is due by the 30th', /^No .*June 16 to 30, 2027/],
  ['what bills come in next 20 days?', /^1 bill is due in the next 20 days/],
  ['when comes my salary?', /^Your next payday is June 25, 2027/],
  [
    'when is my next payday, and the one after?',
    /^Your next payday is June 25, 2027 .*The payday after the next one is July 9, 2027/,
  ],
  [
    'list every expense over $100 in May, largest first',
    /^Your biggest expenses, each over \$100\.00, in May 2027:\nMay 1, 2027: Marsh/s,
  ],
  [
    'what share of May spending was Transportation? One decimal please.',
    /^Transportation came to 1\.2%/,
  ],
  ['which month of 2027 had the lowest spending above zero?', /^Your month of lowest spending/],
  ['when is payday? (hahaha)', /^Your next payday is June 25/],
  ['what did I spend May 3 and 4', /^You spent \$52\.00 from May 3 to 4, 2027/],
  ['how many City Cabs did I take in May', /^You have 1 expense on City Cabs in May 2027/],
  [
    'I want buy a coat for 240 dollars, it is possible this month?',
    /After \$240\.00 that would be/,
  ],
  ['could I theoretically buy a $60 lens this month', /After \$60\.00 that would be/],
  ['did I pay something two times by mistake?', /duplicate|charged twice/],
  ['cheapest ticket at City Cabs', /^Your smallest expense at City Cabs .*\$12\.00/],
  ['did I make or lose money in May', /a net balance of \$1,098\.00/],
  ['did rent go up or is it my imagination', /from \$910\.00 to \$950\.00/],
  ['what did I spend on Green Grocer since I started here', /^You spent \$120\.00/],
  ['what do I pay for Old Gym in May', /^You have no spending on Old Gym in May 2027\.$/],
])('%s has a plain answer', async (question, expected) => {
  expect((await ask(question)).response).toMatch(expected)
})

test.each([
  ['can I afford a $500 sofa this month?', 'and two of them?', /what would they cost\?$/],
  ['was I charged twice?', 'how much would that be if they are refunded', /^Do you mean refunds/],
  ['how much is left this month?', 'would a $50 hat fit?', /After \$50\.00 that would be/],
  [
    'what did I spend in May',
    'and by category, with percentages?',
    /^Your expense categories in May.*94\.8%/s,
  ],
  ['how much did I spend in May', 'just the transportation part', /^You spent \$12\.00 on Transp/],
  [
    'what do I spend a week at Green Grocer in 2027',
    'and for one visit only?',
    /^On average \$40\.00/,
  ],
])('%s %s goes on from it', async (before, question, expected) => {
  expect((await ask(question, [before])).response).toMatch(expected)
})

test('two net balances asked about one after the other are compared', async () => {
  const { response } = await ask('difference?', ['my net in May', 'and April?'])
  expect(response).toMatch(/^What you received less what you spent was .* in May .* in April/)
})

test("thanks, that's helpful", async () => {
  expect((await ask("thanks, that's helpful!")).kind).toBe('smalltalk')
})

test.each([
  ['how much did freelance work bring in', '$400.00 from Freelance'],
  ['what does premium cost and where do I get it', 'Premium is one payment of'],
])('%s is answered', async (question, expected) => {
  expect((await ask(question)).response).toContain(expected)
})

test('work is left out only after an income category, or what is worked at', async () => {
  expect((await ask('how much did I spend on eating out work')).kind).toBe('clarify')
})

test('a bill to go without is added to the one before', async () => {
  await bill('Cloudbox', 'expense', '5.00', {})
  const { response } = await ask('and Cloudbox too?', [
    'what would I save a year without Marsh Lane Rentals',
  ])
  expect(response).toContain('you would save $955.00 a month, $11,460.00 a year')
})

test('the next bills are as many as were asked for', async () => {
  const { response } = await ask('what are my next 2 bills')
  expect(response).toMatch(/^The next 2 bills due .*\$955\.00 in total:/)
})

test.each([
  [
    'did I save more in May than in April',
    /was \$1,098\.00 in May 2027, and −\$50\.00 in April 2027: \$1,148\.00 more\.$/,
  ],
  [
    'was my savings rate better in May than in March',
    /\$1,098\.00 \(52\.3% of your income\) in May 2027/,
  ],
])('what was kept in two times is compared: %s', async (question, expected) => {
  expect((await ask(question)).response).toMatch(expected)
})

test('the thing before the last one is told', async () => {
  const { response } = await ask('and before that?', ['what was the last thing I bought'])
  expect(response).toContain('May 3, 2027')
})

test('bills of one frequency are told apart', async () => {
  await bill('Window cleaner', 'expense', '12.00', { frequency: 'weekly' })
  expect((await ask('which bills are weekly')).response).toMatch(
    /^You have 1 active weekly recurring bill, \$52\.00 a month or \$624\.00 a year/,
  )
  expect((await ask('which bills are yearly')).response).toBe('No active bill is yearly.')
  expect((await ask('how much are my bills per week')).response).toMatch(
    / a year, \$[\d.]+ a week\./,
  )
})

test('two prices are compared as they are now', async () => {
  const { response } = await ask('is Cloudbox cheaper than Marsh Lane Rentals')
  expect(response).toMatch(/Marsh Lane Rentals: \$950\.00 monthly\nCloudbox: \$5\.00 monthly/)
})

test.each([
  [
    'the total of my 3 biggest expenses in May',
    /^Your biggest expenses in May 2027.*, \$1,002\.00 in total:/,
  ],
  ['list all my categories', /^Your expense categories in all your records.*\nEating out: /s],
  ['what was that $12.00 charge', /^1 expense, each exactly \$12\.00.*City Cabs/s],
  ['how much did I save per month in 2027', /^On average you kept/],
])('%s is answered', async (question, expected) => {
  expect((await ask(question)).response).toMatch(expected)
})

test.each([
  [
    'my biggest Green Grocer expense',
    /was \$40\.00, 3 times:\nMay 3, 2027: .*\nApril 3, 2027: .*\nMarch 3, 2027: Green Grocer, \$40\.00$/,
  ],
  ['what was my biggest paycheck', /was \$2,100\.00, 2 times:\nMay 5, 2027: .*\nMarch 5, 2027: /],
  ['smallest expense at Marsh Lane Rentals', /was \$910\.00, 2 times:\n/],
  ['biggest expense in May', /was \$950\.00:\nMay 1, 2027: Marsh Lane Rentals, \$950\.00$/],
])('those level with the first are told: %s', async (question, expected) => {
  expect((await ask(question)).response).toMatch(expected)
})

test('of many that are level the newest are listed', async () => {
  for (let day = 10; day <= 30; day += 1) await spend('Toll', 'Tolls', '2.00', `2026-11-${day}`)
  const { response } = await ask('my biggest Toll expense in 2026')
  expect(response).toContain('was $2.00. The newest 5 of that amount:\nNovember 30, 2026')
  expect(response.split('\n')).toHaveLength(6)
  expect(response).not.toContain('November 25')
})
