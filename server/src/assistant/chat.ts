import type { ChatReply, ChatRequest } from '@evenkeel/domain/assistant'
import { historyTurnsMax } from '@evenkeel/domain/assistant'
import type { LocalDate } from '@evenkeel/domain/calendar'
import type { Context } from '#context.ts'
import { inLedgerSnapshot } from '#db/readLedger.ts'
import { agrees, withAccepted } from './answers/accepted.ts'
import { type Ask, type Said, shownName } from './answers/ask.ts'
import { clarify, offeredFor } from './answers/clarify.ts'
import { draftAnswer } from './answers/draft.ts'
import { withOtherPrice } from './answers/draftAgain.ts'
import { familyOf } from './answers/families.ts'
import { noneYet } from './answers/nothing.ts'
import { withSuggestions } from './answers/suggest.ts'
import { talkFirst, talkLast } from './answers/talk.ts'
import { isTold, shortEntryOf, withToldPrice } from './answers/told.ts'
import { toldFurther } from './answers/toldFurther.ts'
import { withoutUpgrade } from './answers/upgradeTexts.ts'
import { Book } from './facts/book.ts'
import { partsOf, textOf } from './facts/sentence.ts'
import { wordAnswer } from './model/wordAnswer.ts'
import { noteAsked } from './noteAsked.ts'
import { withoutCourtesies } from './reading/courtesies.ts'
import { respelled } from './reading/mending.ts'
import type { Query } from './reading/slots.ts'
import { runsOf } from './reading/strayWords.ts'
import { withHelpNoun } from './reading/unfinished.ts'
import { answerEach } from './twoQuestions.ts'
import { understood } from './understood.ts'
import { readRecords, vocabularies, vocabularyFor } from './vocabularyCache.ts'

export const computedBy = 'Computed by Evenkeel'

/** Answers a question from the user's own records, read in one snapshot. Writes nothing. */
export async function chat(
  context: Context,
  userId: string,
  { message, conversationHistory = [] }: ChatRequest,
  today: LocalDate,
): Promise<ChatReply> {
  const started = context.clock.now()
  // Only the user's own turns count: the client could have made up the assistant's.
  const earlier = conversationHistory
    .filter(({ role }) => role === 'user')
    .slice(-historyTurnsMax)
    .map(({ content }) => withoutCourtesies(content))
  const asked = await inLedgerSnapshot(context, userId, async (within) => {
    const { db } = within
    const records = await readRecords(within, userId)
    const { bills, version } = records
    const vocabulary = await vocabularyFor(vocabularies, db, userId, records)
    const reader = { db, userId }
    const answerOne = async (one: string, before: readonly string[], book = new Book(reader)) => {
      const ask = { context: within, db, userId, today, vocabulary, bills, book }
      const said = await sayTo(ask, one, before)
      return { said: within.config.billing === 'off' ? withoutUpgrade(said) : said, book }
    }
    const offerFor = (turn: string, before: readonly string[]) => {
      const query = understood(turn, before, today, vocabulary)
      return familyOf(query) ? undefined : offeredFor(turn, query, vocabulary)
    }
    const turns = withAccepted([...earlier, withoutCourtesies(message)], offerFor)
    const question = turns.pop() ?? message
    const { said, book } = await answerEach(answerOne, question, turns)
    const desk = { context, userId, today, vocabulary, version, book, reader }
    return { message: question, turns, said, reply: present(said, book), desk }
  })
  const { reply, cost } = await wordAnswer(asked)
  await noteAsked(context, userId, 'assistant_asked', started, {
    facts: reply.facts.length,
    ...cost,
  })
  return reply
}

