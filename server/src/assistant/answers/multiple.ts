import type { Fact } from '@evenkeel/domain/assistant'
import { type Piece, say } from '../facts/sentence.ts'
import type { Ask, Said } from './ask.ts'
import { namedBills } from './billDues.ts'
import { isTold } from './billTimes.ts'
import { sumAnswer } from './sums.ts'

const shares: ReadonlyMap<string, string> = new Map([
  ['half', '2'],
  ['third', '3'],
  ['quarter', '4'],
  ['tenth', '10'],
])

/** "Half of that", "twice that": a sum that was told, and a part or a multiple of it. */
export async function multipleAnswer(ask: Ask): Promise<Said> {
  const { book, query } = ask
  // "Half of my rent": of its price, or of all that it has come to.
  const isPriced = query.names.length > 0 && namedBills(ask).some(({ isActive }) => isActive)
  if (isPriced && query.periods.length === 0 && !query.isFollowUp && !isTold(query.text))
    return {
      kind: 'clarify',
      text: 'Of what it costs now, or of what you have paid? Name a time, such as last month.',
    }
  const said = await sumAnswer(ask)
  const [sum, ...others] = book.facts.filter(({ unit, op }) => unit === 'usd' && op === 'sum')
  if (said.kind !== 'answer') return said
  if (sum === undefined || others.length > 0) return { kind: 'clarify', text: 'Of which figure?' }
  return { ...said, text: [said.text, multipleOf(ask, sum, query.raws.get('multiple') ?? '')] }
}

function multipleOf({ book }: Ask, sum: Fact, word: string): Piece {
  const percent = /^(\d+)(?:\.(\d+))? ?(?:%|percent)$/.exec(word)
  if (percent) {
    const [, whole = '', decimals = ''] = percent
    const by = `1${'0'.repeat(2 + decimals.length)}/${Number(whole + decimals)}`
    return say` ${book.given('Your share', 'percent', `${whole}${decimals && `.${decimals}`}`)} of that is ${book.per('That share', sum, by)}.`
  }
  const share = word.split(' ').at(-1) ?? ''
  const by = shares.get(share)
  if (by !== undefined)
    return say` ${share === 'half' ? 'Half' : `A ${share}`} of that is ${book.per(`A ${share}`, sum, by)}.`
  const isThrice = /^t(?:riple|hree)/.test(word)
  const [name, times] = isThrice ? ['Three times', '3'] : ['Twice', '2']
  return say` ${name} that is ${book.times(name, sum, times)}.`
}
