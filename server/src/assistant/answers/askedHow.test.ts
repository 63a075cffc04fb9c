import { expect, test } from 'vitest'
import { talkFirst } from './talk.ts'

const exportText = 'Export CSV is in Quick Actions'
const themeText = 'light, dark or system theme'
const editBillText = 'edited and deleted on the Recurring Bills page'

test.each([
  ["What is the procedure for exporting the year's transactions?", exportText],
  ['What are the steps to export transactions?', exportText],
  ['By what means can I export transactions?', exportText],
  ['Walk me through exporting my transactions.', exportText],
  ['How does the export work?', exportText],
  ['csv where', exportText],
  ['How can a bill be paused?', 'Deactivate beside a bill'],
  ['How can the amount of a bill be altered?', editBillText],
  ['How is a bill marked paid?', 'Press Mark as Paid'],
  ['How are transactions entered?', 'Press Quick Add'],
  ['How do I register an expense?', 'Press Quick Add'],
  ['Can entries be deleted?', 'Press the bin beside the transaction'],
  ["How does one delete one's account?", 'delete your account in Settings'],
  ['Where can the password be changed?', 'under Change password'],
  ['dark mode? where', themeText],
  ['the app is too bright, dark mode?', themeText],
  ['how do i activate dark mode', themeText],
])('%s is answered with how it is done', (asked, told) =>
  expect(talkFirst(asked)).toMatchObject({ kind: 'help', text: expect.stringContaining(told) }),
)

test.each([
  'How are expenses changed since June?',
  'How is Spotify paid?',
  'how are transactions added up',
  'to pay rent how much do i need',
  'paying rent costs how much',
  'what does adding a bill mean',
  'walk me through my spending',
  'spotify how much',
  'how much did i spend on dark mode',
  'How much was the night mode lamp?',
  'Is the light theme park in my records?',
  "Correct me if I'm wrong, but my phone bill went up?",
  'which course did i pay for',
  'list everything i put in the Other category',
  'in spring, how much did i put into the Fishing category',
  'how my bills changed',
  'How are my subscriptions changed?',
  'biggest change in expenses where',
])('“%s” asks for no way to do something', (asked) => expect(talkFirst(asked)).toBeUndefined())
