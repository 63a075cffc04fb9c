import { addDays } from '@evenkeel/domain/calendar'
import { asked, isWholeSum, type Kind, ofSums, sides } from './goingOnKinds.ts'
import type { Feature } from './lexicon.ts'
import { isPartOf } from './payeesWithin.ts'
import { rangePeriod } from './period.ts'
import { comparing, type Query } from './slots.ts'

// A sum that has just been told, and another one: added up, or compared.

export const goingOnToTwoSums: readonly Kind[] = [
  { isMeant: asksTogether, goOn: withBothTimes },
  { isMeant: asksTogetherAlone, goOn: withBothSums },
  { isMeant: asksMeanOfBoth, goOn: withMeanOfBoth },
  { isMeant: asksWhatIsLeft, goOn: withNet },
  { isMeant: asksBetterTime, goOn: withTwoTimes },
  { isMeant: exceedsThat, goOn: withOtherSide },
  { isMeant: asksMoreThen, goOn: withThatTime },
  { isMeant: asksDifference, goOn: withTwoSums },
  { isMeant: asksWhatMoved, goOn: withTwoTimes },
  { isMeant: asksWhichOfTwo, goOn: withTwoNames },
  { isMeant: correctsSide, goOn: withSideMeant },
]

/** "Both with June", "together with June" */
function asksTogether({ text, names, periods }: Query): boolean {
  return (
    names.length === 0 &&
    periods.length === 1 &&
    /^(and |but )?(both|together|combined|added|plus)\b/.test(text)
  )
}

/** Adds a time to the one that the question before was about. */
function withBothTimes(own: Query, baseOf: () => Query): Query | undefined {
  const base = baseOf()
  if (base.periods.length !== 1) return undefined
  const [held, added] = [...base.periods, ...own.periods]
  if (held === undefined || added === undefined) return undefined
  const isApart = added.to < (held.from ?? '') || held.to < (added.from ?? '')
  if (!isApart) return asked(own, 'Which two times do you want to add up?')
  return { ...base, periods: [held, added], text: `${base.text} and ${own.text}`, isFollowUp: true }
}

/** "Together?", "how much is that together a month", "how much on both days", of what was asked one after the other. */
function asksTogetherAlone({ text }: Query): boolean {
  return (
    /^(?:(?:and|so|ok|what about|how about) )*(?:(?:how much|what) (?:is|was|does|do) (?:that|it|they)(?: come to| make| add up to)? )?(?:both |(?:for )?the two (?:of them )?)?(?:both|together|combined|altogether|all together)(?: (?:(?:per|a|each|every) (?:day|week|month|year)|on average))*(?: then)?$|^(?:(?:and|so|ok|now|please|can you) )*(?:add|sum|total|tot) (?:them|those|these|both|the two|it)(?: both)?(?: up| together)*$/.test(
      text,
    ) ||
    /^(?:(?:and|so|ok|what is|what was|whats) )*(?:the )?(?:sum|total|sum total|grand total) (?:of|for) (?:both|the two|these two|those two|them both|both of them)(?: together| combined)?$/.test(
      text,
    ) ||
    /^(?:(?:and|so|ok) )*how much (?:(?:is|was) (?:that|it) |did i (?:spend|pay|earn|get) )?(?:on|in|for|at|of|from) both(?: of them| days| weeks| months| years| places| shops| stores)?(?: together| combined)?$/.test(
      text,
    )
  )
}

/** The last two sums, if they differ in their time or their name, and nothing else was asked before them. */
function withBothSums(
  own: Query,
  baseOf: () => Query,
  earlierOf: () => Query | undefined,
): Query | undefined {
  const before = baseOf()
  const isBoth = /\b(?:both|two)\b/.test(own.text)
  // "How much is that altogether?", of a list of bills: its total.
  if (before.names.length === 0 && before.features.has('bill') && !isBoth) return undefined
  const [base, earlier] = [before, earlierOf()].map((each) => each && (asPrice(each) ?? each))
  if (base === undefined) return undefined
  const isPart = base.isFollowUp && base.names.length + base.periods.length > 0
  const unsure = isPart ? asked(own, 'Which ones do you want to add up?') : undefined
  if (earlier === undefined || ![base, earlier].every(isOfSumOrName)) return unsure
  // "Together?" may be of all three.
  if (earlier.isFollowUp && !isBoth) return unsure
  const { sameTime, sameNames, sameSide, sameRest } = sameIn(base, earlier)
  if (!sameSide || !sameRest || sameTime === sameNames) return unsure
  const units = ofAverages.filter((unit) => own.features.has(unit))
  const features = new Set<Feature>([...base.features, ...units])
  const text = `${earlier.text} and ${own.text}`
  const both = { ...base, features, text, isFollowUp: true }
  const [name, other] = [base, earlier].map(({ names }) => names[0]?.names[0]?.kind)
  // Of a category and a payee, one may be a part of the other.
  if (sameTime && name !== undefined && (name === other || areApart(base, earlier)))
    return { ...both, names: [...earlier.names, ...base.names], isPayeeWithin: false }
  const periods = [...earlier.periods, ...base.periods].toSorted((a, b) => (a.to < b.to ? -1 : 1))
  const isApart = (periods[0]?.to ?? '') < (periods[1]?.from ?? '')
  return sameNames && isApart && units.length === 0 ? { ...both, periods } : unsure
}

