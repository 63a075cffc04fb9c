import { readDirection } from './direction.ts'
import type { Feature } from './lexicon.ts'
import { daysIn } from './period.ts'
import type { Item } from './read.ts'
import { comparing, rankWords, type Slots } from './slots.ts'

/** What only the phrasing tells: the same words mean something else in another order. */
export function readPhrasing(query: Slots, features: Set<Feature>): void {
  readTold(query, features)
  readEatenUp(query, features)
  readBought(query, features)
  readLeft(query, features)
  readTaken(query, features)
  readWasPaid(query, features)
  readGot(query, features)
  readTwice(query, features)
  readSpentOn(query, features)
  readDifferent(features)
  readHowWas(query, features)
  readSameSpan(query, features)
  readStillSpend(query, features)
  readPay(query, features)
  readRest(query, features)
  readDirection(query, features)
  readCompared(query, features)
  readUsedTo(query, features)
  readDropping(query, features)
  readSaved(query, features)
  readDueAsked(query, features)
  readTips(query, features)
  readShortened(query, features)
  readCutBack(query, features)
  readOnWeekend(query, features)
  readTakenMost(query, features)
  readExceeds(query, features)
  readChunk(query, features)
  readForgotten(query, features)
  readWise(query, features)
  readWhereAt(features)
  readPayingFor(query, features)
  readTheseDays(query, features)
  readPrice(query, features)
  readThing(query, features)
  readEaten(query, features)
  readAhead(query, features)
  readCharges(query, features)
  readWhereChanged(features)
  readMonthsWhere(query, features)
  readByCategory(query, features)
  readKept(query, features)
  readAfterBills(query, features)
  readPaidAlready(query, features)
  readItsCost(query, features)
  readTooMuch(query, features)
  readThey(query, features)
  readStillCharged(query, features)
  readPaycheck(query, features)
  readWorstMonth(query, features)
  query.unknown = query.unknown.filter((item) => !isBackIn(item, query.text))
}

/** "Weekends against weekdays, how much on each?", "this month against last, am I doing any better?" */
function readCompared(query: Slots, features: Set<Feature>): void {
  const { names, periods, weekdays } = query
  if (!features.has('compare')) return
  const isOfDays = features.has('weekend') || features.has('weekday')
  if (isOfDays || names.length > 1 || periods.length > 1 || weekdays.length > 1)
    query.unknown = query.unknown.filter(({ raw }) => !/^each$/i.test(raw))
  const isJudged =
    /\b(am i|are we|have i been|have we been) (doing|getting) (any |much )?(better|worse)\b/
  if (periods.length < 2 || !isJudged.test(query.text)) return
  for (const each of ['raise', 'change']) features.delete(each)
}

/** "How much more is the rent than it used to be?" asks what a repeated charge rose by. */
function readUsedTo({ names, periods }: Slots, features: Set<Feature>): void {
  const isPayee = names.every((item) => item.names.every(({ kind }) => kind === 'payee'))
  if (!features.has('usedTo') || names.length !== 1 || periods.length > 0 || !isPayee) return
  for (const each of ['usedTo', 'compare', 'pronoun']) features.delete(each)
  features.add('rise')
}

/** "What would dropping Netflix save me?" */
function readDropping({ raws, names }: Slots, features: Set<Feature>): void {
  if (raws.get('change') !== 'dropping' || !features.has('saveVerb') || names.length === 0) return
  features.delete('change')
  features.add('cancel')
}

/** "Yearly savings without Netflix": what cancelling it saves. */
function readSaved({ raws, excepts, names, periods }: Slots, features: Set<Feature>): void {
  if (!/^savings?$/.test(raws.get('net') ?? '') || features.has('average')) return
  const isPayee = excepts.every((item) => item.names.every(({ kind }) => kind === 'payee'))
  if (excepts.length === 0 || names.length + periods.length > 0 || !isPayee) return
  features.delete('net')
  features.add('saveVerb')
}

/** "How often do I have to pay rent in March?" counts; "price and next due date" asks for both. */
function readDueAsked({ raws, names }: Slots, features: Set<Feature>): void {
  const isPaid = names.some((item) => item.names.every(({ types }) => !types.includes('income')))
  // "When does the dog walker get paid next?"
  if (isPaid && /next$/.test(raws.get('payday') ?? '') && features.delete('payday'))
    for (const each of ['due', 'when']) features.add(each)
  if (!features.has('due') || names.length === 0) return
  if (features.delete('howOften')) features.add('count')
  if (/^prices?$/.test(raws.get('rise') ?? '')) {
    features.delete('rise')
    features.add('howMuch')
  }
}

