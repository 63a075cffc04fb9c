import type { Feature } from './lexicon.ts'
import type { Slots } from './slots.ts'

const income = '(?:income|earnings|salary|pay|pay ?checks?|wages?|what (?:i|we) (?:earn|make))'
const bills = '(?:bills|subscriptions|fixed costs|fixed expenses)'
const whose = '(?:(?:my|our|the|all|monthly|recurring|active|total) )*'

const asked: readonly RegExp[] = [
  new RegExp(
    `^(?!.*\\b(?:left|after|remain\\w*)\\b)(?:(?:and|so) )*(?:what|how much|how many percent|which)\\b.{0,40}\\b(?:of|from) ${whose}${income} (?:go|goes|do|does|is|are|gets?|covers?|pays?|goes? out)\\b.{0,20}\\b${bills}(?: (?:eat|eats|take|takes|eat up|take up|cost|swallow|make up|use|use up))?$`,
  ),
  new RegExp(
    `^(?:(?:and|so) )*(?:${whose}${bills} (?:vs|versus|against|compared (?:to|with)|to|as (?:a )?(?:share|percentage|percent|part) of) ${whose}${income}|${whose}${income} (?:vs|versus|against|compared (?:to|with)|to) ${whose}${bills})(?: ratio)?$`,
  ),
  new RegExp(
    `^(?:(?:and|so) )*(?:do|does|is|are|can|will|would) ${whose}${income} (?:cover|covers|enough for|enough to (?:pay|cover)|pay for|higher than|more than|bigger than|larger than) ${whose}${bills}$`,
  ),
  new RegExp(
    `^(?:(?:and|so) )*how much (?:of ${whose}${income} )?do ${whose}${bills} (?:eat|take|cost|swallow|make)(?: up)?(?: (?:of|into|from|out of) ${whose}${income})$`,
  ),
]

/** "What percentage of my income goes to bills?": the recurring ones a month, against the income of a month. */
export function readBillShare(query: Slots, features: Set<Feature>): void {
  const { names, periods, excepts, text } = query
  // A payee may be called "Plume Cover".
  const isNamed = names.some(({ raw }) => !/^(?:covers?|salary|pay|wages?|paychecks?)$/i.test(raw))
  if (isNamed || periods.length + excepts.length > 0) return
  if (!asked.some((form) => form.test(text))) return
  query.names = []
  features.clear()
  features.add('billShare')
  query.unknown = []
  query.mistakes = []
}
