import { type Piece, say, series } from '../facts/sentence.ts'
import type { Feature } from '../reading/lexicon.ts'
import type { Query } from '../reading/slots.ts'
import {
  type Ask,
  chosen,
  labelOf,
  periodOf,
  type Said,
  selectionOf,
  shownName,
  typeOf,
} from './ask.ts'
import { rankAnswer } from './ranks.ts'

const superlative =
  '(?:(?:still|really|actually|now|always|been) )*(?:my|our|the) (?:(?:single|very|number one|second|third) )*(?:biggest|largest|highest|main|top)'
const noun =
  '(expense|cost|outgoing|expenditure|spend|spending|expense category|category|spending category|cost category|area|money drain|store|shop|supermarket|supplier|payee|client|customer|payer|source|source of income|income|income source|earner)s?'
const rest =
  '(?: (?:of all|overall|by far|in|this|last|since|so far|over|during|excluding|except|without|right|yes)\\b.*)?$'
/** "Is rent my biggest expense", or said of it: "rent is my biggest expense". */
const asksIfBiggest = new RegExp(
  `^(?:(?:and|so|but|ok|then) )*(?:(?:is|are|was|were|has|have) .{2,40}?|(?!(?:what|which|who|how|when|where|it|that|this|they|these|those|there)\\b).{2,40}? (?:is|are|was|were)) ${superlative} ${noun}${rest}`,
)

/** "Are groceries my biggest expense?": of a category, whether any other one came to more; of a shop, any other shop. */
export function isBiggestAsked(query: Query): boolean {
  const [item, ...others] = query.names
  if (item === undefined || others.length > 0) return false
  const what = asksIfBiggest.exec(query.text)?.[1]
  if (what === undefined) return false
  const kinds = new Set(chosen(item).map(({ kind }) => kind))
  if (kinds.size > 1 || /source|income/.test(what)) return kinds.size === 1
  return kinds.has(payeeNouns.test(what) || shops.test(what) ? 'payee' : 'category')
}

const shops = /^(?:store|shop|supermarket|supplier)$/
const payeeNouns = /^(?:payee|client|customer|payer|earner)$/

/** What came to the most, and what the name that is asked about came to. */
export async function isBiggestAnswer(ask: Ask): Promise<Said> {
  const { query, book } = ask
  if (shops.test(asksIfBiggest.exec(query.text)?.[1] ?? ''))
    return {
      kind: 'clarify',
      text: 'I cannot tell shops from other payees, such as a landlord. Ask for the biggest payee of all, or within a category.',
      suggestions: ['Which payee did I spend the most on?'],
    }
  const names = query.names.flatMap(chosen)
  const isSpent = names.some(({ types }) => types.includes('expense'))
  const type = typeOf(query) ?? (isSpent ? 'expense' : 'income')
  const key = names.some(({ kind }) => kind === 'payee') ? 'payee' : 'category'
  const features = new Set<Feature>([key, 'max', type === 'income' ? 'earn' : 'spend'])
  const ranked: Ask = {
    ...ask,
    query: { ...query, names: [], features, raws: new Map([[key, key]]) },
  }
  const told = await rankAnswer(ranked)
  if (told.kind !== 'answer') return told
  const groups = await book.groups(selectionOf(ranked.query, type, periodOf(ask)), key)
  const top = groups[(query.rank ?? 1) - 1]?.shown.toLowerCase()
  if (names.some(({ name }) => name.toLowerCase() === top))
    return { ...told, text: ['Yes. ', told.text] }
  const own: Piece[] = []
  for (const name of names) {
    const of = { ...query, names: query.names.map((item) => ({ ...item, names: [name] })) }
    const label = labelOf(name.name, of.names, periodOf(ask))
    const rows = await book.rows(label, selectionOf(of, type, periodOf(ask)))
    own.push(say`${shownName(name.name)} came to ${book.sum(label, rows)}`)
  }
  return { ...told, text: say`No. ${series(own)}. ${told.text}` }
}
