import type { Feature } from './lexicon.ts'
import { comparing, rankWords, type Slots, sideOf } from './slots.ts'

// Comparisons and changes that only the phrasing tells.

/** "Weekends against weekdays, how much on each?", "this month against last, am I doing any better?" */
export function readCompared(query: Slots, features: Set<Feature>): void {
  readEach(query, features)
  const { names, periods, weekdays } = query
  if (!features.has('compare')) return
  const isOfDays = features.has('weekend') || features.has('weekday')
  if (isOfDays || names.length > 1 || periods.length > 1 || weekdays.length > 1)
    query.unknown = query.unknown.filter(({ raw }) => !/^each$/i.test(raw))
  // "Was my savings rate better in May than in March?"
  const isOfNets = ['net', 'saveVerb', 'savingsRate'].some((each) => features.has(each))
  if (periods.length > 1 && isOfNets && query.raws.get('raise') === 'better')
    features.delete('raise')
  const isJudged =
    /\b(am i|are we|have i been|have we been) (doing|getting) (any |much )?(better|worse)\b/
  if (periods.length < 2 || !isJudged.test(query.text)) return
  for (const each of ['raise', 'change']) features.delete(each)
}

/** "Groceries and coffee, how much for each?", "how many visits each?": of each of them apart. */
function readEach(query: Slots, features: Set<Feature>): void {
  const { names, periods, weekdays } = query
  const isEach = ({ raw }: { raw: string }) => /^each$/i.test(raw)
  if (!query.unknown.some(isEach) || weekdays.length > 0) return
  const isOfOneKind = names.length < 2 || periods.length < 2
  const kinds = new Set(names.flatMap((item) => item.names.map(({ kind }) => kind)))
  // "Each toll road": the payees of a category.
  if (kinds.size > 1) return
  const isOfSeveral = names.length > 1 || periods.length > 1
  // Without a name or a time, it is of those that the question before named.
  const isOfBefore = names.length + periods.length === 0 && /\beach$/.test(query.text)
  if (!(isOfOneKind && isOfSeveral) && !isOfBefore) return
  query.unknown = query.unknown.filter((item) => !isEach(item))
  features.add('eachOne')
  if (periods.length > 1) features.add('compare')
}

/** "How much did I spend on coffee or tea?": one sum, while "coffee or tea, which was more?" compares. */
export function readEither({ names, weekdays, raws, text }: Slots, features: Set<Feature>): void {
  const isJoined = names.length > 1 || weekdays.length > 1
  if (!isJoined || raws.get('compare') !== 'or') return
  if (/\b(compar\w*|vs|versus|than|against|differ\w*|which|who|where|whether)\b/.test(text)) return
  const isRow = ['expenseRow', 'incomeRow', 'anyRow'].some((each) => features.has(each))
  const isRanked = rankWords.some((rank) => features.has(rank))
  const isFigure = ['howMuch', 'total', 'count', 'average', 'list', 'last', 'first', 'when'].some(
    (each) => features.has(each),
  )
  const others = comparing.filter((each) => each !== 'compare' && features.has(each))
  if (others.length > 0 || (isRanked ? !isRow : !isFigure && !isRow)) return
  features.delete('compare')
}

/** "How much more is the rent than it used to be?" asks what a repeated charge rose by. */
export function readUsedTo({ names, periods }: Slots, features: Set<Feature>): void {
  const isPayee = names.every((item) => item.names.every(({ kind }) => kind === 'payee'))
  if (!features.has('usedTo') || names.length !== 1 || periods.length > 0 || !isPayee) return
  for (const each of ['usedTo', 'compare', 'pronoun']) features.delete(each)
  features.add('rise')
}

/** "Which rise was the biggest?", asked by itself, is of the prices: spending has no steps. */
export function readBiggestRise({ text }: Slots, features: Set<Feature>): void {
  const isAlone =
    /^(?:(?:and|so) )*(?:which|what)(?: is| was)? (?:the |my |our )?(?:(?:single )?(?:biggest|largest|highest|steepest) (?:rise|increase|hike|jump)|(?:rise|increase|hike|jump) (?:is|was) (?:the )?(?:biggest|largest|highest|steepest))$/
  if (isAlone.test(text) && features.delete('change')) features.add('rise')
  // "Which bill went up the most?": by the largest step, and no comparison of two months.
  if (!billThatRose.test(text)) return
  for (const each of ['change', 'most']) features.delete(each)
  for (const each of ['rise', 'max']) features.add(each)
}

const billThatRose =
  /\b(?:which|what)(?: of (?:my|our|the))? (?:(?:recurring |monthly |yearly )?(?:bills?|subscriptions?|subs|memberships?|payments?|prices?)) (?:(?:has|have|had) )?(?:(?:gone|went|go|crept|jumped|shot) up|risen|rose|increased?|jumped|climbed|grown|grew)(?: in price)? (?:(?:by )?the )?most\b/

