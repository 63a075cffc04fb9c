import type { Feature } from './lexicon.ts'
import { daysIn, type Period } from './period.ts'
import { type NameItem, rankWords, type Slots } from './slots.ts'

// What was spent or came in, where the order of the words tells which of the two, or of what.

/** "What does Netflix charge us?" asks for its price, and not for what it has come to. */
export function readCharges({ text, names, periods }: Slots, features: Set<Feature>): void {
  if (names.length !== 1 || periods.length > 0) return
  if (
    !/^((and|so|ok|hey) )*(what|how much) (does|do) .* (charge|bill|run)( (me|us))?( now| these days)?$/.test(
      text,
    )
  )
    return
  features.delete('howMuch')
  features.delete('bill')
  for (const each of ['nowIs', 'spend']) features.add(each)
}

/** "How bad was July, spending-wise?", "how am I doing spending-wise?" */
export function readWise({ raws }: Slots, features: Set<Feature>): void {
  if (!features.delete('spendWise')) return
  if (/^how am i doing/.test(raws.get('score') ?? '')) features.delete('score')
  if (
    !['spend', 'earn', 'expenseRow', 'incomeRow', 'net', 'score'].some((each) => features.has(each))
  )
    features.add('spend')
}

/** "Where am I at for May, spending-wise?": a sum, but only where something tells what of. */
export function readWhereAt(features: Set<Feature>): void {
  const isOfMoney = ['spend', 'earn', 'expenseRow', 'incomeRow'].some((each) => features.has(each))
  if (isOfMoney && features.delete('whereAt')) features.add('howMuch')
}

/** "The most expensive thing in October": any one expense. */
export function readThing({ text, names, raws }: Slots, features: Set<Feature>): void {
  // "Which shop at Costco was the dearest?": one visit, where the shop is named.
  const [name, ...others] = names.flatMap((item) => item.names)
  if (
    name?.kind === 'payee' &&
    others.length === 0 &&
    (features.has('max') || features.has('min')) &&
    /\bshops?$/.test(raws.get('payee') ?? '') &&
    /\bshops? (?:at|in|from) /.test(text)
  ) {
    features.delete('payee')
    features.add('expenseRow')
  }
  const isThing =
    /\b(expensive|priciest|costliest|dearest|biggest|largest|highest|cheapest|smallest|lowest|pricey) (single )?(things?|items?)\b/
  if (!isThing.test(text)) return
  const isAlone = [...features].every((each) => besideThing.has(each))
  if (isAlone && rankWords.some((rank) => features.has(rank))) features.add('expenseRow')
}

const besideThing: ReadonlySet<Feature> = new Set([
  ...rankWords,
  'whatIs',
  'nowIs',
  'ever',
  'still',
  'list',
])

/** "Who took most of my money?" asks for the sum, not for how often. */
export function readTakenMost({ text }: Slots, features: Set<Feature>): void {
  if (
    !/\b(most|biggest|largest) (\w+ )?(of )?(my|our) (money|cash|spending|income|pay|budget)\b/.test(
      text,
    )
  )
    return
  if (features.delete('visit')) features.add('spend')
}

/** "Which category dropped most": it fell, while in "I dropped $50 on shoes" money was spent. */
export function saysItDropped(text: string, raws: ReadonlyMap<Feature, string>): boolean {
  return /^drop(ped)?$/.test(raws.get('spend') ?? '') && !/\b(i|we)( \w+){0,3} drop/.test(text)
}

/** "What did I end up spending?" looks back, and "which day did I go" asks for a date. */
export function readTold({ raws, text }: Slots, features: Set<Feature>): void {
  const isTold = /\b(did|have|has|had|was|were)\b/.test(text)
  const end = raws.get('forecast') ?? ''
  if (isTold && /^(end|wind|finish) up/.test(end)) {
    features.delete('forecast')
    if (end.endsWith('spending')) features.add('spend')
  }
  const isRanked = ['most', 'least', 'max', 'min', 'often', 'average', 'weekday'].some((each) =>
    features.has(each),
  )
  if (!isRanked && /^(which|what) day$/.test(raws.get('day') ?? '')) {
    features.delete('day')
    features.add('when')
  }
}