/** "How does this month differ from last month, by category?" */
function readByCategory({ periods, raws }: Slots, features: Set<Feature>): void {
  if (periods.length > 2 || !comparing.some((each) => features.has(each))) return
  if (!/categor/.test(raws.get('breakdown') ?? '')) return
  features.delete('breakdown')
  features.add('category')
}

/** "Where do we eat out the most?": not every place is one to eat at. */
function readEaten(query: Slots, features: Set<Feature>): void {
  const eaten =
    /^(eat|eats|ate|eat at|dine|dined|drink|drank|fill|filled|gas up|gassed|tank)\b/.exec(
      query.raws.get('visit') ?? '',
    )
  if (eaten === null || query.names.length + query.unknown.length > 0) return
  if (!features.has('visit')) return
  query.unknown.push({ kind: 'unknown', at: 0, raw: eaten[0], isNamePlace: true })
}

/** "What does Netflix charge us?" asks for its price, and not for what it has come to. */
function readCharges({ text, names, periods }: Slots, features: Set<Feature>): void {
  if (names.length !== 1 || periods.length > 0) return
  if (
    !/^((and|so|ok|hey) )*(what|how much) (does|do) .* (charge|bill|run)( (me|us))?( now| these days)?$/.test(
      text,
    )
  )
    return
  features.delete('howMuch')
  features.delete('bill')
  for (const each of ['nowIs', 'spend']) features.add(each)
}

/** "Am I ahead of last month?" may ask about spending or about what was saved. */
function readAhead({ text, mistakes, periods }: Slots, features: Set<Feature>): void {
  if (
    !/\b(ahead|behind) of (last|the last|this time|where|january|february|march|april|may|june|july|august|september|october|november|december)\b/.test(
      text,
    )
  )
    return
  if (periods.length > 0 && !features.has('spend') && !features.has('earn'))
    mistakes.push('Do you mean that you spent less, or that you saved more?')
}

/** "Where did my spending grow the most?" asks for a category. */
function readWhereChanged(features: Set<Feature>): void {
  const isChange = features.has('change') && (features.has('most') || features.has('max'))
  if (isChange && features.delete('where')) features.add('category')
}

/** "Months where I spent more than I earned", "the category where I spend most": no question for a place. */
function readMonthsWhere({ text }: Slots, features: Set<Feature>): void {
  if (/\b(months?|weeks?|years?|categor(y|ies)|areas?) (\w+ ){0,3}where (i|we)\b/.test(text))
    features.delete('where')
}

/** "How bad was July, spending-wise?", "how am I doing spending-wise?" */
function readWise({ raws }: Slots, features: Set<Feature>): void {
  if (!features.delete('spendWise')) return
  if (/^how am i doing/.test(raws.get('score') ?? '')) features.delete('score')
  if (
    !['spend', 'earn', 'expenseRow', 'incomeRow', 'net', 'score'].some((each) => features.has(each))
  )
    features.add('spend')
}

/** "Where am I at for May, spending-wise?": a sum, but only where something tells what of. */
function readWhereAt(features: Set<Feature>): void {
  const isOfMoney = ['spend', 'earn', 'expenseRow', 'incomeRow'].some((each) => features.has(each))
  if (isOfMoney && features.delete('whereAt')) features.add('howMuch')
}

/** "What subscriptions am I paying for?": the running ones, and not only what is due soon. */
function readPayingFor({ raws, text, periods }: Slots, features: Set<Feature>): void {
  if (!/^(am i|are we) paying$/.test(raws.get('due') ?? '') || periods.length > 0) return
  if (!/\b(am i|are we) paying for\b/.test(text)) return
  features.delete('due')
  features.add('nowIs')
}

/** "How much is the internet bill these days?": what it is now. */
function readTheseDays({ raws, names }: Slots, features: Set<Feature>): void {
  if (raws.get('recent') !== 'these days' || !features.has('nowIs')) return
  if (features.has('bill') || features.has('subscription') || names.length > 0)
    features.delete('recent')
}

