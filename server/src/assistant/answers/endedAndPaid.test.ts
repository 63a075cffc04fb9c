import { beforeAll, expect, test } from 'vitest'
import { openTestApp } from '#testing/app.ts'
import { askAssistant } from '#testing/assistant.ts'
import { type EntryFields, entriesOf, writeEntries } from '#testing/entries.ts'
import { addPerson, type Person, signIn } from '#testing/person.ts'

// What has ended, who was paid and what rose, on Saturday, 2 January 2027.

const app = await openTestApp({ env: { BILLING: 'off' } })
const today = '2027-01-02'
let person: Person

const months = ['07', '08', '09', '10', '11', '12']
const pay = entriesOf('income', 'Lumen Works', 'Salary')
const reelbox = entriesOf('expense', 'Reelbox', 'Streaming')
const oldGym = entriesOf('expense', 'Iron Gym', 'Fitness')
const domain = entriesOf('expense', 'Domainly', 'Software')
const doctor = entriesOf('expense', 'Dr. Quill', 'Healthcare')
const store = entriesOf('expense', 'Oak Market', 'Groceries')
const gas = entriesOf('expense', 'Comet gas', 'Transportation')

const entries: readonly EntryFields[] = [
  ...months.map((month) => pay(`2026-${month}-28`, 200_000)),
  ...['07', '08', '09'].map((month) => reelbox(`2026-${month}-05`, 1000)),
  ...['10', '11', '12'].map((month) => reelbox(`2026-${month}-05`, 1200)),
  ...['03', '04', '05'].map((month) => oldGym(`2026-${month}-11`, 3000)),
  domain('2025-12-03', 2000),
  domain('2026-12-03', 2500),
  doctor('2025-12-09', 4000),
  doctor('2026-12-10', 5000),
  store('2025-12-20', 9000),
  store('2026-12-15', 6000),
  store('2026-12-21', 7000),
  gas('2026-12-07', 3000),
  gas('2026-12-14', 3000),
  gas('2026-12-17', 3000),
]

const bills = [
  { description: 'Reelbox', category: 'Streaming', amount: '12.00', startDate: '2027-01-05' },
  {
    description: 'Iron Gym',
    category: 'Fitness',
    amount: '30.00',
    startDate: '2027-01-11',
    isActive: 'false',
  },
  { description: 'Water', category: 'Utilities', amount: '41.00', startDate: '2026-12-29' },
  {
    description: 'Domainly',
    category: 'Software',
    amount: '25.00',
    startDate: '2027-12-03',
    frequency: 'yearly',
  },
]

beforeAll(async () => {
  app.clock.set('2026-12-28T00:01:00.000Z')
  const early = await addPerson(app)
  await writeEntries(app, early, entries)
  for (const bill of bills) {
    const body = { type: 'expense', frequency: 'monthly', ...bill }
    expect((await early.post('/api/recurring-transactions', body)).status).toBe(201)
  }
  app.clock.set(`${today}T00:01:00.000Z`)
  person = await signIn(app, early)
})

async function reply(conversation: string) {
  const turns = conversation.split(' >> ')
  return askAssistant(person, today, turns.at(-1) ?? '', turns.slice(0, -1))
}

const gymEnded = 'Iron Gym is not active'
const reelRose = 'Reelbox: from $10.00 to $12.00'

