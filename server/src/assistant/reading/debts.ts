import type { Feature } from './lexicon.ts'
import type { NameItem, Slots } from './slots.ts'

// What is still owed on a debt: no record holds it, although what was paid and what is due next are known.

const debt =
  /\b(?:loans?|debts?|mortgages?|lend(?:ing|ers?)|financ(?:e|ing)|inst?allments?|credit cards?|klarna|afterpay)\b/i

/** "Lenny Loans", or a payee in the category Debt. */
function isOfDebt({ names }: NameItem): boolean {
  return names.every(
    (name) =>
      name.types.every((type) => type === 'expense') &&
      (debt.test(name.name) ||
        (name.kind === 'payee' && name.categories.some((category) => debt.test(category)))),
  )
}

const asksBalance =
  /\b(?:i|we) (?:(?:still|actually|currently|really) )?owe\b|\b(?:owed|owing|outstanding|(?:left|remains?|remaining)(?: over)?(?: (?:to pay|to go|on|of|with))?)\b|\b(?:pay|paid|paying) (?:\p{L}+ ){0,3}off\b|\bbalance\b/u

const howMuchPaid =
  /^(?:(?:and|so|but|ok) )*(?:how much|what) (?:(?:money|in all|in total) )?(?:have|had|did) (?:i|we) (?:already |actually |so far )*(?:paid?|pay) off\b/

const idle = /^(?:off|owing|owed|outstanding|balance|remaining|debt|altogether|toward|towards)$/i

/** "How much do I still owe Lenny Loans?", "when is the mortgage paid off?" */
export function readDebt(query: Slots, features: Set<Feature>): void {
  const { names, periods, text } = query
  if (names.length === 0 || !names.every(isOfDebt)) return
  const isKnown = query.unknown.every(({ raw }) => idle.test(raw))
  if (!isKnown) return
  if (howMuchPaid.test(text)) {
    query.unknown = []
    features.delete('due')
    return
  }
  const isOfPayday = features.has('payday') && !/paid$/.test(query.raws.get('payday') ?? '')
  const isOfTime = periods.length > 0 || features.has('monthEnd') || isOfPayday
  if (isOfTime || !asksBalance.test(text)) return
  // "When is the next payment I owe on the loan?" asks for its day.
  if (/\b(?:next|overdue|late)\b/.test(text)) return
  query.unknown = []
  features.clear()
  features.add('debtLeft')
}