/** "Can I afford 2000 for a laptop?": a bare number is the price, although it could be a year. */
function readPrice(query: Slots, features: Set<Feature>): void {
  if (!features.has('afford') || query.amounts.length + query.numbers.length > 0) return
  const price = /(?<!\b(?:in|during|by|of|until|since|before) )\b(?:19|20|21)\d\d\b/.exec(
    query.text,
  )
  const isPrice = ({ kind, from }: Slots['periods'][number]) =>
    kind === 'year' && price !== null && from?.startsWith(price[0]) === true
  if (price === null || !query.periods.some(isPrice)) return
  query.periods = query.periods.filter((period) => !isPrice(period))
  query.amounts.push(Number(price[0]) * 100)
}

/** "The most expensive thing in October": any one expense. */
function readThing({ text }: Slots, features: Set<Feature>): void {
  const isThing =
    /\b(expensive|priciest|costliest|dearest|biggest|largest|highest|cheapest|smallest|lowest|pricey) (single )?(things?|items?)\b/
  if (!isThing.test(text)) return
  const isAlone = [...features].every((each) => besideThing.has(each))
  if (isAlone && rankWords.some((rank) => features.has(rank))) features.add('expenseRow')
}

const besideThing: ReadonlySet<Feature> = new Set([
  ...rankWords,
  'whatIs',
  'nowIs',
  'ever',
  'still',
  'list',
])

/** "Subscriptions I forgot about", "what do I pay for and never use": no record tells; "forgot to pay" is overdue. */
function readForgotten(query: Slots, features: Set<Feature>): void {
  const { names, text } = query
  const isPaidFor = /\b(paying|pay|charged|billed) for\b/.test(text)
  const isOfSubscriptions = features.has('subscription') || isPaidFor
  if (!isOfSubscriptions || names.length > 0 || features.has('saveVerb')) return
  const isForgotten = /\b(forgot|forget|forgotten|forgetting)\b(?! to pay\b)/.test(text)
  if (!isForgotten && !unused.test(text)) return
  query.unknown = query.unknown.filter(({ raw }) => !/^(unused|anymore|need)$/i.test(raw))
  for (const each of beside) features.delete(each)
  for (const each of ['subscription', 'forgotten']) features.add(each)
}

const beside = 'overdue not visit cancel due spend except ever advice pronoun month'.split(' ')

const unused =
  /\b(never|not|no longer|barely|hardly|rarely|seldom) (ever |even |really |actually )*(use|using|used|watch|watching|need|open)\b|\bunused\b/

/** "Who got the biggest chunk of my money?", "have I enough for my bills?" */
function readChunk({ raws, amounts }: Slots, features: Set<Feature>): void {
  const isRanked = features.has('max') || features.has('most')
  const isOfGroups = features.has('payee') || features.has('category')
  if (isRanked && isOfGroups && /^(chunk|slice|share|part|portion)/.test(raws.get('share') ?? '')) {
    features.delete('share')
    features.add('spend')
  }
  if (features.has('bill') && amounts.length === 0 && /\benough\b/.test(raws.get('afford') ?? '')) {
    features.delete('afford')
    features.add('left')
  }
}

/** "Who took most of my money?" asks for the sum, not for how often. */
function readTakenMost({ text }: Slots, features: Set<Feature>): void {
  if (
    !/\b(most|biggest|largest) (\w+ )?(of )?(my|our) (money|cash|spending|income|pay|budget)\b/.test(
      text,
    )
  )
    return
  if (features.delete('visit')) features.add('spend')
}

/** "Did I spend much on the weekend?" may ask about the latest one or about all of them. */
function readOnWeekend(query: Slots, features: Set<Feature>): void {
  const isOpen = /\b(on|at) the weekend\b/.test(query.text) && /\bdid (i|we)\b/.test(query.text)
  if (!isOpen || !features.has('weekend') || features.has('compare') || query.periods.length > 0)
    return
  if (['average', 'usual', 'often', 'most', 'max'].some((each) => features.has(each))) return
  query.mistakes.push('The weekend may be the latest one or all of them.')
}

/** "Where did I cut back in June?" looks back and asks for no advice. */
function readCutBack({ raws, text }: Slots, features: Set<Feature>): void {
  if (!/^cut (back|down)/.test(raws.get('advice') ?? '') || !/\bdid (i|we)\b/.test(text)) return
  features.delete('advice')
  features.add('lessWord')
}

