import type { Bill } from '@evenkeel/domain/bills'

type Frequency = Bill['frequency']

const word = '(?:weekly|bi-?weekly|fortnightly|monthly|yearly|annually|annual)'
const several = `(${word}(?: (?:and|or) ${word})*)`

const named: readonly RegExp[] = [
  // "Which of my bills are yearly, and what do they add up to?"
  new RegExp(
    `\\b(?:bills?|subscriptions?)(?: that| which)?(?: (?:are|is|come|comes|go out))?(?: due| charged| paid| billed| payable)? ${several}(?= and\\b| what\\b| how\\b| when\\b| (?:for|on|in|under)\\b|$)`,
  ),
  new RegExp(
    `\\bwhich (?:of (?:my|our|the) )?(?:bills|subscriptions) (?:do|am|are) (?:i|we) (?:pay|paying|charged|billed)(?: for)? ${several}\\b`,
  ),
  new RegExp(`\\b(?:which|what) (?:ones |of (?:them|those|these) )?are ${several}\\b`),
]

/** "My weekly bills"; "monthly bills" may be what all of them come to a month. */
const adjective =
  /\b((?:monthly (?:and|or) )?(?:weekly|bi-?weekly|fortnightly|yearly|annual)(?: (?:and|or) (?:weekly|bi-?weekly|fortnightly|monthly|yearly|annual))*) (?:(?!cost|total|sum|price|of|for|average|budget|spend|the|my|our|bill|subscription)[a-z&']+ ){0,2}(?:bills?|subscriptions?|payments?)\b/

/** "How much are my bills weekly?": what all of them come to a week. */
const isPerTime = new RegExp(`\\bhow much\\b.*\\b(?:bills?|subscriptions?) ${word}\\b`)

/** "Which bills are yearly?", "my weekly bills": the frequencies that are asked about; none where all bills are. */
export function frequenciesIn(asked: string): readonly Frequency[] {
  const text = asked.replace(/\bevery (two weeks|other week)\b/g, 'bi-weekly')
  const found = named.map((form) => form.exec(text)?.[1]).find((each) => each !== undefined)
  const said = found ?? adjective.exec(text)?.[1] ?? ''
  const isOfAll = /\bhow much\b/.test(text) && (said === 'monthly' || isPerTime.test(text))
  if (isOfAll) return []
  const words = said.replaceAll('-', '').split(' ')
  return [...new Set(words.flatMap((each) => frequencies.get(each) ?? []))]
}

const frequencies: ReadonlyMap<string, Frequency> = new Map([
  ['weekly', 'weekly'],
  ['biweekly', 'bi-weekly'],
  ['fortnightly', 'bi-weekly'],
  ['monthly', 'monthly'],
  ['yearly', 'yearly'],
  ['annually', 'yearly'],
  ['annual', 'yearly'],
])
