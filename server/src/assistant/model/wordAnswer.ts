import {
  type ChatReply,
  type CheckedWording,
  checkWording,
  type Fact,
  type ReplyPart,
  sourcesUnder,
  stepsTo,
} from '@evenkeel/domain/assistant'
import { utcDay } from '@evenkeel/domain/calendar'
import * as z from 'zod'
import {
  type Conversation,
  type LanguageModel,
  ModelFailureError,
  type ModelTool,
  type Spoken,
} from '#adapters/languageModel.ts'
import type { Context } from '#context.ts'
import type { Said } from '../answers/ask.ts'
import { findAgreedRecipient } from './consentStore.ts'
import { instructionsFor } from './instructions.ts'
import { redact } from './redact.ts'
import { type Desk, namesLike, Toolbox } from './toolbox.ts'
import { factTools } from './tools.ts'
import { reserveUse } from './useStore.ts'

export type Asked = {
  message: string
  /** The user's earlier questions, oldest first. */
  turns: readonly string[]
  said: Said
  reply: ChatReply
  desk: Desk
}

/** Usage of the language model, for the audit. */
export type Cost = { tools?: number; tokens?: number }

const categoriesMax = 60

/** Answers that are never reworded: refusals, drafts, greetings, and empty results. */
const worded = new Set<Said['kind']>(['answer', 'clarify'])

/**
 * Lets the language model choose and word what was computed, if the operator has configured one, the user has agreed to
 * it, and the daily limit is not reached. If anything goes wrong, the computed answer is kept.
 */
export async function wordAnswer(asked: Asked): Promise<{ reply: ChatReply; cost: Cost }> {
  const { reply, said, desk } = asked
  const { context, userId } = desk
  const { model } = context
  if (model === undefined || !worded.has(said.kind) || said.isFinal) return { reply, cost: {} }
  if ((await findAgreedRecipient(context.db, userId)) !== model.recipient)
    return { reply, cost: {} }
  if (!(await reserve(context, userId))) {
    return {
      reply: notWorded(reply, `Today’s questions to ${model.recipient} are used up.`),
      cost: {},
    }
  }
  return converse(asked, model)
}

function reserve({ db, clock, config }: Context, userId: string): Promise<boolean> {
  return reserveUse(db, userId, utcDay(clock.now()), config.aiDailyMax)
}

async function converse(
  asked: Asked,
  model: LanguageModel,
): Promise<{ reply: ChatReply; cost: Cost }> {
  const { reply, desk, said, message } = asked
  const toolbox = new Toolbox(desk)
  const cost: Cost = {}
  const note = (spoken: Spoken) => {
    cost.tools = (cost.tools ?? 0) + spoken.calls
    cost.tokens = (cost.tokens ?? 0) + spoken.tokens
    return spoken.text
  }
  try {
    const known = said.kind === 'answer' ? toolbox.note(said) : undefined
    const talk = model.open({
      instructions: instructionsFor(desk.today, toolbox.mark(categoriesOf(asked)), known),
      questions: [...asked.turns, message].map(redact),
      tools: toolsOf(toolbox, desk),
    })
    const checked = await checkedWording(talk, toolbox, message, note)
    if (toolbox.isStale || 'mistakes' in checked) {
      const why = toolbox.isStale
        ? 'Your records changed meanwhile.'
        : `What ${model.recipient} wrote did not fit the figures.`
      return { reply: notWorded(reply, why), cost }
    }
    return { reply: wordedReply(asked, checked.parts, model), cost }
  } catch (error) {
    if (!(error instanceof ModelFailureError)) throw error
    desk.context.log.warn({ kind: error.kind }, 'the language model gave no answer')
    return { reply: notWorded(reply, failureText(error, model)), cost }
  }
}

/** A valid wording, or what is wrong with the second one: a rejected wording is sent back once. */
async function checkedWording(
  talk: Conversation,
  toolbox: Toolbox,
  question: string,
  note: (spoken: Spoken) => string,
): Promise<CheckedWording> {
  const first = checkWording(note(await talk.begin()), toolbox.script(question))
  if (!('mistakes' in first) || toolbox.isStale) return first
  const request = `This was not sent. ${first.mistakes.slice(0, 5).join(' ')} Write the answer again, with the same figures, and use no tools.`
  return checkWording(note(await talk.correct(request)), toolbox.script(question))
}

/** The categories, and names that share a word with the question; a tool finds more. */
function categoriesOf({ desk, message }: Asked): string[] {
  const categories = desk.vocabulary.names.filter(({ kind }) => kind === 'category')
  const near = namesLike(desk.vocabulary, message)
  return [...new Set([...near, ...categories.slice(0, categoriesMax).map(({ name }) => name)])]
}

const Like = z.strictObject({ like: z.string().min(1).max(200) })

function toolsOf(toolbox: Toolbox, desk: Desk): ModelTool[] {
  const facts = factTools.map((factTool) => ({
    name: factTool.name,
    description: factTool.description,
    input: factTool.input,
    run: (input: unknown) => toolbox.run(factTool, input),
  }))
  const find: ModelTool = {
    name: 'find_names',
    description: 'Categories and payees of the records that share a word with a text.',
    input: Like,
    run: async (input) => ({
      names: toolbox.mark(namesLike(desk.vocabulary, (input as z.output<typeof Like>).like)),
    }),
  }
  return [...facts, find]
}

function wordedReply({ reply, desk }: Asked, parts: ReplyPart[], model: LanguageModel): ChatReply {
  const grounds = { facts: desk.book.facts, sources: desk.book.sources }
  const used = parts.flatMap((part) => ('fact' in part ? [part.fact] : []))
  const facts = new Set(used.flatMap((id) => stepsTo(id, grounds).map(({ fact }) => fact.id)))
  const sources = new Set(
    used.flatMap((id) => sourcesUnder(id, grounds).map((source) => source.id)),
  )
  const textOf = (id: string) => grounds.facts.find((fact: Fact) => fact.id === id)?.text ?? ''
  return {
    response: parts.map((part) => ('text' in part ? part.text : textOf(part.fact))).join(''),
    kind: 'answer',
    parts,
    facts: grounds.facts.filter(({ id }) => facts.has(id)),
    sources: grounds.sources.filter(({ id }) => sources.has(id)),
    suggestions: reply.kind === 'answer' ? reply.suggestions : [],
    by: `Worded by ${model.recipient}, figures computed by Evenkeel`,
  }
}

function notWorded(reply: ChatReply, why: string): ChatReply {
  return { ...reply, by: `${reply.by}. ${why}` }
}

function failureText({ kind }: ModelFailureError, { recipient }: LanguageModel): string {
  return kind === 'late'
    ? `${recipient} did not answer in time.`
    : `${recipient} gave no usable answer.`
}
