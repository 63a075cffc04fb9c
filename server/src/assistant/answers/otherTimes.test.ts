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
