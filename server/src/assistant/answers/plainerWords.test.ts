import type { ChatReply } from '@evenkeel/domain/assistant'
import { beforeAll, expect, test } from 'vitest'
import { openTestApp } from '#testing/app.ts'
import { askAssistant } from '#testing/assistant.ts'
import { addPerson, type Person } from '#testing/person.ts'

// Questions in words of one's own, and payees whose names are words of the calendar: Summer pays, June is paid.

const app = await openTestApp({ env: { BILLING: 'off' } })
const today = '2027-03-14'
let ada: Person

const rows = [
  ['income', 'Harbor Clinic', 'Salary', '1000.00', '2027-01-08'],
  ['income', 'Harbor Clinic', 'Salary', '1000.00', '2027-01-22'],
  ['income', 'Harbor Clinic', 'Salary', '1040.00', '2027-02-05'],
  ['income', 'Harbor Clinic', 'Salary', '1040.00', '2027-02-19'],
  ['income', 'Child support', 'Family', '300.00', '2026-12-03'],
  ['income', 'Child support', 'Family', '300.00', '2027-01-03'],
  ['income', 'Child support', 'Family', '300.00', '2027-02-03'],
  ['income', 'Summer', 'Lessons', '30.00', '2027-02-10'],
  ['income', 'Oliver', 'Lessons', '25.00', '2027-02-11'],
  ['income', 'Busking', 'Gigs', '310.00', '2027-02-12'],
  ['expense', 'Amp hire', 'Band', '120.00', '2027-02-13'],
  ['expense', 'June', 'Housing', '36.00', '2027-02-09'],
  ['expense', 'Elm Flats', 'Housing', '700.00', '2026-12-01'],
  ['expense', 'Elm Flats', 'Housing', '700.00', '2027-01-01'],
  ['expense', 'Elm Flats', 'Housing', '700.00', '2027-02-01'],
  ['expense', 'Leaf Market', 'Groceries', '20.00', '2027-02-02'],
  ['expense', 'Leaf Market', 'Groceries', '22.00', '2027-03-02'],
  ['expense', 'Oak Basket', 'Groceries', '7.00', '2027-02-05'],
  ['expense', 'Hale Tuning', 'Music', '85.00', '2027-01-18'],
] as const

const bills = [
  ['June', 'expense', 'Housing', '36.00', 'bi-weekly', '2027-03-23'],
  ['Elm Flats', 'expense', 'Housing', '700.00', 'monthly', '2027-04-01'],
  ['Streamly', 'expense', 'Entertainment', '12.00', 'monthly', '2027-03-20'],
  ['Tunebox', 'expense', 'Entertainment', '8.00', 'monthly', '2027-03-25'],
  ['Old Gas', 'expense', 'Utilities', '50.00', 'monthly', '2027-03-10'],
  ['Child support', 'income', 'Family', '300.00', 'monthly', '2027-04-03'],
] as const

beforeAll(async () => {
  app.clock.set(`${today}T12:00:00.000Z`)
  ada = await addPerson(app)
  for (const [type, description, category, amount, date] of rows)
    await ada.post('/api/transactions', { type, description, category, amount, date })
  for (const [description, type, category, amount, frequency, startDate] of bills)
    await ada.post('/api/recurring-transactions', {
      description,
      type,
      category,
      amount,
      frequency,
      startDate,
    })
})

const ask = (message: string, ...before: string[]) => askAssistant(ada, today, message, before)

const values = (reply: ChatReply) => reply.facts.map(({ value }) => value)

