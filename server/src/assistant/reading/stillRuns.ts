import type { Feature } from './lexicon.ts'
import type { Slots } from './slots.ts'

// "Is the AAA plan still in force?", "did I ever cancel Hulu?": asks if what is named is still paid for, and until when
// it was.

const ended =
  '(?:cancel(?:l?ed)?|unsubscribed?|stop(?:ped)?|quit|end(?:ed)?|paused?|suspended?|drop(?:ped)?|ditch(?:ed)?|kill(?:ed)?|deactivated?|lapsed?|expired?|(?:run|ran) out|(?:turn|switch|shut)(?:ed)? off)'
const running =
  '(?:on|running|going|live|alive|valid|current|open|effective|operative|operational|ongoing|active|a thing|in (?:force|effect|place|operation|use|existence)|(?:being )?(?:paid(?: for)?|billed|charged|renewed))'
const lead = '^(?:(?:and|so|wait|hey|ok) )*'

/** "Am I still paying for Hulu?", "are we still members of the club?", "didn't we stop it?" */
const ofMine = new RegExp(
  `${lead}(?:(?:am i|are we) still (?:paying(?: for)?|(?:being |getting )?(?:charged|billed)(?: for| by)?|(?:subscribed|signed up|enrolled|registered)(?: to| for| in| at| with)?|(?:an? )?(?:members?|subscribers?|customers?) (?:of|at|with|to)|on(?! (?:track|budget|course|target|time|pace|schedule)\\b)|using|with)|(?:do i|do we) still (?:pay(?: for)?|get (?:charged|billed)(?: for| by)?|have|hold|own|use|subscribe to|belong to)|(?:did|have|has|had) (?:not )?(?:i|we) (?:not )?(?:(?:ever|already|actually|really|finally|just) )*${ended}(?! (?:at|by|in|up|off|over)\\b)(?: from)?(?: paying(?: for)?)?) `,
)

/** "Is Hulu off?", "isn't it still on?", "has it ended?" */
const ofBill = new RegExp(
  `${lead}(?:(?:is|are|was|were|has|have) .*\\b(?:still ${running}|no longer ${running}|not ${running} any ?more|running|off|(?:membership|subscription|plan|contract|policy) over|dead|inactive|switched off|been ${ended}|${ended})(?: now| already| yet)?|(?:does|do) .* still (?:exist|continue|run|apply|renew|go on)|did .* (?:ever )?(?:end|lapse|expire|stop|run out))$`,
)

/** "Does PixelPass still take money off me?" */
const ofCharges =
  /^(?:does|do|is|are) .* still (?:cost|charge|charging|take|taking|bill|billing|collect|collecting)/

/** What is asked of money that is left or due, whatever it names. */
const ofMoney = /\b(?:to pay|left|due|owe|enough|money|cash|budget|much|anything|room)\b/

const besideIt: readonly Feature[] = [
  ...(['spend', 'howMuch', 'expenseRow', 'bill', 'due', 'cancel', 'nowIs', 'ever'] as const),
  ...(['left', 'endWord', 'over', 'active', 'pronoun', 'subscription', 'visit'] as const),
  ...(['earn', 'no', 'not', 'never', 'incomeRow', 'last', 'when'] as const),
]

const stateWords = new Set(
  `off on over dead alive live inactive running going stop stopped pause paused suspend suspended turn switch shut switched
  turned end ended quit drop dropped ditch ditched kill killed deactivated deactivate lapse lapsed expire expired run ran
  out valid current open effective operative operational ongoing thing force effect place operation use existence exist
  continue apply renew renewed billed charged longer anymore members member subscriber subscribers customer customers of
  with enrolled registered belong hold own go`.split(/\s+/),
)

export function readStillRuns(query: Slots, features: Set<Feature>): void {
  const { text, names, periods } = query
  const isOfState = ofMine.test(text) || ofBill.test(text) || ofCharges.test(text)
  if (names.length === 0 || periods.length > 0 || !isOfState || ofMoney.test(text)) return
  if (!names.every((item) => item.names.every(({ kind }) => kind === 'payee'))) return
  for (const each of besideIt) features.delete(each)
  query.unknown = query.unknown.filter(({ raw }) => !stateWords.has(raw.toLowerCase()))
  features.add('active')
}
