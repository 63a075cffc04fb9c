import type { BillDue, BillMonth } from '@evenkeel/domain/bills'
import { describe, expect, it } from 'vitest'
import { drawStrip, listStripDays } from './strip.ts'

const due = (name: string, dueDate: string, fields: Partial<BillDue> = {}): BillDue => ({
  billId: name,
  name,
  type: 'expense',
  amount: 100,
  dueDate,
  ...fields,
})
const month = (fields: Partial<BillMonth>): BillMonth => ({
  from: '2026-02-01',
  to: '2026-02-28',
  paid: [],
  due: [],
  ahead: { income: 0, expense: 0 },
  ...fields,
})
const today = '2026-02-14'

describe('the days of the strip', () => {
  it('are those with due dates, paid ones first, each told from the others', () => {
    const paid = [{ ...due('Rent', '2026-02-14'), id: 'entry' }]
    const open = [
      due('Gym', '2026-01-31'),
      due('Gym', '2026-02-07'),
      due('Gym', '2026-02-14'),
      due('Phone', '2026-02-28'),
    ]
    const days = listStripDays(month({ paid, due: open }), today)
    const told = days.map(({ day, items }) => [
      day,
      ...items.map(({ name, state, isNext, paidBy }) => [name, state, isNext, paidBy]),
    ])
    expect(told).toEqual([
      ['2026-02-07', ['Gym', 'overdue', false, undefined]],
      ['2026-02-14', ['Rent', 'paid', false, 'entry'], ['Gym', 'toCome', false, undefined]],
      ['2026-02-28', ['Phone', 'toCome', true, undefined]],
    ])
  })

  it('are none in a month without due dates', () => {
    expect(listStripDays(month({ due: [due('Gym', '2026-01-31')] }), today)).toEqual([])
  })
})

describe('the bars', () => {
  const draw = (...dues: BillDue[]) => drawStrip(listStripDays(month({ due: dues }), today))
  const shapes = (...dues: BillDue[]) =>
    draw(...dues).bars.map((bars) => bars.map(({ y, height }) => [y, height]))

  it('have areas by amount, income above the waterline and expenses below', () => {
    const pay = due('Pay', '2026-02-15', { type: 'income', amount: 40_000 })
    const rent = due('Rent', '2026-02-15', { amount: 10_000 })
    expect(draw(pay, rent).waterline).toBeCloseTo(66.67, 2)
    const [[above, below] = []] = shapes(pay, rent)
    expect(above?.[0]).toBeCloseTo(0)
    expect(above?.[1]).toBeCloseTo(66.67, 2)
    expect(below?.[0]).toBeCloseTo(66.67, 2)
    expect(below?.[1]).toBeCloseTo(33.33, 2)
  })

  it('are stacked within a day and stay inside', () => {
    const bars = shapes(due('A', '2026-02-15'), due('B', '2026-02-15'), due('C', '2026-02-20'))
    expect(bars).toEqual([
      [
        [12, 44],
        [56, 44],
      ],
      [[12, 44]],
    ])
  })

  it('are never too small to be seen', () => {
    const bars = shapes(
      due('Tea', '2026-02-15', { amount: 1 }),
      due('Rent', '2026-02-20', { amount: 640_000 }),
    )
    expect(bars).toEqual([[[12, 11]], [[12, 88]]])
  })

  it('leave the waterline where nothing is due', () => {
    expect(drawStrip([])).toEqual({ waterline: 12, bars: [] })
  })
})
