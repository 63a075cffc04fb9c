import type { Feature } from './lexicon.ts'
import { type Slots, sideOf } from './slots.ts'

// "Half of my August income", "10% of what I spent on food": a part of a figure that the rest of the question asks for.

const opener =
  '(?:(?:and|so|ok|please|hey) )*(?:(?:what|how much) (?:is|was|are|were|would be|makes) |whats |(?:give|show|tell) me |calculate |work out )?'
const parts =
  '(?:(?:a|one) )?(?:half|third|quarter|tenth)|twice|double|triple|three times|\\d{1,2}(?:\\.\\d+)? ?(?:%|percent)'
const asked = new RegExp(
  `^${opener}(?:(${parts})(?: of)? (?:all )?(?:of )?(?:my|our|the|what|everything|all)\\b(?! (?:time|way|year|month|week|day)\\b)|(\\d{1,2}(?:\\.\\d+)? ?(?:%|percent)) of )`,
)
/** What would compare the part with something, or tell what it went on. */
const others =
  /\b(?:is|are|was|were|goes?|going|went|gone|than|more|less|per|each|every|due|left|enough|if)\b/

/** Takes the part out of the words that are not understood. */
export function readFraction(query: Slots, features: Set<Feature>): void {
  const [all = '', part, percentage] = asked.exec(query.text) ?? []
  const said = part ?? percentage
  if (said === undefined || others.test(query.text.slice(all.length))) return
  // "50% of my income on rent": as a share, or not at all.
  const isEarned = ['earn', 'incomeRow', 'salaryWord'].some((each) => features.has(each))
  if (isEarned && query.names.some((item) => sideOf(item) === 'expense')) return
  const end = query.text.slice(0, query.text.indexOf(said) + said.length).split(' ').length
  query.unknown = query.unknown.filter(({ at }) => at >= end)
  const percent = /^\d/.test(said)
  if (percent) {
    features.delete('share')
    const cents = Math.round(Number.parseFloat(said) * 100)
    query.numbers = query.numbers.filter((number) => number.cents !== cents)
    query.amounts = query.amounts.filter((amount) => amount !== cents)
  }
  query.mistakes = query.mistakes.filter((sentence) => !sentence.includes('multiple'))
  for (const each of ['duplicate', 'count'] as const) if (!percent) features.delete(each)
  features.add('multiple')
  query.raws = new Map([...query.raws, ['multiple', said]])
}