/** "The split between coffee and lunch", "how many days until rent", "the least I spent in a month". */
function readShortened({ names, raws }: Slots, features: Set<Feature>): void {
  if (names.length === 2 && features.has('breakdown') && features.delete('between')) {
    features.delete('breakdown')
    features.add('compare')
  }
  // "Between Aldi and Costco, where did I spend less?"
  if (names.length === 2 && (features.has('more') || features.has('lessWord')))
    features.delete('between')
  if (names.length > 0 && features.has('days') && !features.has('last')) features.add('due')
  const isRanked = rankWords.some((rank) => features.has(rank))
  const unit = /^in a (month|week|year)$/.exec(
    raws.get('perMonth') ?? raws.get('perWeek') ?? raws.get('perYear') ?? '',
  )?.[1]
  if (!isRanked || unit === undefined) return
  for (const each of ['perMonth', 'perWeek', 'perYear']) features.delete(each)
  features.add(unit)
}

/** "By how much did June exceed May?" */
function readExceeds({ periods }: Slots, features: Set<Feature>): void {
  if (periods.length !== 2 || !features.delete('over')) return
  for (const each of ['compare', 'more']) features.add(each)
}

/** "How much in tips did I get?" asks for money, not for advice. */
function readTips(query: Slots, features: Set<Feature>): void {
  if (!/\b(in|on|for|from|of|my) tips\b|\btips (did|have|i)\b/.test(query.text)) return
  if (features.delete('advice'))
    query.unknown.push({ kind: 'unknown', at: 0, raw: 'tips', isNamePlace: true })
}

/** "On gifts back in December"; "paid back in December" is something else. */
function isBackIn({ at, raw }: { at: number; raw: string }, text: string): boolean {
  const words = text.split(' ')
  return (
    raw.toLowerCase() === 'back' &&
    /^(in|on|during)$/.test(words[at + 1] ?? '') &&
    !/\b(pay|paid|pays|paying|g[ai]ven?|giving|sen[dt]|sending|get|got|gotten|getting|put|bring|brought|come|came|go|went|take|took|claw\w*|refund\w*|return\w*|money|cash|it|them|something|that|this) back\b/.test(
      text,
    )
  )
}

/** Words of the grammar that can also be what money is spent on: "on climbing", "on rides", "my drinks". */
const alsoBought: ReadonlySet<Feature> = new Set(
  'visit change afford left net raise advice rise share often saveVerb order'.split(' '),
)

/** "How much did I spend on rides?": what was bought is not understood, unless a name tells. */
export function withObjects(items: readonly Item[]): readonly Item[] {
  const rawOf = (at: number) => items[at]?.raw.toLowerCase() ?? ''
  // "On coffee on my trip": a time that is not understood.
  const isOnTrip = (at: number) =>
    /^trips?$/.test(rawOf(at)) &&
    /^(on|during|for|from) (my|our|the|that|this|a)$/.test(`${rawOf(at - 2)} ${rawOf(at - 1)}`)
  const hasName = items.some(({ kind }) => kind === 'name')
  if (hasName)
    return items.map((item, at) =>
      isOnTrip(at) ? { kind: 'unknown', at: item.at, raw: item.raw, isNamePlace: false } : item,
    )
  return items.map((item, at): Item => {
    const isBought =
      item.kind === 'word' && (alsoBought.has(item.feature) || /^(data|dough)$/i.test(item.raw))
    if (!isBought || !/^\p{L}+$/u.test(item.raw)) return item
    let before = at - 1
    while (/^(the|my|our|a|an|all|any|some|those|these)$/.test(rawOf(before))) before -= 1
    const isObject = rawOf(before) === 'on' && items.slice(0, before).some((each) => spends(each))
    const next = items[at + 1]
    const isSubject = /^(my|our)$/.test(rawOf(at - 1)) && /^costs?$/.test(next?.raw ?? '')
    if (!isObject && !isSubject) return item
    return { kind: 'unknown', at: item.at, raw: item.raw, isNamePlace: true }
  })
}

function spends(item: Item): boolean {
  return item.kind === 'word' && (item.feature === 'spend' || item.feature === 'howMuch')
}

/** "Which category dropped most": it fell, while in "I dropped $50 on shoes" money was spent. */
export function saysItDropped(text: string, raws: ReadonlyMap<Feature, string>): boolean {
  return /^drop(ped)?$/.test(raws.get('spend') ?? '') && !/\b(i|we)( \w+){0,3} drop/.test(text)
}

