import { describe, expect, it } from 'vitest'
import { datesAhead, dueDatesIn, overdueDates } from './due.ts'

const nothingPaid = new Set<string>()
const bill = {
  startDate: '2026-01-31',
  frequency: 'monthly',
  isActive: true,
  nextDueDate: '2026-02-28',
} as const
const weekly = {
  ...bill,
  startDate: '2026-02-02',
  frequency: 'weekly',
  nextDueDate: '2026-02-09',
} as const

describe('the due dates in a range', () => {
  it.each([
    [
      'are all occurrences, both ends included',
      weekly,
      '2026-02-09',
      '2026-02-23',
      ['2026-02-09', '2026-02-16', '2026-02-23'],
    ],
    [
      'begin with the next due date',
      weekly,
      '2026-02-01',
      '2026-02-16',
      ['2026-02-09', '2026-02-16'],
    ],
    ['leave out overdue ones', weekly, '2026-02-10', '2026-02-16', ['2026-02-16']],
    [
      'keep the anchor day',
      bill,
      '2026-02-01',
      '2026-04-30',
      ['2026-02-28', '2026-03-31', '2026-04-30'],
    ],
    ['are none before the next due date', bill, '2026-02-01', '2026-02-27', []],
    ['are none of a paused bill', { ...bill, isActive: false }, '2026-02-01', '2026-04-30', []],
  ])('%s', (_, of, from, to, dates) => {
    expect(dueDatesIn(of, { from, to }, nothingPaid)).toEqual(dates)
  })

  it('skip those that are paid already', () => {
    const paid = new Set(['2026-02-16'])
    const range = { from: '2026-02-01', to: '2026-02-28' }
    expect(dueDatesIn(weekly, range, paid)).toEqual(['2026-02-09', '2026-02-23'])
    expect(dueDatesIn(weekly, { ...range, from: '2026-02-10' }, paid)).toEqual(['2026-02-23'])
  })
})

describe('the overdue dates', () => {
  it.each([
    ['are all unpaid ones before today', weekly, '2026-02-23', ['2026-02-09', '2026-02-16']],
    ['do not include today', weekly, '2026-02-09', []],
    ['are none of a paused bill', { ...weekly, isActive: false }, '2026-02-23', []],
  ])('%s', (_, of, today, dates) => {
    expect(overdueDates(of, today, nothingPaid)).toEqual(dates)
  })

  it('skip those that are paid already', () => {
    const paid = new Set(['2026-02-16'])
    expect(overdueDates(weekly, '2026-03-01', paid)).toEqual(['2026-02-09', '2026-02-23'])
  })
})

describe('the dates ahead', () => {
  it.each([
    ['include today', weekly, '2026-02-09', [], ['2026-02-09', '2026-02-16']],
    ['leave out overdue ones', weekly, '2026-04-15', [], ['2026-04-20', '2026-04-27']],
    ['begin with the next due date', weekly, '2026-01-01', [], ['2026-02-09', '2026-02-16']],
    ['skip paid ones', weekly, '2026-02-12', ['2026-02-16'], ['2026-02-23', '2026-03-02']],
    ['keep the anchor day', bill, '2026-03-01', [], ['2026-03-31', '2026-04-30']],
    ['are none of a paused bill', { ...weekly, isActive: false }, '2026-02-09', [], []],
  ])('%s', (_, of, today, paid, dates) => {
    expect(datesAhead(of, today, new Set(paid), 2)).toEqual(dates)
  })
})