/**
 * "Did the Medigap premium go up?", "the yearly fee for AAA": the noun adds nothing to the name beside it. Alone, it asks
 * for the price.
 */
export function readPremium(query: Slots, features: Set<Feature>): void {
  const [item, ...others] = query.names
  if (item === undefined || others.length > 0) return
  const words = query.text.split(' ')
  const end = item.at + item.raw.split(' ').length
  // "In fees to Chase" are only a part of what went there.
  const isBefore = (at: number) =>
    besidePriceNoun.test(words[at - 1] ?? '') &&
    /^(?:for|of|at|to|from|with)(?: (?:the|my|our))?$/.test(words.slice(at + 1, item.at).join(' '))
  const isRise = features.has('rise') || features.has('change')
  if (!isRise && !isOfPrice(query, features)) return
  const noun = isRise ? priceNoun : onePrice
  const unknown = query.unknown.filter(
    ({ at }) => !(at === end || isBefore(at)) || !noun.test(words[at] ?? ''),
  )
  if (unknown.length === query.unknown.length) return
  query.unknown = unknown
  if (!isRise && features.delete('whatIs')) features.add('nowIs')
}

const besidePriceNoun =
  /^(?:the|my|our|an?|its|their|yearly|annual|monthly|weekly|quarterly|membership|subscription|current|new|old|is|are)$/
const priceNoun = /^(?:premiums?|tariffs?|rates?|fees?|dues)$/
const onePrice = /^(?:premium|tariff|rate|fee|dues)$/

/** Of a bill as it is now: "my fees to Verizon in 2025" may be a part of what was paid. */
function isOfPrice({ names, periods, text }: Slots, features: Set<Feature>): boolean {
  if (periods.length > 0 || /\b(?:was|were|did|paid)\b/.test(text)) return false
  const isBill = names.some((item) =>
    item.names.some((name) => name.kind === 'payee' && name.isBill === true),
  )
  return (
    isBill &&
    ['whatIs', 'nowIs', 'when', 'due', 'cancel'].some((each) => features.has(each as Feature))
  )
}

/** "How does this month differ from last month, by category?" */
export function readByCategory({ periods, raws }: Slots, features: Set<Feature>): void {
  if (periods.length > 2 || !comparing.some((each) => features.has(each))) return
  if (!/categor/.test(raws.get('breakdown') ?? '')) return
  features.delete('breakdown')
  features.add('category')
}

/** "How many expenses did I have, in number?" counts anyway; "the category with the most, by number" needs it. */
export function readInNumber(features: Set<Feature>): void {
  const isOfGroups = ['payee', 'where', 'category'].some((each) => features.has(each))
  if (features.has('count') && !isOfGroups) features.delete('byNumber')
}

/** "Split that by shop", "groceries by store": what each of them got. */
export function readByShop({ raws }: Slots, features: Set<Feature>): void {
  if (!/^(by|per|each) /.test(raws.get('payee') ?? '')) return
  if ([...features].every((each) => besideShops.has(each))) features.add('breakdown')
}

const besideShops: ReadonlySet<Feature> = new Set([
  'payee',
  'spend',
  'earn',
  'expenseRow',
  'incomeRow',
  'howMuch',
  'total',
  'whatIs',
  'nowIs',
  'list',
  'visit',
  'again',
  'pronoun',
])

/** "Am I ahead of last month?" may ask about spending or about what was saved. */
export function readAhead({ text, mistakes, periods }: Slots, features: Set<Feature>): void {
  if (
    !/\b(ahead|behind) of (last|the last|this time|where|january|february|march|april|may|june|july|august|september|october|november|december)\b/.test(
      text,
    )
  )
    return
  if (periods.length > 0 && !features.has('spend') && !features.has('earn'))
    mistakes.push('Do you mean that you spent less, or that you saved more?')
}

/** "Where did my spending grow the most?", "where do I spend more than last month?": a question for categories. */
export function readWhereChanged({ names }: Slots, features: Set<Feature>): void {
  const isChange = features.has('change') && (features.has('most') || features.has('max'))
  const isMore = features.has('compare') && (features.has('more') || features.has('lessWord'))
  if (!isChange && !(isMore && names.length === 0)) return
  if (features.delete('where')) features.add('category')
}

/** "Months where I spent more than I earned", "months where groceries were over 300": no question for a place. */
export function readMonthsWhere({ text }: Slots, features: Set<Feature>): void {
  if (
    /\b(months?|weeks?|years?|categor(y|ies)|areas?) (\w+ ){0,3}where (i|we)\b|\b(months?|weeks?|days?|years?) where\b/.test(
      text,
    )
  )
    features.delete('where')
}

