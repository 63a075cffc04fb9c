import type { LocalDate } from '@evenkeel/domain/calendar'
import { familyOf } from './answers/families.ts'
import { talkFirst } from './answers/talk.ts'
import { isMixed, withoutAsides } from './reading/asides.ts'
import { comparesIt } from './reading/comparesIt.ts'
import { resolved, unknownSpan } from './reading/continuedPeriods.ts'
import { asPayer } from './reading/direction.ts'
import { isElliptical, isFragment } from './reading/ellipsis.ts'
import { continued } from './reading/followUps.ts'
import { goesOn } from './reading/goingOn.ts'
import type { Reading } from './reading/items.ts'
import { respelled } from './reading/mending.ts'
import { withNamesToldOf } from './reading/namesInMessage.ts'
import {
  canBeNarrowed,
  hasNoSubject,
  isImpersonal,
  leavesSubjectOut,
  leavesVerbOut,
  losesMeasure,
  ofTold,
  pastOf,
  withKnownName,
  withoutRowName,
  withTimeInstead,
} from './reading/openFollowUps.ts'
import { withPaidBills } from './reading/paidBills.ts'
import { type Period, periodAt, recentDays } from './reading/period.ts'
import { asksOfPicked, ofPicked, withPicked } from './reading/pickedOut.ts'
import { queryOf } from './reading/query.ts'
import { read, readTokens } from './reading/read.ts'
import { isRemark, mayAsk, sentencesOf, withoutStop } from './reading/remarks.ts'
import { repaired } from './reading/repairs.ts'
import { withoutComparison } from './reading/sameDays.ts'
import type { Query } from './reading/slots.ts'
import { withoutStrays } from './reading/strayWords.ts'
import { isOnlyTime } from './reading/summaries.ts'
import { supposing } from './reading/suppositions.ts'
import {
  withLastSpan,
  withMonthBefore,
  withMostOfIt,
  withNamesake,
  withNextSpan,
  withOtherTime,
  withOwnFigure,
  withoutSameTimes,
  withPrice,
  withRefundOfIt,
  withSameMonth,
  withTopic,
  withUnit,
  withWeek,
  withWhole,
} from './reading/unfinished.ts'
import type { Vocabulary } from './reading/vocabulary.ts'

/** Reads a question, using the earlier ones if it is a follow-up. */
export function understood(
  said: string,
  turns: readonly string[],
  today: LocalDate,
  vocabulary: Vocabulary,
): Query {
  const message = withOwnFigure(said, turns.at(-1))
  const [before, earlier] = [turns.at(-1), turns.slice(0, -1)]
  const baseOf = (turn: string) => understood(turn, earlier, today, vocabulary)
  // "How do I export them?" and "thanks" in between ask nothing of the records.
  if (before !== undefined && isOnlyTalk(before, () => baseOf(before)))
    return understood(message, earlier, today, vocabulary)
  const hasAmount = () => before !== undefined && isOfAmounts(baseOf(before))
  const beforeIt = () => (before === undefined ? undefined : baseOf(before))
  const finished = withNamesToldOf(
    withPrice(finishedBy(message, turns, beforeIt, vocabulary), hasAmount),
    vocabulary,
  )
  const alone = inTheSpan(
    ownQuery(finished, turns.length > 0, today, vocabulary),
    () => (before === undefined ? [] : baseOf(before).periods),
    today,
  )
  const earlierOf = () => {
    const turn = earlier.at(-1)
    return turn === undefined
      ? undefined
      : understood(turn, earlier.slice(0, -1), today, vocabulary)
  }
  const query = before === undefined ? alone : joined(alone, () => baseOf(before), earlierOf, today)
  return alone.strays === undefined ? query : { ...query, strays: alone.strays }
}

/** A question after another one, with what it takes over from that. */
function joined(
  alone: Query,
  baseOf: () => Query,
  earlierOf: () => Query | undefined,
  today: LocalDate,
): Query {
  const own = asPayer(comparesIt(alone) ? asComparison(alone) : withoutRowName(alone), baseOf)
  const onward = goesOn(own, baseOf, earlierOf)
  if (onward || own.supposed) return onward ?? own
  const isShort = isElliptical(own)
  const needsBefore =
    isShort ||
    own.isFollowUp ||
    own.features.has('pronoun') ||
    own.features.has('sameSpan') ||
    isFragment(own) ||
    leavesSubjectOut(own) ||
    hasNoSubject(own) ||
    leavesVerbOut(own) ||
    familyOf(own) === undefined
  const isOpen = () => isImpersonal(own) && canBeNarrowed(baseOf())
  if (own.unknown.length > 0 || !(needsBefore || isOpen())) return own
  const base = baseOf()
  if (familyOf(base) === undefined) return afterUnknown(base, own, isShort, today)
  const isPicked = familyOf(base)?.name === 'times' || base.picked !== undefined
  if (isPicked && comparesIt(own)) return withPicked(base, own)
  const ofIt = isPicked && asksOfPicked(own) ? ofPicked(base, own) : pastOf(base, own)
  if (ofIt) return ofIt
  if (isPicked && own.features.has('sameSpan')) return pointing(own)
  if (leavesVerbOut(own) && base.periods.some(({ isAhead }) => isAhead)) return own
  const unit = unknownSpan(base, own)
  if (unit !== undefined) return { ...own, mistakes: [`Which ${unit} do you mean?`] }
  const both = continued(withoutComparison(base, own), own, today)
  if (losesMeasure(base, own, both)) return pointing(own)
  if (familyOf(both)) return both
  // Answered alone, it would be about everything instead.
  const isPart =
    isShort ||
    isOnlyTime(own) ||
    leavesSubjectOut(own) ||
    hasNoSubject(own) ||
    isOpen() ||
    (own.isFollowUp && isFragment(own))
  return isPart ? pointing(own) : own
}

