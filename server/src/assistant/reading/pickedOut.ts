import type { Feature } from './lexicon.ts'
import { pointing } from './pronouns.ts'
import { type Query, typeFeatures } from './slots.ts'

// The day, month or other time that an answer picked out, as that of the highest spending, and questions about it.

/** "Compare it with November", after "which month was my dearest?": what its answer names is compared. */
export function withPicked(base: Query, own: Query): Query {
  const { names, excepts } = base
  const [within] = base.periods
  const isInside = own.periods.every(
    ({ from = '', to }) => within?.from === undefined || (from >= within.from && to <= within.to),
  )
  const unit = pickedUnit(base)
  // "By how much did it exceed the month before?"
  const before = /\b(day|week|month|quarter|year)\b/.exec(own.raws.get('spanBefore') ?? '')?.[1]
  if (own.periods.length === 0 && unit !== undefined && before === unit) {
    const features = new Set<Feature>(['compare', 'last', ...typesOf(base)])
    return { ...own, features, names, excepts, picked: base }
  }
  const isClear = unit === 'month' && own.periods.length === 1 && isInside
  const features = new Set<Feature>(['compare', ...typesOf(base)])
  return isClear
    ? { ...own, features, names, excepts, picked: base }
    : { ...own, mistakes: ['Which two times do you want to compare?'] }
}

/** "Why was it so high?", "what did I buy then?", "how much did I earn that month?": of what an answer picked out. */
export function asksOfPicked({ features, periods, text }: Query): boolean {
  if (periods.length > 0) return false
  return (
    features.has('sameSpan') || /^((and|so|but|ok) )*(why\b|what happened( there)?$)/.test(text)
  )
}

/** The same of the month, or other time, that the answer before picked out; undefined if it picked out none of the kind. */
export function ofPicked(base: Query, own: Query): Query | undefined {
  const picked = base.picked ?? base
  const unit = pickedUnit(picked)
  const said = /\b(day|week|month|quarter|year)\b/.exec(own.raws.get('sameSpan') ?? '')?.[1]
  if (unit === undefined || (said !== undefined && said !== unit)) return undefined
  const fresh = [...own.features].filter((feature) => !pointing.has(feature))
  const isWhy = own.features.has('why')
  const isTyped = typeFeatures.some((feature) => own.features.has(feature))
  const features = new Set<Feature>([...fresh, ...(isWhy && !isTyped ? typesOf(picked) : [])])
  // "What did I buy then?" after the dearest month for groceries.
  const isOfNames = own.names.length === 0 && (isWhy || own.features.has('list'))
  const names = isOfNames ? picked.names : own.names
  return { ...own, features, names, picked, isFollowUp: true }
}

function typesOf({ features }: Query): Feature[] {
  return [...features].filter((feature) => typeFeatures.includes(feature))
}

const pickable = ['day', 'week', 'month', 'quarter', 'year'] as const

/** The kind of time of which a question picks out one, such as the month of the highest spending. */
export function pickedUnit({
  features,
  rank,
  limit,
}: Query): (typeof pickable)[number] | undefined {
  const has = (...any: Feature[]) => any.some((each) => features.has(each))
  const units = pickable.filter((unit) => features.has(unit))
  const isOneEnd = has('max', 'most') !== has('min', 'least')
  const isOther = has('net', 'saveVerb', 'best', 'worst', 'visit', 'bill')
  const isOne = units.length === 1 && isOneEnd && !isOther
  return isOne && rank === undefined && limit === undefined ? units[0] : undefined
}