/** "What did I buy at Costco?", "what gifts did I get?": asks for the rows, not only for what they came to. */
export function readBought(query: Slots, features: Set<Feature>): void {
  const { text } = query
  const isAsked =
    asksWhichOfName(query) ||
    /\bwhat (all |else )?(did|have) (i|we) (all )?(buy|bought|purchased?|order(ed)?)\b/.test(
      text,
    ) ||
    /\b(did|have) (i|we) (buy|bought|purchased?|order(ed)?) (anything|something)\b/.test(text)
  if (!isAsked || rankWords.some((rank) => features.has(rank))) return
  features.delete('howMuch')
  features.add('list')
}

/** "What gifts did I receive?": a name right after "what". */
function asksWhichOfName({ names, text }: Slots): boolean {
  const words = text.split(' ')
  return names.some(({ at, raw }) => {
    const before = words.slice(0, at).join(' ')
    const after = words.slice(at + raw.split(' ').length).join(' ')
    return (
      /\b(what|which)( all| other| new)?$/.test(before) &&
      /^(did|have) (i|we) (\w+ly |ever |all )?(buy|bought|purchased?|order(ed)?|receive[ds]?|get|got|gotten|pay|paid)\b/.test(
        after,
      )
    )
  })
}

/** "What eats most of my paycheck?" asks for spending; the income is only what it is taken from. */
export function readEatenUp({ raws, text, mistakes }: Slots, features: Set<Feature>): void {
  const isOfBills = features.has('bill') || features.has('subscription')
  // "How much do my subscriptions eat up of my income?"
  if (
    isOfBills &&
    /\b(?:of|into|up) (?:my|our) (?:income|pay ?check|salary|wages?|earnings|pay)\b/.test(text) &&
    !features.has('left')
  )
    mistakes.push('Do you mean what is due, or what you have spent?')
  if (
    features.has('share') ||
    !/^(takes|eat|swallow|consume|devour|absorb)/.test(raws.get('spend') ?? '')
  )
    return
  if (!/\b(of|into|up) my (income|pay ?check|paycheque|salary|wages?|earnings)\b/.test(text)) return
  for (const feature of ['earn', 'incomeRow', 'salaryWord']) features.delete(feature)
}

/** "What's still to be paid this month?" asks for bills; "am I still to be paid?" could ask for two things. */
export function readToBePaid({ text, mistakes }: Slots, features: Set<Feature>): void {
  if (
    /\b(am i|are we) (still|yet) to be paid\b|\b(do|will) (i|we) still (get|be) paid\b/.test(text)
  )
    mistakes.push('Do you mean what you have received, or your next payday?')
  const isOfBills =
    /\b(what|which|how much|anything|total|sum|bills?)\b.*\b(still|left|yet|remains?|remaining) to (be paid|come)\b/
  if (!isOfBills.test(text) || /\b(i|we|me|us)\b/.test(text)) return
  // "What is still to come?" may be income.
  if (/ to come\b/.test(text) && !features.has('bill')) return
  for (const each of ['earn', 'spend', 'left', 'payday']) features.delete(each)
  for (const each of ['bill', 'due']) features.add(each)
}

/** "When was I last paid?", "how long since I got paid?" */
export function readWasPaid({ raws, text }: Slots, features: Set<Feature>): void {
  const isAgo = /^how (long|many days|recently)\b/.test(raws.get('when') ?? '')
  if (isAgo && (features.has('earn') || features.has('payday'))) {
    features.delete('payday')
    for (const each of ['earn', 'last']) features.add(each)
  }
  if (raws.get('spend') !== 'paid' || !/\b(was|am|were) (i|we)\b.{0,12}\bpaid\b/.test(text)) return
  features.delete('spend')
  features.add('earn')
}

