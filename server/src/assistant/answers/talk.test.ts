import { expect, test } from 'vitest'
import { talkFirst, talkLast } from './talk.ts'

test.each([
  'am i the only one who finds money this hard lol',
  'ugh money stresses me out so much',
  'im so bad with money lol',
  "Hi, I'm new here and a bit scared of all this",
  'I find budgeting really difficult',
])('who finds money hard is answered kindly: %s', (said) =>
  expect(talkFirst(said)).toMatchObject({
    kind: 'smalltalk',
    text: expect.stringContaining('many people find money hard'),
  }),
)

test.each([
  "You've been a treasure, thank you ever so much.",
  "You're a marvel, dear.",
  'thanks love',
  "hahah thanks you're a star",
])('praise: %s', (said) =>
  expect(talkFirst(said)).toMatchObject({ kind: 'smalltalk', text: 'You are welcome.' }),
)

test.each([
  'i am worried about money this month',
  'am i the only one paying for netflix',
  'love',
  'how much do bills stress me',
  'is my health score low',
  'how do i see january',
  'where can i see the review of the Crossword Monthly',
])('“%s” is neither', (said) => expect(talkFirst(said)).toBeUndefined())

test.each([
  ['where can i see the review of last month', 'Month review, on the dashboard'],
  ['where do I see how last month went', 'Month review, on the dashboard'],
  ['where do i find my health score and is it bad if its low?', 'on the dashboard, from 0 to 100'],
  ['is a low health score bad', 'from 0 to 100'],
  ['how do i get shut of a bill ive cancelled', 'edited and deleted'],
  ['how do i add something thats due once a year', 'weekly, bi-weekly, monthly or yearly'],
  ['how do i enter a payment i make every month', 'Recurring Bills page'],
  [
    "I don't quite follow how to put in a bill that only comes once a year. Could you explain it to me?",
    'Recurring Bills page with Add',
  ],
])('help: %s', (asked, told) =>
  expect(talkFirst(asked)).toMatchObject({ kind: 'help', text: expect.stringContaining(told) }),
)

test.each([
  ['how do i swich off a bill i dont pay no more', 'help', 'Deactivate beside a bill'],
  ['how many hours overtime did i do in feb', 'refuse', 'How many hours you work'],
  ['how many shifts did i work in february', 'refuse', 'How many hours you work'],
  ['will quill night school put the price up next term?', 'refuse', 'What will change'],
])('what no figure answers: %s', (asked, kind, told) =>
  expect(talkLast(asked, false, [], [])).toMatchObject({
    kind,
    text: expect.stringContaining(told),
  }),
)

test.each([
  ["what's the difference between a bill and a transaction here?", 'A transaction is one entry'],
  ['can i bring in a file from my bank instead of typing it all?', 'imports no files'],
  ['can i get my transactions in from a spreadsheet', 'imports no files'],
])('help: %s', (said, text) =>
  expect(talkFirst(said) ?? talkLast(said, false, [], [])).toMatchObject({
    kind: 'help',
    text: expect.stringContaining(text),
  }),
)

test.each([
  'is my landlord gonna put the rent up next year do you think',
  'do you think the rent will go up',
])('no advice is asked for: %s', (said) =>
  expect(talkLast(said, false, [], [])).toMatchObject({
    kind: 'refuse',
    text: expect.stringContaining('What will change is not in your records'),
  }),
)