/** "What's the average of the two?" */
function asksMeanOfBoth({ text }: Query): boolean {
  return /^(?:(?:and|so|ok|what is|whats|what was) )*(?:the |on )?(?:average|mean|avg)(?: (?:of|for|between|over) (?:the two|both|them|these two|those two|the two months|both months|the two of them))?$/.test(
    text,
  )
}

/** Of two times that follow each other: the mean of such a time in both. */
function withMeanOfBoth(
  own: Query,
  baseOf: () => Query,
  earlierOf: () => Query | undefined,
): Query | undefined {
  const isOfTwo = /\b(?:two|both|them)\b/.test(own.text)
  const [base, earlier] = [baseOf(), earlierOf()]
  const unsure = isOfTwo ? asked(own, 'The average of which two times do you mean?') : undefined
  if (!base.isFollowUp || earlier === undefined) return unsure
  if (![base, earlier].every((each) => isOfOneSum(each))) return unsure
  const { sameNames, sameSide, sameRest } = sameIn(base, earlier)
  const [one, two] = [...base.periods, ...earlier.periods].toSorted((a, b) =>
    a.to < b.to ? -1 : 1,
  )
  const unit = one && perTime.get(one.kind)
  const follows = one && two?.from !== undefined && addDays(one.to, 1) === two.from
  if (!sameNames || !sameSide || !sameRest || !one?.from || !follows) return unsure
  if (unit === undefined || one.kind !== two.kind) return unsure
  const kept = sides.filter((side) => base.features.has(side))
  return {
    ...base,
    features: new Set<Feature>([...kept, 'average', unit]),
    periods: [rangePeriod(one.from, two.to)],
    text: own.text,
    isFollowUp: true,
  }
}

const perTime: ReadonlyMap<string, Feature> = new Map([
  ['day', 'perDay'],
  ['week', 'perWeek'],
  ['month', 'perMonth'],
  ['year', 'perYear'],
])

/** "So what's left?", "what did I keep?" */
function asksWhatIsLeft({ text }: Query): boolean {
  return /^(?:(?:and|so|ok|then) )*(?:(?:what|how much) (?:is|was) left(?: over)?|whats left(?: over)?|(?:what|how much) (?:did|have) (?:i|we) (?:keep|kept|clear|cleared|have left|have left over)|(?:what|how much) (?:do|does) that leave(?: me| us)?)(?: then)?$/.test(
    text,
  )
}

/** After all that came in and all that went out in one time that is over: what was kept of it. */
function withNet(
  own: Query,
  baseOf: () => Query,
  earlierOf: () => Query | undefined,
): Query | undefined {
  const [base, earlier] = [baseOf(), earlierOf()]
  const [period] = base.periods
  if (earlier === undefined || period === undefined || period.isPresent) return undefined
  if (![base, earlier].every(isWholeSum)) return undefined
  const { sameTime, sameSide, sameRest } = sameIn(base, earlier)
  if (!sameTime || sameSide || !sameRest) return undefined
  return {
    ...base,
    features: new Set<Feature>(['net']),
    raws: own.raws,
    text: own.text,
    isFollowUp: true,
  }
}

/** "Which month was better?", "which was more?", of two times that were asked one after the other. */
function asksBetterTime({ text }: Query): boolean {
  return /^(?:(?:and|so|but|ok) )*which(?: (?:one|day|week|month|quarter|year|of them|of the two))? (?:was|is|were) (?:the )?(?:more|most|less|higher|highest|lower|bigger|biggest|smaller|better|worse|dearer|cheaper|more expensive|pricier)(?: one)?$/.test(
    text,
  )
}