/** A follow-up with the words that it leaves out, as the questions before tell them. */
function finishedBy(
  message: string,
  turns: readonly string[],
  baseOf: () => Query | undefined,
  vocabulary: Vocabulary,
): string {
  const whole = [withUnit, withLastSpan, withWhole, withWeek, withTopic, withOtherTime].reduce(
    (said, finish) => finish(said, turns),
    message,
  )
  return [
    withNextSpan,
    withSameMonth,
    withMonthBefore,
    withMostOfIt,
    withRefundOfIt,
    withoutSameTimes,
    withNamesake(vocabulary),
  ].reduce((said, finish) => finish(said, baseOf), whole)
}

/** A follow-up to a question that was not understood: with what that one left open, or asked back. */
function afterUnknown(base: Query, own: Query, isShort: boolean, today: LocalDate): Query {
  const named = withKnownName(base, own) ?? withTimeInstead(base, own) ?? ofTold(base, own)
  const meant = named && continued(named, own, today)
  if (meant && familyOf(meant)) return meant
  const isPart = isShort || isOnlyTime(own) || leavesSubjectOut(own)
  return isLeftOpen(base, own) || (isPart && asksSomething(base)) ? pointing(own) : own
}

function isOnlyTalk(turn: string, read: () => Query): boolean {
  const kind = talkFirst(turn)?.kind
  if (kind !== 'help' && kind !== 'smalltalk') return false
  const { names, periods } = read()
  return names.length + periods.length === 0
}

/** "And on food?" after a question that was not understood. */
function isLeftOpen(base: Query, own: Query): boolean {
  const isWhole = own.names.length > 0 && own.periods.length > 0
  const isNamed = base.names.length + base.periods.length + base.unknown.length > 0
  // "On groceries", of all records: the time of the question before would be lost.
  const losesTime = own.periods.length === 0 && base.periods.length > 0
  return (own.isFollowUp || losesTime) && isFragment(own) && !isWhole && isNamed
}

/** "Per month?" after "both together?", which was not understood; "hi" asks nothing. */
function asksSomething({ features, names, periods, unknown }: Query): boolean {
  return features.size + names.length + periods.length + unknown.length > 0
}

/** "Compare that with April" compares, and points to the question before. */
function asComparison(own: Query): Query {
  return { ...own, features: new Set([...own.features, 'compare', 'pronoun']), isFollowUp: true }
}

/** A question that cannot be answered without the one before. */
function pointing(own: Query): Query {
  return { ...own, features: new Set([...own.features, 'pronoun']) }
}

/** Asks with a price or a limit, and names no year: a bare number after it is no year either. */
function isOfAmounts({ amounts, numbers, min, max, periods }: Query): boolean {
  const hasAmount = amounts.length + numbers.length > 0 || min !== undefined || max !== undefined
  return hasAmount && !periods.some(({ kind }) => kind === 'year')
}

/** "Our net for the year?": the present one, or the one that the question before was about. */
function inTheSpan(own: Query, before: () => readonly Period[], today: LocalDate): Query {
  const unit = theSpan.exec(own.text)?.[1] as Period['kind'] | undefined
  if (unit === undefined || own.periods.length > 0) return own
  const [named, ...others] = before()
  const present = periodAt(unit, today, today)
  const isOther = (named?.from ?? today) < (present.from ?? today)
  if (others.length > 0 || (isOther && named?.kind !== unit))
    return { ...own, mistakes: [...own.mistakes, `Which ${unit} do you mean?`] }
  const features = new Set([...own.features].filter((each) => each !== unit && each !== 'over'))
  return { ...own, features, periods: [isOther && named ? named : present] }
}

const theSpan = /\b(?:for|over|during) the (year|quarter|month)(?: so far| to date)?$/

/**
 * "Where does my money go lately?": the last 30 days, where nothing else tells what "lately" means. "A month, these
 * days" is as of now: 30 days hold no whole month to take it over.
 */
function withRecent(query: Query, today: LocalDate): Query {
  if (!query.features.has('recent') || query.periods.length > 0 || familyOf(query)) return query
  const features = new Set([...query.features].filter((feature) => feature !== 'recent'))
  const isOfMonths = features.has('perMonth') || features.has('perYear')
  const recent = { ...query, features, periods: isOfMonths ? [] : [recentDays(today)] }
  return familyOf(recent) ? recent : query
}

