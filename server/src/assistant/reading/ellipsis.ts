import type { Feature } from './lexicon.ts'
import { countsThose } from './pronouns.ts'
import { plainFeatures, type Query } from './slots.ts'

// Elliptical questions: those that leave out what they are about, as "why so much?", and mere fragments, as "in May?"

const elliptical: readonly RegExp[] = [
  /^((who|what|which|where) (was|is|were|are) (the|my) |whats (the|my) |the )(single )?(second )?(biggest|largest|highest|smallest|lowest|top|best|worst|main|cheapest|priciest|dearest|(most|least) expensive)( (ones?|things?|items?))?$/,
  /^((who|what|which|where) (was|is|were|are)|whats) the (single )?(second )?(biggest|largest|highest|smallest|lowest|cheapest|priciest|dearest|(most|least) expensive) (expense|purchase|charge|payment|transaction|item|thing)s?$/,
  /^(where|(at |in )?(which|what) (place|shop|store|restaurant|supermarket|merchant)) (did|do|have) (i|we) (spend|spent|pay|paid) (it |the )?(most|least)( of (it|that))?( money)?( at| in)?$/,
  /^(max|min|maximum|minimum|highest|lowest|biggest|smallest|top|peak|dearest|cheapest|busiest) (day|week|month|year)$/,
  /^after expenses$/,
  /^(the )?total( cost)? (per|a|each|every) (day|week|month|quarter|year)$/,
  /^(what|how much) (was|is) (left|remaining)( over)?$|^what remained$|^was (anything|something|any|any money) left( over)?$/,
  /^why( so (much|high|low|little|expensive)| is that| was that)?$/,
  /^when (was|is) (that|it|this)( exactly)?$/,
  /^(on average )?(per|a|each|every) (day|week|month|year)( on average)?$/,
  /^(on average )?(per|a|each|every) (trip|visit|time|purchase|transaction|order|ride|meal|charge|payment|stop|shop|deposit|pay ?check|payslip|invoice|entry|expense)( on average)?$/,
  /^(who|which (client|customer|employer|payee|shop|store|place)) (got|took|paid|pays|gave|sent)( (me|us))?( the)? (most|least)( money)?$/,
  /^(daily|weekly|monthly|yearly) (average|avg|mean)$|^(average|avg|mean) (daily|weekly|monthly|yearly)( spending)?$/,
  /^(is |was )?(there )?(anything |something |any )?left( ?over)?$/,
  /^what (i|we) (earned|made|spent)$/,
  /^i (only |just )?(mean|meant) (my |the |our )?(total )?(income|earnings|spending|expenses|net( income| balance)?|what (i|we) (earned|made|spent))$/,
  /^((what|how much) (is|was|would be) )?(the )?(average|mean|median)( (amount|cost|price|spend))?( (per|a|an|each|for each|for every) \p{L}+)?$/u,
  /^(when|what) was the (last|first|latest|most recent) (time|one|charge|payment|purchase|transaction|visit|order|bill|expense|deposit|paycheck|invoice|trip|ride)$/,
  /^when did (i|we) last( (do|buy|go|pay|have))?( (it|that|there|so|any|some))?$/,
  /^(what|how much) did (i|we) (spend|pay|earn|make|receive|get|save|keep)( (there|in total|altogether|in all))?$/,
  /^how much( (is|was|would) (that|it)( be)?)? (per|a|an|each|for each|every|for every) \p{L}+$/u,
  /^what (did|have) (i|we) (buy|bought|get|order|ordered)$/,
  /^(what|which) (share|part|portion|fraction|percent|percentage)( of (my|our|the) (total |whole )?(income|pay|salary|earnings|spending|expenses))?$/,
  /^(which|what) (store|place|shop|merchant|payee|one|category|month|day)s? (got|took|had|was|were|cost|costs|gets|is|are)\b/,
  /^(can you |could you |please )?(show|list|give|display)( me)?( all)?( of)? the (transactions|purchases|expenses|charges|payments|entries|items|details)$/,
  /^(break|split) (down |up )?(it|that|this|them)\b/,
  /^(split |broken down |grouped |sorted )?(by|per) (day|week|month|quarter|year|category|source|payee|store|shop|merchant|place|supermarket|retailer|restaurant|company|supplier|vendor)$/,
  /^(on|for) what( exactly| mostly| mainly)?$/,
  /^how many( purchases| times| transactions| expenses| payments| charges| visits| of (them|those))?( (was|were) (that|it|there|those))?$/,
]

/** "Per week this year?" */
const unitOfTime =
  /^(?:on )?(?:average )?(?:per|each|every) (?:day|week|month|year)(?: on average)? (?:this|last|in|over|since|so far|for|during) [\p{L}\d ]{2,30}$/u

/** "Why so much?", "per week?", "what did I buy?": leaves out what the question before was about. */
export function isElliptical(query: Query): boolean {
  const { text, names, periods } = query
  const core = text.replace(/^((and|but|so|ok|okay|thanks) )+/, '')
  if (countsThose(query)) return true
  if (names.length === 0 && unitOfTime.test(core)) return true
  if (names.length === 0 && isOnlyListed(query)) return true
  if (names.length + periods.length > 0) return false
  return elliptical.some((form) => form.test(core)) || isOnlySplit(query)
}

/** "Show me February": of what, the question before may tell. */
function isOnlyListed({ features, periods }: Query): boolean {
  return periods.length > 0 && features.size === 1 && features.has('list')
}

/** "Can you do that by category?": says how to split a sum, and not which. */
function isOnlySplit({ features, text }: Query): boolean {
  return (
    /\b(by|per|into) (day|week|month|quarter|year|categor(y|ies)|payees?|stores?|shops?|merchants?)\b/.test(
      text,
    ) && [...features].every((feature) => splitting.has(feature))
  )
}

const splitting: ReadonlySet<Feature> = new Set([
  ...['breakdown', 'category', 'payee', 'where', 'day', 'week', 'month', 'year', 'list', 'pronoun'],
  ...['perDay', 'perWeek', 'perMonth', 'perYear', 'again'],
])

/** Features that only say on which days. */
const ofDays = new Set(['weekend', 'weekday', 'sincePayday'])

/** True for a question that names only a subject: "in May?", "and groceries?", "on weekends?" */
export function isFragment(query: Query): boolean {
  const { features, names, periods, min, max, weekdays } = query
  const isBare = [...features].every(
    (feature) =>
      ofDays.has(feature) ||
      (plainFeatures.has(feature) && feature !== 'spend') ||
      (feature === 'category' && saysCategory(query)),
  )
  return (
    isBare &&
    ([...features].some((feature) => ofDays.has(feature)) ||
      names.length > 0 ||
      periods.length > 0 ||
      min !== undefined ||
      max !== undefined ||
      weekdays.length > 0)
  )
}

/** "Just the Healthcare category": what the name is, and no question for categories. */
function saysCategory({ names, text }: Query): boolean {
  const [item, ...others] = names
  if (item === undefined || others.length > 0) return false
  const words = text.split(' ')
  const isNext = [item.at - 1, item.at + item.raw.split(' ').length].some(
    (at) => words[at] === 'category',
  )
  return isNext && item.names.some(({ kind }) => kind === 'category')
}
