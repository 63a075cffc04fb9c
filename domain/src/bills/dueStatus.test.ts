import { describe, expect, it } from 'vitest'
import { civilDay, civilIndex } from '#testing'
import { billGroup, billGroups, billsSubtitle, dueLabel, dueStatus } from './dueStatus.ts'

const today = '2026-03-01'
const active = (nextDueDate: string) => ({ nextDueDate, isActive: true })
const inactive = (nextDueDate: string) => ({ nextDueDate, isActive: false })

describe('due status', () => {
  it.each([
    ['2025-03-01', 'overdue', '365 days overdue'],
    ['2026-02-27', 'overdue', '2 days overdue'],
    ['2026-02-28', 'overdue', '1 day overdue'],
    ['2026-03-01', 'dueToday', 'Due today'],
    ['2026-03-02', 'dueSoon', 'Due in 1 day'],
    ['2026-03-03', 'dueSoon', 'Due in 2 days'],
    ['2026-03-08', 'dueSoon', 'Due in 7 days'],
    ['2026-03-09', 'scheduled', undefined],
    ['2027-03-01', 'scheduled', undefined],
  ])('due on %s on 1 March 2026: %s, %s', (day, status, label) => {
    expect(dueStatus(active(day), today)).toBe(status)
    expect(dueLabel(active(day), today)).toBe(label)
  })

  it.each(['2026-02-01', '2026-03-01', '2026-03-04'])('inactive and due on %s: no label', (day) => {
    expect(dueStatus(inactive(day), today)).toBe('inactive')
    expect(dueLabel(inactive(day), today)).toBeUndefined()
  })

  it('counts days across month ends and leap days', () => {
    const leapDay = civilIndex('2028-02-29')
    for (let days = 1; days <= 7; days += 1) {
      const label = dueLabel(active(civilDay(leapDay + days - 3).iso), civilDay(leapDay - 3).iso)
      expect(label).toBe(days === 1 ? 'Due in 1 day' : `Due in ${days} days`)
    }
  })
})

describe('the group on the bills page', () => {
  it.each([
    ['2026-02-28', 'overdue'],
    ['2026-03-01', 'thisWeek'],
    ['2026-03-08', 'thisWeek'],
    ['2026-03-09', 'later'],
  ])('due on %s: %s', (day, group) => {
    expect(billGroup(active(day), today)).toBe(group)
    expect(billGroup(inactive(day), today)).toBe('inactive')
  })

  it('has an order', () => {
    expect(billGroups).toEqual(['overdue', 'thisWeek', 'later', 'inactive'])
  })
})

describe('the subtitle of the widget', () => {
  it.each([
    ['no bill', [], '0 active bills • 0 due this week'],
    ['one bill, due today', [active('2026-03-01')], '1 active bill • 1 due this week'],
    ['due in seven days counts', [active('2026-03-08')], '1 active bill • 1 due this week'],
    ['due in eight days does not', [active('2026-03-09')], '1 active bill • 0 due this week'],
    ['overdue does not', [active('2026-02-28')], '1 active bill • 0 due this week'],
    ['inactive bills do not count', [inactive('2026-03-02')], '0 active bills • 0 due this week'],
    [
      'several',
      [active('2026-02-20'), active('2026-03-01'), active('2026-03-05'), inactive('2026-03-05')],
      '3 active bills • 2 due this week',
    ],
  ])('%s', (_, bills, expected) => {
    expect(billsSubtitle(bills, today)).toBe(expected)
  })
})