/** A due date is told with its amount, which can be added to another one. */
function asPrice(base: Query): Query | undefined {
  const isOfPrice = [...base.features].every((each) => ofPrices.includes(each))
  const isOfBill =
    base.features.has('due') &&
    base.periods.length === 0 &&
    base.names.length === 1 &&
    base.names.every((item) => item.names.every(({ kind }) => kind === 'payee'))
  return isOfPrice && isOfBill
    ? { ...base, features: new Set<Feature>(['howMuch', 'nowIs']) }
    : undefined
}

const ofPrices: readonly Feature[] = ['when', 'due', 'bill', 'nowIs', 'howMuch', 'whatIs']

const ofAverages: readonly Feature[] = ['perDay', 'perWeek', 'perMonth', 'perYear', 'average']

/** A sum of one time, or of one name in all times. */
function isOfSumOrName(base: Query): boolean {
  return isOfOneSum(base, base.names.length === 1 ? 0 : 1)
}

/** A category and a payee that has nothing in it. */
function areApart({ names: [one] }: Query, { names: [other] }: Query): boolean {
  if (one === undefined || other === undefined) return false
  const isPayee = one.names.every(({ kind }) => kind === 'payee')
  return isPayee ? !isPartOf(one, other) : !isPartOf(other, one)
}

/** "Did I spend more than that?", "more than that in April?" */
function exceedsThat({ text, names, periods, features }: Query): boolean {
  return (
    names.length === 0 &&
    periods.length < 2 &&
    (features.has('spend') || features.has('earn')) &&
    /\b(?:more|less) than (?:that|this|it)\b/.test(text)
  )
}

/** After a sum: the same in another time, or the other side in the same time. */
function withOtherSide(own: Query, baseOf: () => Query): Query | undefined {
  const base = baseOf()
  const [side, other]: Feature[] = base.features.has('earn') ? ['earn', 'spend'] : ['spend', 'earn']
  const has = (each: Feature | undefined) => each !== undefined && own.features.has(each)
  const isOfSum = [...base.features].every((each) => ofSums.includes(each))
  const [time] = own.periods
  if (isOfSum && time && base.periods.length === 1 && has(side) && !has(other)) {
    const features = new Set<Feature>([side ?? 'spend', 'compare', 'more'])
    return { ...base, features, periods: [time, ...base.periods], isFollowUp: true }
  }
  if (time || !has(other) || has(side) || !isWholeSum(base))
    return asked(own, 'Which two sums do you want to compare?')
  const features = new Set<Feature>(['earn', 'spend', 'compare', 'more'])
  return { ...own, features, periods: base.periods, isFollowUp: true }
}

/** "Did I spend more in July?", after the sum of another time. */
function asksMoreThen({ names, periods, features }: Query): boolean {
  const isOfOne = names.length === 0 && periods.length === 1 && !periods[0]?.isAhead
  const has = (each: Feature) => features.has(each)
  return (
    isOfOne &&
    has('more') !== has('lessWord') &&
    has('spend') !== has('earn') &&
    !['compare', 'left', 'forecast', 'average', 'category', 'payee'].some(has)
  )
}

function withThatTime(own: Query, baseOf: () => Query): Query | undefined {
  const base = baseOf()
  const side: Feature = own.features.has('earn') ? 'earn' : 'spend'
  const isOfSum = [...base.features].every((each) => ofSums.includes(each))
  const isOtherSide = base.features.has('earn') !== (side === 'earn')
  const [time, ...others] = base.periods
  const [now] = own.periods
  if (!isOfSum || isOtherSide || time === undefined || now === undefined || others.length > 0)
    return undefined
  if (time.from === now.from && time.to === now.to) return undefined
  const features = new Set<Feature>([side, 'compare', 'more'])
  return { ...base, features, periods: [now, time], isFollowUp: true }
}

/** "Difference?", "how big is the difference between the two": of what was asked one after the other. */
function asksDifference({ text }: Query): boolean {
  return (
    /^(?:(?:and|so|ok|then|what is|whats|what was|how (?:big|large|much) (?:is|was)) )*(?:the )?(?:percent |percentage |pct )?(?:difference|gap|diff|change|increase|decrease|growth)(?: in (?:percent|percentage|dollars))?(?: between (?:the two|em|them|those(?: two)?|these(?: two)?|both)(?: days| weeks| months| quarters| years| of them)?)?(?: in (?:percent|percentage))?(?: then)?$/.test(
      text,
    ) || inPercent.test(text)
  )
}

