import { asked, isWholeSum, type Kind, ofSums, sides } from './goingOnKinds.ts'
import { goingOnToParts } from './goingOnToParts.ts'
import type { Feature } from './lexicon.ts'
import { saysOne } from './objects.ts'
import { isPartOf } from './payeesWithin.ts'
import { pickedUnit } from './pickedOut.ts'
import { pointsToWhole } from './pronouns.ts'
import type { Query } from './slots.ts'

// What can be asked about a sum that has just been told: a part of it, whether it is much, the same for all time.

export const goingOnFromSums: readonly Kind[] = [
  { isMeant: asksPartOfIt, goOn: withItsWhole },
  { isMeant: asksShareOfName, goOn: withItsPayee },
  { isMeant: asksWhichOnes, goOn: withItsRows },
  { isMeant: asksShareOfSide, goOn: withSide },
  { isMeant: asksSpentOfIt, goOn: withSpentOfIt },
  ...goingOnToParts,
  { isMeant: asksIfUsual, goOn: withUsual },
  { isMeant: asksMultiple, goOn: withMultiple },
  { isMeant: asksInTotal, goOn: withAllTime },
  { isMeant: asksAllOfIt, goOn: withAllItsRows },
  { isMeant: asksForEach, goOn: withEach },
  { isMeant: asksForOneRow, goOn: withOneRow },
  { isMeant: asksTop, goOn: withLimit },
  { isMeant: asksNet, goOn: withItsTime },
  { isMeant: asksSide, goOn: withSideThen },
  { isMeant: asksCost, goOn: withItsCost },
]

/** "How much of that was food?" */
function asksPartOfIt(own: Query): boolean {
  return own.features.has('share') && own.names.length > 0 && pointsToWhole(own)
}

/** "What % of groceries is that?" */
function asksShareOfName({ features, names, text }: Query): boolean {
  return (
    features.has('share') &&
    names.length === 1 &&
    (/\bof (?:my |our |the |all |all my )?(?:\S+ ){1,4}?(?:(?:is|was) (?:that|it|this)|(?:does|did) (?:that|it) (?:make|come to))(?: up)?$/.test(
      text,
    ) ||
      shareAlone.test(text) ||
      shareOnly.test(text))
  )
}

/** "Share of groceries?" */
const shareOnly =
  /^(?:(?:and|so|ok|what|the|its|their) )*(?:share|percentage|percent|part|proportion) of (?!(?:my |our |the )?(?:total |whole )?(?:income|earnings|pay|salary|spending|expenses)$)/

/** "As a share of my food spending?", "in percent of groceries" */
const shareAlone =
  /^(?:(?:and|so|ok|but|what about|how about|what is (?:that|it)) )*(?:as|in) (?:an? )?(?:share|percentage|percent|pct|%|part|proportion|fraction) of (?!(?:my |our |the )?(?:total |whole )?(?:income|earnings|pay|salary|spending|expenses)$)/

/** The sum before was that of a payee, which is a part of the category that is named now. */
function withItsPayee(own: Query, baseOf: () => Query): Query | undefined {
  const base = baseOf()
  // "Share of groceries?", after all that was spent in one time.
  if (shareOnly.test(own.text) && own.periods.length === 0 && isWholeSum(base))
    return { ...own, periods: base.periods, isFollowUp: true }
  const [part, ...others] = base.names
  const [whole] = own.names
  const isSum = [...base.features].every((each) => ofSums.includes(each) || each === 'visit')
  const isPart =
    part?.names.every(({ kind }) => kind === 'payee') === true &&
    whole?.names.some(({ kind }) => kind === 'category') === true
  if (!isPart || others.length > 0 || !isSum)
    return shareOnly.test(own.text) ? undefined : asked(own, 'Of what do you want the share?')
  const offset = base.text.split(' ').length + 1
  const features = new Set([...own.features, ...sides.filter((side) => base.features.has(side))])
  features.delete('pronoun')
  return {
    ...own,
    features,
    names: [part, { ...whole, at: whole.at + offset }],
    periods: own.periods.length > 0 ? own.periods : base.periods,
    // An "and" between the names would join them.
    text: `${base.text} of ${own.text.replace(/^and\b/, 'so')}`,
    isFollowUp: true,
  }
}

