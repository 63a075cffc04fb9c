import type { Ledger } from './ledger.ts'
import { ownLedger } from './ownLedger.ts'
import { type Outcome, openWorld } from './world.ts'

/** A question and what its answer must contain, computed from the raw rows. */
export type OwnCase = {
  day: string
  user: string
  question: string
  history?: readonly string[]
  expected: Expected
}

/** Values that must be among the reply's facts, texts that must be in the response, or the kind of reply. */
export type Expected = {
  values?: readonly string[]
  texts?: readonly string[]
  kinds?: readonly string[]
}

export type Verdict = {
  verdict: 'right' | 'honest' | 'wrong'
  day: string
  question: string
  response: string
  expected: string
  ms: number
  cpuMs: number
}

/** What a case is built from: a ledger and the day it is asked on. */
export type MakeCases = (ledger: Ledger, day: string) => OwnCase[]

type Asking = {
  /** Pads each ledger to this many transactions. */
  rowCount?: number | undefined
  /** How a question is typed. */
  type?: (question: string) => string
}

/** Asks the cases day by day, each day with a ledger that ends on it. */
export async function judgeAll(
  sets: readonly { day: string; make: MakeCases }[],
  { rowCount, type = (question) => question }: Asking = {},
): Promise<Verdict[]> {
  const verdicts: Verdict[] = []
  for (const { day, make } of sets) {
    const ledger = ownLedger(day, rowCount)
    const world = await openWorld(ledger, `${day}T15:00:00.000Z`)
    try {
      for (const [index, made] of make(ledger, day).entries()) {
        const each = { ...made, question: type(made.question) }
        const history = each.history?.map((content) => ({ role: 'user' as const, content }))
        const outcome = await world.ask({
          id: String(index),
          user: each.user,
          question: each.question,
          ...(history && { history }),
        })
        verdicts.push(judgeOne(each, outcome))
      }
    } finally {
      await world.close()
    }
  }
  return verdicts
}

const honestKinds = ['clarify', 'refuse', 'help']

function judgeOne(
  { day, question, history, expected }: OwnCase,
  { reply, ms, cpuMs }: Outcome,
): Verdict {
  const isRight = holds(expected, reply)
  const isAsked = honestKinds.includes(reply.kind) && reply.facts.every(({ op }) => op === 'given')
  const isHonest = isAsked || isDraftToCheck(expected, reply)
  return {
    verdict: isRight ? 'right' : isHonest ? 'honest' : 'wrong',
    day,
    question: [...(history ?? []), question].join(' ▸ '),
    response: `[${reply.kind}] ${reply.response}`,
    expected: JSON.stringify(expected),
    ms,
    cpuMs,
  }
}

/** A draft of the right amount and type, whose category is marked as a guess. */
function isDraftToCheck(
  { kinds = [], texts = [] }: Expected,
  { kind, response }: Outcome['reply'],
) {
  const needed = texts.flatMap((text) => text.match(/\$\d[\d,.]*\d|^income$/g) ?? [])
  const isDraft = kind === 'draft' && kinds.includes('draft')
  return isDraft && response.includes('a guess') && needed.every((text) => response.includes(text))
}

function holds({ values = [], texts = [], kinds }: Expected, reply: Outcome['reply']): boolean {
  const allowed = kinds ?? (values.length > 0 ? ['answer'] : ['answer', 'empty'])
  const shown = reply.parts.flatMap((part) => ('fact' in part ? [part.fact] : []))
  const facts = reply.facts.filter(({ id }) => shown.includes(id)).map(({ value }) => value)
  return (
    allowed.includes(reply.kind) &&
    values.every((value) => facts.includes(value)) &&
    texts.every((text) => reply.response.toLowerCase().includes(text.toLowerCase()))
  )
}
