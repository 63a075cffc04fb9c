import { asked, type Kind, sides } from './goingOnKinds.ts'
import { asksLeftAfterThat, withLeftThen } from './leftAfter.ts'
import type { Feature } from './lexicon.ts'
import { asksWithoutLate } from './phrasingOfDues.ts'
import type { Query } from './slots.ts'

// What can be asked about a due date, a payday or a price that has just been told.

export const goingOnFromDues: readonly Kind[] = [
  { isMeant: asksLeftAfterThat, goOn: withLeftThen },
  { isMeant: asksOneAfter, goOn: withNextDue },
  { isMeant: asksWhichFirst, goOn: withDues },
  { isMeant: asksLeftByThen, goOn: withNoDay },
  { isMeant: asksToPayIt, goOn: withItsPrice },
  { isMeant: asksIfPaid, goOn: withLastPayment },
  { isMeant: asksPaidSoFar, goOn: withPayments },
  { isMeant: asksWithoutLate, goOn: leavingOutLate },
  { isMeant: asksNextOfIt, goOn: withNextOfIt },
  { isMeant: asksHowLate, goOn: withLateOnes },
  { isMeant: namesCategoryThen, goOn: withDueOrSpent },
]

/** Asked before what goes on from sums: a part of all bills, or their share of the income, is none of what was spent. */
export const partsOfBills: readonly Kind[] = [
  { isMeant: asksPart, goOn: withNamedBills },
  { isMeant: sumsOneSide, goOn: withDuesOfSide },
  { isMeant: asksShareOfIncome, goOn: withBillShare },
  { isMeant: asksOfFrequency, goOn: withBillsOfIt },
]

function isOfPayees({ names }: Query): boolean {
  return names.length > 0 && names.every((item) => item.names.every(({ kind }) => kind === 'payee'))
}

function asksWhenDue(base: Query): boolean {
  return isOfPayees(base) && base.features.has('when') && base.features.has('due')
}

/** "What is my next bill?": of all of them. */
function asksNextBill({ names, periods, limit, features, raws }: Query): boolean {
  return (
    names.length + periods.length === 0 &&
    limit === undefined &&
    features.has('bill') &&
    /bill$/.test(raws.get('bill') ?? '') &&
    /\bnext\b/.test(raws.get('due') ?? '')
  )
}

/** "And the one after that?", "and the next one?" */
function asksOneAfter({ text, names, periods }: Query): boolean {
  return (
    names.length + periods.length === 0 &&
    /^(?:(?:and|so|ok|then|what about|when is) )*(?:the )?(?:next )?(?:one|time|payment|bill|date)? ?(?:after|following) (?:that|this|it)(?: one)?$|^(?:and |then )+(?:the )?(?:one after|following one)$|^(?:(?:and|so|ok|then) )*(?:what|which)(?: bill| one| payment)?(?: is| comes| follows| will be)?(?: due)? (?:after|following) (?:that|this|it)(?: one)?$|^(?:and|so|ok) then(?: when)?$|^when then$|^then(?: when)?$/.test(
      text,
    )
  )
}

/** After "when is the rent due?" or "when is payday?": the date after that, and none further. */
function withNextDue(own: Query, baseOf: () => Query): Query | undefined {
  const base = baseOf()
  const isThen = /\bthen\b/.test(own.text)
  const isPayday = base.features.has('payday') && base.periods.length === 0
  if (!asksWhenDue(base) && !asksNextBill(base) && !(isThen && isPayday))
    return isThen ? asked(own, 'What do you want to know next?') : undefined
  if (base.features.has('oneAfter'))
    return asked(own, 'I can tell the next two dates. For which month do you want the ones after?')
  if (base.names.length > 1) return asked(own, 'Which one do you mean, by its name?')
  return { ...base, features: new Set([...base.features, 'oneAfter']), isFollowUp: true }
}

/** "Which is first?", "which one comes soonest?" */
function asksWhichFirst({ text, names, periods }: Query): boolean {
  return (
    names.length + periods.length === 0 &&
    /^(?:(?:and|so|ok) )*(?:which|what)(?: one| bill| of (?:them|these|those|the two))? (?:(?:is|comes?|falls|will be|are) )?(?:(?:due|up) )?(?:the )?(?:first|next|soonest|sooner|earliest|earlier)(?: one| due)?$/.test(
      text,
    )
  )
}

/** After the due dates of several bills, which are told in their order. */
function withDues(_own: Query, baseOf: () => Query): Query | undefined {
  const base = baseOf()
  return asksWhenDue(base) && base.names.length > 1 ? { ...base, isFollowUp: true } : undefined
}

