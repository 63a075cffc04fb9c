import { describe, expect, it } from 'vitest'
import type { Fact, Source } from '../fact.ts'
import { checkWording } from './checkWording.ts'
import type { Script } from './script.ts'

function fact(id: string, value: string, fields: Partial<Fact>): Fact {
  return { id, label: id, unit: 'usd', value, text: `$${value}`, op: 'sum', of: [], ...fields }
}

const november = { startDate: '2026-11-01', endDate: '2026-11-22' }
const october = { startDate: '2026-10-01', endDate: '2026-10-22' }
const sources: Source[] = [
  {
    id: 's1',
    label: 'Groceries, now',
    count: 4,
    any: [{ type: 'expense', category: 'Groceries', ...november }],
  },
  {
    id: 's2',
    label: 'Groceries, before',
    count: 3,
    any: [{ type: 'expense', category: 'Groceries', ...october }],
  },
  {
    id: 's3',
    label: 'Dining, now',
    count: 2,
    any: [{ type: 'expense', category: 'Dining', ...november }],
  },
  { id: 's4', label: 'Spending, now', count: 9, any: [{ type: 'expense', ...november }] },
  { id: 's5', label: 'Income, now', count: 1, any: [{ type: 'income', ...november }] },
  {
    id: 's6',
    label: 'Bills due',
    count: 1,
    dues: [{ bill: '019a3b1c-0000-7000-8000-000000000001', due: '2026-11-28' }],
  },
]
const facts: Fact[] = [
  fact('f1', '120.00', { of: ['s1'], label: 'Spending: Groceries' }),
  fact('f2', '150.00', { of: ['s2'], label: 'Spending: Groceries' }),
  fact('f3', '30.00', { op: 'minus', of: ['f2', 'f1'], label: 'Difference' }),
  fact('f4', '-20.0', { op: 'change', unit: 'percent', of: ['f1', 'f2'], text: '−20.0%' }),
  fact('f5', '40.00', { of: ['s3'], label: 'Spending: Dining' }),
  fact('f6', '300.00', { of: ['s4'], label: 'Spending' }),
  fact('f7', '40.0', { op: 'percent', unit: 'percent', of: ['f1', 'f6'], text: '40.0%' }),
  fact('f8', '2000.00', { of: ['s5'], label: 'Income' }),
  fact('f9', '4', { op: 'count', unit: 'count', of: ['s1'], text: '4' }),
  fact('f10', '30.00', { op: 'average', of: ['s1'], label: 'Average: Groceries' }),
  fact('f11', '60.00', { of: ['s6'], label: 'Bills due this month' }),
  fact('f12', '1640.00', { op: 'minus', of: ['f8', 'f6', 'f11'], label: 'Left this month' }),
  fact('f13', '200.00', { op: 'given', label: 'The price' }),
  fact('f14', '80.00', { op: 'max', of: ['s4'], label: 'biggest expense' }),
  fact('f15', '70', {
    op: 'score',
    unit: 'points',
    of: ['s4'],
    label: 'Financial health score',
    text: '70',
  }),
]
const script: Script = {
  facts,
  sources,
  computed: [
    'You spent [[f1]] on Groceries in November 2026, and [[f2]] in October 2026: [[f3]] less ([[f4]]).',
    'Your biggest categories, of [[f6]] in all:\nGroceries: [[f1]] ([[f7]])\nDining: [[f5]]',
    'You received [[f8]] and spent [[f6]].',
    'You have [[f12]] left this month: [[f8]] received, less [[f6]] spent and [[f11]] of bills due.',
    'Your biggest expense was [[f14]].',
    'On average [[f10]] each, over [[f9]] expenses.',
    'Your financial health score is [[f15]] of 100 points.',
    'Not from this month’s money. After [[f13]] nothing is left.',
  ],
  names: new Map([
    ['n1', 'Groceries'],
    ['n2', 'Dining'],
    ['n3', 'Six Flags'],
    ['n4', 'see https://evil.example'],
    ['n5', '$5,000'],
  ]),
  periods: new Map([
    ['p1', { label: 'in November 2026 so far', from: '2026-11-01', to: '2026-11-22' }],
    ['p2', { label: 'from October 1 to 22, 2026', from: '2026-10-01', to: '2026-10-22' }],
  ]),
  question: 'How is my grocery spending?',
  today: '2026-11-22',
}

function shown(text: string): string {
  const checked = checkWording(text, script)
  if ('mistakes' in checked) throw new Error(checked.mistakes.join(' '))
  return checked.parts
    .map((part) => ('text' in part ? part.text : facts.find(({ id }) => id === part.fact)?.text))
    .join('')
}