/** "How much did I get in October?" asks for income, and "how much milk did I get" for something else. */
export function readGot({ text }: Slots, features: Set<Feature>): void {
  const isGot =
    /\bhow much (money )?(did|have) (i|we) (get|got|gotten)( back)?( (in|during|since|from|this|last)\b|$)/.test(
      text,
    )
  if (isGot && !['spend', 'expenseRow', 'visit'].some((each) => features.has(each)))
    features.add('earn')
}

/** "How much on coffee and how much on lunch": two sums, and not the sum of both. */
export function readTwice({ text, names, periods }: Slots, features: Set<Feature>): void {
  const isTwo =
    (names.length === 2 && periods.length < 2) || (names.length < 2 && periods.length === 2)
  const [one, other] = periods
  if (one && other && periods.length === 2 && isWithin(one, other)) features.add('compare')
  if (isTwo && /\bhow much\b.*\band how much\b/.test(text) && !features.has('share'))
    features.add('compare')
}

/** "Twice what I spent" is no double charge, and "the ratio of rent to income" no share of all spending. */
export function readMultiple({ text, raws, names, mistakes }: Slots, features: Set<Feature>): void {
  const isMultiple =
    /\b(twice|double|two times|triple) (what|as (much|many)|the (amount|total|sum)|that|it|my)\b/
  if (isMultiple.test(text) && !features.has('compare') && features.delete('duplicate'))
    mistakes.push('I can tell a figure, but not a multiple of it. Which figure do you mean?')
  if (raws.get('share') === 'ratio' && names.length > 1)
    mistakes.push('Do you want both figures, or the share of one in all your spending?')
}

/** "The last 30 days and the last 60": their sum would count the same days once. */
function isWithin(a: Period, b: Period): boolean {
  const [inner, outer] = (a.from ?? '') > (b.from ?? '') ? [a, b] : [b, a]
  return a.from !== undefined && b.from !== undefined && inner.to <= outer.to
}

/** "What did I spend money on yesterday?": the purchases of a few days, the categories of a longer time. */
export function readSpentOn(query: Slots, features: Set<Feature>): void {
  const { names, periods, text } = query
  // "What did I spend over $100 on in May?"
  if (spentOverOn.test(text) && (query.min ?? query.max) !== undefined) {
    for (const each of ['howMuch', 'total'] as const) features.delete(each)
    features.add('list')
    return
  }
  const isAsked =
    /\bwhat (all |else )?(?:(did|have) (i|we) (been )?(spend|spent|spending)( (my|our|any|the|all my))?( money| cash)?|(did|has|does) (all )?(the |my |our )?(money|cash) (all )?(go|gone|went|been going)) on( (yesterday|today|last|this|in|during|over|since|so far)\b|$)/.test(
      text,
    )
  const isTaken = [...rankWords, 'more', 'lessWord', 'compare'].some((each) => features.has(each))
  const [period] = periods
  if (!isAsked || isTaken || names.length > 0 || period?.from === undefined) return
  features.delete('howMuch')
  features.add(daysIn(period) <= 7 ? 'list' : 'breakdown')
}

const spentOverOn =
  /\bwhat (?:all |else )?(?:did|have|had) (?:i|we) (?:been )?(?:spend|spent|spending|pay|paid|buy|bought) (?:(?:anything|something) )?(?:for )?(?:over|above|more than|at least|under|below|less than|up to|between) /

/** "Did I get paid yet?" asks when that was. */
export function readPaidAlready({ text, names, periods }: Slots, features: Set<Feature>): void {
  if (names.length + periods.length > 0) return
  if (
    !/^((and|so|hey|ok) )*(did|have) (i|we) (get|got|been|gotten) paid( (yet|already))*$/.test(text)
  )
    return
  for (const each of ['still', 'payday']) features.delete(each)
  for (const each of ['earn', 'last', 'when']) features.add(each)
}

