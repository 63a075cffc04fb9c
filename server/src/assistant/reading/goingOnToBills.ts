import type { Kind } from './goingOnKinds.ts'
import type { Feature } from './lexicon.ts'
import type { Query } from './slots.ts'

// Another bill, named after a question about one.

export const goingOnToBills: readonly Kind[] = [
  { isMeant: asksDueOfNamed, goOn: withoutBefore },
  { isMeant: namesOtherBill, goOn: ofOtherBill },
  { isMeant: asksItsState, goOn: withItsState },
]

const itsState =
  /^(?:(?:and|so|ok|but) )*(?:(?:am|are|do) (?:i|we) still (?:pay|paying|charged|being charged|billed|being billed|have|use|using|get|getting|subscribed|subscribed to|on|with)(?: (?:for|by))? (?:it|that|this|them|those)|(?:is|are) (?:it|that|this|they) (?:still|no longer|now) (?:active|running|on|going|paused|inactive|live|cancell?ed)|(?:is|are) (?:it|that|this|they) (?:active|inactive|paused|cancell?ed|off)|(?:did|have|has) (?:i|we) (?:ever |already |since )?(?:cancel(?:l?ed)?|stop(?:ped)?|quit|drop(?:ped)?|end(?:ed)?) (?:paying(?: for)? )?(?:it|that|this|them))(?: (?:now|today|already|yet|at all|any ?more|these days|currently))?$/

/** "Am I still paying for it?" after when it began, or what it cost in a time. */
function asksItsState({ text, names, periods }: Query): boolean {
  const isNow = periods.every(({ whole, kind }) => kind === 'day' || whole !== undefined)
  return names.length === 0 && isNow && itsState.test(text)
}

function withItsState(own: Query, baseOf: () => Query): Query | undefined {
  const { names, excepts } = baseOf()
  const arePayees = names.every((item) => item.names.every(({ kind }) => kind === 'payee'))
  if (names.length === 0 || excepts.length > 0 || !arePayees) return undefined
  return { ...own, names, periods: [], features: new Set<Feature>(['active']), isFollowUp: true }
}

/** "And the rent, when is that due?": "that" is the rent, whatever the question before was about. */
function asksDueOfNamed({ text, names, periods, unknown, features }: Query): boolean {
  return (
    names.length > 0 &&
    periods.length + unknown.length === 0 &&
    features.has('due') &&
    /\bwhen (?:(?:is|are|does|do|will) )?[^,]*\b(?:due|come out|go out|come up)\b/.test(text)
  )
}

function withoutBefore(own: Query): Query {
  const features = new Set([...own.features].filter((each) => each !== 'pronoun'))
  return { ...own, features, isFollowUp: false }
}

/** "And the gas bill?" */
function namesOtherBill({ text, names, periods, unknown, features }: Query): boolean {
  const [name, ...others] = names
  if (name === undefined || others.length + periods.length + unknown.length > 0) return false
  const words = text.split(' ')
  const before = words.slice(0, name.at).join(' ')
  const after = words.slice(name.at + name.raw.split(' ').length).join(' ')
  return (
    [...features].every((each) => each === 'bill' || each === 'anyRow') &&
    /^(?:(?:and|so|ok|then|what about|how about)(?: |$))+(?:the|my|our)?$/.test(before) &&
    /^(?:bill|payment)$/.test(after)
  )
}

const ofOneBill: readonly Feature[] = [
  ...['when', 'due', 'last', 'first', 'howMuch', 'spend', 'total', 'whatIs', 'nowIs', 'bill'],
  ...['rise', 'change', 'count', 'visit', 'average', 'perMonth', 'perYear', 'active', 'ever'],
]

/** Of that bill what was asked of the one before: its date, its price, or what was spent. */
function ofOtherBill(own: Query, baseOf: () => Query): Query | undefined {
  const base = baseOf()
  const isOfOne = base.names.length === 1 && base.excepts.length + base.unknown.length === 0
  const isPlain = base.mistakes.length === 0 && base.picked === undefined && !base.supposed
  if (!isOfOne || !isPlain || ![...base.features].every((each) => ofOneBill.includes(each)))
    return undefined
  return { ...base, names: own.names, corrections: own.corrections, isFollowUp: true }
}
