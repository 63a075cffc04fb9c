import type { Feature } from './lexicon.ts'
import type { Slots } from './slots.ts'

const thing = / (?:for|on) (?:that|those|the|this|these|my|our|a|an) ((?:\p{L}+ ?){1,6})$/u
const narrowing =
  /\b(?:last|first|next|only|day|week|month|year|most|least|over|under|than|other|second|twice|and|or|but|not|payment|bill)\b/
const ofRefunds = new Set<Feature>([
  ...(['refund', 'ever', 'visit', 'cancel', 'earn'] as const),
  ...(['pronoun', 'nowIs', 'howMuch', 'spend', 'paused'] as const),
])

/**
 * "Did Bluebird Coaches ever give us our money back for that trip they cancelled?": which of its payments came back is
 * not recorded, so all that came back from there is told, and that the rest was left aside.
 */
export function readRefundOf(query: Slots, features: Set<Feature>): void {
  const { periods, text } = query
  if (!features.has('refund')) return
  leaveOutCategory(query)
  const { names } = query
  if (names.length === 0 || periods.length > 0) return
  if (!names.every((item) => item.names.every(({ kind }) => kind === 'payee'))) return
  const [tail = ''] = thing.exec(text) ?? []
  const from = text.slice(0, text.length - tail.length).split(' ').length
  const isBefore = names.every(({ at, raw }) => at + raw.split(' ').length <= from)
  if (tail === '' || !isBefore || narrowing.test(tail)) return
  if (![...features].every((feature) => ofRefunds.has(feature))) return
  if (query.unknown.some(({ at }) => at < from)) return
  query.unknown = []
  for (const each of ['visit', 'cancel', 'pronoun', 'paused']) features.delete(each)
  query.leftAside = [tail.trim()]
}

/** "Did Second Spin refund me for the clothes?": its refunds need not be in the category of what was bought. */
function leaveOutCategory(query: Slots): void {
  const [first, second, ...others] = query.names
  const [payee] = first?.names ?? []
  const [category] = second?.names ?? []
  if (!first || !second || others.length > 0 || query.excepts.length > 0) return
  if (payee?.kind !== 'payee' || category?.kind !== 'category') return
  const isBought = payee.categories.includes(category.name) && !category.types.includes('income')
  const [, before] =
    / (for|on) (?:(?:that|those|the|this|these|my|our) )?$/.exec(
      ` ${query.text.split(' ').slice(0, second.at).join(' ')} `,
    ) ?? []
  if (!isBought || before === undefined) return
  query.names = [first]
  query.leftAside = [`${before} ${second.raw}`]
}
