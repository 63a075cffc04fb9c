import type { Feature } from './lexicon.ts'
import { type NameItem, type Query, type Slots, sideOf } from './slots.ts'

// "What is left once the rent is paid?", "… after all of that?": what is left counts the bills that are due anyway.

const joint = /^(?:after|once|when)$/

const beside = new Set(
  `the my our a an all of and both money pay payment payments bill bills fee fees invoice expenses everything due paying
  is are was were has have had been be being gets get got paid pays settled goes go gone going went comes come came
  coming in out off through salary wages wage paycheck paychecks what that arrived arrives lands landed received me us too also then this month for i we`.split(
    /\s+/,
  ),
)

/** "When my salary is come and all bills are paid", "once I pay everything due" */
const ofAll = /\b(?:bills?|everything|all|salary|pay|wages?|paychecks?|expenses|due)\b/

const ofLeft: ReadonlySet<Feature> = new Set([
  ...[
    'left',
    'forecast',
    'howMuch',
    'whatIs',
    'nowIs',
    'monthEnd',
    'net',
    'still',
    'pronoun',
    'for',
    'when',
  ],
  ...['earn', 'spend', 'due', 'bill', 'payday', 'incomeRow', 'expenseRow', 'salaryWord', 'overdue'],
])

function isPlainlyOfLeft(features: ReadonlySet<Feature>): boolean {
  return [...features].every((feature) => ofLeft.has(feature))
}

/** "What will be left once everything is paid and the Lingua Guild money has come in?" */
export function readLeftAfter(query: Slots, features: Set<Feature>): void {
  const { names, text } = query
  const words = text.split(' ')
  const from = words.findIndex((word) => joint.test(word))
  const isOfMoney =
    features.has('left') ||
    /^(?:(?:and|so) )*(?:how much|what)(?: money)? will (?:i|we) have\b/.test(text)
  if (from < 1 || !isOfMoney || !isPlainlyOfLeft(features)) return
  const isOfMonth = query.periods.every(({ isPresent }) => isPresent === true)
  const isOfAll = isOfMonth && !features.has('payday') && ofAll.test(words.slice(from).join(' '))
  if (names.length === 0 && !isOfAll) return
  if (/\b(?:was|were|did|had)\b.*\b(?:after|once|when)\b/.test(text)) return
  const isPlain = names.every((item) => item.at > from && sideOf(item) !== undefined)
  const named = new Set(names.flatMap(placesOf))
  const isKnown = words.every((word, at) => at <= from || named.has(at) || beside.has(word))
  if (!isPlain || !isKnown || query.unknown.some(({ at }) => at !== from)) return
  query.unknown = []
  query.mistakes = []
  const isToEnd = features.has('monthEnd')
  features.clear()
  for (const each of ['left', 'leftAfter', ...(isToEnd ? ['monthEnd'] : [])]) features.add(each)
}

function placesOf({ at, raw }: NameItem): number[] {
  return raw.split(' ').map((_, place) => at + place)
}

const afterThat =
  /\b(?:after|once|when) (?:(?:all|both|each) (?:of )?)?(?:that|this|those|these|them|it)(?: lot)?(?: (?:is|are|has been|have been|gets|get|all) (?:all )?(?:paid|settled|gone|out))?\b/

/** "And after all of that, how much will be left?" */
export function asksLeftAfterThat({ text, names, features }: Query): boolean {
  return (
    names.length === 0 &&
    features.has('left') &&
    isPlainlyOfLeft(features) &&
    afterThat.test(text) &&
    !/\b(?:was|were|did|had)\b/.test(text)
  )
}

/** Of bills that are due by the end of the month, which what is left counts; of others it does not. */
export function withLeftThen(own: Query, baseOf: () => Query): Query | undefined {
  const { features, periods } = baseOf()
  if (!['due', 'bill', 'overdue'].some((each) => features.has(each))) return undefined
  if (!own.unknown.every(({ raw }) => joint.test(raw.toLowerCase()))) return undefined
  const [period] = periods
  const isWithin =
    features.has('monthEnd') ||
    (period?.isPresent === true && period.kind === 'month') ||
    (features.has('overdue') && period === undefined)
  const left = { ...own, features: new Set<Feature>(['left']), unknown: [], isFollowUp: true }
  return isWithin
    ? left
    : {
        ...left,
        mistakes: ['I can tell only what is left at the end of this month. Do you mean that?'],
      }
}
