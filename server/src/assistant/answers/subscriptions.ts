import type { BillWithSettled } from '#bills/index.ts'
import { type Piece, series } from '../facts/sentence.ts'
import type { Query } from '../reading/slots.ts'
import { mayBeSubscription, namesSubscriptions } from '../reading/subscriptions.ts'
import { wordsOf } from '../reading/tokens.ts'
import { type Ask, shownName } from './ask.ts'
import { billName } from './billDues.ts'

// Which recurring bills are subscriptions. A bill has no mark for it: its category tells, or what it can't be.

export type Subscriptions = {
  bills: readonly BillWithSettled[]
  /** The bills that they are among. */
  all: readonly BillWithSettled[]
  /** Says which bills count as subscriptions. */
  rule: Piece
}

/** "What subscriptions am I paying for?", while "bills and subscriptions" asks for all bills. */
export function asksForSubscriptions({ features, names, raws, text }: Query): boolean {
  const noun = raws.get('subscription') ?? ''
  if (
    names.length > 0 ||
    !features.has('subscription') ||
    !/^(?:a )?(?:sub|member|stream)/.test(noun)
  )
    return false
  return (
    !features.has('bill') ||
    raws.get('bill') === 'recurring' ||
    /\b(?:subscription|membership) (?:bills?|payments?|costs?|charges?)\b/.test(text)
  )
}

/** Those in a category that is called so; where there is none, all but what can be no subscription. */
export function subscriptionsIn(bills: readonly BillWithSettled[]): Subscriptions {
  const expenses = bills.filter(({ type }) => type === 'expense')
  const named = expenses.filter(({ category }) => namesSubscriptions(category))
  if (named.length > 0) {
    const categories = [...new Set(named.map(({ category }) => category))]
    const noun = categories.length === 1 ? 'category' : 'categories'
    return {
      bills: named,
      all: bills,
      rule: [
        ` I count the recurring bills in your ${noun} `,
        series(categories.map(shownName)),
        '.',
      ],
    }
  }
  const rest = expenses.filter(({ category, description }) =>
    mayBeSubscription([category], description),
  )
  const others = expenses.filter((bill) => bill.isActive && !rest.includes(bill)).map(billName)
  const shown = [
    ...new Set(others.length > leftOutMax ? [...others.slice(0, leftOutMax), 'others'] : others),
  ]
  return {
    bills: rest,
    all: bills,
    rule: [
      ' No bill is in a category called Subscriptions, so I leave out housing, loans, insurance, utilities, taxes and other everyday costs',
      shown.length === 0 ? '' : [': ', series(shown)],
      '.',
    ],
  }
}

const leftOutMax = 8

/** Whether what is paid to a payee is one. */
export function isSubscriptionTo(
  { bills, vocabulary }: Pick<Ask, 'bills' | 'vocabulary'>,
  payee: string,
): boolean {
  const words = wordsOf(payee).join(' ')
  const isTo = ({ description }: { description: string }) =>
    wordsOf(description).join(' ') === words
  if (bills.some(isTo)) return subscriptionsIn(bills).bills.some(isTo)
  return vocabulary.names.some(
    (name) =>
      name.kind === 'payee' &&
      name.words.join(' ') === words &&
      mayBeSubscription(name.categories, name.name),
  )
}
