import { asked, type Kind } from './goingOnKinds.ts'
import type { Feature } from './lexicon.ts'
import { wholeNumberOf } from './numberWords.ts'
import { type Query, rankWords, sideOf } from './slots.ts'

// What can be asked about a list that has just been told: the rest of it, one end of it, what all of it comes to.

export const goingOnFromLists: readonly Kind[] = [
  { isMeant: asksForRest, goOn: withRest },
  { isMeant: asksOfEach, goOn: withSameList },
  { isMeant: asksForWorst, goOn: withWorst },
  { isMeant: asksToPutAside, goOn: withBillsPerTime },
  { isMeant: asksInOrder, goOn: withOrder },
  { isMeant: asksBiggestPart, goOn: withPart },
  { isMeant: (own) => placeAsked(own) !== undefined, goOn: withOnePlace },
  { isMeant: asksNextFew, goOn: withMore },
]

/** As many as are shown of any list. */
const shownMax = 20

/** "Show me the rest", "and the others?", "all of them" */
function asksForRest({ text, periods }: Query): boolean {
  return (
    periods.length === 0 &&
    /^(?:(?:and|ok|so|now|can you|could you|what about|how about|what (?:is|are)|show|list|see|give|tell) (?:me )?)*(?:(?:all )?(?:of )?the (?:rest|others|other ones|remaining ones|remainder|full list|whole list)(?: of (?:them|it|those))?|all of (?:them|those)|them all|all|more)$/.test(
      text,
    ) &&
    !/^more$/.test(text)
  )
}

const ofLists: readonly Feature[] = ['list', 'category', 'payee', 'where', 'breakdown', 'anyRow']

/** The same ranking, longer; a list of rows that is cut already shows as many as it can. */
function withRest(own: Query, baseOf: () => Query): Query | undefined {
  const base = baseOf()
  const isRanked = rankWords.some((each) => base.features.has(each))
  const isGroups = ['category', 'payee', 'where'].some((each) => base.features.has(each))
  if (base.rank !== undefined || !(isRanked || isGroups)) {
    const isList = ofLists.some((each) => base.features.has(each))
    if (isList)
      return asked(own, 'I can show 20 at a time. Of which time do you want to see the rest?')
    return /\bothers\b/.test(own.text)
      ? asked(own, 'Which others do you mean, by their names?')
      : undefined
  }
  return { ...base, limit: shownMax, isFollowUp: true }
}

/** "And how much is each one?", "what do they each cost?" */
function asksOfEach({ text, names, periods }: Query): boolean {
  return (
    names.length + periods.length === 0 &&
    /^(?:(?:and|ok|so|but) )*(?:what|how much) (?:(?:is|are|was|were|does|do|did|has|have) )?(?:they )?each(?: (?:one|thing|bill|subscription|payment|purchase))?(?: of (?:them|those|these))?(?: (?:costs?|come|comes|came|to|been|be|me|us))*$/.test(
      text,
    )
  )
}

/** A list tells it. */
function withSameList(_own: Query, baseOf: () => Query): Query | undefined {
  const base = baseOf()
  const isList = ['list', 'bill', 'subscription', 'due', 'breakdown', 'category', 'payee'].some(
    (each) => base.features.has(each),
  )
  return isList && !base.features.has('count') ? { ...base, isFollowUp: true } : undefined
}

/** "Which was the worst?" */
function asksForWorst({ text, features, names, periods }: Query): boolean {
  return (
    (features.has('worst') || features.has('best')) &&
    names.length + periods.length === 0 &&
    /^(?:(?:and|so|ok) )*(?:(?:which|what) (?:one |month |week |day |year )?(?:of (?:them|those|these) )?(?:is|was|were) )?(?:my |the )?(?:worst|best)(?: one| month| week| day| year)?(?: of (?:them|those|these|all))?$/.test(
      text,
    )
  )
}