/** Each question, and figures that its answer must show. */
const answered: readonly (readonly [string, readonly string[]])[] = [
  ['What was my savings rate for February (net divided by income)?', ['2745.00', '1862.00']],
  ['my savings rate in february, i.e. net over income', ['2745.00', '1862.00']],
  ['what i got minus what i spent, february', ['1862.00']],
  ['all we took in less what we spent in february', ['1862.00']],
  ['earned minus spent, february 2027', ['1862.00']],
  ['how am i doing this month compared to last', ['22.00', '883.00']],
  ['how are we doing vs last month', ['22.00', '883.00']],
  ['am i doing better or worse than last month', ['22.00', '883.00']],
  ['Annual saving from dropping both Streamly and Tunebox?', ['240.00']],
  ['saving from ditching Streamly, per year', ['144.00']],
  ['what would letting Streamly go save me in a year', ['144.00']],
  ['if I let June go what would that save me in a year', ['936.00']],
  ['how much would i save a year if i dropped June', ['936.00']],
  ['Total of all bills still to be paid in March, excluding anything overdue?', ['56.00']],
  ['bills left to pay this month, not counting overdue ones', ['56.00']],
  ['what bills are still to come in March, late ones aside', ['56.00']],
  ['State the month of 2027 with the highest expenditure and its figure.', ['883.00']],
  ['identify my total spending in February', ['883.00']],
  ['provide the total of Groceries in 2027', ['49.00']],
  ['where do we do the food shop most often (Groceries 2027)', ['2', '42.00']],
  ['When did my Harbor Clinic pay change, and from what to what?', ['1000.00', '1040.00']],
  ['when did my pay from Harbor Clinic change', ['2027-02-05']],
  ['when did Harbor Clinic raise my pay and by how much', ['40.00', '2027-02-05']],
  ['By how much did Harbor Clinic rise in 2027?', ['40.00']],
  ['How much have I taken from Harbor Clinic in 2027?', ['4080.00']],
  ['what did i draw from the Harbor Clinic in February', ['2080.00']],
  ['How much has Summer paid me in 2027?', ['30.00']],
  ['what did I earn from summer', ['30.00']],
  ['Would my Gigs by themselves have covered my Band in 2027?', ['310.00', '120.00', '190.00']],
  ['did the gigs pay for the band in february', ['190.00']],
  ['Did the band pay for itself in 2027? Gigs less Band.', ['190.00']],
  [
    'Would child support alone have covered my spending in February? By how much was it short?',
    ['583.00'],
  ],
  ['When was the piano last tuned by Hale Tuning?', ['2027-01-18']],
  ['stuck in traffic, how much on groceries in february', ['27.00']],
  [
    'rushing between patients, can u tell me what we forked out on groceries in february',
    ['27.00'],
  ],
  ['just off a night shift.. how much on groceries in february', ['27.00']],
  [
    'did i spend more on groceries at leaf market or oak basket in 2027',
    ['42.00', '7.00', '35.00'],
  ],
  ['How much did I spend between 2 and 9 February 2027?', ['63.00']],
  ['spending from the 1st to the 5th of february', ['727.00']],
  ['if i ditch Streamly and Tunebox how much less per month is that', ['20.00']],
  ['if I dropped Streamly, how much less would I pay a year?', ['144.00']],
  ['how dependent am I on child support in 2027?', ['11.9']],
  ['within Groceries, who did I pay the most in 2027?', ['42.00']],
  [
    'Which categories did I spend more on in February than in January?',
    ['120.00', '36.00', '27.00'],
  ],
  ['How much is left in March once every bill is paid?', ['-78.00']],
]

test.each(answered)('%s', async (question, expected) => {
  const reply = await ask(question)
  expect(reply.kind).toBe('answer')
  expect(values(reply)).toEqual(expect.arrayContaining([...expected]))
})

/** Follow-ups, the questions before them, and figures that the answer must show. */
const followed: readonly (readonly [string, string, readonly string[]])[] = [
  ['How much did I receive from Summer in February?', 'And from Oliver?', ['25.00']],
  ['What did I get from Oliver in 2027?', 'and from Summer', ['30.00']],
  ['When is Elm Flats due?', 'And the one after that?', ['2027-04-01', '2027-05-01', '700.00']],
  ['When is Streamly due?', 'and the next one after that', ['2027-04-20']],
  ['When are Streamly and Tunebox due?', 'Which is first?', ['2027-03-20', '2027-03-25']],
  ['when is streamly due and when is tunebox due', 'which comes first', ['2027-03-20']],
  ['how much is Elm Flats', 'is it paid?', ['2027-02-01', '700.00']],
  ['how much went into Groceries so far', 'how much of that went to Oak Basket', ['7.00']],
  ['what did I spend on groceries in 2027', 'and how much of it was at leaf market', ['42.00']],
]