/** "How much has my Netflix subscription cost?" asks for what was paid, not for what is due. */
export function readItsCost({ text, names }: Slots, features: Set<Feature>): void {
  if (names.length === 0 || !features.has('spend')) return
  const isOfDues = [
    'due',
    'overdue',
    'count',
    'active',
    'cancel',
    'rise',
    'change',
    'list',
    'share',
  ]
  if (isOfDues.some((each) => features.has(each))) return
  if (!/\b(has|have|did)\b.*\b(cost|spent|spend|paid|pay|set)\b/.test(text)) return
  features.delete('subscription')
}

/** "Did they ever refund Zara?", "the very first thing I ever logged". */
export function readThey({ text, names }: Slots, features: Set<Feature>): void {
  if (features.has('refund') && names.length > 0 && /\b(did|have) they\b/.test(text))
    features.delete('pronoun')
  if (/\b(first|last|latest|newest) things? (i|we|that)\b/.test(text) && names.length === 0)
    features.add('anyRow')
}

/** "Is the Ticketmaster charge normal for me?" asks if it stands out, and for no average. */
export function readNormal({ text, names }: Slots, features: Set<Feature>): void {
  if (names.length !== 1 || features.has('compare')) return
  if (!/^((and|so) )*(is|was|are|were) .* (normal|usual|typical)( for (me|us))?$/.test(text)) return
  if (features.delete('average')) features.add('unusual')
}

/** "What is the price of Spotify now?": the price itself, and not by how much it rose. */
export function readPriceAsked(
  { raws, text, names, periods }: Slots,
  features: Set<Feature>,
): void {
  // "What was the price of my most expensive buy?"
  if (dateAndPrice.test(text) && names.length > 0) features.add('last')
  const isOfRow = [...rankWords, 'last', 'first'].some((each) => features.has(each))
  // "Last Jiffy Lube, date and price"
  const isOfOne = /\bprice of\b/.test(text) || (names.length > 0 && !risen.test(text))
  if (isOfRow && isOfOne && /^prices?$/.test(raws.get('rise') ?? '')) {
    features.delete('rise')
    features.add('expenseRow')
  }
  // "The price of a bag of groceries"
  const isOfPiece = [...features].every((each) => each === 'expenseRow' || besidePrice.has(each))
  if (isOfPiece && names.length > 0 && features.delete('expenseRow') && features.delete('rise')) {
    for (const each of ['average', 'each']) features.add(each)
    return
  }
  const isAlone = [...features].every((each) => besidePrice.has(each))
  if (!/^prices?$/.test(raws.get('rise') ?? '') || names.length !== 1 || periods.length > 0) return
  // "Hulu price history"
  if (/\b(?:history|over time|over the years)\b/.test(text)) return
  if (!isAlone || !features.delete('rise')) return
  for (const each of ['whatIs', 'active']) features.delete(each)
  features.add('nowIs')
}

const dateAndPrice = /\bdate (?:and )?(?:the )?price\b|\bprice (?:and )?(?:the )?date\b/

const risen =
  /\b(ups?|upped|rise|rises|rose|risen|raises?|raised|raising|increas\w+|hik\w+|chang\w+|higher|more|jump\w*|bump\w*|differ\w*|drop\w*|down|lower\w*)\b/

const besidePrice: ReadonlySet<Feature> = new Set([
  'rise',
  'whatIs',
  'nowIs',
  'howMuch',
  'active',
  'list',
])

const goingOut =
  /\b(?:i|we) (?:(?:been|usually|really|still|all|actually) )*(?:go|goes|going|went|gone) out\b|\b(?:spend|spent|spending|cost|costs|pay|paid)(?: (?:me|us|money))?(?: on)? going out\b/

