import type { Fact } from '@evenkeel/domain/assistant'
import { type Piece, say } from '../facts/sentence.ts'
import type { Ask, Said } from './ask.ts'
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
  const said = await sumAnswer(ask)
  const [sum, ...others] = book.facts.filter(({ unit, op }) => unit === 'usd' && op === 'sum')
  if (said.kind !== 'answer') return said
  if (sum === undefined || others.length > 0) return { kind: 'clarify', text: 'Of which figure?' }
  return { ...said, text: [said.text, multipleOf(ask, sum, query.raws.get('multiple') ?? '')] }
}

function multipleOf({ book }: Ask, sum: Fact, word: string): Piece {
  const share = word.split(' ').at(-1) ?? ''
  const by = shares.get(share)
  if (by !== undefined)
    return say` ${share === 'half' ? 'Half' : `A ${share}`} of that is ${book.per(`A ${share}`, sum, by)}.`
  const isThrice = /^t(?:riple|hree)/.test(word)
  const [name, times] = isThrice ? ['Three times', '3'] : ['Twice', '2']
  return say` ${name} that is ${book.times(name, sum, times)}.`
}