/** "Did I spend much on the weekend?" may ask about the latest one or about all of them. */
export function readOnWeekend(query: Slots, features: Set<Feature>): void {
  const [day, ...others] = query.periods
  // "On the 4th of July weekend": which days those are depends on the year.
  const isOfDay = day?.kind === 'day' && others.length === 0 && !features.has('compare')
  if (isOfDay && query.raws.get('weekend') === 'weekend')
    query.mistakes.push('Which days of that weekend do you mean?')
  const isOpen = /\b(on|at) the weekend\b/.test(query.text) && /\bdid (i|we)\b/.test(query.text)
  if (!isOpen || !features.has('weekend') || features.has('compare') || query.periods.length > 0)
    return
  if (['average', 'usual', 'often', 'most', 'max'].some((each) => features.has(each))) return
  query.mistakes.push('The weekend may be the latest one or all of them.')
}

/** "Where did I cut back in June?" looks back and asks for no advice. */
export function readCutBack({ raws, text }: Slots, features: Set<Feature>): void {
  if (!/^cut (back|down)/.test(raws.get('advice') ?? '') || !/\bdid (i|we)\b/.test(text)) return
  features.delete('advice')
  features.add('lessWord')
}

/** "The split between coffee and lunch", "how many days until rent", "the least I spent in a month". */
export function readShortened({ names, raws }: Slots, features: Set<Feature>): void {
  if (names.length === 2 && features.has('breakdown') && features.delete('between')) {
    features.delete('breakdown')
    features.add('compare')
  }
  // "Between Aldi and Costco, where did I spend less?"
  if (names.length === 2 && (features.has('more') || features.has('lessWord')))
    features.delete('between')
  // "Lidl or Aldi, where does more of my money go?"
  const isOfMore = features.has('more') || features.has('lessWord')
  if (names.length === 2 && isOfMore && raws.get('breakdown') === 'where does')
    features.delete('breakdown')
  if (names.length > 0 && features.has('days') && !features.has('last')) features.add('due')
  const isRanked = rankWords.some((rank) => features.has(rank))
  const unit = /^in a (month|week|year)$/.exec(
    raws.get('perMonth') ?? raws.get('perWeek') ?? raws.get('perYear') ?? '',
  )?.[1]
  if (!isRanked || unit === undefined) return
  for (const each of ['perMonth', 'perWeek', 'perYear']) features.delete(each)
  features.add(unit)
}

/** "How did my spending go from April to May?": one against the other, while "what went from April to May" is a sum. */
export function readWent(query: Slots, features: Set<Feature>): void {
  const [period, ...others] = query.periods
  if (period?.ends === undefined || others.length > 0 || !went.test(query.text)) return
  // "Where does my spending go?" is another question.
  if (query.raws.get('breakdown') === 'spending go' && features.delete('breakdown'))
    features.add('spend')
  if (!features.has('spend') && !features.has('earn') && query.names.length === 0) return
  query.unknown = query.unknown.filter(({ raw }) => !/^(?:moved?|shift(?:ed)?)$/i.test(raw))
  features.add('change')
}

const went =
  /^(?:(?:and|so|ok|okay|but) )*how (?:did|has|have|had) .+ (?:go|gone|went|moved?|shift(?:ed)?)(?: on .+)? from\b/

/** "By how much did June exceed May?" */
export function readExceeds({ periods }: Slots, features: Set<Feature>): void {
  if (periods.length !== 2 || !features.delete('over')) return
  for (const each of ['compare', 'more']) features.add(each)
}

/** "Rent or everything else", "more on the dog than on me", "are my bills higher than my income": compared with what? */
export function readOtherSide(query: Slots, features: Set<Feature>): void {
  const isOfRest =
    /\b(or|than|vs|versus|against) (on |at |for |with )?(everything|anything|all) else\b|\bthan (on|at|for|with) (me|myself|us|ourselves|others)\b/
  // "More than I got from Mum": what came in is no part of what was spent.
  const isOfGot =
    /\b(?:more|less) (?:.* )?than (?:what )?(?:i|we) (?:have |had )?(?:get|got|gave|give)\b/
  if (isOfRest.test(query.text) || (isOfGot.test(query.text) && features.has('spend')))
    query.mistakes.push('Which two do you want to compare?')
  const isOfBills = features.has('bill') || features.has('subscription')
  if (
    isOfBills &&
    query.names.length > 0 &&
    /\b(?:and|plus) (?:my |our |the |all |other )*(?:bills|subscriptions)\b/.test(query.text)
  )
    query.mistakes.push('Do you mean what is due, or what you have spent?')
  const isOfIncome = features.has('earn') || features.has('incomeRow')
  // "Income minus rent": leaving out what is no income would change nothing.
  const isOfCosts =
    query.excepts.length > 0 &&
    query.excepts.every((item) => item.names.every(({ types }) => !types.includes('income')))
  if (isOfIncome && isOfCosts && query.names.length === 0 && !features.has('spend'))
    query.mistakes.push('Do you mean what is left of the income after that?')
  const isTakenOff = /\b(?:minus|less) (?:(?:all|my|our|the) )*bills\b/.test(query.text)
  if (features.has('bill') && isOfIncome && (features.has('compare') || isTakenOff))
    query.mistakes.push('Do you mean what is due, or what you have spent?')
}