/** "What did I end up spending?" looks back, and "which day did I go" asks for a date. */
function readTold({ raws, text }: Slots, features: Set<Feature>): void {
  const isTold = /\b(did|have|has|had|was|were)\b/.test(text)
  const end = raws.get('forecast') ?? ''
  if (isTold && /^(end|wind|finish) up/.test(end)) {
    features.delete('forecast')
    if (end.endsWith('spending')) features.add('spend')
  }
  const isRanked = ['most', 'least', 'max', 'min', 'often', 'average', 'weekday'].some((each) =>
    features.has(each),
  )
  if (!isRanked && /^(which|what) day$/.test(raws.get('day') ?? '')) {
    features.delete('day')
    features.add('when')
  }
}

/** "How much of my pay is left?", "how many bills are left?", "at the end of June": what else "left" and "net" need. */
function readLeft({ raws, names, text }: Slots, features: Set<Feature>): void {
  const isRest =
    /^how much of/.test(raws.get('share') ?? '') ||
    /\b(left|remains?|remaining) (out )?(of|from)\b/.test(text)
  if (features.has('left') && isRest && names.length === 0)
    for (const each of ['share', 'incomeRow', 'earn', 'salaryWord']) features.delete(each)
  // "How much of my pay did I keep after expenses?"
  if (features.has('net') && /^how much of/.test(raws.get('share') ?? '') && names.length === 0)
    for (const each of ['share', 'spend']) features.delete(each)
  const isOfBills =
    /\bbills? (are |is |do i have |have i got )?(still )?(left|remaining)\b|\bin bills\b/.test(text)
  if (features.has('left') && features.has('bill') && (features.has('count') || isOfBills)) {
    features.delete('left')
    features.add('due')
  }
  if (features.has('net') && /\bend of\b/.test(text)) features.add('endWord')
  if (features.has('score') && names.length > 0) {
    features.delete('score')
    features.add('nowIs')
  }
}

/** "What did I buy at Costco?", "what gifts did I get?": asks for the rows, not only for what they came to. */
function readBought(query: Slots, features: Set<Feature>): void {
  const { text } = query
  const isAsked =
    asksWhichOfName(query) ||
    /\bwhat (all |else )?(did|have) (i|we) (all )?(buy|bought|purchased?|order(ed)?)\b/.test(
      text,
    ) ||
    /\b(did|have) (i|we) (buy|bought|purchased?|order(ed)?) (anything|something)\b/.test(text)
  if (!isAsked || rankWords.some((rank) => features.has(rank))) return
  features.delete('howMuch')
  features.add('list')
}

/** "What gifts did I receive?": a name right after "what". */
function asksWhichOfName({ names, text }: Slots): boolean {
  const words = text.split(' ')
  return names.some(({ at, raw }) => {
    const before = words.slice(0, at).join(' ')
    const after = words.slice(at + raw.split(' ').length).join(' ')
    return (
      /\b(what|which)( all| other| new)?$/.test(before) &&
      /^(did|have) (i|we) (\w+ly |ever |all )?(buy|bought|purchased?|order(ed)?|receive[ds]?|get|got|gotten|pay|paid)\b/.test(
        after,
      )
    )
  })
}

/** "What eats most of my paycheck?" asks for spending; the income is only what it is taken from. */
function readEatenUp({ raws, text }: Slots, features: Set<Feature>): void {
  if (
    features.has('share') ||
    !/^(takes|eat|swallow|consume|devour|absorb)/.test(raws.get('spend') ?? '')
  )
    return
  if (!/\b(of|into|up) my (income|pay ?check|paycheque|salary|wages?|earnings)\b/.test(text)) return
  for (const feature of ['earn', 'incomeRow', 'salaryWord']) features.delete(feature)
}

/** "When was I last paid?" */
function readWasPaid({ raws, text }: Slots, features: Set<Feature>): void {
  if (raws.get('spend') !== 'paid' || !/\b(was|am|were) (i|we)\b.{0,12}\bpaid\b/.test(text)) return
  features.delete('spend')
  features.add('earn')
}