test.each([
  // What was cancelled, and what is still paid
  ['Which bills are no longer active?', 'Paused:\nIron Gym'],
  ['Which of my bills have I cancelled?', 'Paused:\nIron Gym'],
  ['which bills have ended', 'Paused:\nIron Gym'],
  ['What did I stop paying for?', 'Paused:\nIron Gym'],
  ['Did I cancel any bills?', 'Paused:\nIron Gym'],
  ['Do I still have Iron Gym?', gymEnded],
  ['Am I, by any chance, still paying for Iron Gym?', gymEnded],
  ['Am I still with Iron Gym?', gymEnded],
  ['When did I start paying for Iron Gym, and am I still paying for it?', gymEnded],
  ['When did I start paying for Iron Gym >> do I still pay for it?', gymEnded],
  ['Which bills did I pay in December?', 'Reelbox, $12.00'],
  ['Which bills were paid in December?', 'Reelbox, $12.00'],
  ['How much does Reelbox cost >> what would I save a year if I stopped it?', '$144.00 a year'],
  ['What would dropping Reelbox save me over twelve months?', '$144.00 a year'],
  // The last time and the sum of all times
  ['When did I last pay Dr. Quill, and how much did they cost altogether?', '$90.00'],
  ['When did I last pay Dr. Quill, and how much was it?', 'you paid $50.00'],
  ['What were my last 2 Oak Market visits and how much did they cost in all?', '$130.00 in total'],
  // Who is paid does not pay
  ['When was Dr. Quill first paid?', 'December 9, 2025: you paid $40.00'],
  ['How much was Dr. Quill paid in 2026?', 'You spent $50.00'],
  ['Who was paid the most in 2026?', 'expense payee in 2026'],
  ['When was I last paid?', 'you received $2,000.00'],
  ['Who paid me the most?', 'Lumen Works'],
  // The December that has just been
  ['How much did I spend at Oak Market this December?', '$130.00'],
  ['Did I spend more at Oak Market this December than last December?', '$40.00 more'],
  ['Which bills are due this December?', 'in December 2027'],
  // Rises, those of yearly bills too
  ['Which of my bills went up?', 'Domainly: from $20.00 to $25.00'],
  ['Which bill went up the most?', 'the largest step first'],
  ['Which bills went up, leaving out Domainly?', `leaving out Domainly:\n${reelRose}`],
  ['By what percentage did the Reelbox fee increase, and as of which payment?', reelRose],
  ['As of which payment did Reelbox go up?', reelRose],
  ['What does Reelbox charge me now compared to a year ago?', reelRose],
  ['How much is Reelbox >> did that ever go up?', reelRose],
  // What was spent in two times is no price
  ['How much do I pay Oak Market now compared to last year?', 'You have no spending at Oak Market'],
  ['How much is Reelbox >> has the price changed?', reelRose],
  [
    'How much did I spend at Oak Market in December >> did that go up?',
    'There is no spending in November',
  ],
  // Since when it is overdue
  ['Which bills are past due as of today, and since when?', 'Water, $41.00 (4 days ago)'],
  ['which bill has been overdue the longest', 'Overdue the longest'],
  ['What do I still have to pay by tomorrow?', 'in total (Water)'],
  // Filling up, where no category is for fuel
  ['What day of the week do I fill up most often?', 'Monday is the weekday'],
])('%s', async (asked, told) => {
  expect((await reply(asked)).response).toContain(told)
})

test.each([
  // When a bill was paused is not recorded
  'Which bills did I cancel this year?',
  'How much did I spend on Groceries >> did the price go up?',
  'How much in fees did I pay Reelbox?',
  'How much more are groceries a month than last year?',
  'How often do I go to Oak Market? >> did that ever increase?',
  'What share of my spending is Reelbox >> has that gone up?',
  'What were my fees to Reelbox in 2026?',
  '$64.18 was paid to my account by Lumen Works today',
  'Am I still on track with Reelbox?',
])('%s is asked back', async (asked) => {
  expect((await reply(asked)).kind).toBe('clarify')
})

test.each([
  ['Dr. Quill was paid $64.18 on December 30; please record it.', 'expense', 'Dr. Quill'],
  ['Please record that $64.18 was paid to Dr. Quill on December 30.', 'expense', 'Dr. Quill'],
  ['I was paid $64.18 on December 30', 'income', ''],
  ['Wednesday got paid 64.18', 'income', ''],
  [
    "Put in $64.18 for Oak Market, I paid it on December 30, it's a Groceries thing",
    'expense',
    'Oak Market',
  ],
  ['Add $64.18 for a lamp at Oak Market on December 30', 'expense', 'Lamp at Oak Market'],
  ['Record a payment of $64.18 to Oak Market, made on December 30.', 'expense', 'Oak Market'],
  ['I made $64.18 on December 30', 'income', ''],
  ['My aunt kindly gave me $64.18 on December 30', 'income', 'Aunt'],
  [
    'I got $64.18 from Lumen Works on December 30; enter it as salary income',
    'income',
    'Lumen Works',
  ],
])('%s', async (told, type, description) => {
  const [draft] = (await reply(told)).drafts ?? []
  expect(draft).toMatchObject({ type, amount: '64.18', date: '2026-12-30' })
  expect(draft?.description ?? '').toBe(description)
})

test.each([
  'The sitter got paid $60 last night; please record it',
  'Max was paid $60; please add it',
])('%s may be either', async (told) =>
  expect((await reply(told)).response).toBe('Is this income or an expense?'),
)