describe('a wording that matches its figures', () => {
  it.each([
    [
      'You spent [[f1]] on [[n1]] [[p1]].',
      'You spent $120.00 on Groceries in November 2026 so far.',
    ],
    ['**Groceries** came to [[f1]] this month.', 'Groceries came to $120.00 this month.'],
    [
      'You spent [[f1]] on Groceries [[p1]], down from [[f2]] [[p2]].',
      'You spent $120.00 on Groceries in November 2026 so far, down from $150.00 from October 1 to 22, 2026.',
    ],
    [
      'Groceries fell from [[f2]] [[p2]] to [[f1]] [[p1]], a change of [[f4]].',
      'Groceries fell from $150.00 from October 1 to 22, 2026 to $120.00 in November 2026 so far, a change of −20.0%.',
    ],
    ...['-', '−', '–'].map((sign) => [
      `Groceries fell from [[f2]] [[p2]] to [[f1]] [[p1]] (${sign}[[f4]]).`,
      'Groceries fell from $150.00 from October 1 to 22, 2026 to $120.00 in November 2026 so far (−20.0%).',
    ]),
    [
      'This month you received [[f8]] and spent [[f6]].',
      'This month you received $2000.00 and spent $300.00.',
    ],
    [
      'This month [[f7]] of your spending went to Groceries: [[f1]] of [[f6]].',
      'This month 40.0% of your spending went to Groceries: $120.00 of $300.00.',
    ],
    ['You have [[f12]] left this month.', 'You have $1640.00 left this month.'],
    [
      'Your biggest category this month is Groceries with [[f1]].',
      'Your biggest category this month is Groceries with $120.00.',
    ],
    [
      'This month each of the [[f9]] purchases at Groceries was [[f10]] on average.',
      'This month each of the 4 purchases at Groceries was $30.00 on average.',
    ],
    ['Your score is [[f15]] [[p1]].', 'Your score is 70 in November 2026 so far.'],
    [
      'Here is your month [[p1]]:\n- Groceries: [[f1]]\n- Dining: [[f5]]',
      'Here is your month in November 2026 so far:\n• Groceries: $120.00\n• Dining: $40.00',
    ],
    [
      'Here is your month [[p1]]:\n− Groceries – [[f1]]\n− Dining - [[f5]]',
      'Here is your month in November 2026 so far:\n• Groceries – $120.00\n• Dining - $40.00',
    ],
  ])('%s', (text, expected) => {
    expect(shown(text)).toBe(expected)
  })

  it('loses the sentences without a figure', () => {
    expect(
      shown('Sure! You spent [[f1]] on Groceries this month. Would you like to know more?'),
    ).toBe('You spent $120.00 on Groceries this month.')
  })
})

