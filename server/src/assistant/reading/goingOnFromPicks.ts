import { asked, type Kind, ofSums } from './goingOnKinds.ts'
import type { Feature } from './lexicon.ts'
import type { Query } from './slots.ts'

// What can be asked about an entry, a place or a time that an answer picked out: where it was, what it cost, the next one.

export const goingOnFromPicks: readonly Kind[] = [
  { isMeant: asksWhere, goOn: withRow },
  { isMeant: asksItsPrice, goOn: withItsPlace },
  { isMeant: asksLastOfIt, goOn: withItsName },
  { isMeant: asksHowMuchOfIt, goOn: withUnnamed },
  { isMeant: asksHowMuchThen, goOn: withUnnamedGroup },
  { isMeant: asksShareOfName, goOn: withUnnamedGroup },
  { isMeant: asksItsDueDay, goOn: withUnnamed },
  { isMeant: asksNextOne, goOn: withOneFurther },
  { isMeant: (own) => placeIn(own) !== undefined, goOn: withPlace },
  { isMeant: leavesOutPicked, goOn: withoutUnnamed },
]

/** "Which shop was that?", "where was it?", "when was that?" */
function asksWhere({ text, names, periods }: Query): boolean {
  return (
    names.length + periods.length === 0 &&
    /^(?:(?:and|so|ok) )*(?:(?:when|(?:on )?(?:which|what) (?:day|date)) (?:was|is) (?:it|that|this)(?: one)?|(?:(?:which|what) (?:shop|store|place|payee|merchant|restaurant|company|supermarket|bar|cafe|vendor|retailer)|where|who|whom) (?:was|is) (?:it|that|this)(?: one)?(?: paid)?(?: (?:at|from|in|to|for))?|where(?: exactly)?|(?:where|who|whom) did (?:i|we) (?:pay|spend|give|buy) (?:it|that|this)(?: (?:at|from|in|to))?|who got (?:it|that|this))$/.test(
      text,
    )
  )
}

/** The entry that the question before picked out is told with its payee. */
function withRow(_: Query, baseOf: () => Query): Query | undefined {
  const base = baseOf()
  const has = (any: readonly Feature[]) => any.some((each) => base.features.has(each))
  // The answers to these tell the day and the payee of each.
  if (has(['duplicate', 'unusual']) && base.features.size < 5) return { ...base, isFollowUp: true }
  const isOfRow = has(picked) && !has(groups) && base.limit === undefined
  return isOfRow && (base.names.length > 0 || has(ofRows))
    ? { ...base, isFollowUp: true }
    : undefined
}

const groups: readonly Feature[] = [
  ...['category', 'payee', 'where', 'bill', 'subscription', 'often', 'weekday', 'payday'],
  ...['day', 'week', 'month', 'year', 'compare', 'change', 'breakdown', 'average', 'count'],
]

/** "How much was it?" */
function asksItsPrice({ text, names, periods }: Query): boolean {
  return (
    names.length + periods.length === 0 &&
    /^(?:(?:and|so|ok|but) )*(?:how much|what) (?:(?:was|is) (?:it|that|this)(?: one)?|(?:did|does) (?:it|that|this)(?: one)? (?:cost|come to)|(?:did|was) (?:i|we) (?:pay|spend|charged|get)(?: (?:then|that time))?)$/.test(
      text,
    )
  )
}

/** The entry before the last one is told with its amount; without its place it would be the last. */
function withItsPlace(_: Query, baseOf: () => Query): Query | undefined {
  const base = baseOf()
  const isOfRow = base.features.has('last') || base.features.has('first')
  return isOfRow && base.rank !== undefined ? { ...base, isFollowUp: true } : undefined
}

/** "When did we cancel it?", "when did we last pay them?" */
function asksLastOfIt({ text, names, features }: Query): boolean {
  return (
    names.length === 0 &&
    features.has('last') &&
    /^(?:(?:and|so|ok|but) )*when did (?:i|we) last (?:pay|buy|use|visit|see)(?: (?:for|to|at))? (?:it|that|this|them|there)$/.test(
      text,
    )
  )
}

/** Of the one name that the question before was about. */
function withItsName(own: Query, baseOf: () => Query): Query | undefined {
  const { names, mistakes } = baseOf()
  if (names.length !== 1 || mistakes.length > 0)
    return asked(own, 'Which one do you mean, by its name?')
  const features = new Set([...own.features].filter((each) => each !== 'pronoun'))
  return { ...own, features, names, isFollowUp: true }
}

/** "How much in September?", "and how much there last month?" */
function asksHowMuchThen({ text, names, periods }: Query): boolean {
  return (
    names.length === 0 &&
    periods.length === 1 &&
    /^(?:(?:and|so|ok|but) )*how much (?:(?:was|is|did) (?:it|that|i|we) (?:spend |pay |cost )?)?(?:(?:there|on (?:it|that|them)|at (?:it|that)|with (?:it|that|them)) )?(?:in|during|on|last|this|from|since) /.test(
      text,
    )
  )
}

/** "Share of groceries?" is that of the shop picked out, and not that of groceries in all spending. */
function asksShareOfName({ text, names }: Query): boolean {
  return (
    names.length === 1 &&
    /^(?:(?:and|so|ok|but) )*(?:(?:what|which) (?:is |was )?)?(?:(?:the|its|their|his|her) )?(?:share|percentage|percent|proportion|fraction) of\b(?!.*\b(?:is|was|did|does|went|goes)\b)/.test(
      text,
    )
  )
}