/** The whole is the sum that the question before asked for, with its time and what it left out. */
function withItsWhole(own: Query, baseOf: () => Query): Query | undefined {
  const base = baseOf()
  const part = withPayeeOf(own, base) ?? shareOfPicked(own, base)
  if (part) return part
  const kept = sides.filter((side) => base.features.has(side))
  if (kept.length === 0 || !isWholeSum(base)) return asked(own, 'Of what do you want the share?')
  const features = new Set([...own.features, ...kept])
  features.delete('pronoun')
  const excepts = [...base.excepts, ...own.excepts]
  return { ...own, features, periods: base.periods, excepts, isFollowUp: true }
}

/** "How much of that was travel?", after "in which quarter did I spend the most?" */
function shareOfPicked(own: Query, base: Query): Query | undefined {
  const isOfAll = base.names.length === 0 && base.min === undefined && base.max === undefined
  if (pickedUnit(base) === undefined || base.picked || !isOfAll) return undefined
  const kept = sides.filter((side) => base.features.has(side))
  const features = new Set([...own.features, ...kept])
  features.delete('pronoun')
  const excepts = [...base.excepts, ...own.excepts]
  return { ...own, features, excepts, picked: base, isFollowUp: true }
}

/** "How much of that went to Aldi?", after the sum of one category: what of it the payee got. */
function withPayeeOf(own: Query, base: Query): Query | undefined {
  const [category] = base.names
  const [payee] = own.names
  const isPart =
    isCategoryWithPayee(base.names, own.names) &&
    own.excepts.length === 0 &&
    category !== undefined &&
    payee !== undefined &&
    isPartOf(payee, category)
  const isAmount = /^how much\b/.test(own.raws.get('share') ?? '')
  if (!isPart || !isAmount || !isWholeSum({ ...base, names: [] })) return undefined
  return { ...base, names: [...base.names, ...own.names], isPayeeWithin: true, isFollowUp: true }
}

const whichOnes =
  /^(?:(?:and|so|ok|but) )*(?:(?:which|what) (?:trips|visits|purchases|expenses|payments|transactions|charges|orders|deposits|paychecks|entries)(?: (?:were|are|was) (?:that|those|these|they|it))?$|(?:which|what) (?:ones?|(?:of|among) (?:these|those|them))\b|(?:which|what) (?:were|are|was|is) (?:they|those|these|the ones)(?: all)?$)/
const ofPointing: readonly Feature[] = [
  ...sides,
  ...['pronoun', 'again', 'whatIs', 'nowIs', 'list', 'anyRow', 'visit', 'still', 'ever'],
]

/** "Which ones were over $100?", "what were they?" */
function asksWhichOnes({ text, features, unknown, weekdays, rank, limit }: Query): boolean {
  const isBare = [...features].every((feature) => ofPointing.includes(feature))
  const isPlain = unknown.length + weekdays.length === 0 && rank === undefined
  return whichOnes.test(text) && isBare && isPlain && limit === undefined
}

const countable: readonly Feature[] = ['count', 'visit', 'howOften', 'anyRow']

/** The rows behind a sum or a count, within its own limits. */
function withItsRows(own: Query, baseOf: () => Query): Query | undefined {
  const base = baseOf()
  const { features: before, rank, limit, picked, periods, names } = base
  const isOther = [rank, limit, picked].some((each) => each !== undefined)
  const isOfRows = [...before].every((each) => ofSums.includes(each) || countable.includes(each))
  const isOpen = base.unknown.length + base.mistakes.length + base.weekdays.length > 0
  if (isOther || !isOfRows || isOpen || periods.length > 1) return undefined
  if (isOfOtherSide(own, base)) return undefined
  const isPart = isCategoryWithPayee(names, own.names)
  if (names.length > 0 && own.names.length > 0 && !isPart)
    return asked(own, 'Which of them do you mean, by their names?')
  const kept = [...sides, 'anyRow' as const].filter((each) => before.has(each))
  const isTyped = kept.length > 0 || (names.length > 0 && !before.has('visit'))
  const [min, max] = [
    Math.max(base.min ?? 0, own.min ?? 0),
    Math.min(base.max ?? Number.MAX_SAFE_INTEGER, own.max ?? Number.MAX_SAFE_INTEGER),
  ]
  if (min > max) return asked(own, 'Nothing is within both limits. Which one do you mean?')
  return {
    ...base,
    features: new Set<Feature>(['list', ...kept, ...(isTyped ? [] : ['expenseRow' as const])]),
    names: [...names, ...own.names],
    periods: own.periods.length > 0 ? own.periods : periods,
    excepts: [...base.excepts, ...own.excepts],
    ...(min > 0 && { min }),
    ...(max < Number.MAX_SAFE_INTEGER && { max }),
    isPayeeWithin: isPart || (own.names.length > 0 ? own : base).isPayeeWithin === true,
    mistakes: own.mistakes,
    opening: own.opening,
    text: own.text,
    isFollowUp: true,
  }
}