/** A question by itself; statements beside it are set aside if the rest can be answered. */
function ownQuery(
  message: string,
  hasBefore: boolean,
  today: LocalDate,
  vocabulary: Vocabulary,
): Query {
  const queryIn = (read: Reading) => withPaidBills(resolved(queryOf(read), today), vocabulary)
  const said = readRespelled(message, today, vocabulary)
  const tokens = repaired(said, today, vocabulary)
  const reading = tokens ? { ...said, ...readTokens(tokens, today, vocabulary) } : said
  const supposed = supposing(queryIn(reading))
  if (supposed.supposed) return supposed
  const rest = withoutAsides(reading)
  if (rest !== undefined) {
    const { corrections } = reading
    const asked = queryIn({ ...readTokens(rest.tokens, today, vocabulary), corrections })
    const restSupposed = supposing(asked)
    if (restSupposed.supposed) return { ...restSupposed, leftAside: rest.leftAside }
    if (asked.unknown.length === 0 && (hasBefore || familyOf(asked)))
      return { ...asked, leftAside: [...rest.leftAside, ...(asked.leftAside ?? [])] }
  }
  const whole = withRecent(queryIn(reading), today)
  const meant = familyOf(whole)
    ? undefined
    : (saidBetter(message, whole, today, vocabulary) ??
      answeredWithout(whole, hasBefore, vocabulary) ??
      besideRemarks(message, today, vocabulary))
  if (meant) return meant
  return isMixed(reading)
    ? {
        ...whole,
        mistakes: [...whole.mistakes, 'That says more than one thing. What do you want to know?'],
      }
    : whole
}

/** The one sentence that asks, if all the others only remark something. */
function besideRemarks(
  message: string,
  today: LocalDate,
  vocabulary: Vocabulary,
): Query | undefined {
  const sentences = sentencesOf(message)
  if (sentences.length < 2 || sentences.filter(mayAsk).length !== 1) return undefined
  const queryOfSentence = (sentence: string) => {
    const query = resolved(queryOf(readRespelled(sentence, today, vocabulary)), today)
    return familyOf(query) ? query : (answeredWithout(query, false, vocabulary) ?? query)
  }
  const asked = queryOfSentence(sentences.find(mayAsk) ?? '')
  if (familyOf(asked) === undefined || !namesExactly(asked)) return undefined
  const others = sentences.filter((sentence) => !mayAsk(sentence))
  const areRemarks = others.every((each) => isRemark(each, queryOfSentence(each), asked))
  return areRemarks
    ? { ...asked, leftAside: [...(asked.leftAside ?? []), ...others.map(withoutStop)] }
    : undefined
}

/** The question without its stray words, if what is left asks about something by its name. */
function answeredWithout(
  whole: Query,
  hasBefore: boolean,
  vocabulary: Vocabulary,
): Query | undefined {
  const rest = withoutStrays(whole, vocabulary)
  if (rest === undefined) return undefined
  const family = familyOf(rest)
  const isNamed = namesExactly(rest) && rest.features.size > 0
  const isOfAll =
    rest.names.length === 0 && ofAllMoney.includes(family?.name ?? '') && !startsWithStray(rest)
  return (isNamed && (hasBefore || family)) || isOfAll ? rest : undefined
}

function namesExactly({ names }: Query): boolean {
  return names.some(({ how }) => how === 'exact')
}

/** "Catering profit this year": of a thing that is in no record. */
function startsWithStray({ strays = [] }: Query): boolean {
  return strays.some(({ at }) => at === 0)
}

/** What these tell is of all money, or of a month as a whole. */
const ofAllMoney = ['net', 'left', 'forecast', 'over income']

/** A question read from its mended words, with what was mended. */
function readRespelled(message: string, today: LocalDate, vocabulary: Vocabulary): Reading {
  const typed = read(message, today, vocabulary)
  const spelled = respelled(message, typed.corrections)
  if (spelled === message) return typed
  const { corrections, ...said } = read(spelled, today, vocabulary)
  const mended = typed.corrections.filter(({ name }) => name === undefined)
  return { ...said, corrections: [...mended, ...corrections] }
}

/**
 * "How much have we earned by letting it out? I mean all the income under Caravan": the second sentence, if it holds
 * every name and time of the first.
 */
function saidBetter(
  message: string,
  whole: Query,
  today: LocalDate,
  vocabulary: Vocabulary,
): Query | undefined {
  const [, again] =
    /[.?!…]\s+(?:sorry,? |so )?(?:i mean|i meant|meaning|in other words),? (.+)$/isu.exec(
      message,
    ) ?? []
  if (again === undefined) return undefined
  const query = resolved(queryOf(readRespelled(again, today, vocabulary)), today)
  const names = query.names.flatMap((item) => item.names)
  const isWhole =
    whole.names.every((item) => item.names.every((name) => names.includes(name))) &&
    whole.periods.every(({ from, to }) =>
      query.periods.some((period) => period.from === from && period.to === to),
    )
  // "How many trips this term? I mean since January" only tells the time of what was not understood.
  const isOpen = query.unknown.length > 0 || isOnlyTime(query)
  return isWhole && !isOpen && familyOf(query) ? query : undefined
}
