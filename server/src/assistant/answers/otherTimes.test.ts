import { beforeAll, expect, test } from 'vitest'
import { openTestApp } from '#testing/app.ts'
import { askAssistant } from '#testing/assistant.ts'
import { type EntryFields, entriesOf, writeEntries } from '#testing/entries.ts'
import { addPerson, type Person } from '#testing/person.ts'

// The same days of another year, and one sum against another, on Saturday, 20 November 2027.

const app = await openTestApp({ env: { BILLING: 'off' } })
const today = '2027-11-20'
let person: Person

const asked = Symbol('asked back')

const books = entriesOf('expense', 'Quill & Co', 'Books')
const food = entriesOf('expense', 'Fairmart', 'Food')
const train = entriesOf('expense', 'Northline', 'Travel')
const coach = entriesOf('expense', 'Coachways', 'Travel')
const pay = entriesOf('income', 'Hill School', 'Salary')

const entries: readonly EntryFields[] = [
  books('2025-07-10', 1000),
  books('2026-07-10', 2000),
  books('2026-12-05', 500),
  books('2027-07-10', 5000),
  books('2027-09-10', 1500),
  food('2025-08-03', 3000),
  food('2026-02-28', 900),
  food('2026-08-03', 4000),
  food('2026-11-10', 2500),
  food('2026-11-25', 700),
  food('2027-08-03', 4500),
  food('2027-09-04', 2000),
  food('2027-10-04', 6000),
  food('2027-11-04', 2600),
  train('2026-09-15', 8000),
  train('2027-09-15', 9000),
  coach('2027-07-15', 1200),
  pay('2026-07-28', 100_000),
  pay('2026-08-28', 100_000),
  pay('2027-07-28', 110_000),
  pay('2027-08-28', 110_000),
  pay('2027-09-28', 110_000),
  pay('2027-10-28', 118_000),
]

beforeAll(async () => {
  app.clock.set(`${today}T00:01:00.000Z`)
  person = await addPerson(app)
  await writeEntries(app, person, entries)
})

async function expectReply(conversation: string, expected: string | typeof asked) {
  const turns = conversation.split(' >> ')
  const { kind, response } = await askAssistant(
    person,
    today,
    turns.at(-1) ?? '',
    turns.slice(0, -1),
  )
  const said = `${conversation}: ${response}`
  if (expected === asked) expect([said, kind]).toEqual([said, 'clarify'])
  else expect(said).toContain(expected)
}

test.each([
  [
    'How does my spending from July to September 2027 compare with the same months of 2026?',
    '$232.00 from July 1 to September 30, 2027, and $140.00 from July 1 to September 30, 2026',
  ],
  [
    'How does my spending in July to September compare with the same months last year?',
    'and $140.00 from July 1 to September 30, 2026: $92.00 more',
  ],
  [
    'Did I spend more on food from July to September 2027 than in the same three months of 2026?',
    '$65.00 on Food from July 1 to September 30, 2027, and $40.00',
  ],
  ['Books in the first half of 2027 against the same half of 2026', 'no spending on Books'],
  ['books july to sept 2027 vs those months in 2026', 'and $20.00 from July 1 to September 30'],
  ['how does july compare with the same month of 2026', '$62.00 in July 2027, and $20.00 in July'],
  [
    'How does this month compare with the same month of 2026?',
    '$26.00 in November 2027 so far (November 1 to 20, 2027), and $25.00 from November 1 to 20',
  ],
  [
    'food from January to February 2027 against the same months of 2024',
    'no spending on Food from January 1 to February 28, 2027',
  ],
  [
    'did I keep more from July to September 2027 than in the same months of 2026?',
    '$3,068.00 from July 1 to September 30, 2027, and $1,860.00',
  ],
  [
    'which category rose most from July to September compared with the same months last year?',
    'Books: up $45.00',
  ],
  // A part of a year beside "last year" means that part of it.
  ['did I spend more in July than last year?', '$62.00 in July 2027, and $20.00 in July 2026'],
  [
    'did I spend more in the third quarter this year than last year?',
    'and $140.00 in the third quarter of 2026',
  ],
  ['is this month better than last year?', 'and $25.00 from November 1 to 20, 2026'],
  ['did I spend more in the third quarter than in the same quarter last year?', 'and $140.00 in'],
  [
    'did I spend more in July than in all of last year?',
    '$62.00 in July 2027, and $186.00 in 2026',
  ],
  ['what did I spend in July and last year?', '$62.00 in July 2027 and $186.00 in 2026'],
  // As a question of its own
  ['Books from July to September 2027 >> and the same months in 2026?', '$20.00 on Books from'],
  ['Books from July to September >> And over the same three months last year?', '$20.00 on Books'],
  ['Books from July to September >> and the same three months a year earlier', '$20.00 on Books'],
  ['books july to september >> and the same time last year?', '$20.00 on Books from July 1'],
  ['Books in July 2027 >> and in the same month of 2025?', '$10.00 on Books in July 2025'],
  [
    'Books in the third quarter of 2027 >> and in the same quarter of 2026?',
    '$20.00 on Books in the third quarter of 2026',
  ],
  [
    'How does my spending from July to September 2027 compare with the same months of 2026? >> And what was it in those months of 2025?',
    'You spent $40.00 from July 1 to September 30, 2025',
  ],
  [
    'Compare food from July to September 2027 with the same months of 2026 >> and in the same months of 2025?',
    'You spent $30.00 on Food from July 1 to September 30, 2025',
  ],
  // Of which days, or of which week, isn't told.
  ['Food in the same months of 2026', asked],
  ['food last week >> and the same week last year?', asked],
  ['July and August 2027 against the same months of 2026', asked],
] as const)('%s → %s', expectReply)