/** "Which of those were income?", of what was spent. */
function isOfOtherSide(own: Query, base: Query): boolean {
  const [isEarned, wasEarned] = [own, base].map(({ features }) =>
    (['earn', 'incomeRow', 'salaryWord'] as const).some((each) => features.has(each)),
  )
  const isSpent = own.features.has('spend') || own.features.has('expenseRow')
  return wasEarned === true ? isSpent : isEarned === true
}

function isCategoryWithPayee(wider: Query['names'], own: Query['names']): boolean {
  const areAll = (items: Query['names'], is: 'category' | 'payee') =>
    items.length === 1 && items.every(({ names }) => names.every(({ kind }) => kind === is))
  return areAll(wider, 'category') && areAll(own, 'payee')
}

const sideAlone =
  /^(?:(?:and|so|ok|but|what about|how about|what is (?:that|it)|as an? (?:share|percentage|percent|part)|in percent|what (?:share|percentage|percent|part|%)(?: is (?:that|it))?) )*(?:of|out of) (?:my |our |the )?(?:total |whole |entire |overall |net )?(income|earnings|pay|salary|spending|expenses)(?: (?:is|was) (?:that|it))?$/

/** "And of my income?" */
function asksShareOfSide({ text }: Query): boolean {
  return sideAlone.test(text)
}

const spentOfIt =
  /^(?:(?:and|so|ok|but|then) )*(?:how much|how many percent|(?:what|which) (?:share|part|portion|percentage|percent|pct|%|fraction|proportion)) of (?:it|that|this|those|the money) (?:(?:did|do|have|had) (?:i|we) (?:actually |already |then |end up )*(?:spen[dt]|spending|pay|pay out|paid(?: out)?|use(?:d)?(?: up)?|go through|gone through)|(?:was|were|got|has been) (?:actually |already |then )*(?:spent|paid out|used(?: up)?)|(?:went|goes|go|has gone) (?:out|on (?:expenses|spending|costs))|(?:did|do) (?:my|our|the|all my|all our)(?: total)? (?:expenses|spending|costs|outgoings) (?:eat(?: up)?|consume|take(?: up)?|use(?: up)?|swallow(?: up)?|make up|come to|account for))(?: (?:again|altogether|in all|in total|up|then))*$/

/** "And how much of that did I spend?", "what percentage of it did that month's expenses consume?" */
function asksSpentOfIt({ text, names }: Query): boolean {
  const said = text.replace(
    /\b(?:that|the same|this) (?:day|week|month|quarter|year)s? (?=expenses|spending|costs|outgoings)/,
    'my ',
  )
  return names.length === 0 && spentOfIt.test(said)
}

/** After all that came in: the part of it that was spent in the same time. */
function withSpentOfIt(own: Query, baseOf: () => Query): Query | undefined {
  const base = baseOf()
  const isOfIncome = base.features.has('earn') || base.features.has('salaryWord')
  const isPlain = [...base.features].every((each) => ofSums.includes(each) || each === 'salaryWord')
  if (!isOfIncome || !isPlain) return undefined
  // What one client paid is not kept apart from the rest.
  if (base.names.length + base.excepts.length > 0)
    return asked(own, 'Do you mean how much of all your income you spent?')
  return {
    ...base,
    features: new Set<Feature>(['share', 'earn', 'spend']),
    unknown: [],
    text: 'how much of my income did i spend',
    raws: own.raws,
    isFollowUp: true,
  }
}

