import { formatCents } from '@evenkeel/domain/money'
import { expect, test } from 'vitest'
import { readTold } from './readTold.ts'
import { vocabularyOf } from './vocabulary.ts'

const today = '2026-11-25'

const payees = ['66 Diner', 'July Moon Bakery', 'Winter Wren Books', "Bobby & Steve's", 'Cook Out']
const vocabulary = vocabularyOf(
  payees.map((shown) => ({
    type: 'expense' as const,
    category: 'Meals Out',
    payee: shown.toLowerCase(),
    shown,
    count: 1,
  })),
  [],
)

/** Amount, description, day and category; `?` for what has to be asked. */
function told(question: string): string {
  const { amount, description, date, category, unclear } = readTold(question, today, vocabulary)
  const shown = [
    amount === undefined || unclear.amount ? '?' : formatCents(amount),
    description || '_',
    ...(unclear.date ? ['?'] : date ? [date] : []),
    ...(category ? [`#${category}`] : []),
  ]
  return shown.join(' · ')
}

test.each([
  ['spent 12.50 on lunch', '12.50 · Lunch'],
  ['Dinner 60 people 4', '? · Dinner 60 people 4'],
  ['paid rent 1200 month 3', '? · Rent 1200 month 3'],
  ['paid for cleaning 80 hours 4', '? · Cleaning 80 hours 4'],
  ['bought 24 eggs for 5', '5.00 · 24 eggs'],
  ['bought felt for sixty two dollars and fifty cents', '62.50 · Felt'],
  ['put down thirty two dollars fifty for dog food', '32.50 · Dog food'],
  ['bought 2 tickets for 20 dollars 3 weeks ago', '20.00 · 2 tickets · 2026-11-04'],
  ['add 41.10 for Moon Palace, that was yesterday', '41.10 · Moon Palace · 2026-11-24'],
  ['I have payed $22 for a clay class', '22.00 · Clay class'],
  ['spent 5 dollars and 20 cents on coffee', '5.20 · Coffee'],
  ['paid twelve dollars fifty cents for lunch', '12.50 · Lunch'],
  ['I just paid $40 at Target yesterday', '40.00 · Target · 2026-11-24'],
  ['bought socks for 7.50 yeterday.', '7.50 · Socks · 2026-11-24'],
  ['Hi, can you please add 61.40 for Moon Palace on Saturday', '61.40 · Moon Palace · 2026-11-21'],
  [
    'Add an expense please: 8.75, July Moon Bakery, on tuesday',
    '8.75 · July Moon Bakery · 2026-11-24',
  ],
  ['On Nov 15 we paid $62.10 at ShopRite', '62.10 · ShopRite · 2026-11-15'],
  ['lunch at Cook Out today, spent 11.85', '11.85 · Lunch at Cook Out · 2026-11-25'],
  ['log nineteen dollars at winter wren books, nov 20', '19.00 · Winter wren books · 2026-11-20'],
  ["Please log 54 bucks at Bobby & Steve's", "54.00 · Bobby & Steve's"],
  ['spent $12.80 at 66 Diner just now', '12.80 · 66 Diner'],
  ['spent 20 at the fair; enter it as meals out', '20.00 · Fair · #Meals Out'],
  ['spent 20 at the fair, record it as a meals out expense', '20.00 · Fair · #Meals Out'],
  ['my piano students paid me 120 last night', '120.00 · Piano students · 2026-11-24'],
  ['the taxi was $18', '18.00 · Taxi'],
  ['Winter Wren Books has just paid me 45 for the window', '45.00 · Winter Wren Books'],
  ['Please note that I spent $31.80 at Cook Out this morning.', '31.80 · Cook Out · 2026-11-25'],
  ['spent 27 at 66 Diner last nite', '27.00 · 66 Diner · 2026-11-24'],
  ['record that Cook Out paid us 42 yesterday', '42.00 · Cook Out · 2026-11-24'],
  ['spent 30 at Cook Out for meals out', '30.00 · Cook Out · #Meals Out'],
  ['paid 30 to Cook Out for meals out last Friday', '30.00 · Cook Out · 2026-11-20 · #Meals Out'],
  ['spent 30 at Cook Out for the team', '30.00 · Cook Out for the team'],
  ['spent 12 on lunch two days ago', '12.00 · Lunch · 2026-11-23'],
  ['spent 12 on lunch 2 fridays ago', '12.00 · Lunch · 2026-11-13'],
  ['spent 12 on lunch six months ago', '12.00 · Lunch · 2026-05-25'],
  ['log 12 for ramen bar ystrday', '12.00 · Ramen bar · 2026-11-24'],
  ['spent 12 on lunch yesturdy', '12.00 · Lunch · 2026-11-24'],
  ['spent 12 on lunch yday', '12.00 · Lunch · 2026-11-24'],
  ['spent 12 on lunch yest', '12.00 · Lunch · 2026-11-24'],
  ['spent 12 at yeasty boys', '12.00 · Yeasty boys'],
  ['spent 12 on lunch yesterday morning', '12.00 · Lunch · 2026-11-24'],
  ['spent 75 cents on gum', '0.75 · Gum'],
  ['spent 3 dollars and 50 cents on candy', '3.50 · Candy'],
  ['spent 12.50 on lunch -3d', '12.50 · Lunch · 2026-11-22'],
  ['just got paid 2104.33 by Cook Out', '2104.33 · Cook Out'],
  ['write down 18.20 at 66 Diner', '18.20 · 66 Diner'],
  ['put down $20 under Cook Out', '20.00 · Cook Out'],
  ['spent 12 on lunch #food', '12.00 · Lunch · #Food & Dining'],
  ['spent 12 on lunch #meals', '12.00 · Lunch · #Meals Out'],
])('"%s" is %s', (question, reading) => {
  expect(told(question)).toBe(reading)
})

