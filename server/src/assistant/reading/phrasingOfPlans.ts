import type { Feature } from './lexicon.ts'
import { type Slots, sideOf } from './slots.ts'

// What is due, left, running or affordable, where only the phrasing tells.

/** "What bills come in the next ten days?": money comes in, and bills come due. */
export function readComing({ raws, text }: Slots, features: Set<Feature>): void {
  if (!/^(come|comes|coming) in$/.test(raws.get('earn') ?? '')) return
  if (!/\bbills? (that |which )?(will |do |does |are )?(come|comes|coming) in\b/.test(text)) return
  features.delete('earn')
  for (const each of ['bill', 'due'] as const) features.add(each)
}

/** "How much goes out between now and the end of the month?": what is due until then. */
export function readGoingOut({ raws, text, names }: Slots, features: Set<Feature>): void {
  const isAhead = features.has('monthEnd') && /\b(?:by|before|until|till|rest of)\b/.test(text)
  if (!isAhead || names.length > 0 || features.has('forecast')) return
  if (!/^(?:go|goes|going) out$/.test(raws.get('spend') ?? '') || /\bwill\b/.test(text)) return
  features.delete('spend')
  for (const each of ['bill', 'due']) features.add(each)
}

const toPay =
  /\b(?:(?:do|must|should|shall) (?:i|we) (?:still )?(?:have to |need to |got to |must )?(?:pay|owe)|(?:i|we) (?:still )?owe|(?:i|we) (?:(?:still|must|should|have|need|got|am|are|going|about|to) )+pay|to pay(?! (?:me|us)\b)|needs? paying)\b/

const moneyToPay =
  /\b(?:deposits?|wages?|pay ?checks?|pay ?cheques?) (?:that |which )?(?:(?:do|must|should|shall|will) )?(?:i|we) (?:(?:still|must|should|have|need|got|to) )*pay\b/

/** "Which invoices must I pay?" asks for bills: only who writes an invoice is paid for it. */
export function readInvoices({ raws, text, names, mistakes }: Slots, features: Set<Feature>): void {
  const which = 'Do you mean what you have to pay, or what is to be paid to you?'
  const types = names.flatMap((item) => item.names.flatMap((name) => name.types))
  if (moneyToPay.test(text) && !types.includes('expense')) mistakes.push(which)
  if (!/^invoices?$/.test(raws.get('incomeRow') ?? '')) return
  const isOfExpenses = types.length > 0 && !types.includes('income')
  const isToPay = toPay.test(text)
  const hasPaid =
    /\b(?:(?:did|have) (?:i|we) (?:already |ever )?(?:pay|paid)|(?:i|we) (?:have )?paid)\b/.test(
      text,
    )
  if (!isToPay && !hasPaid && !isOfExpenses) {
    if (features.has('due') && names.length === 0) mistakes.push(which)
    return
  }
  features.delete('incomeRow')
  if (isToPay || features.has('due')) features.delete('spend')
  if (isToPay) features.add('due')
  features.add(isOfExpenses && !features.has('due') ? 'expenseRow' : 'bill')
}

/** "What would dropping Netflix save me?" */
export function readDropping({ raws, names }: Slots, features: Set<Feature>): void {
  const isSaved =
    features.has('saveVerb') || /^(save|saved|saves|saving)$/.test(raws.get('net') ?? '')
  if (raws.get('change') !== 'dropping' || !isSaved || names.length === 0) return
  features.delete('change')
  features.add('cancel')
}

const stopping =
  /\bif (?:i|we)(?: (?:just|simply|were to|did))? (?:drop|dropped|stop|stopped|lose|lost)\b/

/** "What if I drop Netflix and Hulu?", which buys nothing: what cancelling them saves. */
export function readStopping(query: Slots, features: Set<Feature>): void {
  const { text, names, periods, amounts, numbers } = query
  if (names.length === 0 || periods.length + amounts.length + numbers.length > 0) return
  const isStopped = stopping.test(text)
  if (isStopped && !/\bif (?:i|we) (?:just )?drop(?:ped)? (?:in|by|at|into|money)\b/.test(text)) {
    for (const each of ['spend', 'change']) features.delete(each)
    features.add('cancel')
  }
  if (!features.has('cancel')) return
  const idle = isStopped ? /^(happens?|stop|stopped|lose|lost)$/i : /^happens?$/i
  query.unknown = query.unknown.filter(({ raw }) => !idle.test(raw))
}