/** The share that a sum, or another share, is of the other side. */
function withSide(own: Query, baseOf: () => Query): Query | undefined {
  const base = baseOf()
  const isOfSum = [...base.features].every((each) => each === 'share' || ofSums.includes(each))
  // What was kept of the income is the savings rate.
  const isKept =
    (base.features.has('net') || base.features.has('saveVerb')) && base.periods.length < 2
  if (isKept && base.names.length === 0 && !/\b(?:spending|expenses)\b/.test(own.text))
    return {
      ...base,
      features: new Set<Feature>(['savingsRate']),
      text: own.text,
      isFollowUp: true,
    }
  const isOfIncome = !/^(spending|expenses)$/.test(sideAlone.exec(own.text)?.[1] ?? '')
  const isSpent = base.features.has('spend') || base.features.has('expenseRow')
  // "As a share of income?" after all that was spent in a time.
  const isNamed = base.names.length > 0 || (isWholeSum(base) && isOfIncome && isSpent)
  if (!isOfSum || !isNamed || base.min !== undefined || base.max !== undefined)
    return asked(own, 'What do you want the share of?')
  const features = new Set<Feature>(['share', isOfIncome ? 'earn' : 'spend'])
  return { ...base, features, raws: own.raws, text: own.text, isFollowUp: true }
}

/** "Is that a lot?", "is that normal for me?" */
function asksIfUsual({ text }: Query): boolean {
  return /^(?:(?:and|so|ok|but|hm) )*(?:is|was) (?:that|it|this) (?:a lot|much|high|low|normal|usual|typical|unusual|average|(?:above|below) average|(?:more|less|higher|lower) than (?:usual|normal|average)|a lot (?:more|less) than (?:usual|normal))(?: for (?:me|us))?$/.test(
    text,
  )
}

/** What one month came to, against the months before. */
function withUsual(own: Query, baseOf: () => Query): Query | undefined {
  const base = baseOf()
  if (![...base.features].every((each) => ofSums.includes(each))) return undefined
  const [period, ...others] = base.periods
  const isOfMonth = period?.kind === 'month' && others.length === 0
  if (!isOfMonth || !isWholeSum({ ...base, names: [] }))
    return asked(own, 'With which month do you want to compare it?')
  const kept = sides.filter((side) => base.features.has(side))
  const features = new Set<Feature>([...kept, 'compare', 'average'])
  return { ...base, features, text: `${base.text} than usual`, isFollowUp: true }
}

const multiple =
  /^(?:(?:and|so|ok|what is|whats|how much is) )*(half|one half|a half|a third|one third|a quarter|one quarter|a tenth|twice|two times|double|triple|three times) (?:of )?(?:that|it|this)(?: then)?$/

/** "Half of that?", "twice that" */
function asksMultiple({ text }: Query): boolean {
  return multiple.test(text)
}

/** Of the one sum that was told. */
function withMultiple(own: Query, baseOf: () => Query): Query | undefined {
  const base = baseOf()
  const { features, names, periods } = base
  const isOfSum = [...features].every((each) => ofSums.includes(each))
  if (!isOfSum || names.length + periods.length === 0 || !isWholeSum({ ...base, names: [] }))
    return asked(own, 'Ask for the figure again with its time. Which figure do you mean?')
  const raws = new Map([...base.raws, ['multiple', multiple.exec(own.text)?.[1] ?? '']])
  const kept = new Set<Feature>([...features, 'multiple'])
  return { ...base, features: kept, raws, isFollowUp: true }
}

/** "Only the top 3?" */
function asksTop({ text, limit }: Query): boolean {
  return (
    limit !== undefined &&
    /^(?:(?:and|so|ok|but|please|now|just|only|show|give|me|the|my) )*(?:top|biggest|largest|first) (?:\d+|\p{L}+)(?: of (?:them|those|these))?$/u.test(
      text,
    )
  )
}

/** After a split into categories or payees: so many of these. */
function withLimit({ limit }: Query, baseOf: () => Query): Query | undefined {
  const base = baseOf()
  const isSplit = base.features.has('breakdown') && base.rank === undefined
  const isOfTimes = ['day', 'week', 'month', 'year'].some((each) => base.features.has(each))
  return isSplit && !isOfTimes && limit !== undefined
    ? { ...base, limit, isFollowUp: true }
    : undefined
}

/** "And in total?" */
function asksInTotal({ text }: Query): boolean {
  return /^(?:(?:(?:and|so|but|ok|what about|how about) )+(?:(?:how much|what) )?(?:in total|in all|overall|altogether|all together)(?: in total| so far)*|(?:(?:and|so|but|ok|what about|how about) )*(?:(?:in|for|over|across) )?all[- ]time)$/.test(
    text,
  )
}

const ofPrices: readonly Feature[] = [...ofSums, 'perWeek', 'perMonth', 'perYear']