/** "What's that in percent more?", "by how much?", "how much less is that?" */
const inPercent =
  /^(?:(?:and|so|ok|then) )*(?:(?:what|how much) (?:is|was) (?:that|it)|whats (?:that|it)|that is|is that|(?:by )?how (?:much|many percent)) (?:in percent |percent |as a percentage )?(?:more|less|higher|lower|up|down)(?: (?:is|was) (?:that|it))?(?: in percent| as a percentage)?$|^(?:(?:and|so|ok|then) )*by how (?:much|many percent|many dollars)(?: (?:did|has|have) (?:it|that|they) (?:gone |go |change|changed|risen|rise|fallen|fall|increased?|decreased?|dropped|drop|grown|grow)(?:up|down)?)?$/

/** The last two sums, if they differ in their time, their name or their side, and in nothing else. */
function withTwoSums(
  own: Query,
  baseOf: () => Query,
  earlierOf: () => Query | undefined,
): Query | undefined {
  const [base, earlier] = [baseOf(), earlierOf()]
  if (comparing.some((each) => base.features.has(each)) || base.periods.length > 1) return undefined
  if (earlier && [base, earlier].every(isOneNet)) return withTwoNets(own, base, earlier)
  const isOfIt = inPercent.test(own.text)
  if (isOfIt && (!base.isFollowUp || !isOfOneSum(base))) return undefined
  const unsure = isOfIt ? undefined : asked(own, 'Which two sums do you want to compare?')
  if (earlier === undefined || ![base, earlier].every((each) => isOfOneSum(each))) return unsure
  const { sameTime, sameNames, sameSide, sameRest } = sameIn(base, earlier)
  if (!sameRest || [sameTime, sameNames, sameSide].filter((same) => !same).length !== 1)
    return unsure
  const features = new Set<Feature>([...base.features, 'compare'])
  const both = { ...base, features, text: own.text, isFollowUp: true }
  if (!sameSide) return base.names.length > 0 ? unsure : { ...both, features: new Set(['net']) }
  if (!sameNames) {
    const names = [...earlier.names, ...base.names]
    return { ...both, names, isPayeeWithin: false }
  }
  return { ...both, periods: [...earlier.periods, ...base.periods] }
}

function isOneNet({ features, names, periods }: Query): boolean {
  return features.has('net') && names.length === 0 && periods.length === 1
}

function withTwoNets(own: Query, base: Query, earlier: Query): Query {
  const features = new Set<Feature>([...base.features, 'compare'])
  const periods = [...earlier.periods, ...base.periods]
  return { ...base, features, periods, text: own.text, isFollowUp: true }
}

/** "Is that more or less?", "what changed most?", "why is it lower?" */
function asksWhatMoved({ text }: Query): boolean {
  return /^(?:(?:and|so|but|ok) )*(?:(?:(?:is|was) (?:that|it|this) )?(?:(?:more|higher|up|better) or (?:less|lower|down|worse)|(?:less|lower|down|worse) or (?:more|higher|up|better))(?: than before)?|(?:did|has|is|have) (?:it|that|they) (?:go|gone|going|change|changed|risen|rise|increase|increased|drop|dropped|fall|fallen)(?: up| down| up or down)?|what(?: has| have)? changed(?: the)?(?: most)?|what (?:is|was) the (?:biggest )?change|why (?:is|was) (?:it|that|this) (?:so much )?(?:more|less|higher|lower|up|down|different))$/.test(
    text,
  )
}

/** The last two sums, or their parts, if they are of two times and the same in the rest. */
function withTwoTimes(
  own: Query,
  baseOf: () => Query,
  earlierOf: () => Query | undefined,
): Query | undefined {
  const [base, earlier] = [baseOf(), earlierOf()]
  if (earlier === undefined || !base.isFollowUp) return undefined
  if (![base, earlier].every(isOfParts)) return undefined
  const { sameTime, sameNames, sameSide, sameRest } = sameIn(base, earlier)
  if (sameTime || !sameNames || !sameSide || !sameRest) return undefined
  const kept = sides.filter((side) => base.features.has(side))
  const isOfMoves = own.features.has('why') || /^(?:\S+ )*what\b/.test(own.text)
  const features = new Set<Feature>([...kept, isOfMoves ? 'change' : 'compare'])
  return {
    ...base,
    features,
    periods: [...base.periods, ...earlier.periods],
    text: own.text,
    isFollowUp: true,
  }
}

/** A sum, or what it is made of. */
function isOfParts(base: Query): boolean {
  const { features, limit } = base
  const parts: readonly Feature[] = ['breakdown', 'category', 'list']
  const sum = [...features].filter((each) => !parts.includes(each))
  return limit === undefined && isOfOneSum({ ...base, features: new Set(sum) })
}