/** "How much did I get in October?" asks for income, and "how much milk did I get" for something else. */
function readGot({ text }: Slots, features: Set<Feature>): void {
  const isGot =
    /\bhow much (money )?(did|have) (i|we) (get|got|gotten)( back)?( (in|during|since|from|this|last)\b|$)/.test(
      text,
    )
  if (isGot && !['spend', 'expenseRow', 'visit'].some((each) => features.has(each)))
    features.add('earn')
}

/** "How much on coffee and how much on lunch": two sums, and not the sum of both. */
function readTwice({ text, names, periods }: Slots, features: Set<Feature>): void {
  const isTwo =
    (names.length === 2 && periods.length < 2) || (names.length < 2 && periods.length === 2)
  if (isTwo && /\bhow much\b.*\band how much\b/.test(text) && !features.has('share'))
    features.add('compare')
}

/** "What did I spend money on yesterday?": the purchases of a few days, the categories of a longer time. */
function readSpentOn({ names, periods, text }: Slots, features: Set<Feature>): void {
  const isAsked =
    /\bwhat (all |else )?(did|have) (i|we) (been )?(spend|spent|spending)( (my|our|any|the|all my))?( money| cash)? on( (yesterday|today|last|this|in|during|over|since|so far)\b|$)/.test(
      text,
    )
  const isTaken = [...rankWords, 'more', 'lessWord', 'compare'].some((each) => features.has(each))
  const [period] = periods
  if (!isAsked || isTaken || names.length > 0 || period?.from === undefined) return
  features.delete('howMuch')
  features.add(daysIn(period) <= 7 ? 'list' : 'breakdown')
}

/** "What is different in May?": a change, while in "how many different shops" it counts. */
function readDifferent(features: Set<Feature>): void {
  if (
    !features.has('distinct') ||
    ['count', 'payee', 'category'].some((each) => features.has(each))
  )
    return
  features.delete('distinct')
  features.add('change')
}

