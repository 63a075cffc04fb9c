import { expect, test } from 'vitest'
import { type Period, periodBefore } from './period.ts'
import { readPeriod } from './readPeriod.ts'
import { tokenize } from './tokens.ts'

function periodIn(text: string, today: string): Period | string | undefined {
  const words = tokenize(text).map((token) => token.text)
  const found = readPeriod(words, 0, today)
  if (found === undefined || found.length !== words.length) return undefined
  return 'period' in found ? found.period : found.mistake
}

test.each([
  'on 12/31/9999',
  '9999-12-31',
  'since 1850-01-01',
  'from 2026-01-01 to 2300-01-01',
  'in the last 900 years',
  'in the next 900 years',
])('%s is outside the calendar', (text) => {
  expect(periodIn(text, '2026-11-22')).toBe('Evenkeel keeps the years 1900 to 2199.')
})

test.each([
  ['today', '2026-11-22', '2026-11-22', '2026-11-22'],
  ['yesterday', '2027-01-01', '2026-12-31', '2026-12-31'],
  ['this week', '2026-11-22', '2026-11-16', '2026-11-22'],
  ['last week', '2026-11-22', '2026-11-09', '2026-11-15'],
  ['last week', '2027-01-01', '2026-12-21', '2026-12-27'],
  ['this month', '2026-11-22', '2026-11-01', '2026-11-22'],
  ['last month', '2027-01-15', '2026-12-01', '2026-12-31'],
  ['last month', '2024-03-31', '2024-02-01', '2024-02-29'],
  ['this year', '2026-11-22', '2026-01-01', '2026-11-22'],
  ['last 7 days', '2026-11-22', '2026-11-16', '2026-11-22'],
  ['in the past 30 days', '2026-03-01', '2026-01-31', '2026-03-01'],
  ['last 3 months', '2026-05-31', '2026-03-01', '2026-05-31'],
  ['last 12 months', '2024-02-29', '2023-03-01', '2024-02-29'],
  ['in May', '2026-11-22', '2026-05-01', '2026-05-31'],
  ['in december', '2026-11-22', '2025-12-01', '2025-12-31'],
  ['in November', '2026-11-22', '2026-11-01', '2026-11-22'],
  ['in may 2024', '2026-11-22', '2024-05-01', '2024-05-31'],
  ['in May of last year', '2026-11-22', '2025-05-01', '2025-05-31'],
  ['from March to May', '2026-11-22', '2026-03-01', '2026-05-31'],
  ['from November to February', '2026-06-10', '2025-11-01', '2026-02-28'],
  ['since March', '2026-11-22', '2026-03-01', '2026-11-22'],
  ['between 2026-02-10 and 2026-02-20', '2026-11-22', '2026-02-10', '2026-02-20'],
  ['on March 5', '2026-03-04', '2025-03-05', '2025-03-05'],
  ['on March 5, 2024', '2026-03-04', '2024-03-05', '2024-03-05'],
  ['on March 5 and 6', '2026-03-04', '2025-03-05', '2025-03-06'],
  ['on February 29', '2026-03-04', '2024-02-29', '2024-02-29'],
  ['03/04', '2026-11-22', '2026-03-04', '2026-03-04'],
  ['on Monday', '2026-11-22', '2026-11-16', '2026-11-16'],
  ['on Sunday', '2026-11-22', '2026-11-22', '2026-11-22'],
  ['last Sunday', '2026-11-22', '2026-11-15', '2026-11-15'],
  ['last weekend', '2026-11-22', '2026-11-14', '2026-11-15'],
  ['this weekend', '2026-11-23', '2026-11-28', '2026-11-29'],
  ['in Q1 2026', '2026-11-22', '2026-01-01', '2026-03-31'],
  ['last quarter', '2026-01-10', '2025-10-01', '2025-12-31'],
  ['in 2025', '2026-11-22', '2025-01-01', '2025-12-31'],
  ['last Christmas', '2026-12-31', '2025-12-01', '2025-12-31'],
  ['last Christmas', '2027-01-05', '2026-12-01', '2026-12-31'],
  ['this Christmas', '2026-12-28', '2026-12-01', '2026-12-28'],
  ['last Christmas day', '2026-12-31', '2025-12-25', '2025-12-25'],
  ['the week of last Christmas day', '2026-12-31', '2026-12-21', '2026-12-27'],
  ['last Thanksgiving', '2026-11-28', '2025-11-27', '2025-11-27'],
  ['this Thanksgiving', '2026-11-28', '2026-11-26', '2026-11-26'],
  ['last Halloween', '2026-12-31', '2026-10-31', '2026-10-31'],
  ['in the month of May', '2026-11-22', '2026-05-01', '2026-05-31'],
  ['in calendar year 2025', '2026-11-22', '2025-01-01', '2025-12-31'],
  ['for the whole of 2025', '2026-11-22', '2025-01-01', '2025-12-31'],
  ['over the weekend', '2026-11-18', '2026-11-14', '2026-11-15'],
  ['over the weekend', '2026-11-22', '2026-11-21', '2026-11-22'],
  ['next 10 days', '2026-11-22', '2026-11-22', '2026-12-02'],
  ['at the start of May', '2026-11-22', '2026-05-01', '2026-05-10'],
  ['mid-October', '2026-11-22', '2026-10-11', '2026-10-20'],
  ['in late February', '2026-11-22', '2026-02-19', '2026-02-28'],
  ['at the end of last month', '2026-11-22', '2026-10-22', '2026-10-31'],
  ['at the beginning of the month', '2026-11-05', '2026-11-01', '2026-11-05'],
  ['since mid-October', '2026-11-22', '2026-10-15', '2026-11-22'],
  ['since the start of October', '2026-11-22', '2026-10-01', '2026-11-22'],
  ['since the beginning of 2025', '2026-11-22', '2025-01-01', '2026-11-22'],
  ['since the start of last year', '2026-11-22', '2025-01-01', '2026-11-22'],
  ['from the beginning of May', '2026-11-22', '2026-05-01', '2026-11-22'],
  ['since the end of March', '2026-11-22', '2026-03-31', '2026-11-22'],
  ['from the beginning of March to the end of April', '2026-11-22', '2026-03-01', '2026-04-30'],
  ['from the end of April to May 12', '2026-11-22', '2026-04-30', '2026-05-12'],
  ['from the start of the year until the 10th', '2026-11-22', '2026-01-01', '2026-11-10'],
  ['since April until the 10th of May', '2026-11-22', '2026-04-01', '2026-05-10'],
  ['until the 10th', '2026-11-22', '2026-11-01', '2026-11-10'],
  ['up to the 25th', '2026-11-22', '2026-10-01', '2026-10-25'],
  ['before the 10th', '2026-11-22', '2026-11-01', '2026-11-09'],
  ['in May until the 10th', '2026-11-22', '2026-05-01', '2026-05-10'],
  ['May 1 to the 10th', '2026-11-22', '2026-05-01', '2026-05-10'],
  ['from May 25 to the 10th', '2026-06-14', '2026-05-25', '2026-06-10'],
  ['in the first half of February', '2026-11-22', '2026-02-01', '2026-02-14'],
  ['the second half of July', '2026-11-22', '2026-07-16', '2026-07-31'],
  ['in the first half of 2026', '2026-11-22', '2026-01-01', '2026-06-30'],
  ['H2 2025', '2026-11-22', '2025-07-01', '2025-12-31'],
  ['last summer', '2026-11-22', '2026-06-01', '2026-08-31'],
  ['last summer', '2026-07-10', '2025-06-01', '2025-08-31'],
  ['this summer', '2026-07-10', '2026-06-01', '2026-07-10'],
  ['in the fall', '2026-07-10', '2025-09-01', '2025-11-30'],
  ['spring 2025', '2026-07-10', '2025-03-01', '2025-05-31'],
  ['past fortnight', '2026-11-22', '2026-11-09', '2026-11-22'],
  ['last ninety days', '2026-11-22', '2026-08-25', '2026-11-22'],
  ['in the last 3 full months', '2026-11-22', '2026-08-01', '2026-10-31'],
  ['the week of August 12', '2026-11-22', '2026-08-10', '2026-08-16'],
  ['on the 15th of last month', '2026-11-22', '2026-10-15', '2026-10-15'],
  ['from Monday to Friday', '2026-11-23', '2026-11-16', '2026-11-20'],
  ['from Monday to Friday last week', '2026-11-25', '2026-11-16', '2026-11-20'],
  ['between today and 18 January', '2027-01-02', '2027-01-02', '2027-01-18'],
  ['from today to the 12th', '2027-01-02', '2027-01-02', '2027-01-12'],
  ['between tomorrow and Friday', '2027-01-02', '2027-01-03', '2027-01-08'],
  ['from today until Saturday', '2027-01-02', '2027-01-02', '2027-01-02'],
  ['the weekend before last', '2026-11-25', '2026-11-14', '2026-11-15'],
  ['on the twenty-first of May', '2026-11-22', '2026-05-21', '2026-05-21'],
])('%s, asked on %s, is %s to %s', (text, today, from, to) => {
  expect(periodIn(text, today)).toMatchObject({ from, to })
})

test.each(['on February 30', '2026-02-29', '13/40'])('%s does not exist', (text) => {
  expect(periodIn(text, '2026-11-22')).toMatch(/^There is no /)
})

test.each(['in the fall out', 'since Easter', 'a while ago', 'recently', 'in 10', 'May I'])(
  '%s is not a period',
  (text) => {
    expect(periodIn(text, '2026-11-22')).toBeUndefined()
  },
)

test.each([
  ['this month', '2026-03-31', '2026-02-01', '2026-02-28'],
  ['this month', '2026-11-22', '2026-10-01', '2026-10-22'],
  ['this year', '2024-02-29', '2023-01-01', '2023-02-28'],
  ['this week', '2026-11-18', '2026-11-09', '2026-11-11'],
  ['in May', '2026-11-22', '2026-04-01', '2026-04-30'],
])('the period before %s, asked on %s, is %s to %s', (text, today, from, to) => {
  const period = periodIn(text, today)
  if (typeof period !== 'object') throw new Error('No period was read')
  expect(periodBefore(period, today)).toMatchObject({ from, to })
})

test('a row of weeks of weeks is read as quickly as it ends', () => {
  expect(periodIn('the week of '.repeat(300), '2026-11-22')).toBeUndefined()
})
