import { describe, expect, it } from 'vitest'
import type { Fact, FactOp, Source } from './fact.ts'
import { sourcesUnder, stepsTo } from './steps.ts'

function fact(id: string, op: FactOp, of: string[], text: string, by?: string): Fact {
  return {
    id,
    label: id,
    unit: 'usd',
    value: '1.00',
    text,
    op,
    of,
    ...(by !== undefined && { by }),
  }
}

const many: Source = { id: 's1', label: 'Food in May', count: 1200, any: [{ type: 'expense' }] }
const single: Source = { id: 's2', label: 'The rent', count: 1, any: [{ q: 'rent' }] }
const due: Source = {
  id: 's3',
  label: 'Due this week',
  count: 2,
  dues: [{ bill: '019a3b1c-0000-7000-8000-000000000001', due: '2026-05-01' }],
}
const sources = [many, single, due]

describe('the steps of a proof', () => {
  it.each<[FactOp, string, string]>([
    ['sum', 's1', 'The sum of 1,200 transactions'],
    ['sum', 's2', 'The sum of 1 transaction'],
    ['sum', 's3', 'The sum of 2 bill payments'],
    ['net', 's1', 'Income less expenses of 1,200 transactions'],
    ['count', 's2', '1 transaction, counted'],
    ['average', 's1', 'The sum of 1,200 transactions, divided by their number'],
    ['max', 's1', 'The largest of 1,200 transactions'],
    ['min', 's1', 'The smallest of 1,200 transactions'],
    ['first', 's1', 'The earliest date of 1,200 transactions'],
    ['last', 's1', 'The latest date of 1,200 transactions'],
    ['amount', 's2', 'The amount of this transaction'],
    ['amount', 's3', 'The amount of this bill'],
    ['date', 's2', 'The date of this transaction'],
    ['date', 's3', 'The due date of this bill'],
    ['name', 's1', 'What 1,200 transactions have in common'],
    ['name', 's2', 'What 1 transaction says'],
    ['yearly', 's3', 'Each bill’s amount times its payments in a year'],
    ['score', 's1', 'The health score of 1,200 transactions'],
    ['usage', 's1', 'Expenses divided by income, from 1,200 transactions'],
    ['rule', 's1', 'Worked out by a rule; no list of transactions shows it'],
  ])('%s of %s: %s', (op, of, words) => {
    const [step, ...more] = stepsTo('f1', { facts: [fact('f1', op, [of], '$1.00')], sources })
    expect(step?.words).toBe(words)
    expect(more).toEqual([])
  })

  it.each<[FactOp, string[], string | undefined, string]>([
    ['plus', ['f1', 'f2', 'f1'], undefined, '$1.00 + $2.00 + $1.00'],
    ['minus', ['f1', 'f2'], undefined, '$1.00 − $2.00'],
    ['percent', ['f1', 'f2'], undefined, '$1.00 ÷ $2.00 × 100'],
    ['change', ['f1', 'f2'], undefined, '($1.00 − $2.00) ÷ $2.00 × 100'],
    ['per', ['f1'], '151/7', '$1.00 ÷ (151 ÷ 7)'],
    ['times', ['f1'], '12', '$1.00 × 12'],
    ['given', [], undefined, 'Your own number'],
    ['rule', [], undefined, 'Worked out by a rule; no list of transactions shows it'],
  ])('%s of %j by %s: %s', (op, of, by, words) => {
    const facts = [fact('f1', 'sum', ['s1'], '$1.00'), fact('f2', 'sum', ['s2'], '$2.00')]
    const steps = stepsTo('f3', { facts: [...facts, fact('f3', op, of, '$3.00', by)], sources })
    expect(steps.at(-1)?.words).toBe(words)
  })

  it('put a negative figure after an operator in brackets', () => {
    const facts = [fact('f1', 'net', ['s1'], '−$1.00'), fact('f2', 'net', ['s2'], '−$2.00')]
    const wordsOf = (op: Fact['op'], by?: string) =>
      stepsTo('f3', {
        facts: [...facts, fact('f3', op, ['f1', 'f2'], '$3.00', by)],
        sources,
      }).at(-1)?.words
    expect(wordsOf('plus')).toBe('−$1.00 + (−$2.00)')
    expect(wordsOf('minus')).toBe('−$1.00 − (−$2.00)')
    expect(wordsOf('percent')).toBe('−$1.00 ÷ (−$2.00) × 100')
    expect(wordsOf('change')).toBe('(−$1.00 − (−$2.00)) ÷ (−$2.00) × 100')
  })

  it('start with what the fact rests on, and name each fact and source once', () => {
    const facts = [
      fact('f1', 'sum', ['s1'], '$1.00'),
      fact('f2', 'sum', ['s2'], '$2.00'),
      fact('f3', 'minus', ['f1', 'f2'], '−$1.00'),
      fact('f4', 'percent', ['f3', 'f1'], '−100.0%'),
    ]
    const grounds = { facts, sources }
    expect(stepsTo('f4', grounds).map((step) => step.fact.id)).toEqual(['f1', 'f2', 'f3', 'f4'])
    expect(sourcesUnder('f4', grounds)).toEqual([many, single])
    expect(sourcesUnder('f2', grounds)).toEqual([single])
  })

  it('end even if facts refer to each other or to unknown ids', () => {
    const facts = [fact('f1', 'plus', ['f2', 'f9'], '$1.00'), fact('f2', 'plus', ['f1'], '$2.00')]
    expect(stepsTo('f1', { facts, sources }).map((step) => step.fact.id)).toEqual(['f2', 'f1'])
    expect(stepsTo('f8', { facts, sources })).toEqual([])
  })
})
