import type * as z from 'zod'

/** Something that a language model may ask for. It only reads. */
export type ModelTool = {
  name: string
  description: string
  input: z.ZodType
  run(input: unknown): Promise<unknown>
}

export type Talk = {
  instructions: string
  /** What was said before, oldest first; the last is the question. */
  questions: readonly string[]
  tools: readonly ModelTool[]
}

export type Spoken = {
  text: string
  /** Tokens in and out, as far as the provider says. */
  tokens: number
  /** How many tools it has asked for. */
  calls: number
}

/** A conversation; it ends, whatever happens, when its time is over. */
export type Conversation = {
  /** Asks the questions. @throws ModelFailureError */
  begin(): Promise<Spoken>
  /** Says what is wrong with the last answer and asks for another, which may use no tool. @throws ModelFailureError */
  correct(text: string): Promise<Spoken>
}

/** A language model that the operator has set up. */
export type LanguageModel = {
  /** Whom the questions go to, as people read it. */
  recipient: string
  open(talk: Talk): Conversation
}

/** The model did not give a whole answer: `kind` says why, for the log. */
export class ModelFailureError extends Error {
  readonly kind: 'late' | 'cut off' | 'too long' | 'empty' | 'unavailable'

  constructor(kind: ModelFailureError['kind'], options?: ErrorOptions) {
    super(`the language model failed: ${kind}`, options)
    this.kind = kind
  }
}
