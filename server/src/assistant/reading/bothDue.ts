import type { Feature } from './lexicon.ts'
import type { Slots } from './slots.ts'

// "What bills and income are due?", "what is still to come this month?": both sides of what is ahead.

const joint = '(?:,? (?:and|or|plus|as well as|along with|&)(?: also)?)'
const between = '(?: (?!(?:after|minus|less|against|from|versus|vs|than)\\b)\\p{L}+){0,5}?'
const out =
  '(?:bills?|payments?|expenses?|outgoings?|charges|costs|subscriptions?|to pay|have to pay|must pay|owe|due|(?:go|goes|going|come|comes|coming) out)'
const inward =
  '(?:income|salary|salaries|wages?|pay|paychecks?|pay ?days?|earnings|deposits?|to receive|receive|will (?:i|we) (?:still )?get|(?:come|comes|coming) in|due to (?:me|us))'
const sides = new RegExp(
  `\\b${out}${between}${joint}${between} ${inward}\\b|\\b${inward}${between}${joint}${between} ${out}\\b`,
  'u',
)

const toCome =
  /\b(?:still|yet|left|more|else|other)(?: \p{L}+){0,3} to come\b(?! (?:in|out|off|back)\b)|\b(?:still|yet|else|more)(?: (?:is|are|there))? coming\b(?! (?:in|out|off|back)\b)/u
const moreOfIt = /\b(?:how much|what|how many|any|anything) more\b/
const past = /\b(?:was|were|did|had|last|paid|spent|received)\b/

const ofDues: ReadonlySet<Feature> = new Set([
  ...['bill', 'due', 'subscription', 'earn', 'incomeRow', 'salaryWord', 'payday', 'expenseRow'],
  ...['spend', 'whatIs', 'nowIs', 'list', 'still', 'more', 'forecast', 'howMuch', 'total', 'when'],
  ...['monthEnd', 'count', 'active'],
])
const sided: readonly Feature[] = [
  ...['bill', 'subscription', 'expenseRow', 'spend', 'earn', 'incomeRow', 'salaryWord', 'payday'],
]
const ofPay = /^(?:salary|salaries|wages?|pay|paychecks?|income)$/i

export function readBothDue(query: Slots, features: Set<Feature>): void {
  const { names, periods, text } = query
  if (past.test(text) || ![...features].every((feature) => ofDues.has(feature))) return
  if (toCome.test(text)) {
    for (const each of ['still', 'more']) features.delete(each)
    features.add('due')
    if (names.length === 0 && !sided.some((each) => features.has(each))) features.add('bothDue')
    return
  }
  // "How much more do I have to pay this month?"
  if (features.has('due') && moreOfIt.test(text)) features.delete('more')
  const isAhead =
    ['due', 'monthEnd'].some((each) => features.has(each)) ||
    periods.some(
      (each) => each.isAhead === true || ((each.isPresent || each.isBare) && features.has('bill')),
    )
  // "My bills and income": what they come to, and when none of them is due.
  const isOfBills = isAhead || features.has('bill')
  if (!isOfBills || !names.every(({ raw }) => ofPay.test(raw)) || !sides.test(text)) return
  if (!isAhead && periods.length > 0) return
  query.names = []
  for (const each of [...sided, 'still', 'forecast']) features.delete(each)
  for (const each of ['bothDue', isAhead ? 'due' : 'bill']) features.add(each)
}