/** "Who got more?", "which is cheaper per visit?", "which one was higher?" */
function asksWhichOfTwo({ text, names, periods }: Query): boolean {
  return (
    names.length + periods.length === 0 &&
    /^(?:(?:and|so|but|ok) )*(?:(?:which|who|what)(?: one| place| shop| store| of (?:them|those|these|the two))? (?:is|was|are|were|got|gets|cost|costs|did i (?:spend|pay)|do i (?:spend|pay)|took|takes|had|went|goes|has gone)|where (?:did|do) i (?:spend|pay)) (?:the |up |down )*(?:more|most|less|least|higher|lower|bigger|biggest|cheaper|cheapest|pricier|dearer|more expensive|less expensive)(?: money)?(?: on)?(?: (?:(?:per|a|each|every) (?:visit|time|trip|order|purchase|meal)|on average))?$/.test(
      text,
    )
  )
}

/** The last two sums, if they are of two names and the same in the rest. */
function withTwoNames(
  own: Query,
  baseOf: () => Query,
  earlierOf: () => Query | undefined,
): Query | undefined {
  const [base, earlier] = [baseOf(), earlierOf()]
  if (!base.isFollowUp || base.names.length !== 1 || !isOfSum(base)) return undefined
  const unsure = asked(own, 'Which two do you want to compare?')
  const isMove = /\b(?:up|down)\b/.test(own.text)
  if (earlier === undefined || earlier.isFollowUp || isMove || !isOfSum(earlier)) return unsure
  const { sameTime, sameNames, sameSide, sameRest } = sameIn(base, earlier)
  if (!sameTime || sameNames || !sameSide || !sameRest) return unsure
  const kept = sides.filter((side) => base.features.has(side))
  const isPerVisit = /\b(?:visit|time|trip|order|purchase|meal|average)$/.test(own.text)
  return {
    ...base,
    features: new Set<Feature>([...kept, 'compare', isPerVisit ? 'each' : 'more']),
    names: [...earlier.names, ...base.names],
    isPayeeWithin: false,
    text: own.text,
    isFollowUp: true,
  }
}

/** The sum of one name, in one time or in all. */
function isOfSum(base: Query): boolean {
  return isOfOneSum(base, 0) && base.names.length === 1
}

/** In what two questions are the same. */
function sameIn(base: Query, earlier: Query) {
  const isSame = (of: (query: Query) => unknown) =>
    JSON.stringify(of(base)) === JSON.stringify(of(earlier))
  return {
    sameTime: isSame(({ periods }) => periods.map(({ from, to }) => [from, to])),
    sameNames: isSame(({ names }) =>
      names.map((item) => item.names.map(({ kind, name }) => [kind, name])),
    ),
    sameSide: isSame(({ features }) => features.has('earn')),
    sameRest: isSame(({ excepts, min, max }) => [excepts.map(({ raw }) => raw), min, max]),
  }
}

/** The sum of one time and at most one name, without a limit on a weekday or a rank. */
function isOfOneSum(base: Query, periodsMin: 0 | 1 = 1): boolean {
  const { features, names, periods, weekdays, limit, rank, unknown, picked } = base
  return (
    // "So far"
    [...features].every((feature) => feature === 'still' || ofSums.includes(feature)) &&
    names.length < 2 &&
    periods.length < 2 &&
    periods.length >= periodsMin &&
    weekdays.length + unknown.length + base.mistakes.length === 0 &&
    [limit, rank, picked].every((each) => each === undefined)
  )
}

const sideMeant =
  /^(?:(?:no|nope|sorry|oops|wait|actually|oh|ah|i|mean|meant|rather) )*(?:what (?:i|we) )?(spent|paid|spending|expenses|earned|received|made|income|earnings)$/

/** "No, I meant spent", "sorry, income" */
function correctsSide({ text, names, periods }: Query): boolean {
  return names.length + periods.length === 0 && sideMeant.test(text)
}

/** The same sum, of the other side. */
function withSideMeant(own: Query, baseOf: () => Query): Query | undefined {
  const base = baseOf()
  const isSum = [...base.features].every((each) => ofSums.includes(each))
  if (!isSum || base.names.length > 0 || base.picked !== undefined) return undefined
  const isSpent = /^(?:sp|pa|ex)/.test(sideMeant.exec(own.text)?.[1] ?? '')
  const kept = [...base.features].filter((each) => !sides.includes(each))
  const features = new Set<Feature>([...kept, isSpent ? 'spend' : 'earn'])
  return { ...base, features, raws: own.raws, text: own.text, isFollowUp: true }
}