/** "How much will I have by then?" */
function asksLeftByThen({ text, names, periods }: Query): boolean {
  return (
    names.length + periods.length === 0 &&
    /^(?:(?:and|so|ok|but) )*(?:how much|what)(?: money| cash)? (?:will|would|do|shall) (?:i|we) (?:still |probably )*(?:have|be left with)(?: left| over)*(?: (?:by|until|till|before|on|at) (?:then|that(?: day| date)?))$/.test(
      text,
    )
  )
}

/** What will be left is told for the end of the month, and for no day before. */
function withNoDay(own: Query, baseOf: () => Query): Query | undefined {
  const { features, periods } = baseOf()
  const isDay = ['payday', 'due', 'when'].some((each) => features.has(each))
  return isDay && periods.length === 0
    ? asked(own, 'I can tell only what is left at the end of this month. Do you mean that?')
    : undefined
}

/** "Can I pay it?" */
function asksToPayIt({ text }: Query): boolean {
  return /^(?:(?:and|so|ok|but) )*(?:can|could|will) (?:i|we) (?:still |easily |be able to )*(?:pay|afford|cover) (?:it|that|this|them)$/.test(
    text,
  )
}

const ofOnePrice: readonly Feature[] = [
  ...['nowIs', 'howMuch', 'bill', 'subscription', 'due', 'when', 'whatIs', 'spend'],
]

/** The price of a bill is told, but not carried on as that of something to afford. */
function withItsPrice(own: Query, baseOf: () => Query): Query | undefined {
  const base = baseOf()
  const isOfPrice = [...base.features].every((each) => ofOnePrice.includes(each))
  if (isOfPayees(base) && isOfPrice)
    return asked(own, 'What does it cost? Ask again with the price: can I afford …?')
  const isOfBills = ['due', 'overdue', 'bill'].some((each) => base.features.has(each))
  return isOfBills && base.names.length === 0
    ? asked(own, 'Do you mean whether what is left this month is enough?')
    : undefined
}

/** "Is it paid?", "has it been paid yet?" */
function asksIfPaid({ text }: Query): boolean {
  return /^(?:(?:and|so|ok|but) )*(?:is|was|has) (?:it|that|this) (?:been )?(?:already )?paid(?: yet| already)?$/.test(
    text,
  )
}

/** Of a bill whose price was told: when it was last paid. Its due date tells that it is not. */
function withLastPayment(_own: Query, baseOf: () => Query): Query | undefined {
  const base = baseOf()
  const isOfPrice = [...base.features].every((each) => ofOnePrice.includes(each))
  const isOfDate = base.features.has('due') || base.features.has('when')
  const isAlone = base.names.length === 1 && base.periods.length === 0
  if (!isOfPayees(base) || !isOfPrice || isOfDate || !isAlone) return undefined
  return { ...base, features: new Set<Feature>(['last', 'when']), isFollowUp: true }
}

/** "And how much have I paid them so far?" */
function asksPaidSoFar({ text, names, unknown }: Query): boolean {
  return (
    names.length === 0 &&
    unknown.every(({ raw }) => /^(?:off|towards?)$/i.test(raw)) &&
    /^(?:(?:and|so|but|ok) )*(?:how much|what) (?:(?:money|in total|in all) )?(?:have|did|had) (?:i|we) (?:already |actually |ever )*(?:paid?|spent|spend|given?|sent|send)\b.*\b(?:them|it|that|him|her|off|so far|already|altogether|to date|until now|up to now)\b/.test(
      text,
    )
  )
}

/** Of the payees and categories that a due bill or a debt was asked about: what they had. */
function withPayments(own: Query, baseOf: () => Query): Query | undefined {
  const { names, features } = baseOf()
  const isOfDues = ['due', 'bill', 'debtLeft', 'overdue'].some((each) => features.has(each))
  const isOfBoth = ['compare', 'average', 'count', 'share'].some((each) => own.features.has(each))
  if (names.length === 0 || !isOfDues || isOfBoth) return undefined
  const asked: Feature[] = ['spend', 'howMuch']
  return { ...own, features: new Set(asked), names, unknown: [], isFollowUp: true }
}