/** After the sum of one time, or the price of something: the sum of all records. */
function withAllTime(own: Query, baseOf: () => Query): Query | undefined {
  const base = baseOf()
  const isPrice = base.names.length > 0 && base.periods.length === 0
  if (isPrice && [...base.features].every((each) => ofPrices.includes(each)))
    return {
      ...base,
      features: new Set<Feature>(['howMuch', 'total']),
      raws: own.raws,
      text: own.text,
      isFollowUp: true,
    }
  const isOfSum = [...base.features].every((each) => ofSums.includes(each))
  return isOfSum &&
    base.periods.length === 1 &&
    base.rank === undefined &&
    base.picked === undefined
    ? { ...base, periods: [], isFollowUp: true }
    : undefined
}

/** "How much was it in all?" */
function asksAllOfIt({ text }: Query): boolean {
  return /^(?:(?:and|so|but|ok) )*(?:how much|what) (?:is|was|were|does|did|has|have) (?:it|that|they|those|i)(?: (?:cost|come to|been|pay|paid|spend|spent|set me back))?(?: (?:me|us|there|them))? (?:in all|in total|altogether|all together|overall|so far|all in all)$/.test(
    text,
  )
}

/** After the last time or the first: the sum of all of them. */
function withAllItsRows(_own: Query, baseOf: () => Query): Query | undefined {
  const base = baseOf()
  const isOfRow = base.features.has('last') || base.features.has('first')
  const isOther = ['due', 'payday', 'rise', 'change', 'bill'].some((each) =>
    base.features.has(each),
  )
  // What the last three came to is told with the list of them.
  if (!isOfRow || isOther || base.names.length === 0 || base.limit !== undefined) return undefined
  const kept = sides.filter((side) => base.features.has(side))
  const features = new Set<Feature>([...kept, 'howMuch', 'total'])
  const { rank: _rank, ...rest } = base
  return { ...rest, features, isFollowUp: true }
}

/** "That's how much each?", "the average of those?" */
function asksForEach({ text }: Query): boolean {
  return (
    averageOfThose.test(text) ||
    /^(?:(?:and|so|but|ok) )*(?:(?:that|it) is )?(?:how much|what) (?:(?:is|was|were) (?:that|it|they) )?(?:each|apiece)(?: one| time)?(?: on average)?$|^(?:(?:and|so|but|ok) )*(?:whats |(?:what|how much) (?:is|was|does|did) )(?:that|it|(?:each|every|one|a single)(?: one| of them| visit| trip| time)?)(?: cost| come to)? ?(?:me |us )?(?:each time|every time|each|a time|per time|per visit|per trip|on average|each on average|each time on average)$|^(?:(?:and|so|but|ok) )*(?:what|how much) did (?:each|every|one)(?: one| of them| visit| trip| time)? cost(?: me| us)?$|^(?:(?:and|so) )*(?:each|apiece|each time|every time|each one)$/.test(
      text,
    )
  )
}

const averageRow =
  /^(?:(?:and|so|ok|but) )*(?:(?:what (?:is|was)|whats|how (?:much|big|large) (?:is|was)) )?(?:the|my|our|an|each) ?(?:average|mean|typical|usual) (\S+)(?: (?:then|there))?$/

/** "What was the average donation?", where a category is called Donations. */
function asksForOneRow({ text, names, periods, corrections }: Query): boolean {
  const [item, ...others] = names
  const noun = averageRow.exec(text)?.[1]
  const isOne = noun !== undefined && (!/s$/.test(noun) || saysOne(noun, corrections))
  return (
    item !== undefined &&
    others.length + periods.length === 0 &&
    isOne &&
    item.names.every(({ kind }) => kind === 'category')
  )
}

/** After a payee of that category: of those rows, and not of all in the category. */
function withOneRow(own: Query, baseOf: () => Query): Query | undefined {
  const base = baseOf()
  const isOfSum = [...base.features].every(
    (each) => ofSums.includes(each) || ['count', 'pronoun', 'visit', 'howMany'].includes(each),
  )
  const category = own.names[0]?.names[0]?.name
  const areWithin =
    base.names.length > 0 &&
    base.names.every((item) =>
      item.names.every((name) =>
        name.kind === 'payee'
          ? category !== undefined && name.categories.includes(category)
          : name.name === category,
      ),
    )
  if (!isOfSum || !areWithin) return undefined
  const kept = sides.filter((side) => base.features.has(side))
  const features = new Set<Feature>([...kept, 'average', 'each'])
  return { ...base, features, unknown: [], text: own.text, raws: own.raws, isFollowUp: true }
}