test.each(followed)('%s %s', async (before, question, expected) => {
  const reply = await ask(question, before)
  expect(reply.kind).toBe('answer')
  expect(values(reply)).toEqual(expect.arrayContaining([...expected]))
})

// What no record tells for certain is asked back, and never answered with another figure.
test.each([
  ['how much did Oliver pay me in february', 'and Summer?'],
  ['when is payday?', 'how much will I have by then?'],
  ['when is Elm Flats due?', 'Can I pay it?'],
  ['', 'groceries at leaf market and elm flats'],
  ['', 'groceries at leaf market vs elm flats'],
  ['', 'do the gigs cover my bills?'],
  ['', 'what did the groceries tuning cost in 2027'],
])('%s %s is asked back', async (before, question) => {
  const reply = await ask(question, ...(before === '' ? [] : [before]))
  expect(reply.kind).toBe('clarify')
  expect(reply.facts).toEqual([])
})

test.each(['By how much did Child support go up in 2027?', 'did the Elm Flats rise in 2027'])(
  '%s is of one payment, and not of how many there were',
  async (question) => expect((await ask(question)).kind).toBe('empty'),
)

test.each([
  ['Thank you very much, that was most helpful. Happy New Year!', 'smalltalk'],
  ['thanks a lot, very helpful. have a nice day!', 'smalltalk'],
  ['you have been very kind, thank you. all the best', 'smalltalk'],
  ['have a good weekend!', 'smalltalk'],
  ['Would it be wise to claim my annuity early?', 'refuse'],
  ['would it be advisable to sell my shares', 'refuse'],
  ['is it prudent to take my pension at 60', 'refuse'],
  ['Where do I see only the entries between two dates?', 'help'],
  ['how can I see just the transactions of one month', 'help'],
  ['where can I view my entries for a certain period', 'help'],
  ['Excuse me, where might one change the password, please?', 'help'],
])('%s', async (message, kind) => expect((await ask(message)).kind).toBe(kind))

test.each([
  ['I paid June 36 dollars this morning.', '', 'June', '36.00'],
  ['gave June 36 in cash', '', 'June in cash', '36.00'],
  ['paid June 20 bucks', '', 'June', '20.00'],
  ['paid 55 back to Will', '', 'Will', '55.00'],
  ['i gave 20 back to Oliver', '', 'Oliver', '20.00'],
  ['sent 30 to Will', '', 'Will', '30.00'],
  ['it was 25', 'bought a hoodie', 'Hoodie', '25.00'],
  ['25', 'bought a hoodie', 'Hoodie', '25.00'],
  ['120 dollars', 'paid the plumber today', 'Plumber', '120.00'],
])('%s after “%s” prepares %s, %s', async (message, before, description, amount) => {
  const { drafts } = await ask(message, ...(before === '' ? [] : [before]))
  expect(drafts).toEqual([expect.objectContaining({ type: 'expense', description, amount })])
})

test.each([
  ['sold my bike today', '80'],
  ['got a refund today', 'it was 25'],
])('%s, %s prepares an income', async (before, price) => {
  const { drafts } = await ask(price, before)
  expect(drafts).toEqual([expect.objectContaining({ type: 'income' })])
})

test('what I pay is no guess for what somebody pays me', async () => {
  const { kind, response } = await askAssistant(ada, today, 'When did Oliver first pay me rent?')
  expect(kind).toBe('clarify')
  expect(response).not.toContain('Elm Flats')
})
