import type { Feature } from './lexicon.ts'
import type { Slots } from './slots.ts'

// What a month will end with: "my balance at the end of the month", "what will I have on the 31st?"

const beside: ReadonlySet<Feature> = new Set([
  ...['account', 'forecast', 'monthEnd', 'whatIs', 'nowIs', 'howMuch', 'where', 'still', 'endWord'],
  ...['left', 'net', 'when', 'month', 'total', 'change', 'compare'],
])

const hasThen =
  /^(?:(?:and|so|ok|but) )*(?:how much|what)(?: money| cash)? (?:will|would|do|shall|am|are) (?:i|we) (?:(?:still|likely|probably|going to|gonna) )*(?:have|end up with|finish with|end with|be at)\b(?! (?:i |we )?(?:spent|paid|earned|made|received|to pay)\b)/

const past = /\b(?:was|were|did|had|last|ago|previous|before)\b/
const ofBank = /\b(?:bank|account|checking|savings|card|loan|overdraft|wallet|purse)\b/

/** "What will my balance be at the end of the month?": income less spending, which the dashboard's line ends with. */
export function readMonthEnd(query: Slots, features: Set<Feature>): void {
  const { names, excepts, periods, raws, text } = query
  const isBalance =
    raws.get('account') === 'balance' || /^net(?: balance| income)?$/.test(raws.get('net') ?? '')
  // "How much will I have left?" is told by its parts alone.
  if (!isBalance && (features.has('left') || !hasThen.test(text))) return
  if (names.length + excepts.length > 0 || past.test(text) || ofBank.test(text)) return
  if (![...features].every((feature) => beside.has(feature))) return
  const [period, ...others] = periods
  const isEnd = features.has('monthEnd') || period?.endsMonth === true
  const isAhead = features.has('forecast') || !isBalance || /\b(?:going to|gonna|will)\b/.test(text)
  const isDay = period?.kind === 'day' && period.isBare === true
  const isThen = isAhead && (period?.isPresent === true || isDay)
  if (others.length > 0 || !(isEnd || isThen)) return
  features.clear()
  for (const each of ['left', 'balance', ...(isEnd ? ['monthEnd'] : [])]) features.add(each)
}