test.each([
  ['bought a cake for 32', '32.00 · Cake'],
  ['spent fifty on shoes', '50.00 · Shoes'],
  ['spent twenty-five at the bar', '25.00 · Bar'],
  ['paid a hundred and fifty for tires', '150.00 · Tires'],
  ['spent 2 grand on a laptop', '2000.00 · Laptop'],
  ['spent 1.5k on a laptop', '1500.00 · Laptop'],
  ['bought 3 coffees for 12', '12.00 · 3 coffees'],
  ['bought two tickets for 30', '30.00 · Two tickets'],
  ['students gave me 150 today in cash', '150.00 · Students gave me in cash · 2026-11-25'],
])('"%s" has one number that is its price: %s', (question, reading) => {
  expect(told(question)).toBe(reading)
})

test.each([
  'spent 12 on lunch, forgot to put it in',
  'spent 12 on lunch and forgot to add it',
  'spent 12 on lunch, I forgot',
])('"%s" keeps what was forgotten out of the description', (question) => {
  expect(told(question)).toMatch(/^12\.00 · Lunch/)
})

test.each([
  ['I spent money on lunch', '? · Money on lunch'],
  ['paid at 66 Diner', '? · 66 Diner'],
  ['bought movie tickets 2 30', '? · Movie tickets 2 30'],
  ['paid 2026 for rent', '? · 2026 for rent'],
  ['spent $12 and $13 at Target', '? · $12 and $13 at Target'],
  ['bought lunch for 12, coffee for 4', '? · Lunch for 12, coffee'],
  ['spent 12€ on lunch', '? · 12€ on lunch'],
  ['add 0 for lunch', '? · 0 for lunch'],
  ['spent 12 on lunch last week', '12.00 · Lunch · ?'],
  ['spent 12 on lunch a few days ago', '12.00 · Lunch · ?'],
  ['spent 12 on lunch over the summer', '12.00 · Lunch · ?'],
  ['spent 12 on lunch on Feb 30', '12.00 · Lunch · ?'],
  ['spent 12 on lunch the other day', '12.00 · Lunch · ?'],
  ['spent 12 on lunch the friday before last', '12.00 · Lunch · ?'],
  ['spent 20 € on lunch', '? · 20 € on lunch'],
  ['spent 15 each on lunch', '? · 15 each on lunch'],
  ['spent $12.50 on lunch plus 3 tip', '? · $12.50 on lunch plus 3 tip'],
  ['paid 40 for dinner split with Ann', '? · $40.00 for dinner split with Ann'],
])('"%s" leaves something to ask: %s', (question, reading) => {
  expect(told(question)).toBe(reading)
})

test.each([
  ['got 318 overtime yesterday', 31_800],
  ['received 45 tips today', 4_500],
  ['got 2 paychecks today', undefined],
  ['got 3 coffees yesterday', undefined],
])('a number before what only brings money is its amount: %s', (question, amount) => {
  const row = (category: string, type: 'income' | 'expense') => ({
    ...{ type, category, payee: category.toLowerCase(), shown: category, count: 1 },
  })
  const own = vocabularyOf(
    [row('Overtime', 'income'), row('Tips', 'income'), row('Paychecks', 'income')].concat(
      row('Coffees', 'expense'),
    ),
    [],
  )
  expect(readTold(question, today, own).amount).toBe(amount)
})