const averageOfThose =
  /^(?:(?:and|so|but|ok|whats?|is|was|are|the|their|my|our) )*(?:average|mean|avg)(?: (?:price|cost|amount|size|charge|payment|spend))?(?: (?:of|for|over|across) (?:all )?(?:of )?(?:those|them|these)(?: \d+| two| three| four| five)?)$/

/** What one of the rows behind a sum or a count came to; of two names, "each" could be either of them. */
function withEach(own: Query, baseOf: () => Query): Query | undefined {
  const base = baseOf()
  const { features, names, rank, limit } = base
  const isOfRows = [...features].every(
    (each) =>
      ofSums.includes(each) ||
      countable.includes(each) ||
      (each === 'list' && averageOfThose.test(own.text)),
  )
  if (!isOfRows || names.length > 1 || rank !== undefined || limit !== undefined) return undefined
  const kept = [...sides, 'visit' as const].filter((side) => features.has(side))
  return {
    ...base,
    // What was told of all records is averaged over all of them.
    features: new Set<Feature>([...kept, 'each', ...(base.periods.length === 0 ? ['ever'] : [])]),
    text: own.text,
    isFollowUp: true,
  }
}

/** "So what's our net?", "net?": of the time that the question before was about. */
function asksNet({ text }: Query): boolean {
  return /^(?:(?:and|so|ok|then) )*(?:whats |what (?:is|was) )?(?:my |our |the )?(?:net(?: income| balance| result| total)?|profit|loss|surplus|profit or loss)(?: then)?$/.test(
    text,
  )
}

function withItsTime(own: Query, baseOf: () => Query): Query | undefined {
  const base = baseOf()
  if (base.periods.length === 0 && base.names.length === 0) return undefined
  return (
    withTimeOfAll(own, () => base) ??
    asked(own, 'Of which time do you want the net of all income and spending?')
  )
}

/** "Income?", after the spending of a month. */
function asksSide({ text, periods }: Query): boolean {
  return (
    periods.length === 0 &&
    /^(?:(?:(?:my|our|the) )?|(?:(?:and|so|ok|but|now|only|just|the|total|sum|of|for|all|as|in) )*)(?:total |overall |all |whole )?(?:income|earnings|spending|spend|expenses|outgoings|costs)(?: (?:then|only|alone|in total|total|sum|combined))*$/.test(
      text,
    )
  )
}

/** Of the time that the question before was about; of one name, "the expenses" could be its own or all of them. */
function withSideThen(own: Query, baseOf: () => Query): Query | undefined {
  const base = baseOf()
  const all = withTimeOfAll(own, () => base)
  if (all || base.names.length === 0 || base.periods.length !== 1) return all
  const isOther = own.features.has('earn') !== base.features.has('earn')
  const isOfAll = /\b(?:total|all|overall|whole) (?:in|ea|sp|ex|c)/.test(own.text)
  if (isOfAll) return { ...own, periods: base.periods, isFollowUp: true }
  if (own.isFollowUp) return undefined
  return isOther
    ? { ...own, periods: base.periods, isFollowUp: true }
    : asked(own, 'Do you mean all of that time, or only what you asked about?')
}

/** The time of the question before, if that was about everything in it. */
function withTimeOfAll(own: Query, baseOf: () => Query): Query | undefined {
  const { periods, names, excepts, picked } = baseOf()
  const isWhole = periods.length === 1 && names.length + excepts.length === 0 && !picked
  return isWhole ? { ...own, periods, isFollowUp: true } : undefined
}

/** "Cost?", "and the price?" */
function asksCost({ text }: Query): boolean {
  return /^(?:(?:and|so|but|ok|what about) )*(?:the |its |their )?(?:total )?(?:cost|costs|price)$/.test(
    text,
  )
}

const ofCounts: readonly Feature[] = [...ofSums, 'count', 'visit', 'anyRow', 'list', 'howOften']

/** After a count or a list: what its rows came to. */
function withItsCost(_own: Query, baseOf: () => Query): Query | undefined {
  const base = baseOf()
  const isNamed = base.names.length > 0 || base.periods.length > 0
  if (!isNamed || ![...base.features].every((each) => ofCounts.includes(each))) return undefined
  return { ...base, features: new Set<Feature>(['spend', 'howMuch']), isFollowUp: true }
}