/** "What is different in May?": a change, while in "how many different shops" it counts. */
export function readDifferent(features: Set<Feature>): void {
  if (
    !features.has('distinct') ||
    ['count', 'payee', 'category'].some((each) => features.has(each))
  )
    return
  features.delete('distinct')
  features.add('change')
}

/** "How was April?": what came in and went out. */
export function readHowWas(query: Slots, features: Set<Feature>): void {
  const { names, periods, text, amounts } = query
  const isAsked =
    /^((and|so|ok|okay|but) )*how (was|were|did|has|have|is) (my |our )?/.test(text) ||
    /^((and|so|ok|okay|but) )*how .* (go|look|fare|turn out|treat me|been)( (for me|money wise|moneywise|financially|overall))*$/.test(
      text,
    )
  if (!isAsked || periods.length !== 1 || names.length + amounts.length > 0) return
  if ([...features].some((each) => !howWasWords.has(each))) return
  for (const each of howWasWords) features.delete(each)
  query.unknown = query.unknown.filter(({ raw }) => !/^(look|fare|treat)$/i.test(raw))
  features.add('net')
}

const howWasWords: ReadonlySet<Feature> = new Set([
  'howMuch',
  'total',
  'still',
  'month',
  'change',
  'compare',
])

/** "How has it developed month by month?", "how is it trending? Monthly totals, please": each month, and no change between two. */
export function readMonthByMonth({ text, names }: Slots, features: Set<Feature>): void {
  const isEach =
    /\b(?:month by month|by month|(?:for )?each month|monthly (?:totals|figures)|totals (?:by|per|for each) month)\b/
  if (!features.has('change') || !isEach.test(text)) return
  if (['max', 'min', 'most', 'least', 'average'].some((each) => features.has(each as Feature)))
    return
  for (const each of ['change', 'compare'] as const) features.delete(each)
  if (names.length > 0) features.delete('category')
  features.add('month')
}

/** "What was left then?", "and Dogs in that month": the time is that of the question before, or named in this one. */
export function readSameSpan(
  { periods, text, raws, mistakes }: Slots,
  features: Set<Feature>,
): void {
  if (/\b(was|were|did|had|have)\b.* (back )?then$/.test(text)) {
    features.delete('again')
    features.add('sameSpan')
  }
  // "The same week last year" needs to be told which.
  const [period] = periods
  const unit = /\bsame (week|month|quarter|period)$/.exec(raws.get('sameSpan') ?? '')?.[1]
  if (unit !== undefined && period?.kind === 'year' && !period.isAhead)
    mistakes.push(`Which ${unit} do you mean?`)
  if (features.has('sameSpan') && periods.length > 0) features.delete('sameSpan')
  // "2025 against 2026, same days": a time that is still running is compared with the same days anyway.
  if (periods.length === 2 && periods.some(({ whole }) => whole) && features.has('compare'))
    features.delete('sameDays')
}

export const sinceWhen = 'Since which day do you mean?'

/** "Since I got here": a day that no record tells. */
export function readSinceWhen(query: Slots): void {
  const { text, names, periods } = query
  const at = text.split(' ').lastIndexOf('since')
  const isOpen =
    query.unknown.some((item) => item.at === at) && /\bsince (?:i|we|my|our|the) /.test(text)
  const isLast = [...names, ...query.unknown].every(
    (item) => item.at < at === names.includes(item as (typeof names)[number]),
  )
  if (!isOpen || !isLast || periods.length > 0) return
  query.mistakes.push(sinceWhen)
}

/** "Worst month for spending": the dearest one; the best one could be meant either way. */
export function readWorstMonth({ names, raws }: Slots, features: Set<Feature>): void {
  // "In which month were we best off?"
  if (/ off$/.test(raws.get('best') ?? raws.get('worst') ?? '')) features.add('net')
  // "Which month was worst for petrol?"
  const isOfCosts = names.length > 0 && names.every((item) => sideOf(item) === 'expense')
  const isSpent = features.has('spend') && names.length === 0
  if (!features.has('worst') || features.has('earn') || !(isSpent || isOfCosts)) return
  features.delete('worst')
  features.add('most')
}
