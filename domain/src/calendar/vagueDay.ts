import { type FoundDay, type Words, weekdayNamed, whichDay } from './foundDay.ts'

const weekday = '(?:sun|mon|tues?|weds?|wednes|thu|thurs?|fri|sat|satur)(?:day)?'
const unit = '(?:days?|nights?|weeks?|weekends?|months?|years?|mornings?|evenings?)'
const count = '(?:\\d{1,3}|an?|one|two|three|four|five|six|seven|eight|nine|ten|few|couple)'
const ordinal =
  '(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|fifteenth|twentieth|thirtieth)'
const holiday =
  '(?:christmas|xmas|thanksgiving|halloween|easter|valentines?|hanukkah|diwali|ramadan|eid|passover|payday)'

/** Words that tell of a time without naming its day. The day is asked about, because it would be today otherwise. */
const vague = [
  'ago',
  `(?:an? )?(?:(?:few|couple|of|some|many|several|half|an|a) )*(?:ages|long|while|${unit}|hours?|minutes?|mins?) ago`,
  `\\d\\.\\d ${unit} ago`,
  '(?:a )?(?:while|way) back',
  'the weekend$',
  `(?:the |an )?other (?:${unit}|${weekday}|afternoon)`,
  `(?:every|each) (?:other )?${weekday}`,
  `(?:the )?(?:${unit}|${weekday}) before last`,
  `last last (?:${unit}|${weekday})`,
  `(?:the |an? |\\d{1,3} (?=\\w+s ))?${unit} (?:before|after|from|later|earlier)`,
  `the (?:next|following|previous) ${unit}`,
  `${count} ${unit} back`,
  `(?:a|an) ${unit} back`,
  `in (?:the )?${count} (?:days?|weeks?|months?|years?)`,
  `(?:the )?(?:last|past|next) ${count} (?:of )?${unit}`,
  `(?:last|past|this|next|previous) (?:week|weekend|month|year|quarter|summer|autumn|fall|winter|spring|${holiday})(?:'?s)?`,
  `(?:in|over|during) (?:the )?(?:summer|autumn|fall|winter|spring)`,
  `(?:on|over|at|during) (?:the )?weekend`,
  `on (?:(?:my|his|her|our|their|\\S+'s) birthday|${holiday}|(?:mother|father|valentine|new year)s?'?s? (?:day|eve))`,
  'in (?:19|20|21)\\d\\d',
  `on the ${ordinal}(?! floor)`,
  `the ${ordinal}$`,
  '(?:1st|first|last|end|start|beginning|middle) of (?:the|this|last) (?:week|month|year)',
  '\\d{1,2}/\\d{1,2}(?:/\\d{2,4})?[-–]\\d{1,2}(?:/\\d{1,2})?(?:/\\d{2,4})?',
  `${weekday}[-–/&]${weekday}`,
  'mid-?(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]*',
  "(?:yester|to)day's|(?:last )?(?:night|week|month|year)'s",
].map((pattern) => new RegExp(`^(?:${pattern})(?= |$)`))

/** Words that are as often part of a name, and tell of a day only where they stand alone: "20 candy halloween". */
const standing = [
  `(?:mother|father|valentine|saint valentine|st\\.? patrick|president|veteran|new year|all saint)s?'?s? (?:day|eve)`,
  '(?:labor|labour|memorial|independence|columbus|boxing|mlk|earth|election|canada) day',
  `(?:${holiday}|juneteenth|mardi gras|cinco de mayo|new years?)'?s?(?: (?:day|eve))?`,
  'weekends?|weekdays?|weeknights?|midweek|mid-week|summer|winter|autumn',
  'recently|lately|sometime|previously|earlier|later|soon',
  '\\d{1,3}(?:d|w|mo|y)',
].map((pattern) => new RegExp(`^(?:${pattern})(?= |$)`))

/** The same, but they are never part of a name there: "rent 1200 eom". */
const standingAlways = [
  'eo[dwmqy]',
  '(?:month|quarter|year)[- ]?end|mid-?(?: )?(?:month|year)',
  '(?:1st|first|last|end|start|beginning|middle|mid) of (?:week|month|quarter|year)',
].map((pattern) => new RegExp(`^(?:${pattern})(?= |$)`))

/** "Halloween", "weekend", "3d", "eom": a time where it stands alone in a line, which the caller has to decide. */
export function findStanding(words: Words, at: number) {
  const text = words.slice(at, at + lengthMax).join(' ')
  const lengthOf = (patterns: readonly RegExp[]) =>
    Math.max(0, ...patterns.map((each) => each.exec(text)?.[0].split(' ').length ?? 0))
  const [length, always] = [lengthOf(standing), lengthOf(standingAlways)]
  if (Math.max(length, always) === 0) return undefined
  return { length: Math.max(length, always), isKept: always === 0 }
}

const lengthMax = 5

/** "The other day", "ages ago", "the friday before last", "in 2 weeks", "on Christmas". */
export function readVague(words: Words, at: number): FoundDay | undefined {
  const text = words.slice(at, at + lengthMax).join(' ')
  const found = vague.flatMap((pattern) => pattern.exec(text)?.[0] ?? [])
  const [first] = found.sort((one, other) => other.length - one.length)
  return first === undefined
    ? undefined
    : { length: first.split(' ').length, style: 'span', unclear: whichDay }
}

const partsOfDay = new Set('morning afternoon evening night noon midday lunchtime am pm'.split(' '))

/** A day with the part of it that is named after it: "yesterday morning", "fri night". */
export function withPartOfDay(found: FoundDay, words: Words, at: number): FoundDay {
  const isPart = found.style !== 'month' && partsOfDay.has(words[at + found.length] ?? '')
  return isPart ? { ...found, length: found.length + 1 } : found
}

/** Whether the word names a weekday, such as the "fri" before "6th". */
export function isWeekday(word: string | undefined): boolean {
  return weekdayNamed(word) !== undefined
}