/** "Chipotle more than the Noodle Bar", "Chipotle or the Noodle Bar" */
function comparesTwo(text: string, names: readonly NameItem[]): boolean {
  const [one, other, ...more] = names
  if (one === undefined || other === undefined || more.length > 0) return false
  const words = text.split(' ')
  const between = words.slice(one.at + one.raw.split(' ').length, other.at).join(' ')
  return /^(?:(?:or|more(?: often)? than|less(?: often)? than|than)(?: (?:to|at))?(?: the)?)$/.test(
    between,
  )
}

/** "Did I go to Costco more in May or in April?": more often, or more money. */
export function readGoneMore(
  { text, mistakes, names, periods }: Slots,
  features: Set<Feature>,
): void {
  // "Have we been going out more?", "what did we spend going out?"
  if (names.length === 0 && goingOut.test(text))
    mistakes.push('Do you mean eating out, or everything you spent?')
  // "Did I do more airport runs in May than in April?"
  if (names.length > 0 && /\b(?:did|have|do) (?:i|we) (?:do|done) (?:more|fewer) /.test(text))
    features.add('count')
  const isOfMore = features.has('compare') && (features.has('more') || features.has('lessWord'))
  if (!isOfMore || features.has('spend') || features.has('often') || features.has('count')) return
  if (
    /\b(?:did|do|have|are|am) (?:i|we) (?:been )?(?:go|gone|going out|going to|been(?! \p{L}+ing\b)|visit|visited|visiting|patroni[sz]ed?|hit up|eat at|dine at|shop at|use|used|drive|driving|stop|stopping)\b/u.test(
      text,
    )
  ) {
    // "Do I go to Chipotle more than McDonald's?" is answered with the visits and sums of both.
    if (comparesTwo(text, names) && periods.length === 0) features.add('count')
    else mistakes.push('Do you mean how often, or how much you spent?')
  }
}

/** "Is the rent paid?": when it last was. */
export function readIfPaid({ names, periods, text }: Slots, features: Set<Feature>): void {
  if (names.length !== 1 || periods.length > 0) return
  const isPaid =
    /^(?:(?:and|so|ok) )*(?:(?:is|are|has|have|was) .*\bpaid(?: for)?|(?:did|has|have) .* (?:go|get|come|gone) (?:through|out|in|paid))(?: yet| already)?$/
  // "PureGym bill paid?"
  const isShort = isOnlyPaid(names, text)
  // "Did I pay for the gym yet?"
  const isAskedYet =
    /^(?:(?:and|so|ok|hey) )*(?:did|have|had) (?:i|we) (?:already )?(?:pay|paid)(?: for)? .*\b(?:yet|already)$/.test(
      text,
    )
  if (!isPaid.test(text) && !isShort && !isAskedYet) return
  if (!isAskedYet && /\b(?:i|we|me|us)\b/.test(text)) return
  if (isShort) features.delete('bill')
  const isTold = ['spend', 'earn'].map((each) => features.delete(each)).includes(true)
  if (!isTold) return
  for (const each of ['last', 'when']) features.add(each)
}

function isOnlyPaid(names: Slots['names'], text: string): boolean {
  const [item] = names
  if (item === undefined) return false
  const rest = ` ${text} `.replace(` ${item.raw.toLowerCase()} `, ' … ').trim()
  return (
    item.names.every(({ kind, types }) => kind === 'payee' && !types.includes('income')) &&
    /^(?:(?:my|our|the) )?…(?: bill)? (?:is |was |has been |already )*paid(?: yet| already)?$/.test(
      rest,
    )
  )
}

/** "How much on books?" is spent, also where Penguin Books only ever paid. */
export function readOn({ text, names }: Slots, features: Set<Feature>): void {
  const [first] = names
  if (first === undefined || first.names.some(({ types }) => types.includes('expense'))) return
  const before = text.split(' ').slice(0, first.at).join(' ')
  const isOfSide = ['earn', 'expenseRow', 'incomeRow', 'salaryWord'].some((each) =>
    features.has(each),
  )
  if (/\bhow much(?: money)?(?: is| was)? on(?: my| our| the)?$/.test(before) && !isOfSide)
    features.add('spend')
}