/** After the category or the payee that came first, or second: that one in another time has to be named. */
function withUnnamedGroup(own: Query, baseOf: () => Query): Query | undefined {
  const { features, limit, names } = baseOf()
  const isOfGroups = ['category', 'payee', 'where'].some((each) => features.has(each))
  const isOfTimes = ['day', 'week', 'month', 'year'].some((each) => features.has(each))
  const isPicked =
    picked.some((each) => features.has(each)) || (names.length > 0 && /\bthere\b/.test(own.text))
  return isOfGroups && isPicked && !isOfTimes && limit === undefined
    ? asked(own, 'Which one do you mean, by its name?')
    : undefined
}

/** "And without the biggest?", "without them?" */
function leavesOutPicked({ text, names, excepts, periods }: Query): boolean {
  return (
    names.length + excepts.length + periods.length === 0 &&
    /^(?:(?:and|so|ok|but|what about|how about) )*(?:without|except|excluding|leaving out|minus|not counting) (?:(?:the |my |our )?(?:single )?(?:biggest|largest|top|highest|most expensive|first)(?: (?:one|expense|purchase|payee|client|category|shop|store))?|them|him|her|that(?: one)?|it|those)$/.test(
      text,
    )
  )
}

function withoutUnnamed(own: Query, baseOf: () => Query): Query | undefined {
  const { names, features } = baseOf()
  const isOfFigures = [...ofSums, ...picked, 'breakdown', 'list'].some((each) => features.has(each))
  return isOfFigures || names.length > 0
    ? asked(own, 'Which one do you want to leave out, by its name?')
    : undefined
}

/** "How much a month is that?", "how much did I pay them in May?", "has it gone up?", "what category was it?" */
function asksHowMuchOfIt({ features, names, periods, text }: Query): boolean {
  // Without a time of its own, "how much is it?" is told with what was picked out.
  const isMeasure = [...measures, ...(periods.length > 0 ? ofSums : [])].some((each) =>
    features.has(each),
  )
  const isOfIt =
    features.has('pronoun') || /^(?:and |so )?(?:how much|what) (?:per|a|each) /.test(text)
  const isKind = /\b(?:category|store|shop|payee|place)\b.*\b(?:was|is) (?:it|that|this)\b/.test(
    text,
  )
  return names.length === 0 && ((isMeasure && isOfIt) || isKind)
}

/** "When is that due?" */
function asksItsDueDay({ features, names }: Query): boolean {
  return names.length === 0 && ['when', 'due', 'pronoun'].every((each) => features.has(each))
}

const measures: readonly Feature[] = [
  ...['perDay', 'perWeek', 'perMonth', 'perYear', 'average', 'count'],
  ...['howOften', 'change', 'rise'],
]

/** Of the category, payee, bill or expense that an answer picked out, which is not known here. */
function withUnnamed(own: Query, baseOf: () => Query): Query | undefined {
  const { features, names } = baseOf()
  const isOfGroups = ['category', 'payee', 'where', 'bill', 'subscription'].some((each) =>
    features.has(each),
  )
  const isOfRow = own.features.has('category') || own.features.has('payee')
  const isPicked =
    (isOfGroups || (isOfRow && names.length === 0)) &&
    picked.some((feature) => features.has(feature))
  return isPicked ? asked(own, 'Which one do you mean, by its name?') : undefined
}

/** "And the one before that?", "and the one after it?" */
function asksNextOne({ features, names, periods }: Query): boolean {
  const isNext = features.has('oneBefore') || features.has('oneAfter')
  return isNext && names.length + periods.length === 0
}

/** One further from the last, or from the first, than the question before went. */
function withOneFurther(own: Query, baseOf: () => Query): Query | undefined {
  const base = baseOf()
  const start = own.features.has('oneBefore') ? 'last' : 'first'
  const isOfRows = base.names.length > 0 || ofRows.some((each) => base.features.has(each))
  const isOfIt = base.features.has(start) && isOfRows && base.limit === undefined
  return isOfIt ? { ...base, rank: (base.rank ?? 1) + 1, isFollowUp: true } : undefined
}

const ofRows: readonly Feature[] = ['spend', 'earn', 'expenseRow', 'incomeRow', 'anyRow']

const places = ['second', 'third', 'fourth', 'fifth']

/** "And the second one?": 2; "and which category after that?" */
function placeIn({ text }: Query): number | 'after' | undefined {
  if (
    /^(?:and |then |so )*(?:which|what|who) (?:(?:category|payee|store|shop|place|one) )?(?:is |was |came |comes |were )?(?:after|next after) (?:that|it|this)(?: one)?$/.test(
      text,
    )
  )
    return 'after'
  if (
    /^(?:(?:and|then|so|ok|but|what about|what|what is|what comes) )*(?:after (?:that|this|it)(?: one)?|the next(?: one)?|next)$/.test(
      text,
    ) &&
    text !== 'next'
  )
    return 'after'
  const [, place = ''] =
    /^(?:and |what about |how about )*(?:the |my )?([a-z]+|[2-5](?:nd|rd|th))(?: one| place)?$/.exec(
      text,
    ) ?? []
  const spelled = places.indexOf(place)
  if (spelled >= 0) return spelled + 2
  return /^\d/.test(place) ? Number(place[0]) : undefined
}

const picked: readonly Feature[] = ['max', 'min', 'most', 'least', 'last', 'first', 'often']

/** The next of what the question before ranked. */
function withPlace(own: Query, baseOf: () => Query): Query | undefined {
  const base = baseOf()
  const place = placeIn(own)
  const rank = place === 'after' ? (base.rank ?? 1) + 1 : place
  const isRanked = picked.some((feature) => base.features.has(feature)) && base.limit === undefined
  return isRanked && rank !== undefined ? { ...base, rank, isFollowUp: true } : undefined
}
