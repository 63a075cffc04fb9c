import type { Feature } from './lexicon.ts'
import type { NameItem, Query } from './slots.ts'
import { mayBeSubscription } from './subscriptions.ts'
import type { Vocabulary } from './vocabulary.ts'

// "How much did I spend on bills last month?": what went to whom the recurring bills are paid.

/** Asked of bills that are due, running or to be cancelled, and not of what was paid. */
const ofBillsAhead: readonly Feature[] = [
  ...['due', 'overdue', 'paused', 'active', 'left', 'afford', 'payday', 'forecast', 'monthEnd'],
  ...['cancel', 'saveVerb', 'frequency', 'forgotten', 'usage', 'raise', 'score', 'rise', 'refund'],
  ...['duplicate', 'unusual', 'withoutLate', 'billShare', 'when', 'spanBefore', 'spanAfter'],
  ...['earn', 'incomeRow', 'salaryWord', 'not'],
]
const ranks: readonly Feature[] = ['max', 'min', 'most', 'least']
const spans: readonly Feature[] = ['day', 'week', 'month', 'year']
const perTime: readonly Feature[] = ['perMonth', 'perYear', 'perWeek', 'perDay']

const told =
  /\b(?:did|was|were|spent|paid|has|had|went|been|cost us|cost me)\b|\bhave (?:i|we|my|our|they) /
const allBills =
  /^(?:bills|all bills|subscriptions|subs|memberships|recurring \w+|standing orders|direct debits|fixed (?:costs|expenses)|regular payments)$/

const plural = '(?:bills|subscriptions|subs|memberships)'
const whose = '(?:(?:my|our|the|all) )*'
/** "On bills and groceries" */
const besideName = new RegExp(
  `\\b${plural} (?:and|plus|as well as) (?!how\\b|what|which\\b|when|did\\b|do\\b|is\\b|are\\b|am\\b|why\\b|who|where|can\\b|will\\b|show\\b|list\\b)|\\b(?:and|plus|as well as) (?:on )?${whose}${plural}\\b`,
)
const leftOut = new RegExp(
  `\\b(?:without|excluding|exclude|except(?: for)?|(?:but )?not (?:counting|including)|leaving out|apart from|aside from|other than|minus|ignoring|besides) ${whose}${plural}\\b`,
)

/** The question as one about the payees of all bills, if it looks back; the same question otherwise. */
export function withPaidBills(query: Query, vocabulary: Vocabulary): Query {
  const { features, names } = query
  const isBeside = names.length > 0 && besideName.test(query.text)
  if (!namesAllBills(query) || (names.length > 0 && !isBeside) || isOfBillsAhead(query))
    return query
  const isLeftOut = names.length === 0 && features.has('except') && leftOut.test(query.text)
  const isOfAll = features.has('bill')
  const payees = vocabulary.names.filter(
    (name) =>
      name.kind === 'payee' &&
      name.isBill === true &&
      name.types.includes('expense') &&
      (isOfAll || mayBeSubscription(name.categories, name.name)),
  )
  if (!looksBack(query, isLeftOut) || payees.length === 0) return query
  const item = itemOf(query, payees)
  const others = [...features].filter((each) => each !== 'bill' && each !== 'subscription')
  // "Spending last month without bills"
  if (isLeftOut)
    return {
      ...query,
      features: new Set<Feature>([...others.filter((each) => each !== 'except'), 'spend']),
      excepts: [...query.excepts, item],
    }
  // "Which bills did we pay in May?"
  const isList = /\b(?:which|what) (?:bills|subscriptions|subs) (?:did|have|were|had|are)\b/.test(
    query.text,
  )
  const added: Feature[] = isList ? ['spend', 'list', 'expenseRow'] : ['spend']
  return { ...query, features: new Set<Feature>([...others, ...added]), names: [...names, item] }
}

/** "Bills", while "the bill" is one of them unless it is the last. */
function namesAllBills({ features, raws }: Query): boolean {
  const asked = (['bill', 'subscription'] as const).filter((each) => features.has(each))
  const isPlural = asked.every((each) => {
    const raw = raws.get(each) ?? ''
    return allBills.test(raw) || (raw === each && features.has('last'))
  })
  return asked.length > 0 && isPlural
}

function isOfBillsAhead({ features, mistakes, opening, periods, text }: Query): boolean {
  const has = (any: readonly Feature[]) => any.some((each) => features.has(each))
  const compares = has(['compare', 'more', 'lessWord'])
  // "Have I paid all my bills?" asks what is still to be paid.
  const asksIfPaid = /^(?:have|has|did|are|is|was|were)$/.test(opening) && !compares
  const isRankedOne = has(ranks) && !has(spans)
  const isPrice = has(perTime) && !(features.has('average') && periods.length > 0)
  const isRise = features.has('change') && periods.length < 2
  const isOfNow = compares && /\bnow\b/.test(text)
  return (
    mistakes.length > 0 ||
    has(ofBillsAhead) ||
    asksIfPaid ||
    isRankedOne ||
    isPrice ||
    isRise ||
    isOfNow
  )
}

function looksBack({ features, raws, periods, text }: Query, isLeftOut: boolean): boolean {
  // "Subscriptions spending in 2026"
  const isSpending = raws.get('spend') === 'spending'
  const isTold =
    told.test(text) || isSpending || features.has('average') || (isLeftOut && features.has('spend'))
  if (periods.length === 0) {
    const isPaid = told.test(text) && /^(?:spent|paid|spend)$/.test(raws.get('spend') ?? '')
    const isRankedSpan = ranks.some((each) => features.has(each))
    return (isPaid && (features.has('howMuch') || features.has('last'))) || isRankedSpan
  }
  const isOver = ({ isBare, isBareSpan, whole, until }: Query['periods'][number]) =>
    isBare !== true && isBareSpan !== true && whole === undefined && until === undefined
  const isPast = periods.every((each) => each.isAhead !== true && (isTold || isOver(each)))
  return isPast || (features.has('compare') && periods.length === 2)
}

function itemOf({ features, raws, text }: Query, names: NameItem['names']): NameItem {
  const at = text
    .split(' ')
    .findIndex((word) => /^(?:bills|subs|subscriptions|memberships)$/.test(word))
  const raw = raws.get(features.has('bill') ? 'bill' : 'subscription') ?? 'bills'
  return { kind: 'name', at, raw, names, how: 'exact', isAtPayee: true, isOfBills: true }
}
