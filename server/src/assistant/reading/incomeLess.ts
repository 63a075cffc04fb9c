import { asked, type Kind, ofSums } from './goingOnKinds.ts'
import type { Feature } from './lexicon.ts'
import type { NameItem, Query, Slots } from './slots.ts'
import { areIncomeOnly } from './vocabulary.ts'

// "My income minus rent", "what I earned less what I spent at Costco": all that came in, less some of what went out.
// "Stall sales less stock and pitch fees": some of what came in, less those costs.

const joints = /^(minus|less|after)$/
/** What may stand between the joint and the first name. */
const lead =
  /^(?:(?:my|our|the|all|both|of|paying|deducting|subtracting|taking off|costs?|spending|for|on|at|from|to|(?:what|everything|all)(?: that)? (?:i|we) (?:spent|spend|paid|pay|bought|buy|gave|give)) ?)*$/
const incomeWords =
  /\b(income|earnings?|takings|turnover|revenue|proceeds|profit|wages?|paychecks?|(?:my|our|the|total|take-home) pay|earned|earn|made|make|brought in|took in|got|received|left|remains?|remaining)\b/
const spendingWords = /\b(spend|spent|spending|cost|costs|expenses?|paid|bought)\b/

const besides: ReadonlySet<Feature> = new Set([
  ...['earn', 'incomeRow', 'spend', 'expenseRow', 'visit', 'howMuch', 'total', 'whatIs', 'nowIs'],
  ...['left', 'net', 'lessWord', 'compare', 'still', 'except', 'again', 'netOfRefunds'],
])

/** "Income minus rent" */
export function readIncomeLess(query: Slots, features: Set<Feature>): void {
  const words = query.text.split(' ')
  const joint = words.findIndex((word) => joints.test(word))
  const named = [...query.names, ...query.excepts].toSorted((a, b) => a.at - b.at)
  const incomes = named.filter(({ at }) => at < joint)
  const costs = named.slice(incomes.length)
  const [first] = costs
  if (joint < 1 || first === undefined || !costs.every(isCost)) return
  const before = words.slice(0, joint).join(' ')
  const isLeft = /\b(left|remains?|remaining)\b/.test(before)
  if (incomes.length === 0 && !incomeWords.test(before)) return
  // "Gigs minus Band" compares the two.
  const isOfTwo =
    incomes.length + costs.length === 2 && words[joint] !== 'after' && !features.has('net')
  if (incomes.length > 0 && (isOfTwo || !incomes.every(isIncome))) return
  if (spendingWords.test(before)) return
  if (isLeft && query.periods.length === 0) return
  if (!lead.test(words.slice(joint + 1, first.at).join(' '))) return
  const unknown = query.unknown.filter(({ at }) => at !== joint)
  if (unknown.length > 0 || ![...features].every((each) => besides.has(each))) return
  query.unknown = []
  query.names = [...incomes, ...costs]
  query.excepts = []
  features.clear()
  features.add('incomeLess')
}

export function isIncome({ names }: NameItem): boolean {
  return areIncomeOnly(names)
}

function isCost({ names }: NameItem): boolean {
  return names.every(({ types }) => types.includes('expense'))
}

const alone =
  /^(?:(?:and|so|but|ok|then|what about|how about|(?:how much|what) (?:is|was) left) )*(?:after|minus|less|without) /

/** "And after rent?", after what came in. */
export const incomeLessKind: Kind = {
  isMeant: ({ text, names, excepts, periods }) =>
    alone.test(text) && names.length + excepts.length > 0 && periods.length === 0,
  goOn: withCosts,
}

function withCosts(own: Query, baseOf: () => Query): Query | undefined {
  const base = baseOf()
  const costs = [...own.names, ...own.excepts].toSorted((a, b) => a.at - b.at)
  const isWhole = base.names.every(isIncome) && base.periods.length < 2
  // "Less rent and groceries", after what was spent: without them.
  if (isWhole && base.names.length === 0 && own.names.length > 0 && isSpendingSum(base))
    return { ...base, excepts: [...base.excepts, ...costs], isFollowUp: true }
  const isOfIncome =
    (base.features.has('earn') || base.features.has('incomeRow') || base.names.length > 0) &&
    !base.features.has('spend') &&
    [...base.features].every((each) => ofSums.includes(each))
  if (!isOfIncome || !isWhole) return undefined
  if (!costs.every(isCost)) return undefined
  // A payee that also pays could be left out of what came in.
  if (/\bwithout\b/.test(own.text) && costs.some(alsoPays)) return undefined
  const unknown = own.unknown.filter(({ raw }) => !joints.test(raw.toLowerCase()))
  if (unknown.length > 0 || base.excepts.length > 0)
    return asked(own, 'What do you want to take off what came in?')
  return {
    ...base,
    features: new Set<Feature>(['incomeLess']),
    names: [...base.names, ...costs],
    unknown: [],
    text: own.text,
    isFollowUp: true,
  }
}

function isSpendingSum({ features }: Query): boolean {
  return features.has('spend') && [...features].every((each) => ofSums.includes(each))
}

function alsoPays({ names }: NameItem): boolean {
  return names.some(({ types }) => types.includes('income'))
}