/** "How was April?": what came in and went out. */
function readHowWas(query: Slots, features: Set<Feature>): void {
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

/** "What was left then?", "and Dogs in that month": the time is that of the question before, or named in this one. */
function readSameSpan({ periods, text }: Slots, features: Set<Feature>): void {
  if (/\b(was|were|did|had|have)\b.* (back )?then$/.test(text)) {
    features.delete('again')
    features.add('sameSpan')
  }
  if (features.has('sameSpan') && periods.length > 0) features.delete('sameSpan')
}

/** "What can I still blow this month?" asks for what is left. */
function readStillSpend({ text, names }: Slots, features: Set<Feature>): void {
  const isAsked = /\b(can|could|may) (i|we) (still|safely|yet|now)\b/.test(text)
  if (!isAsked || !features.has('spend') || names.length > 0 || features.has('afford')) return
  features.delete('spend')
  features.add('left')
}

/** "Total pay in June": a noun here, while in "did I pay" it is a verb. */
function readPay({ raws, text }: Slots, features: Set<Feature>): void {
  if (raws.get('spend') !== 'pay' || features.has('earn')) return
  if (
    !/\b(my|our|total|gross|net|take-home|average|monthly|weekly|biweekly|base|the) pay\b(?! (for|to|at|on|off|out)\b)/.test(
      text,
    )
  )
    return
  if (/\b(i|we|you|to) pay\b/.test(text)) return
  features.delete('spend')
  features.add('earn')
}

/** "The rest of June" is no time to sum up; only what is left or due is asked about it. */
function readRest({ text }: Slots, features: Set<Feature>): void {
  const isAhead = ['left', 'due', 'bill', 'forecast', 'afford', 'subscription', 'payday', 'overdue']
  if (!/\b(rest|remainder) of\b/.test(text) || isAhead.some((each) => features.has(each))) return
  if (features.has('monthEnd')) return
  features.add('rest')
}

/** "What did the shop take in the last 6 months?": only "I took in" is income. */
function readTaken({ raws, text }: Slots, features: Set<Feature>): void {
  if (!/^(take|took|taken|taking) in$/.test(raws.get('earn') ?? '')) return
  if (/\b(i|we)( have| am| are)? (take|took|taken|taking) in\b/.test(text)) return
  features.delete('earn')
  features.add('visit')
}

/** "How much do I save each month on average?": what is kept, where nothing is cancelled. */
function readKept({ names, excepts, periods, raws }: Slots, features: Set<Feature>): void {
  if (features.has('howMany') && features.has('overIncome') && features.delete('howMany'))
    features.add(/\b(day|week|month)/.exec(raws.get('howMany') ?? '')?.[1] ?? 'month')
  const isOverTime =
    periods.length > 0 ||
    ['average', 'perMonth', 'perWeek', 'perYear'].some((each) => features.has(each))
  const isOfCutting = ['cancel', 'bill', 'subscription', 'advice'].some((each) =>
    features.has(each),
  )
  if (names.length + excepts.length > 0 || !isOverTime || isOfCutting) return
  if (/^((do|can) )?i save$/.test(raws.get('saveVerb') ?? '') && features.delete('saveVerb'))
    features.add('net')
}

/** "How much do I earn after all the bills are paid?": what is left of it. */
function readAfterBills({ raws, names }: Slots, features: Set<Feature>): void {
  if (!/^(after|once|when|with)\b/.test(raws.get('bill') ?? '') || names.length > 0) return
  if (!features.delete('earn')) return
  features.add('left')
}

/** "Did I get paid yet?" asks when that was. */
function readPaidAlready({ text, names, periods }: Slots, features: Set<Feature>): void {
  if (names.length + periods.length > 0) return
  if (
    !/^((and|so|hey|ok) )*(did|have) (i|we) (get|got|been|gotten) paid( (yet|already))*$/.test(text)
  )
    return
  for (const each of ['still', 'payday']) features.delete(each)
  for (const each of ['earn', 'last', 'when']) features.add(each)
}

/** "How much has my Netflix subscription cost?" asks for what was paid, not for what is due. */
function readItsCost({ text, names }: Slots, features: Set<Feature>): void {
  if (names.length === 0 || !features.has('spend')) return
  const isOfDues = [
    'due',
    'overdue',
    'count',
    'active',
    'cancel',
    'rise',
    'change',
    'list',
    'share',
  ]
  if (isOfDues.some((each) => features.has(each))) return
  if (!/\b(has|have|did)\b.*\b(cost|spent|spend|paid|pay|set)\b/.test(text)) return
  features.delete('subscription')
}

/** "Does PixelPass still take money off me?" asks if it is still running. */
function readStillCharged({ text, names, periods }: Slots, features: Set<Feature>): void {
  if (!/^(does|do|is|are) .* still (cost|charge|charging|take|taking|bill|billing)/.test(text))
    return
  if (names.length === 0 || periods.length > 0) return
  for (const each of ['spend', 'howMuch', 'expenseRow', 'bill']) features.delete(each)
  features.add('active')
}

/** "Did they ever refund Zara?", "the very first thing I ever logged". */
function readThey({ text, names }: Slots, features: Set<Feature>): void {
  if (features.has('refund') && names.length > 0 && /\b(did|have) they\b/.test(text))
    features.delete('pronoun')
  if (/\b(first|last|latest|newest) things? (i|we|that)\b/.test(text) && names.length === 0)
    features.add('anyRow')
}

/** "Did I spend too much at Costco?": how much it was can be told, and whether it is too much can't. */
function readTooMuch({ text, raws, amounts, numbers }: Slots, features: Set<Feature>): void {
  if (!/^too (much|expensive|pricey)$/.test(raws.get('afford') ?? '')) return
  if (amounts.length + numbers.length > 0) return
  if (features.has('spend') && !/\bis (it|that|this)\b/.test(text)) features.delete('afford')
}

/** "What is my paycheck?": the latest one. */
function readPaycheck({ raws, periods, names }: Slots, features: Set<Feature>): void {
  const noun = raws.get('incomeRow') ?? raws.get('salaryWord') ?? ''
  if (!/^(pay ?check|paycheque|payslip|wage|salary)$/.test(noun) || periods.length > 0) return
  const isOfIncome = names.every((item) =>
    item.names.every(({ types }) => types.includes('income')),
  )
  const isAlone = [...features].every((each) =>
    ['nowIs', 'whatIs', 'incomeRow', 'salaryWord', 'earn', 'howMuch'].includes(each),
  )
  if (isOfIncome && isAlone && features.has('nowIs')) features.add('last')
}

/** "Worst month for spending": the dearest one; the best one could be meant either way. */
function readWorstMonth({ names }: Slots, features: Set<Feature>): void {
  if (!features.has('worst') || !features.has('spend') || features.has('earn') || names.length > 0)
    return
  features.delete('worst')
  features.add('most')
}