async function sayTo(
  ask: Omit<Ask, 'query'>,
  message: string,
  turns: readonly string[],
): Promise<Said> {
  if (agrees(message)) {
    return {
      kind: 'clarify',
      text: 'I offered nothing to say yes to. What do you want to know?',
      suggestions: ['How much did I spend this month?', 'What bills are due soon?'],
    }
  }
  const ownNames = () => wholeNames(understood(message, turns, ask.today, ask.vocabulary))
  const talk = talkFirst(withHelpNoun(message, turns.at(-1)), ownNames)
  if (talk) return talk
  const before = turns.at(-1)
  const priced = withToldPrice(message, before) ?? withOtherPrice(message, before)
  if (priced !== undefined) return draftAnswer(ask, priced)
  if (isTold(message)) return draftAnswer(ask, message)
  const further = toldFurther(message, turns.at(-1), ask.today, ask.vocabulary)
  if (further !== undefined) return draftAnswer(ask, further)
  const query = understood(message, turns, ask.today, ask.vocabulary)
  const spelled = respelled(message, query.corrections)
  if (spelled !== message) {
    const mended =
      talkFirst(spelled, ownNames) ??
      (isTold(spelled) ? await draftAnswer(ask, spelled) : undefined)
    if (mended) return mended
  }
  const [mistake] = query.mistakes
  if (mistake !== undefined) {
    return {
      kind: 'clarify',
      isFinal: true,
      text: mistake.endsWith('?') ? mistake : `${mistake} Which day do you mean?`,
      suggestions: ['How much did I spend this month?', 'How much did I spend last month?'],
    }
  }
  const answered = query.strays ? undefined : await answeredBy(ask, query, message)
  if (answered) return answered
  const named = query.names.flatMap(({ raw, how }) => (how === 'exact' ? [raw] : []))
  const entry = turns.length === 0 ? shortEntryOf(message, query) : undefined
  if (entry !== undefined) return draftAnswer(ask, entry)
  const { strays = [], ...known } = query
  const unread = { ...known, unknown: [...query.unknown, ...strays] }
  const last = talkLast(
    message,
    asksForFigure(unread),
    named,
    unread.unknown.map(({ raw }) => raw),
  )
  if (last) return last
  if (ask.vocabulary.names.length === 0) return noneYet()
  const apart = query.strays ? await answeredBy(ask, query, message) : undefined
  // That there is none could be due to what was left aside.
  return apart?.kind === 'answer' ? apart : clarify({ ...ask, query: unread }, message)
}

async function answeredBy(
  ask: Omit<Ask, 'query'>,
  query: Query,
  message: string,
): Promise<Said | undefined> {
  const family = familyOf(query)
  if (family === undefined) return undefined
  const asked = { ...ask, query }
  const answered = withReadings(await family.run(asked), query)
  return withSuggestions(asked, family.name, message, answered)
}

/** Names of the records that are told in full; a single word, such as "printing", only where a figure is asked for. */
function wholeNames(query: Query): string[] {
  const whole = query.names.flatMap(({ raw, how }) => (how === 'exact' ? [raw] : []))
  const isOfRecords = familyOf(query) !== undefined || whole.some((raw) => raw.includes(' '))
  return isOfRecords ? whole : []
}

/** "What do I pay for car insurance?" is no question for advice, although only a part of it is understood. */
function asksForFigure({ names, unknown, features, raws, text }: Query): boolean {
  // "Buy bitcoin?" asks what to do, "what did I buy" what was done.
  const isToDo =
    /^buy(ing)?$/.test(raws.get('spend') ?? '') && !/\b(did|do|have|has|was|were)\b/.test(text)
  // "How much on crypto?"
  const isOfSpending =
    (features.has('spend') && !isToDo) ||
    /^(?:and |so )?how much (?:on|at) /.test(text) ||
    asksOfBill.test(text)
  const isPartly = names.length > 0 || (unknown.length > 0 && isOfSpending)
  const isOfFigures = figureWords.some((feature) => features.has(feature))
  return (
    isPartly &&
    isOfFigures &&
    !/\b(should|refinanc\w+|worth|smart(er)?|wiser?|idea|better|rather|safer|cheaper to)\b/.test(
      text,
    )
  )
}

/** "How much is the insurance?", "when is our home insurance due again?" */
const asksOfBill =
  /^(?:(?:and|so|ok) )*(?:how much (?:is|are) (?:my|our|the) (?:\p{L}+ ){0,2}\p{L}+(?:$| and when\b)|when (?:is|are|does|do|will) (?:my|our|the) (?:\p{L}+ ){1,3}(?:(?:be )?due|come out|go out|renew|get paid)\b)/u

const figureWords = [
  'nowIs',
  'howMuch',
  'spend',
  'expenseRow',
  'due',
  'when',
  'count',
  'last',
  'first',
]

/** Says which name a mistyped word was taken for, and what was left aside. */
function withReadings(said: Said, { corrections, leftAside = [], strays = [] }: Query): Said {
  const mended = corrections.flatMap(({ from, name }) =>
    name === undefined ? [] : [` I read “${shownName(from)}” as ${shownName(name)}.`],
  )
  const aside = [...leftAside, ...runsOf(strays)]
  const notes = [...mended, ...aside.map((text) => ` I left aside “${shownName(text)}”.`)]
  const isAnswered = said.kind === 'answer' || said.kind === 'empty'
  return isAnswered && notes.length > 0 ? { ...said, text: [said.text, ...notes] } : said
}

function present({ kind, text, suggestions = [], drafts, guesses }: Said, book: Book): ChatReply {
  const parts = partsOf(text)
  return {
    response: textOf(text),
    kind,
    parts,
    facts: book.facts,
    sources: book.sources,
    suggestions: [...suggestions],
    ...(drafts && { drafts }),
    ...(guesses && guesses.length > 0 && { guesses }),
    by: computedBy,
  }
}