/** "Yearly savings without Netflix": what cancelling it saves. */
export function readSaved({ raws, excepts, names, periods }: Slots, features: Set<Feature>): void {
  if (!/^savings?$/.test(raws.get('net') ?? '') || features.has('average')) return
  const isPayee = excepts.every((item) => item.names.every(({ kind }) => kind === 'payee'))
  if (excepts.length === 0 || names.length + periods.length > 0 || !isPayee) return
  features.delete('net')
  features.add('saveVerb')
}

/** "How often do I have to pay rent in March?" counts; "price and next due date" asks for both. */
export function readDueAsked({ raws, names, text }: Slots, features: Set<Feature>): void {
  // "When do I next pay Netflix?", "what do we next pay": who pays is not paid.
  if (/^(my )?next pay$/.test(raws.get('payday') ?? '') && /\b(i|we) next pay\b/.test(text)) {
    features.delete('payday')
    for (const each of ['due', 'when']) features.add(each)
  }
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

/** "What subscriptions am I paying for?": the running ones, and not only what is due soon. */
export function readPayingFor(query: Slots, features: Set<Feature>): void {
  const { raws, text, periods } = query
  if (asksWhichPaidFor(query, features)) {
    for (const each of ['spend', 'due']) features.delete(each)
    for (const each of ['bill', 'nowIs'] as const) features.add(each)
    return
  }
  if (!/^(am i|are we) paying$/.test(raws.get('due') ?? '')) return
  // "Am I paying more for gas than last year?"
  if (features.has('compare') && (features.has('more') || features.has('lessWord'))) {
    features.delete('due')
    features.add('spend')
  }
  if (periods.length > 0) return
  if (!/\b(am i|are we) paying for\b/.test(text)) return
  features.delete('due')
  features.add('nowIs')
}

/** "What software do I pay for?": the bills in that category, and no sum. */
function asksWhichPaidFor(
  { names, periods, text }: Slots,
  features: ReadonlySet<Feature>,
): boolean {
  return (
    names.length === 1 &&
    names.every((item) => item.names.every(({ kind }) => kind === 'category')) &&
    periods.length === 0 &&
    [...features].every((each) => each === 'spend' || each === 'due') &&
    /^(?:(?:and|so|ok) )*(?:what|which) (?:\p{L}+ ){1,3}(?:do|am|are) (?:i|we) (?:pay|paying) for$/u.test(
      text,
    )
  )
}

/** "How much is the internet bill these days?": what it is now. */
export function readTheseDays({ raws, names }: Slots, features: Set<Feature>): void {
  if (raws.get('recent') !== 'these days' || !features.has('nowIs')) return
  if (features.has('bill') || features.has('subscription') || names.length > 0)
    features.delete('recent')
}

/** "Can I afford $500 for a holiday deposit?": what is paid, and no money that comes in. */
export function readDeposit({ raws }: Slots, features: Set<Feature>): void {
  if (features.has('afford') && /^deposits?$/.test(raws.get('incomeRow') ?? ''))
    features.delete('incomeRow')
}

/** "Can I afford 2000 for a laptop?": a bare number is the price, although it could be a year. */
export function readPrice(query: Slots, features: Set<Feature>): void {
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

/** "Subscriptions I forgot about", "what do I pay for and never use": no record tells; "forgot to pay" is overdue. */
export function readForgotten(query: Slots, features: Set<Feature>): void {
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
export function readChunk({ raws, amounts }: Slots, features: Set<Feature>): void {
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

/** "Which bills do I still have?", "what do my remaining bills come to?" */
const billsToCome =
  /\b(what|which|how many) (other |more )?bills (do (i|we) still|have (i|we) still|are still|remain)\b|\b(remaining|outstanding|leftover) bills?\b/

/** "How much of my pay is left?", "how many bills are left?", "at the end of June": what else "left" and "net" need. */
export function readLeft(query: Slots, features: Set<Feature>): void {
  const { raws, text } = query
  const isRest =
    /^how much of/.test(raws.get('share') ?? '') ||
    /\b(left|remains?|remaining) (out )?(of|from)\b/.test(text) ||
    /\bhow much (?:\p{L}+ ){1,3}(?:do|have) (?:i|we) (?:have|got) left\b/u.test(text)
  // "What is left of my pocket money?": all that comes in this month is told with it.
  const isOfIncome = query.names.every((item) => sideOf(item) === 'income')
  if (features.has('left') && isRest && isOfIncome && query.names.length === 1) query.names = []
  const { names } = query
  if (features.has('left') && isRest && names.length === 0)
    for (const each of ['share', 'incomeRow', 'earn', 'salaryWord']) features.delete(each)
  // "How much of my pay did I keep after expenses?"
  if (features.has('net') && /^how much of/.test(raws.get('share') ?? '') && names.length === 0)
    for (const each of ['share', 'spend']) features.delete(each)
  const isOfBills =
    /\bbills? (are |is |do i have |have i got )?(still )?(left|remaining)\b|\bin bills\b/.test(
      text,
    ) ||
    (billsToCome.test(text) && !/\b(after|once|when|with|without|minus|less)\b/.test(text))
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

/** "What can I still blow this month?" asks for what is left. */
export function readStillSpend({ text, names }: Slots, features: Set<Feature>): void {
  const isAsked = /\b(can|could|may) (i|we) (still|safely|yet|now)\b/.test(text)
  if (!isAsked || !features.has('spend') || names.length > 0 || features.has('afford')) return
  features.delete('spend')
  features.add('left')
}

/** "The rest of June" is no time to sum up; only what is left or due is asked about it. */
export function readRest({ text }: Slots, features: Set<Feature>): void {
  const isAhead = ['left', 'due', 'bill', 'forecast', 'afford', 'subscription', 'payday', 'overdue']
  if (!/\b(rest|remainder) of\b/.test(text) || isAhead.some((each) => features.has(each))) return
  if (features.has('monthEnd')) return
  features.add('rest')
}

/** "How much do I save each month on average?": what is kept, where nothing is cancelled. */
export function readKept(query: Slots, features: Set<Feature>): void {
  const { names, excepts, periods, raws, min, max, text } = query
  // "How much is in savings?" asks for an account, and not for what was saved.
  const isOfAccount = /\b(?:is|have|got) (?:there )?(?:left )?in (?:my |our |the )?savings\b/.test(
    text,
  )
  if (isOfAccount && raws.get('net') === 'savings' && features.delete('net'))
    features.add('account')
  const isOfSums =
    ['overIncome', 'net', 'saveVerb'].some((each) => features.has(each)) ||
    (min === undefined) !== (max === undefined)
  if (isOfSums && features.delete('howMany'))
    features.add(/\b(day|week|month)/.exec(raws.get('howMany') ?? '')?.[1] ?? 'month')
  const isOverTime =
    periods.length > 0 ||
    ['average', 'perMonth', 'perWeek', 'perYear'].some((each) => features.has(each))
  const isOfCutting = ['cancel', 'bill', 'subscription', 'advice'].some((each) =>
    features.has(each),
  )
  if (names.length + excepts.length > 0 || !isOverTime || isOfCutting) return
  if (/^((do|did|can) )?i save$/.test(raws.get('saveVerb') ?? '') && features.delete('saveVerb'))
    features.add('net')
}

/** "How much do I earn after all the bills are paid?": what is left of it. */
export function readAfterBills(query: Slots, features: Set<Feature>): void {
  const { raws, names, mistakes } = query
  if (!/^(after|once|when|with)\b/.test(raws.get('bill') ?? '')) return
  // "My settlement after bills this month": that income alone would leave the bills out.
  const isOfIncome = names.length > 0 && names.every((item) => sideOf(item) === 'income')
  if (isOfIncome && ![...features].some((each) => each === 'left' || each === 'net'))
    mistakes.push('Do you mean what is left this month after all bills?')
  if (names.length > 0) return
  if (!features.delete('earn')) return
  features.add('left')
}

/** "Which subscriptions did I cancel this year?": since when they are paused is not recorded. */
export function readPausedIn({ periods, mistakes }: Slots, features: Set<Feature>): void {
  const isOfTime = periods.some(({ kind, isAhead }) => kind !== 'day' && isAhead !== true)
  if (features.has('paused') && isOfTime)
    mistakes.push('I cannot see when a bill was paused. Do you mean those that are paused now?')
}

/** "Did I spend too much at Costco?": how much it was can be told, and whether it is too much can't. */
export function readTooMuch({ text, raws, amounts, numbers }: Slots, features: Set<Feature>): void {
  if (!/^too (much|expensive|pricey)$/.test(raws.get('afford') ?? '')) return
  if (amounts.length + numbers.length > 0) return
  if (features.has('spend') && !/\bis (it|that|this)\b/.test(text)) features.delete('afford')
}
