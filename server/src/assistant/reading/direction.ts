import type { Item } from './items.ts'
import type { Feature } from './lexicon.ts'
import type { Query } from './slots.ts'
import { areIncomeOnly } from './vocabulary.ts'

// Whether money came in or went out, where the verb alone would tell it the wrong way round.

type Slots = {
  raws: ReadonlyMap<Feature, string>
  names: readonly Extract<Item, { kind: 'name' }>[]
  text: string
  mistakes: string[]
}

/** "The payment I received", "when did Acme last pay", "what did Dana send me". */
export function readDirection(query: Slots, features: Set<Feature>): void {
  // In accounts, receipts are what came in; in a drawer, what was paid.
  if (query.names.length === 0 && /\b(?:total|gross|cash) receipts\b/.test(query.text))
    query.mistakes.push('Do you mean what you received, or what you spent?')
  if (isReceivedPayment(query)) {
    features.delete('expenseRow')
    features.add('incomeRow')
    features.add('earn')
  }
  if (features.has('spend') && (isGivenToMe(query) || isPayerAsked(query) || isPayer(query))) {
    features.delete('spend')
    features.add('earn')
  }
  if (isOfClients(query, features)) {
    for (const each of ['spend', 'expenseRow']) features.delete(each)
    features.add('earn')
  }
  if (features.has('earn') && isPaidByMe(query)) {
    features.delete('earn')
    features.add('spend')
  }
  // "How much was paid in June?" by nobody in particular: not to whoever asks.
  if (features.has('earn') && isPaidByAnybody(query)) {
    features.delete('earn')
    features.add('spend')
  }
  // "What percent did rent make up of what I spent?"
  if (features.has('share') && features.has('earn') && isOfSpending(query.text))
    features.delete('earn')
}

/** "When did he last pay?" after what came from a client: he pays whoever asks. */
export function asPayer(own: Query, baseOf: () => Query): Query {
  if (!own.features.has('spend') || own.names.length > 0 || !isOfPayer.test(own.text)) return own
  const names = baseOf().names.flatMap((item) => item.names)
  if (names.length === 0 || !areIncomeOnly(names)) return own
  return {
    ...own,
    features: new Set([...own.features].map((each) => (each === 'spend' ? 'earn' : each))),
  }
}

const isOfPayer =
  /\b(?:he|she|they) (?:(?:has|have|had|ever|last|first|usually|normally|always) )*(?:pay|pays|paid|paying)\b/

/** A payment is an expense, unless it was received. */
function isReceivedPayment({ raws, text }: Slots): boolean {
  if (!/^payments?$/.test(raws.get('expenseRow') ?? '') || /\b(made|paid) (and|or)\b/.test(text))
    return false
  return (
    /\bpayments? ((that|which) )?((i|we) )?(have |had |has )?(ever )?(been )?(receiv|got\b|get\b|gotten|collect|came in|come in|coming in)/.test(
      text,
    ) ||
    // "Payments over $2000 received": what narrows them may stand between.
    /\bpayments? (?!.*\b(i|we) (made|paid|spent)\b).*\b(received|collected|came in|coming in)\b(?! by (?!me\b|us\b))/.test(
      text,
    ) ||
    /\b(receive|received|get|got|collect|collected) (\w+ ){0,3}payments?\b/.test(text) ||
    /\bpayments? ((made|sent) )?to (me|us)\b/.test(text)
  )
}

/** "Has the loan been paid this month?": what is paid is an expense, who is paid has an income. */
function isPaidByMe({ raws, names, text }: Slots): boolean {
  if (!/^(been|was|were|got|get) paid$/.test(raws.get('earn') ?? '') || names.length === 0)
    return false
  const isOfExpenses = names.every((item) =>
    item.names.every(({ types }) => !types.includes('income')),
  )
  return (
    isOfExpenses &&
    !/\b(i|we) (have |had |ever |last |first )*(been|was|were|got|get) paid\b/.test(text)
  )
}

