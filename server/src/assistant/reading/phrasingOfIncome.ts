import type { Feature } from './lexicon.ts'
import { type Slots, sideOf } from './slots.ts'

// Whether money came in: pay, takings, and what pays for itself.

/** "Total pay in June": a noun here, while in "did I pay" it is a verb. */
export function readPay({ raws, text }: Slots, features: Set<Feature>): void {
  if (raws.get('spend') !== 'pay' || features.has('earn')) return
  // "What pay did I record in July?", "the lowest pay I've had"
  if (
    !/\b((high|low|larg|bigg|small)est|best|worst|top|maximum|minimum) pay\b(?! (for|to|at|on|off|out)\b)|\b(what|how much) pay (did|have) (i|we)\b|\b(my|our|total|gross|net|take-home|average|monthly|weekly|biweekly|base|the) pay\b(?! (for|to|at|on|off|out)\b)/.test(
      text,
    )
  )
    return
  if (/\b(i|we|you|to) pay\b/.test(text)) return
  features.delete('spend')
  features.add('earn')
}

/** "What did the shop take in the last 6 months?", "how many Ubers did I take in May?": only "I took in" is income. */
export function readTaken(query: Slots, features: Set<Feature>): void {
  const { raws, text, names } = query
  if (drawn.test(text) && areAllIncome(query)) {
    query.unknown = query.unknown.filter(({ raw }) => !/^(?:draw|drew|drawn)$/i.test(raw))
    for (const each of ['visit', 'spend'] as const) features.delete(each)
    features.add('earn')
  }
  // "How much did I take out of my emergency fund?", where the records have only what went into it.
  if (/\b(take|took|taken|draw|drew|drawn|pull|pulled)( money| cash)? out of\b/.test(text)) {
    const isPaidIn = names.length > 0 && names.every((item) => sideOf(item) === 'expense')
    if (isPaidIn) query.mistakes.push('Do you mean what you have paid into it?')
  }
  if (isTakenIn(query) || isTakings(query)) {
    features.delete('visit')
    features.add('earn')
    return
  }
  if (!/^(take|took|taken|taking) in$/.test(raws.get('earn') ?? '')) return
  const isSpentOn =
    names.length > 0 &&
    names.every((item) => item.names.every(({ types }) => !types.includes('income')))
  if (!isSpentOn && /\b(i|we)( have| am| are)? (take|took|taken|taking) in\b/.test(text)) return
  features.delete('earn')
  features.add('visit')
}

/** "What's my best Saturday market ever?", "the worst bonus": the highest or lowest of what comes in. */
export function readBest(query: Slots, features: Set<Feature>): void {
  const isOne = ![
    'day',
    'week',
    'month',
    'quarter',
    'year',
    'weekday',
    'category',
    'payee',
    'where',
  ].some((each) => features.has(each))
  if (!isOne || !areAllIncome(query) || features.has('spend') || features.has('net')) return
  if (features.delete('best')) features.add('max')
  if (features.delete('worst')) features.add('min')
}

/** "Did the band pay for itself? Gigs less band": one against the other. */
export function readPaysItself({ names }: Slots, features: Set<Feature>): void {
  const isLess = features.has('lessWord') || features.has('compare')
  if (names.length === 2 && isLess) features.delete('paysItself')
}

/** "How much have I taken from the cafe?": what an employer or a business pays. */
const drawn =
  /\b(?:i|we) (?:(?:have|already|ever|actually) )*(?:take|took|taken|draw|drew|drawn|pull|pulled)(?: (?:home|out|money|in))*(?: out of| from| of)\b/

/** "How much did the stall take in August?", of a category Stall Sales; what a shop takes is paid to it. */
function isTakenIn({ names, raws, text }: Slots): boolean {
  const [item, ...others] = names
  if (item === undefined || others.length > 0) return false
  const words = text.split(' ')
  const before = words.slice(0, item.at).join(' ')
  return (
    /^(take|took|taken|taking)( in)?$/.test(raws.get('visit') ?? raws.get('earn') ?? '') &&
    /\b(did|does|has|have|do)( the| my| our)?$/.test(before) &&
    /^(take|taken|taking)$/.test(words[item.at + item.raw.split(' ').length] ?? '') &&
    !/\b(from|off) (me|us)\b/.test(text) &&
    item.names.some(({ kind, types }) => kind === 'category' && types.includes('income'))
  )
}

/** "What did we take on Saturdays?", "how much have I taken this month": nothing else is said to be taken. */
function isTakings({ names, text }: Slots): boolean {
  return (
    names.every((item) => sideOf(item) !== 'expense') &&
    /^(?:(?:and|so|ok) )*(?:how much|what)(?: money| cash)? (?:did|have) (?:i|we) (?:take|taken)(?: (?:in|on|at|last|this|during|over|since|from|so far)\b|$)(?!.* (?:with|for|to) (?:me|us|my|our)\b)/.test(
      text,
    )
  )
}

function areAllIncome({ names }: Slots): boolean {
  return names.length > 0 && names.every((item) => sideOf(item) === 'income')
}

/** "What is my paycheck?": the latest one. */
export function readPaycheck({ raws, periods, names }: Slots, features: Set<Feature>): void {
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
