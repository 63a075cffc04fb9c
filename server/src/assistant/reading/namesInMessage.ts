import { weekdayPluralOf } from './calendarWords.ts'
import { kindOf } from './clauseKinds.ts'
import { isThere } from './pronouns.ts'
import { readPeriod } from './readPeriod.ts'
import { tokenize } from './tokens.ts'
import { areIncomeOnly, matchExact, type Vocabulary } from './vocabulary.ts'

// What a message says in place of a name, or beside all names, and only the person's own names tell.

type Rewording = (message: string, vocabulary: Vocabulary) => string

/** A message with its names written out. */
export function withNamesToldOf(message: string, vocabulary: Vocabulary): string {
  const all: readonly Rewording[] = [
    withWeekdaysWorked,
    withPlace,
    withoutHalves,
    withoutSide,
    withHome,
  ]
  return all.reduce((sofar, reword) => reword(sofar, vocabulary), message)
}

function wordsOf(message: string): string[] {
  return tokenize(message).map(({ name }) => name)
}

const weekdaysWorked =
  /\b(how many|number of) ([\p{L}]+s)(?= (?:did|have|do) (?:i|we) (?:do|done|work|worked|trade|traded|sell|sold|play|played|teach|taught)\b)/iu

/** "How many Sundays did I do?", with an income that is called Sunday Market. */
function withWeekdaysWorked(message: string, { names }: Vocabulary): string {
  const said = weekdaysWorked.exec(message)?.[2]?.toLowerCase()
  if (said === undefined || weekdayPluralOf(said) === undefined) return message
  const day = said.slice(0, -1)
  const [own, ...others] = names.filter(({ words }) => words[0] === day && words.length > 1)
  if (own === undefined || others.length > 0 || !areIncomeOnly([own])) return message
  return message
    .replace(weekdaysWorked, (_, lead: string) => `${lead} ${own.name}`)
    .replace(
      /\b(did|have|do) (i|we) (?:work|worked|trade|traded|sell|sold|play|played|teach|taught|done)\b/i,
      '$1 $2 do',
    )
}

const clauses = /^([^,.;:!?]{3,80})[,.;:!]+ (.+)$/su
const asks = /\b(?:how much|how many|how often|what|when|which)\b/i

/** "Makro gets used for the stall and the house, how much did I spend there?": at Makro. */
function withPlace(message: string, vocabulary: Vocabulary): string {
  const [, remark = '', question = ''] = clauses.exec(message) ?? []
  if (!isThere(wordsOf(question).join(' ')) || !asks.test(question) || asks.test(remark))
    return message
  const tokens = tokenize(remark)
  const kind = kindOf(tokens)
  if (kind === 'question' || kind === 'command') return message
  if (/\d|\b(?:only|just|went|was|were|did)\b/i.test(remark)) return message
  const words = tokens.map(({ name }) => name)
  // "I went to Makro in May" tells the time of the question.
  if (words.some((_, at) => readPeriod(words, at, '2000-01-01') !== undefined)) return message
  const found = words.flatMap((_, at) => matchExact(words, at, vocabulary)?.names ?? [])
  const payees = [...new Set(found.filter(({ kind }) => kind === 'payee'))]
  const [payee, ...others] = payees
  if (payee === undefined || others.length > 0) return message
  return question.replace(/\bthere\b/i, `at ${payee.name}`)
}

const home = '(?:home|house|household|family|personal|private)(?: stuff| things| side| life)?'
const business =
  '(?:business|stall|shop|store|work|company|firm|market|salon|studio|practice|office|trade|farm|cafe|side business|side hustle|freelance|self employment)(?: stuff| things| side)?'
const halves = new RegExp(
  `[,;(–—-]* ?\\b(?:(?:for|across|on|over|counting|including|with) )?(?:both )?(?:(?:the|my|our) )?(?:(${home}) (?:and|&|plus) (?:(?:the|my|our) )?(${business})|(${business}) (?:and|&|plus) (?:(?:the|my|our) )?(${home}))(?:,? (?:all together|together|combined|both|all in|in total|in all|altogether|everything|all of it|all told))?\\)?(?=\\W*$)`,
  'iu',
)

/** "What have we spent, home and stall together?": everything, unless one of them is a name of its own. */
function withoutHalves(message: string, { exact }: Vocabulary): string {
  const parts =
    halves
      .exec(message)
      ?.slice(1)
      .filter((part) => part !== undefined) ?? []
  if (parts.length < 2 || parts.some((part) => exact.has(part.toLowerCase()))) return message
  return message.replace(halves, '')
}

const ofOneSide =
  /\b(?:on )?the ([\p{L}&' ]{2,30}?) side(?: of (?:things|it|that))?(?=\W*$| (?:in|this|last|since)\b)/iu

/** "And the stock side?": what is in the category Stock. */
function withoutSide(message: string, { exact }: Vocabulary): string {
  const said = ofOneSide.exec(message)?.[1]?.toLowerCase()
  if (said === undefined || exact.has(`${said} side`)) return message
  const isKnown = exact.has(said) || /^(?:income|spending|expense)$/.test(said)
  return isKnown ? message.replace(ofOneSide, '$1') : message
}

const sentHome =
  /\b(sen[dt]|sending|transfer|transferred|wire|wired)((?: (?:any |some |the )?(?:money|cash))?) (?:back )?home\b/iu
const remitters =
  /^(?:remitly|wise|western union|moneygram|xoom|worldremit|ria|taptap send|sendwave)$/i
const families = /\b(?:family|parents|folks|relatives|remittances?)\b/

/** "Money I have sent home": to the family there, where one category or one service is for that. */
function withHome(message: string, { names, exact }: Vocabulary): string {
  if (!sentHome.test(message) || exact.has('home')) return message
  const isExpense = ({ types }: Vocabulary['names'][number]) => types.includes('expense')
  const ofFamily = names.filter(
    (name) => name.kind === 'category' && isExpense(name) && families.test(name.words.join(' ')),
  )
  const services = names.filter(
    (name) => name.kind === 'payee' && isExpense(name) && remitters.test(name.name),
  )
  const [name, ...others] = ofFamily.length > 0 ? ofFamily : services
  return name === undefined || others.length > 0
    ? message
    : message.replace(sentHome, `$1$2 to ${name.name}`)
}