/** "What share of my income is that?", "how much of our pay do they take?" */
function asksShareOfIncome({ text, names, periods }: Query): boolean {
  return (
    names.length + periods.length === 0 &&
    /^(?:(?:and|so|ok|but) )*(?:what|which|how much|how many|how big a)(?: (?:share|percent|percentage|part|proportion|fraction|portion|chunk|%))? (?:of|from) (?:(?:my|our|the|total|monthly) )*(?:income|earnings|pay|salary|wages?|paychecks?) (?:(?:is|are|do|does|would|will|goes?|go) )*(?:(?:to|on|towards?) )?(?:that|it|this|they|those|these|theirs|them)(?: (?:make|take|be|come to|eat|cost|use))?(?: up)?$/.test(
      text,
    )
  )
}

const ofAllBills: readonly Feature[] = [
  ...['bill', 'subscription', 'nowIs', 'howMuch', 'whatIs', 'list', 'total', 'count', 'active'],
  ...['perMonth', 'perYear', 'spend', 'still'],
]

/** After what all bills come to: their share of the income. What is due in one time is not set against it. */
function withBillShare(own: Query, baseOf: () => Query): Query | undefined {
  const { features, names, periods, min, max, excepts } = baseOf()
  const isOfBills = ['bill', 'subscription', 'due', 'overdue'].some((each) => features.has(each))
  if (!isOfBills) return undefined
  const isPlain =
    names.length + periods.length + excepts.length === 0 &&
    min === undefined &&
    max === undefined &&
    [...features].every((each) => ofAllBills.includes(each))
  return isPlain
    ? { ...own, features: new Set(['billShare']), names: [], unknown: [], isFollowUp: true }
    : asked(own, 'Do you mean the share of all your bills, or of what you spent?')
}

/** "How much of that is the car?", "and the car part?" */
function asksPart({ text, names, periods, features }: Query): boolean {
  return (
    names.length === 1 &&
    periods.length === 0 &&
    (features.has('share') || /\bjust\b/.test(text)) &&
    /^(?:(?:and|so|ok|but) )*(?:how much of (?:that|it|this|those|them) (?:is|are|goes (?:to|on)|for)|(?:what|how) (?:is|about) |(?:the |just )?(?:the )?\S+(?: \S+){0,2} (?:part|portion|share|bit)$)/.test(
      text,
    ) &&
    !/\b(?:percent|percentage|spending|income|spent)\b/.test(text)
  )
}

const oneSide =
  /^(?:(?:and|so|ok|but|now|please|show|list|give|me|only|just|what is|what are|what about|how about|how much|is|are|of|for|in|the|my|our|all|a|total|sum|as|one) )*(?:total |sum )?(?:expenses?|income|bills?|payments?|outgoings|outgoing|incoming|spending|earnings|costs?|(?:goes|going|comes|coming) (?:out|in))(?: (?:only|alone|then|in total|total|sum|combined|together|please|ones?|part|side|come to|add up to|do they come to))*$/

/** "Just the expenses, summed", "total of the expenses?" */
function sumsOneSide({ text, names, periods, excepts, min, max, unknown }: Query): boolean {
  return (
    names.length + periods.length + excepts.length + unknown.length === 0 &&
    min === undefined &&
    max === undefined &&
    oneSide.test(text)
  )
}

/** Of what is due: what goes out, or what comes in. */
function withDuesOfSide(own: Query, baseOf: () => Query): Query | undefined {
  const base = baseOf()
  const isEarned = own.features.has('earn') || own.features.has('incomeRow')
  const side: Feature = isEarned ? 'incomeRow' : 'expenseRow'
  const isOfDues = ['due', 'overdue'].some((each) => base.features.has(each))
  if (!isOfDues || base.names.length > 0) return undefined
  const kept = [...base.features].filter((each) => !sides.includes(each))
  return {
    ...base,
    features: new Set<Feature>([...kept, side]),
    raws: new Map([...base.raws, ...own.raws]),
    isFollowUp: true,
  }
}

/** Of what all bills come to: those of that name. */
function withNamedBills(own: Query, baseOf: () => Query): Query | undefined {
  const base = baseOf()
  const isOfBills = base.features.has('bill') || base.features.has('subscription')
  const isPlain =
    isOfBills &&
    base.names.length + base.periods.length + base.excepts.length === 0 &&
    [...base.features].every((each) => ofAllBills.includes(each))
  return isPlain ? { ...base, names: own.names, mistakes: [], isFollowUp: true } : undefined
}

