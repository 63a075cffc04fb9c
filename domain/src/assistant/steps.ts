import { formatPlural } from '#text'
import type { Fact, Source } from './fact.ts'

/** One step of a proof: a fact, and in words how it follows from the steps before. */
export type ProofStep = { fact: Fact; words: string }

/** The facts and sources of a reply. */
export type Grounds = { facts: readonly Fact[]; sources: readonly Source[] }

/**
 * How a fact was worked out: the facts it rests on first, then the fact itself, each once.
 * @returns no steps for an unknown id
 */
export function stepsTo(id: string, grounds: Grounds): ProofStep[] {
  return factsUnder(id, grounds, new Set()).map((fact) => ({ fact, words: wordsOf(fact, grounds) }))
}

/** The sources that the steps to a fact rest on, each once, in the order of the steps. */
export function sourcesUnder(id: string, grounds: Grounds): Source[] {
  const named = new Set(factsUnder(id, grounds, new Set()).flatMap((fact) => fact.of))
  return [...named].flatMap((name) => grounds.sources.filter((source) => source.id === name))
}

function factsUnder(id: string, grounds: Grounds, seen: Set<string>): Fact[] {
  const fact = grounds.facts.find((candidate) => candidate.id === id)
  if (fact === undefined || seen.has(id)) return []
  seen.add(id)
  return [...fact.of.flatMap((name) => factsUnder(name, grounds, seen)), fact]
}

function wordsOf(fact: Fact, { facts, sources }: Grounds): string {
  const source = sources.find(({ id }) => id === fact.of[0])
  if (source) return wordsOfSource(fact.op, source)
  const [a = '', ...rest] = fact.of.map((id) => facts.find((one) => one.id === id)?.text ?? '')
  return wordsOfSum(fact, a, rest)
}

function wordsOfSum({ op, by = '' }: Fact, a: string, rest: readonly string[]): string {
  const [b = ''] = rest
  const factor = by.includes('/') ? `(${by.replace('/', ' ÷ ')})` : by
  switch (op) {
    case 'plus':
      return [a, ...rest.map(inBrackets)].join(' + ')
    case 'minus':
      return [a, ...rest.map(inBrackets)].join(' − ')
    case 'percent':
      return `${a} ÷ ${inBrackets(b)} × 100`
    case 'change':
      return `(${a} − ${inBrackets(b)}) ÷ ${inBrackets(b)} × 100`
    case 'per':
      return `${a} ÷ ${factor}`
    case 'times':
      return `${a} × ${factor}`
    case 'given':
      return 'Your own number'
    default:
      return byRule
  }
}

/** So that no sign follows an operator: "$1.00 − (−$2.00)". */
function inBrackets(text: string): string {
  return text.startsWith('−') ? `(${text})` : text
}

const byRule = 'Worked out by a rule; no list of transactions shows it'

function wordsOfSource(op: Fact['op'], source: Source): string {
  const isDue = 'dues' in source
  const rows = formatPlural(source.count, isDue ? 'bill payment' : 'transaction')
  switch (op) {
    case 'sum':
      return `The sum of ${rows}`
    case 'net':
      return `Income less expenses of ${rows}`
    case 'count':
      return `${rows}, counted`
    case 'average':
      return `The sum of ${rows}, divided by their number`
    case 'max':
      return `The largest of ${rows}`
    case 'min':
      return `The smallest of ${rows}`
    case 'first':
      return `The earliest date of ${rows}`
    case 'last':
      return `The latest date of ${rows}`
    case 'amount':
      return `The amount of ${isDue ? 'this bill' : 'this transaction'}`
    case 'date':
      return isDue ? 'The due date of this bill' : 'The date of this transaction'
    case 'name':
      return `What ${rows} ${source.count === 1 ? 'says' : 'have in common'}`
    case 'yearly':
      return 'Each bill’s amount times its payments in a year'
    case 'score':
      return `The health score of ${rows}`
    case 'usage':
      return `Expenses divided by income, from ${rows}`
    default:
      return byRule
  }
}