/** The worst month of spending is the dearest, that of income the one that brought least; the best of spending could be either. */
function withWorst(own: Query, baseOf: () => Query): Query | undefined {
  const base = baseOf()
  const has = (any: readonly Feature[]) => any.some((each) => base.features.has(each))
  const units: readonly Feature[] = ['month', 'week', 'day', 'year']
  const isOfTimes = has(units)
  // After the months in which more went out than came in: the one with the largest gap.
  if (has(['overIncome']) && isOfTimes && own.features.has('worst') && base.names.length === 0) {
    const unit = units.filter((each) => base.features.has(each))
    return { ...base, features: new Set([...unit, 'net', 'min']), text: 'net', isFollowUp: true }
  }
  if (has(['net', 'saveVerb', 'score']) || !isOfTimes || base.rank !== undefined) return undefined
  const isBest = own.features.has('best')
  const isEarned =
    has(['earn', 'incomeRow', 'salaryWord']) ||
    (base.names.length > 0 && base.names.every((item) => sideOf(item) === 'income'))
  if (isBest && !isEarned) return asked(own, 'Do you mean the dearest or the cheapest?')
  const other: readonly Feature[] = [...rankWords, 'best', 'worst']
  const kept = [...base.features].filter((each) => !other.includes(each))
  return {
    ...base,
    features: new Set<Feature>([...kept, isEarned && !isBest ? 'min' : 'max']),
    raws: new Map([...base.raws, ...own.raws]),
    isFollowUp: true,
  }
}

/** "How much do I need to put aside a month for them?" */
function asksToPutAside({ features, text, names, periods }: Query): boolean {
  return (
    names.length + periods.length === 0 &&
    ['perWeek', 'perMonth', 'perYear'].some((each) => features.has(each)) &&
    /\b(?:put|set|lay|putting|setting|save|saving)\b.*\bfor (?:them|those|these|it|that)\b/.test(
      text,
    )
  )
}

/** Of the bills that were listed: what they come to. */
function withBillsPerTime(own: Query, baseOf: () => Query): Query | undefined {
  const base = baseOf()
  if (!base.features.has('bill') && !base.features.has('subscription')) return undefined
  const isNarrowed = [base.min, base.max, base.limit, base.rank].some((each) => each !== undefined)
  if (base.periods.length > 0 || isNarrowed)
    return asked(own, 'Do you mean all your bills, or only those of that time?')
  const dates: readonly Feature[] = ['when', 'due', 'overdue', 'days']
  const kept = [...base.features].filter((each) => !dates.includes(each))
  const units = ['perWeek', 'perMonth', 'perYear'].filter((each) => own.features.has(each))
  return {
    ...base,
    features: new Set<Feature>([...kept, 'nowIs', ...units]),
    periods: [],
    isFollowUp: true,
  }
}

const inOrder =
  /^(?:(?:and|now|ok|so|but|please|can you|could you|show|list|sort|order|put|give|me|it|them|those|that|this|the|with) )*(?:(?:(?:sorted|ordered|ranked) )?(?:by|in order of) (?:amount|size|price|cost)|(?:biggest|largest|highest|smallest|lowest|cheapest|most expensive)(?: ones?)? first|(?:in )?descending(?: order)?|(?:from )?(?:biggest|largest|highest) to (?:smallest|lowest))$/

/** "Biggest first", "sorted by amount" */
function asksInOrder({ text, names, periods }: Query): boolean {
  return names.length + periods.length === 0 && inOrder.test(text)
}

/** The same rows by their amounts. */
function withOrder(own: Query, baseOf: () => Query): Query | undefined {
  const base = baseOf()
  const isNarrowed = [base.limit, base.rank, base.picked].some((each) => each !== undefined)
  const isOfRows =
    base.features.has('list') && !['bill', 'category'].some((each) => base.features.has(each))
  if (!isOfRows || isNarrowed || base.mistakes.length > 0) return undefined
  const kept = [...base.features].filter((each) => each !== 'list')
  const end = /\b(?:smallest|lowest|cheapest)\b.*\bfirst\b/.test(own.text) ? 'min' : 'max'
  return { ...base, features: new Set<Feature>([...kept, end]), limit: shownMax, isFollowUp: true }
}

/** "And the second biggest?", "the biggest one?" */
function asksBiggestPart({ text, names, periods, features }: Query): boolean {
  return (
    names.length + periods.length === 0 &&
    features.has('max') &&
    /^(?:(?:and|so|ok|but|what is|which is|what was|which was|which one is|which one was|what about) )*(?:the |my )?(?:(?:second|third|fourth|fifth|2nd|3rd|4th|5th) )?(?:biggest|largest|highest)(?: one)?$/.test(
      text,
    )
  )
}

const placeWords =
  '(?:second|third|fourth|fifth|2nd|3rd|4th|5th) (?:biggest|largest|highest|most expensive)|first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|1st|2nd|3rd|4th|5th|top|biggest|largest|highest|most expensive|priciest|dearest'
