import type { Feature } from './lexicon.ts'
import type { NameItem, Slots } from './slots.ts'

// "Which coffee shop do I go to most?": the kind of shop is a category, and its payees are asked for.

export function readShops(query: Slots, features: Set<Feature>): void {
  if (asksForShop(query, features)) features.add('payee')
  askWhichKind(query)
  leaveOutShops(query, features)
}

const opens = /^(?:(?:and|so|ok|hey) )*(?:which|what) /

function isKindOfShop({ how, raw }: NameItem): boolean {
  return how === 'synonym' && /(?:station|supermarket|bookstore|bookshop)s?$/i.test(raw)
}

const visited =
  /^(?:(?:shop|store|place|spot|restaurant)s? )?(?:do|did|have|has) (?:i|we) (?:\p{L}+ly )?(?:go to|gone to|use|used|visit|visited|shop at|been to|buy from|order from)\b/u

/** "Which pharmacy do I use?", where that is a category */
function namesKindFirst({ text, names }: Pick<Slots, 'text' | 'names'>): boolean {
  const [item] = names
  if (item === undefined || names.length > 1 || !opens.test(text)) return false
  const words = text.split(' ')
  return (
    /^(?:which|what)$/.test(words[item.at - 1] ?? '') &&
    item.names.every(({ kind }) => kind === 'category') &&
    visited.test(words.slice(item.at + item.raw.split(' ').length).join(' '))
  )
}

const shop = /^(?:shop|store|place|spot|station|restaurant)s?$/

/** "Which camera store do I spend most at?", with a payee KEH Camera: it is not the only one that sells some. */
function askWhichKind({ names, mistakes, text }: Slots): void {
  const words = text.split(' ')
  const isOfOne = names.some(
    ({ at, how, raw, names: [name, ...others] }) =>
      how === 'part' &&
      name?.kind === 'payee' &&
      others.length === 0 &&
      /^(?:which|what)$/.test(words[at - 1] ?? '') &&
      shop.test(words[at + raw.split(' ').length] ?? ''),
  )
  if (isOfOne) mistakes.push('Which of your categories or payees do you mean?')
}

const ofSums: ReadonlySet<Feature> = new Set([
  ...(['howMuch', 'spend', 'total', 'payee', 'nowIs', 'whatIs', 'average', 'perMonth'] as const),
])

/** "How much at coffee shops in March?": what was spent on coffee. */
function leaveOutShops({ names, text }: Slots, features: Set<Feature>): void {
  if (!features.has('payee') || !(features.has('howMuch') || features.has('spend'))) return
  if (![...features].every((feature) => ofSums.has(feature))) return
  const words = text.split(' ')
  const isKind = names.some(
    ({ at, raw, names: all }) =>
      all.every(({ kind }) => kind === 'category') &&
      /^(?:shops|stores|places)$/.test(words[at + raw.split(' ').length] ?? '') &&
      /^(?:at|in|on|the|my|our|to)$/.test(words[at - 1] ?? ''),
  )
  if (isKind && !/\b(?:which|what|each|by|per|list|show)\b/.test(text)) features.delete('payee')
}

/** "My top grocery shop": a noun here, while in "where do I shop" it is a verb. */
function asksForShop({ text, names, excepts }: Slots, features: ReadonlySet<Feature>): boolean {
  // "My biggest Costco shop", "the biggest shop at Costco" is one visit.
  const words = text.split(' ')
  const isVisit = names.some(
    ({ at, raw, names: [name] }) =>
      name?.kind === 'payee' &&
      (words[at + raw.split(' ').length] === 'shop' ||
        /\bshop (?:at|in|from)(?: the)?$/.test(words.slice(0, at).join(' '))),
  )
  // "At the bicycle shop Spoke & Chain"
  const isTold = names.some(
    ({ at, how }) =>
      how === 'exact' &&
      /^(shop|place|store|restaurant)$/.test(words[at - 1] ?? '') &&
      !/^(which|what)$/.test(words[at - 2] ?? ''),
  )
  // "How much was our largest grocery shop?" is the price of one.
  const isPriced =
    /\bhow much (was|were|is|did) (my|our|the) [\p{L}& ]+ shop\b/u.test(text) ||
    /\bshop (cost|came to|come to)\b/.test(text)
  const isRanked = ['max', 'min', 'most', 'least', 'often'].some((each) => features.has(each))
  // "Which gas station costs me most?", where it is told by its category.
  if ((isRanked || opens.test(text)) && names.some(isKindOfShop)) return true
  if (namesKindFirst({ text, names })) return true
  if (isVisit || isTold || isPriced || isSizeOfOne({ text, names })) return false
  // "My dearest Big Shop", where a category is called so, is no shop.
  const unnamed = words.map((word, at) =>
    [...names, ...excepts].some(
      (name) => name.at <= at && at < name.at + name.raw.split(' ').length,
    )
      ? '…'
      : word,
  )
  return (
    isRanked &&
    !features.has('weekday') &&
    /(?<!\b(i|we|to|do|did|can|in|first|second|last)) (shop|place|spot|store|restaurant)\b/.test(
      unnamed.join(' '),
    )
  )
}

/** "My smallest grocery shop ever": one purchase; "which is the biggest grocery shop?" asks for the place. */
function isSizeOfOne({ text, names }: Pick<Slots, 'text' | 'names'>): boolean {
  if (/\b(which|where|who)\b/.test(text)) return false
  const words = text.split(' ')
  return names.some(
    ({ at, raw, names: [name] }) =>
      name?.kind === 'category' &&
      words[at + raw.split(' ').length] === 'shop' &&
      sizeBefore.test(words.slice(0, at).join(' ')),
  )
}

const sizeBefore =
  /\b((big|small|large|tini|cheap|prici|dear|high|low|little)(g|l)?e?st|(most|least) expensive)( single)?$/