/** After what is left, or what is due, where the overdue ones are told apart anyway. */
function leavingOutLate(_own: Query, baseOf: () => Query): Query | undefined {
  const base = baseOf()
  const has = (...any: Feature[]) => any.some((each) => base.features.has(each))
  if (has('left', 'afford'))
    return { ...base, features: new Set([...base.features, 'withoutLate']), isFollowUp: true }
  return has('due', 'bill') && !has('overdue') && base.periods.length > 0
    ? { ...base, isFollowUp: true }
    : undefined
}

/** "When's the next one?", "when do I get the next paycheck?" */
function asksNextOfIt({ text, names, periods }: Query): boolean {
  return (
    names.length + periods.length === 0 &&
    /^(?:(?:and|so|ok|but|then) )*(?:when|what day|which day|what date) (?:is|will|does|do|am|are|should) (?:(?:i|we) (?:get|expect|pay) )?(?:the |my |our |their )?next (?:one|payment|paycheck|pay check|charge|bill|time|deposit|installment)(?: (?:due|coming|be|come|arrive|land|up|in))*$/.test(
      text,
    )
  )
}

/** Of the one name that the question before was about; after its due date, the date after that. */
function withNextOfIt(own: Query, baseOf: () => Query): Query | undefined {
  const base = baseOf()
  if (asksWhenDue(base)) return withNextDue(own, () => base)
  const [name, ...others] = base.names
  if (name === undefined) return undefined
  if (others.length > 0 || base.mistakes.length > 0)
    return asked(own, 'Which one do you mean, by its name?')
  return { ...own, names: [name], isFollowUp: true }
}

/** "Since when?", "for how long?", "how late are they?" */
function asksHowLate({ text }: Query): boolean {
  return /^(?:(?:and|so|ok|but) )*(?:since when(?: exactly)?|(?:for |by )?how (?:long|late|many days|much)(?: (?:is|are|has|have) (?:it|that|this|they|those)(?: been)?)?(?: (?:now|already|for|late|overdue))*|when (?:was|were) (?:it|that|they|those) due)$/.test(
    text,
  )
}

/** What is overdue is told with its days and its amount. */
function withLateOnes(_: Query, baseOf: () => Query): Query | undefined {
  const base = baseOf()
  return base.features.has('overdue') ? { ...base, isFollowUp: true } : undefined
}

/** "And the kids in August?" */
function namesCategoryThen({ features, names, periods, isFollowUp }: Query): boolean {
  const [period] = periods
  return (
    isFollowUp &&
    features.size === 0 &&
    names.length === 1 &&
    names.every((item) => item.names.every(({ kind }) => kind === 'category')) &&
    periods.length === 1 &&
    period?.isAhead !== true
  )
}

/** After the due date of something else, it may be what is due or what was spent. */
function withDueOrSpent(own: Query, baseOf: () => Query): Query | undefined {
  const base = baseOf()
  return asksWhenDue(base) && base.periods.length === 0
    ? asked(own, 'Do you mean what is due then, or what you spent?')
    : undefined
}

const frequency =
  /^(?:(?:and|so|ok|but|now|please|show|list|give|me|only|just|what about|how about|(?:which|what) (?:ones |of (?:them|those|these) )?are) )*(?:the |my |our )?(weekly|bi-?weekly|fortnightly|monthly|yearly|annual|annually)( ones?| bills?| subscriptions?| payments?)?$/

/** "The yearly ones?", "only the monthly ones", "just the weekly" */
function asksOfFrequency({ text, names, periods }: Query): boolean {
  const [, , noun] = frequency.exec(text) ?? []
  const isNarrowing = noun !== undefined || /\b(?:only|just|which|what are)\b/.test(text)
  return names.length + periods.length === 0 && frequency.test(text) && isNarrowing
}

/** Of all bills: those that come so often. */
function withBillsOfIt(own: Query, baseOf: () => Query): Query | undefined {
  const base = baseOf()
  const isOfBills = base.features.has('bill') || base.features.has('subscription')
  if (!isOfBills) return undefined
  const isPlain =
    base.names.length + base.periods.length + base.excepts.length === 0 &&
    [...base.features].every((each) => ofAllBills.includes(each))
  if (!isPlain) return asked(own, 'Do you mean all your bills that come so often?')
  const word = frequency.exec(own.text)?.[1] ?? ''
  const unit = (['perWeek', 'perMonth', 'perYear'] as const).filter((each) =>
    own.features.has(each),
  )
  return {
    ...base,
    features: new Set<Feature>(['bill', ...unit]),
    raws: new Map([...own.raws, ['bill', 'bills']]),
    text: `which bills are ${word}`,
    isFollowUp: true,
  }
}
