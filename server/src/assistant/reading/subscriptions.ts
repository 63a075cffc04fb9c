import { wordsOf } from './tokens.ts'
import { isOrdinaryCost } from './trades.ts'

// A bill has no mark for it: its category tells that it is a subscription, or that it can't be one.

const ofSubscriptions = /^(?:subscriptions?|subs|memberships?)$/

/** What nobody calls a subscription: a home, a debt, insurance, taxes, and what is paid for children or to people. */
const owed = new Set(
  `room lodging landlord studio office storage parking loan loans credit debt debts finance financing financial lease payment
  payments truck van insurance insurances liability tax taxes council alimony support tuition lessons lesson class classes
  course courses teacher tutor wages wage payroll staff rent milk church tithe savings fee fees water electric gas energy
  mobile cellular wireless sewer school schools academy college university montessori preschool nursery daycare tutoring
  kindergarten camp camps`.split(/\s+/),
)

/** "Skillshare" in Education, while a school says so in its name. */
const ofLearning = /^(?:education|learning|self[- ]improvement)$/i

/** Whom a loan for it is paid to, and who only looks after children */
const besideLearning =
  /\b(?:nelnet|sallie|navient|mohela|aidvantage|great lakes|sprouts|kids|child|children|early)\b/i

/** A category called Subscriptions, or "Clubs & Memberships" */
export function namesSubscriptions(category: string): boolean {
  return wordsOf(category).some((word) => ofSubscriptions.test(word))
}

/** What is paid in one of these categories, unless that or its description says that it is something else. */
export function mayBeSubscription(categories: readonly string[], description: string): boolean {
  if (hasOwedWord(description)) return false
  return (
    categories.length === 0 ||
    categories.some(
      (category) =>
        (ofLearning.test(category) && !besideLearning.test(description)) ||
        (!isOrdinaryCost(category) && !hasOwedWord(category)),
    )
  )
}

function hasOwedWord(text: string): boolean {
  return wordsOf(text).some((word) => owed.has(word))
}
