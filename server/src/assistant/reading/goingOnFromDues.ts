import { asked, type Kind } from './goingOnKinds.ts'
import type { Feature } from './lexicon.ts'
import type { Query } from './slots.ts'

// What can be asked about a due date, a payday or a price that has just been told.

export const goingOnFromDues: readonly Kind[] = [
  { isMeant: asksOneAfter, goOn: withNextDue },
  { isMeant: asksWhichFirst, goOn: withDues },
  { isMeant: asksLeftByThen, goOn: withNoDay },
  { isMeant: asksToPayIt, goOn: withItsPrice },
  { isMeant: asksIfPaid, goOn: withLastPayment },
]

function isOfPayees({ names }: Query): boolean {
  return names.length > 0 && names.every((item) => item.names.every(({ kind }) => kind === 'payee'))
}

function asksWhenDue(base: Query): boolean {
  return isOfPayees(base) && base.features.has('when') && base.features.has('due')
}

/** "And the one after that?", "and the next one?" */
function asksOneAfter({ text, names, periods }: Query): boolean {
  return (
    names.length + periods.length === 0 &&
    /^(?:(?:and|so|ok|then|what about|when is) )*(?:the )?(?:next )?(?:one|time|payment|bill|date)? ?(?:after|following) (?:that|this|it)(?: one)?$|^(?:and |then )+(?:the )?(?:one after|following one)$|^(?:and|so|ok) then(?: when)?$|^when then$|^then(?: when)?$/.test(
      text,
    )
  )
}

/** After "when is the rent due?" or "when is payday?": the date after that, and none further. */
function withNextDue(own: Query, baseOf: () => Query): Query | undefined {
  const base = baseOf()
  const isThen = /\bthen\b/.test(own.text)
  const isPayday = base.features.has('payday') && base.periods.length === 0
  if (!asksWhenDue(base) && !(isThen && isPayday))
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