const whoWasPaid =
  /^(?:(?:and|so) )*(?:who|(?:which|what) (?:payee|person|company|business|shop|store|merchant|contractor)s?) (?:was|were|got|has been|have been) paid\b(?!.* by )/

/** "Which bills were paid in October?" */
const billsPaid =
  /^(?:(?:and|so) )*(?:which|what|how many)(?: of)?(?: (?:my|our|the))? (?:bills|subscriptions|subs)\b(?!.*\b(?:i|we|me|us)\b.* paid\b)/

function isPaidByAnybody({ raws, names, text }: Slots): boolean {
  if (names.length > 0 || !/^(been|was|were|got) paid$/.test(raws.get('earn') ?? '')) return false
  // "Who was paid the most?"
  if (whoWasPaid.test(text) || billsPaid.test(text)) return true
  if (!/^((and|so) )*(how much|what) (money )?(was|were|has been|have been) paid\b/.test(text))
    return false
  if (/\bpaid( out)? by (me|us)\b/.test(text)) return true
  // "How much was paid in?": came into an account.
  return !/\b(i|we|me|us|by)\b|\bpaid in($| (in|on|this|last|and|or|from)\b)/.test(text)
}

function isGivenToMe({ text }: Slots): boolean {
  return (
    /\b(send|sent|sends|sending|gave|given|gives|giving|paid|pays|pay|hand(ed)? over|transferred) ((over )?to )?(me|us)\b/.test(
      text,
    ) && !/\b(i|we) (have )?(pay|paid|sen[dt]|g[ai]ven?)\b/.test(text)
  )
}

/** "Which client paid the least?", "my top 3 clients": those who pay me. */
function isOfClients({ raws, names, text }: Slots, features: ReadonlySet<Feature>): boolean {
  // "Who paid the least?"
  if (/^((and|so) )*who (paid|pays|gave|sent)( the)? (most|least)\b/.test(text)) return true
  return (
    names.length === 0 &&
    !features.has('refund') &&
    /\b(clients?|customers?|employers?)$/.test(raws.get('payee') ?? '') &&
    !/\b(i|we) (\p{L}+ ){0,2}(pay|paid|spen[dt]|g[ai]ven?|owe|owed|cost)\b/u.test(text)
  )
}

const paying =
  /^(chip|chips|chipped|remit|remits|remitted|disburse|disburses|disbursed|paid|pay|pays|paying|sent|send|sends|sending|gave|give|given|gives)$/

/** The payee is who pays: "when did Acme last pay", "what has Acme paid this year". */
function isPayerAsked({ names, text }: Slots): boolean {
  const words = text.split(' ')
  return names.some((item) => {
    if (!item.names.some(({ kind }) => kind === 'payee')) return false
    const before = words[item.at - 1] ?? ''
    const after = words
      .slice(item.at + item.raw.split(' ').length)
      .filter((word) => !/^(last|ever|first|already|just|actually|even|still|also)$/.test(word))
    const isSubject = /^(did|do|does|has|have|had|when|was|will|that)$/.test(before)
    // "When was Dr. Patel last paid?": who is paid does not pay.
    const isPaid = before === 'was' && /^(paid|sent|given)$/.test(after[0] ?? '')
    return isSubject && !isPaid && paying.test(after[0] ?? '')
  })
}

/** "Acme last paid when": who is only a source of income pays me. */
function isPayer({ names, raws, text }: Slots): boolean {
  return (
    names.length > 0 &&
    names.every((item) => areIncomeOnly(item.names)) &&
    /^(pay|pays|paid|paying|sent|send|sends|gave|give|gives)$/.test(raws.get('spend') ?? '') &&
    !/\b(i|we|my|our)\b/.test(text)
  )
}

function isOfSpending(text: string): boolean {
  return (
    /\bof (all |everything |the money |the total )?((what|that) )?(i|we) (have |had |actually )*(spent|spend|paid|pay)\b/.test(
      text,
    ) ||
    /\bof (all )?((my|our|the) )?(total |overall |monthly |whole )?(spending|expenses|outgoings|expenditures?|costs)\b/.test(
      text,
    )
  )
}