describe('a wording is refused', () => {
  it.each([
    ['that is empty', ' \n '],
    ['without a figure', 'You are doing fine.'],
    ['with digits', 'You spent 120 on Groceries this month, that is [[f1]].'],
    ['with other digits', 'You spent １２０ on Groceries this month, that is [[f1]].'],
    ['with a fraction sign', 'About ½ of it, [[f1]], went to Groceries this month.'],
    ['with a number word', 'You spent five hundred on Groceries this month, that is [[f1]].'],
    ['with a hyphenated number word', 'You spent twenty-two on Groceries this month: [[f1]].'],
    [
      'with a number word of another language',
      'You spent quinientos on Groceries this month: [[f1]].',
    ],
    ['with "twice"', 'You went to Groceries twice this month, for [[f1]].'],
    ['with money in words', 'You spent [[f1]] dollars on Groceries this month.'],
    ['with a symbol', 'You spent $[[f1]] on Groceries this month.'],
    ['with a minus before a figure that has none', 'You have −[[f12]] left this month.'],
    ['with a hyphen before a figure that has no minus', 'You have -[[f12]] left this month.'],
    ['with a minus at the very front', '-[[f12]] is left this month.'],
    ['in another alphabet', 'Вы spent [[f1]] on Groceries this month.'],
    ['with hidden characters', 'You spent [[f1]] on Gro\u200bceries this month.'],
    ['with a month', 'You spent [[f1]] on Groceries in November.'],
    ['with May', 'This month you spent [[f1]] on Groceries, as in May.'],
    ['with a weekday', 'You spent [[f1]] on Groceries this month, by Friday.'],
    ['with a time that nobody named', 'You spent [[f1]] on Groceries next month.'],
    ['with a link', 'You spent [[f1]] on Groceries this month, see https://evil.example/x.'],
    ['with a bare address', 'You spent [[f1]] on Groceries this month, see evil.example.'],
    ['with a Markdown link', 'You spent [[f1]] on Groceries this month [here](evil).'],
    ['with an image', '![x](evil) You spent [[f1]] on Groceries this month.'],
    ['with a tag', '<b>You</b> spent [[f1]] on Groceries this month.'],
    ['with an e-mail address', 'You spent [[f1]] on Groceries this month, write to a@b.'],
    ['with an unknown mark', 'You spent [[f99]] on Groceries this month.'],
    ['with a mark of no kind', 'You spent [[total]] on Groceries this month.'],
    [
      'that asks for a password',
      'You spent [[f1]] on Groceries this month, enter your password to see it.',
    ],
    ['that judges', 'You spent [[f1]] on Groceries this month, which is terrible.'],
    ['that is endless', `You spent [[f1]] on Groceries this month${' and so on'.repeat(300)}.`],
    ['with the direction turned', 'Groceries rose from [[f2]] [[p2]] to [[f1]] [[p1]].'],
    [
      'with the direction turned the other way',
      'You spent [[f1]] on Groceries [[p1]], more than [[f2]] [[p2]].',
    ],
    ['with the spans exchanged', 'Groceries fell from [[f2]] [[p1]] to [[f1]] [[p2]].'],
    ['with a direction and one figure', 'Groceries fell by [[f3]] this month.'],
    [
      'with a direction for other figures',
      'You spent [[f5]] on Dining this month, [[f3]] less than on Groceries, [[f1]].',
    ],
    ['with a change but no direction', 'Groceries changed by [[f4]] this month.'],
    [
      'with a direction and no figure beside it',
      'More and more, you spent [[f1]] on Groceries this month.',
    ],
    [
      'that calls the second the biggest',
      'Your biggest category this month is Dining with [[f5]].',
    ],
    [
      'that calls the biggest the smallest',
      'Your smallest category this month is Groceries with [[f1]].',
    ],
    ['that names another category', 'You spent [[f1]] on Dining this month.'],
    [
      'that exchanges two categories',
      'This month you spent [[f5]] on Groceries and [[f1]] on Dining.',
    ],
    ['that calls a whole a part', 'This month you spent [[f6]] on Groceries.'],
    [
      'that calls a whole a part of a part',
      'This month you spent [[f6]] on Groceries out of [[f1]].',
    ],
    ['that calls a part the whole', 'You spent [[f5]] this month.'],
    ['that names another month', 'You spent [[f1]] on Groceries [[p2]].'],
    ['that names another month in words', 'You spent [[f1]] on Groceries last month.'],
    ['that names no time', 'You spent [[f1]] on Groceries.'],
    ['that calls spending income', 'You earned [[f6]] this month.'],
    ['that calls income spending', 'You spent [[f8]] this month.'],
    ['that calls a sum an average', 'You spent [[f1]] on Groceries on average this month.'],
    ['that calls an average a sum', 'You spent [[f10]] on Groceries this month.'],
    ['that calls the largest the sum', 'You spent [[f14]] this month.'],
    ['that calls a difference a sum', 'You spent [[f3]] on Groceries this month.'],
    ['that calls bills spent', 'You spent [[f11]] this month.'],
    ['that calls a price spent', 'You spent [[f13]] this month.'],
    ['that calls money a count', 'You made [[f1]] purchases at Groceries this month.'],
    ['that calls a count points', 'You have [[f9]] points at Groceries this month.'],
    ['that says no to a yes', 'You did not spend [[f1]] on Groceries this month.'],
    ['that says yes to a no', 'Yes, [[f13]] is fine this month.'],
    ['that claims more than was computed', 'This month [[f6]] is unusual for you.'],
    ['with a link in a name', 'You spent [[f1]] on Groceries this month, like [[n4]].'],
    ['with a name that is a figure', 'You spent [[n5]] this month, not [[f6]].'],
  ])('%s', (_, text) => {
    expect(checkWording(text, script)).toEqual({ mistakes: expect.any(Array) })
  })
})

it('accepts names with any characters', () => {
  const names = new Map([
    ['n1', '7-Eleven (U.S.A.) [1/2] $5+?'],
    ['n2', 'Groceries'],
  ])
  const checked = checkWording('You spent [[f1]] on Groceries this month.', { ...script, names })
  expect(checked).toMatchObject({ parts: [{ text: 'You spent ' }, { fact: 'f1' }, {}] })
})

it('distinguishes names from figures and dates', () => {
  const six: Script = {
    ...script,
    facts: [...facts, fact('f20', '90.00', { of: ['s9'], label: 'Six Flags' })],
    sources: [
      ...sources,
      {
        id: 's9',
        label: 'Six Flags',
        count: 1,
        any: [{ type: 'expense', description: 'six flags', ...november }],
      },
    ],
  }
  const checked = checkWording('You spent [[f20]] at Six Flags this month.', six)
  expect(checked).toEqual({
    parts: [{ text: 'You spent ' }, { fact: 'f20' }, { text: ' at “Six Flags” this month.' }],
  })
})