/** "What category is Petco in?" */
export function readItsCategory(query: Slots, features: Set<Feature>): void {
  const { text, names, periods } = query
  const unknown = query.unknown.filter(({ raw }) => !/^(belong|belongs|filed|listed)$/i.test(raw))
  const isOfPayee =
    names.length === 1 && names.every((item) => item.names.every(({ kind }) => kind === 'payee'))
  const isAsked =
    /^(?:and |so )?(?:what|which|in which|in what|under which) categor(?:y|ies) (?:is|are|was|were|does|do) .*?(?: (?:in|under|filed under|listed under|belong to|go in|go under|come under|fall under|a part of|part of))?$/
  if (!isOfPayee || periods.length + unknown.length > 0 || !isAsked.test(text)) return
  if (['most', 'least', 'max', 'min', 'compare', 'change'].some((each) => features.has(each)))
    return
  query.unknown = []
  features.clear()
  for (const each of ['breakdown', 'category']) features.add(each)
}

/** "How much did I spend at": breaks off before it says where. */
export function readBrokenOff({ text, names, unknown, mistakes }: Slots): void {
  const isOpen =
    /^(?:(?:and|so|ok) )*how much (?:money )?(?:(?:did|do|have) (?:i|we) (?:spen[dt]|pay|paid|drop|blow)|(?:is|was) spent)(?: \p{L}+)? (?:at|on|for|from|to|in)$/u
  if (names.length + unknown.length === 0 && isOpen.test(text))
    mistakes.push('Which payee, category or time do you mean?')
}

/** "When do I order DoorDash most?" asks for a weekday or a month, and for no single expense. */
export function readWhenMost({ text, mistakes, periods }: Slots, features: Set<Feature>): void {
  const isWhen = /^(?:and |so )?when (?:do|did) (?:i|we) .* (?:the )?most(?: often)?$/
  const isOfTime = ['month', 'week', 'day', 'weekday', 'year'].some((each) => features.has(each))
  if (isWhen.test(text) && periods.length === 0 && !isOfTime)
    mistakes.push('Do you mean on which weekday, or in which month?')
}

/** "What part of my Kroger spending was in July?": of all spending there, or of July's spending. */
export function readPartInTime(
  { text, names, periods, mistakes }: Slots,
  features: Set<Feature>,
): void {
  const [name, ...others] = names
  if (!features.has('share') || name === undefined || others.length > 0 || periods.length !== 1)
    return
  const words = text.split(' ')
  const isWhole = /\bof(?: all| everything)?(?: my| our| the)?$/.test(
    words.slice(0, name.at).join(' '),
  )
  const after = words.slice(name.at + name.raw.split(' ').length).join(' ')
  const isPart =
    /^(?:(?:spending|purchases|expenses|costs|money|total) )?(?:was|were|is|happened|fell|came|went|did i spend) (?:in|on|during|last|this)\b/
  if (isWhole && isPart.test(after))
    mistakes.push(
      'Do you mean the share of all spending in that time, or the share of that time in all you spent there?',
    )
}

/** "My dearest takeaway, and where?": one purchase, whose answer tells the payee. */
export function readAndWhere({ names, text }: Slots, features: Set<Feature>): void {
  const isOne = features.has('max') || features.has('min')
  const isOfMany = ['category', 'payee', 'month', 'week', 'day', 'quarter', 'year', 'weekday'].some(
    (each) => features.has(each),
  )
  if (
    isOne &&
    !isOfMany &&
    names.length > 0 &&
    / and where(?: (?:was|is) (?:it|that))?$/.test(text)
  )
    features.delete('where')
}