// One more time, or one more name, against the sum that was just told
test.each([
  [
    'what did i spend in august 2027 >> was september more?',
    '$125.00 in September 2027, and $45.00',
  ],
  ['food in august >> was september any better?', '$20.00 on Food in September 2027, and $45.00'],
  ['food in august >> was it less in september', '$20.00 on Food in September 2027, and $45.00'],
  ['food in august >> cheaper in september?', '$20.00 on Food in September 2027, and $45.00'],
  ['food in august >> more or less than september?', '$45.00 on Food in August 2027, and $20.00'],
  ['what did I earn in september >> was october better', '$1,180.00 in October 2027, and $1,100'],
  ['What did I spend on books in 2026? >> Was 2027 any more than that?', '$65.00 on Books in 2027'],
  ['books in 2027 >> was it more the year before?', 'and $20.00 from January 1 to November 20'],
  ['What did I keep in July? >> was August better?', '$1,055.00 in August 2027, and $1,038.00'],
  ['my savings rate in july >> was august better', 'in August 2027, and $1,038.00 (94.4% of'],
  [
    'How much did I keep in July after all my expenses, and was August any better?',
    '$1,055.00 in August 2027, and $1,038.00 in July 2027: $17.00 more.',
  ],
  ['what was left in july and was august worse', '$1,055.00 in August 2027, and $1,038.00 in'],
  ['How much on Northline in all? >> Is Coachways more or less than that?', 'Coachways: $12.00'],
  ['How much on Northline in all? >> was Coachways more', '$158.00 more than on Coachways'],
  ['How much on Northline in all? >> Did I spend less on Coachways?', 'Coachways: $12.00'],
  ['books in 2027 >> have food come to more than that', '$86.00 more than on Books'],
  ['how many times did I buy food in 2027? >> were books more?', 'Books: 2 times'],
  // Against what, isn't told.
  ['what did i spend in august >> was food more than that?', asked],
  ['did I spend more in august than in july >> was september more?', asked],
  ['which month did I spend the most >> was september more?', asked],
  ['when is payday >> Is Coachways more or less than that?', asked],
] as const)('%s → %s', expectReply)

// Of the time that an answer picked out, and of two that it compared
test.each([
  [
    'Which month of this year was my dearest, and by how much did it exceed the month before?',
    'You spent $125.00 in September 2027, and $45.00 in August 2027: $80.00 more',
  ],
  [
    'Which quarter of 2027 was my dearest? >> How much more was it than the quarter before?',
    '$0.00 in the second quarter of 2027 (April 1 to June 30, 2027): $232.00 more',
  ],
  [
    'In which quarter of 2027 did I spend the most? >> How much of that was travel?',
    'Travel came to 44.0% of your spending in the third quarter of 2027',
  ],
  ['In which month did I spend the most in 2027 and how much of that was food?', '$20.00 of $125'],
  [
    'In which quarter of 2027 did I spend the most? >> What did I spend it on?',
    'Travel: $102.00 (44.0%)',
  ],
  [
    'How does 2027 compare with 2026? >> Which category grew the most between those two years?',
    'Books: up $45.00',
  ],
  ['How does 2027 compare with 2026? >> In which category did it grow the most?', 'Food: up'],
  ['Which category grew the most between those two years?', asked],
  ['Which month did I spend the most on food in 2027? >> How much of that was travel?', asked],
] as const)('%s → %s', expectReply)

test.each([
  ['is Northline up?', 'from $80.00 to $90.00'],
  ['is my salary up?', 'Yes, your pay went up'],
])('%s → %s', expectReply)