const onePlace = new RegExp(
  `^(?:(?:and|so|ok|but) )*(?:(?:(?:on )?(?:which|what) (?:day|date)|when|where|who|what|how much|which(?: one)?) (?:exactly )?(?:was|is|did (?:i|we) (?:pay|buy|spend|make|get|have|do))(?: for| on)? )?(?:the )?(?:very )?(${placeWords})(?: (?:one|expense|purchase|payment|charge|item|thing))?(?: of (?:them|those|these|the list))?(?:(?: (?:how much|when|where|what|who) (?:was|is) (?:it|that))?(?: exactly| for| from| at)?)$`,
)
const places = [
  ...['first', 'second', 'third', 'fourth', 'fifth'],
  ...['sixth', 'seventh', 'eighth', 'ninth', 'tenth'],
]

/** "On what date did we pay the very largest one?", "the fifth, how much was it exactly": 1 and 5. */
function placeAsked({ text, names, periods, features }: Query): number | undefined {
  if (names.length + periods.length > 0 || features.has('compare')) return undefined
  const [word = ''] = onePlace.exec(text)?.[1]?.split(' ') ?? []
  if (word === '') return undefined
  const place = /^\d/.test(word) ? Number.parseInt(word, 10) : places.indexOf(word) + 1
  return place === 0 ? 1 : place
}

/** Of so many that were ranked: that one of them, with its day. */
function withOnePlace(own: Query, baseOf: () => Query): Query | undefined {
  const base = baseOf()
  const rank = placeAsked(own) ?? 1
  const isRanked = rankWords.some((each) => base.features.has(each))
  const { limit, rank: _rank, ...rest } = base
  const isList = base.features.has('list') || base.features.has('breakdown')
  // "When did I pay the first?", of a list in the order of its days.
  if (!isRanked || base.features.has('last'))
    return isList && base.names.length === 0 && /\b(?:when|where|date|day)\b/.test(own.text)
      ? asked(own, 'Which one do you mean, by its name?')
      : undefined
  if (limit !== undefined && rank > limit)
    return asked(own, `I told ${limit} of them. Which one do you mean?`)
  const raws = new Map(
    [...base.raws, ...own.raws].map(([feature, raw]) => [feature, asSingle(raw)]),
  )
  const features = withEndOf(own, base)
  if (limit !== undefined && features !== base.features)
    return asked(own, 'Which one do you mean, by its name?')
  return { ...rest, features, ...(rank > 1 && { rank }), raws, isFollowUp: true }
}

/** "And the highest?" after the lowest turns the ranking round. */
function withEndOf(own: Query, base: Query): Query['features'] {
  const isLeast = base.features.has('min') || base.features.has('least')
  if (!isLeast || !own.features.has('max')) return base.features
  const kept = [...base.features].filter((each) => !rankWords.includes(each))
  return new Set<Feature>([...kept, 'max'])
}

function asSingle(raw: string): string {
  return raw.replace(/ies$/, 'y').replace(/([^s])s$/, '$1')
}

const nextFew =
  /^(?:(?:and|ok|so|show|give|list|me|now|what about|what are) )*(?:the )?next (few|two|three|four|five|six|seven|eight|nine|ten|\d{1,2})(?: ones)?$/

/** "And the next three?" */
function asksNextFew({ text }: Query): boolean {
  return nextFew.test(text)
}

/** After the first of a ranking: so many more of it. */
function withMore(own: Query, baseOf: () => Query): Query | undefined {
  const base = baseOf()
  const word = nextFew.exec(own.text)?.[1] ?? ''
  const count = /^\d/.test(word) ? Number(word) : (wholeNumberOf(word) ?? base.limit ?? 3)
  const isRanked = rankWords.some((each) => base.features.has(each)) && base.rank === undefined
  return isRanked
    ? { ...base, limit: Math.min((base.limit ?? 1) + count, shownMax), isFollowUp: true }
    : undefined
}

/** After a sum was split into its categories or payees: that part of it. */
function withPart(own: Query, baseOf: () => Query): Query | undefined {
  const base = baseOf()
  const isOfTimes = ['day', 'week', 'month', 'year'].some((each) => base.features.has(each))
  const isSplit = base.features.has('breakdown') && !isOfTimes && base.limit === undefined
  if (!isSplit || base.names.length > 0 || base.rank !== undefined) return undefined
  const kept = [...base.features].filter((each) => each !== 'breakdown')
  const by: Feature =
    base.features.has('payee') || base.features.has('where') ? 'payee' : 'category'
  return {
    ...base,
    features: new Set<Feature>([...kept, by, 'max']),
    raws: new Map([...base.raws, ...own.raws, [by, by]]),
    ...(own.rank !== undefined && { rank: own.rank }),
    text: own.text,
    isFollowUp: true,
  }
}
