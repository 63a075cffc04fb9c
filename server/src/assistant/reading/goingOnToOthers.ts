import { asked, type Kind, ofSums, sides } from './goingOnKinds.ts'
import type { Feature } from './lexicon.ts'
import { isPartOf } from './payeesWithin.ts'
import { type NameItem, type Query, sideOf } from './slots.ts'

// What can be asked beside the sum of one name: everything else of its time, or another name with it.

export const goingOnToOthers: readonly Kind[] = [
  { isMeant: asksForOthers, goOn: withOthers },
  { isMeant: addsNames, goOn: withMoreNames },
]

/** "And everything else?", "what about the rest?" */
function asksForOthers({ text, names, periods }: Query): boolean {
  return (
    names.length + periods.length === 0 &&
    /^(?:(?:and|so|ok|but|what about|how about|how much (?:on|for|was|is)|what did (?:i|we) spend on) )*(?:on |for |at )?(?:everything|anything|all|the rest|all the rest|all of the rest)(?: else| of (?:it|them)| of the (?:year|month|week|time|others))?$/.test(
      text,
    )
  )
}

/** After the sum of one name: what else there was in its time. After a second one, "else" may leave out both. */
function withOthers(own: Query, baseOf: () => Query): Query | undefined {
  const base = baseOf()
  const isOfSum = [...base.features].every((each) => ofSums.includes(each))
  if (!isOfSum || base.names.length === 0 || base.picked !== undefined) return undefined
  if (/\bof the (?:year|month|week|time)\b/.test(own.text))
    return asked(own, 'Which days do you mean?')
  if (/\b(?:everything|all)$/.test(own.text) && !/\brest\b/.test(own.text))
    return { ...base, names: [], isPayeeWithin: false, isFollowUp: true }
  const [side, ...others] = new Set(base.names.map(sideOf))
  if (base.isFollowUp || side === undefined || others.length > 0 || base.excepts.length > 0)
    return asked(own, 'Which ones do you want to leave out, by their names?')
  const kept = [...base.features].filter((each) => !sides.includes(each))
  return {
    ...base,
    features: new Set<Feature>([...kept, side === 'income' ? 'earn' : 'spend']),
    names: [],
    excepts: base.names,
    isPayeeWithin: false,
    isFollowUp: true,
  }
}

/** "Plus fuel?", "how much is that together with rent?", "minus pitch fees" */
function addsNames({ text, names, excepts, periods, features }: Query): boolean {
  return (
    [...features].every((each) => besideNames.includes(each)) &&
    periods.length === 0 &&
    names.length + excepts.length > 0 &&
    /^(?:(?:and|so|ok|but|now|what about|how about|what is it) )*(?:(?:how much|what) (?:is|was|does|would|will) (?:that|it|this)(?: (?:be|come to|make|add up to))? )?(?:plus|with|including|together with|combined with|added to|adding|add|minus|less|without) /.test(
      text,
    )
  )
}

const besideNames: readonly Feature[] = [
  ...(['and', 'total', 'again', 'except'] as const),
  ...(['howMuch', 'whatIs', 'nowIs', 'pronoun', 'spend'] as const),
]

/** The sum of both names; a payee may be a part of the category before, and what was spent is no part of what came in. */
function withMoreNames(own: Query, baseOf: () => Query): Query | undefined {
  const base = baseOf()
  const isOfSum = [...base.features].every((each) => ofSums.includes(each))
  if (!isOfSum || base.names.length === 0 || base.excepts.length > 0) return undefined
  const areBeside = (items: Query['names']) =>
    items.every((item) =>
      base.names.every((name) => sideOf(item) === sideOf(name) || isOfSideAsked(item, base)),
    )
  if (own.names.length === 0)
    return areBeside(own.excepts)
      ? undefined
      : asked(own, 'Which two sums do you want to set against each other?')
  const isPart = own.names.some((item) =>
    base.names.some(
      (name) =>
        isPartOf(item, name) ||
        isPartOf(name, item) ||
        item.names.some((each) => name.names.includes(each)),
    ),
  )
  if (isPart || !areBeside(own.names)) return asked(own, 'Which ones do you want to add up?')
  return {
    ...base,
    names: [...base.names, ...own.names],
    text: `${base.text} ${own.text}`,
    isPayeeWithin: false,
    isFollowUp: true,
  }
}

/** What was spent at a shop that has also refunded something is of the side that was asked for. */
function isOfSideAsked(item: NameItem, { features }: Query): boolean {
  const [isEarned, isSpent] = [features.has('earn'), features.has('spend')]
  const side = sideOf(item)
  return isEarned !== isSpent && (side === undefined || side === (isEarned ? 'income' : 'expense'))
}
