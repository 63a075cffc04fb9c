import type { Fact, NamedPeriod, Script } from '@evenkeel/domain/assistant'
import type { LocalDate } from '@evenkeel/domain/calendar'
import type { Context } from '#context.ts'
import { type Db, inSnapshot } from '#db/db.ts'
import { type Ask, type Said, shownName } from '../answers/ask.ts'
import { familyOf } from '../answers/families.ts'
import type { Book } from '../facts/book.ts'
import { type Piece, partsOf } from '../facts/sentence.ts'
import { wordsOf } from '../reading/tokens.ts'
import type { Vocabulary } from '../reading/vocabulary.ts'
import { readRecords } from '../vocabularyCache.ts'
import { quoted, redact } from './redact.ts'
import { type FactTool, queryFor, UnknownNameError } from './tools.ts'

const namesMax = 20
const textMax = 4000

/** A tool's result, with marks in place of figures, names and periods; all of it is data. */
export type ToolAnswer = {
  answer: string
  figures?: Record<string, { is: string; shown: string }>
  names?: Record<string, string>
  times?: Record<string, string>
}

/** The records changed while the answer was being written, so its figures would be inconsistent. */
class RecordsChangedError extends Error {}

/** The user whose book it is; each tool reads in its own snapshot. */
export type Reader = { db: Db; userId: string }

export type Desk = {
  context: Context
  userId: string
  today: LocalDate
  vocabulary: Vocabulary
  /** The state of the records at the first reading. */
  version: string
  book: Book
  reader: Reader
}

/**
 * Runs tools for one conversation and keeps what they compute. A conversation with a model takes seconds, too long for
 * one snapshot, so each call reads in its own and checks that the records have not changed.
 */
export class Toolbox {
  readonly #desk: Desk
  readonly #computed: string[] = []
  readonly #names = new Map<string, string>()
  readonly #periods = new Map<string, NamedPeriod>()
  #last: Promise<unknown> = Promise.resolve()
  isStale = false

  constructor(desk: Desk) {
    this.#desk = desk
  }

  /** Runs one tool at a time, because their figures are numbered. */
  run(factTool: FactTool, input: unknown): Promise<ToolAnswer> {
    const result = this.#last.then(() => this.#answer(factTool, input))
    this.#last = result.catch(() => {})
    return result
  }

  async #answer(factTool: FactTool, input: unknown): Promise<ToolAnswer> {
    try {
      return this.note(await this.compute(factTool, input))
    } catch (error) {
      if (error instanceof RecordsChangedError) this.isStale = true
      if (!(error instanceof UnknownNameError)) throw error
      return this.#noSuchName(error.wanted)
    }
  }

  /**
   * Computes a tool's result in its own snapshot.
   * @throws UnknownNameError, RecordsChangedError
   */
  compute(factTool: FactTool, input: unknown): Promise<Said> {
    const { context, userId, today, vocabulary, version, book, reader } = this.#desk
    return inSnapshot(context.db, async (db) => {
      const within = { ...context, db }
      const { bills, version: now } = await readRecords(within, userId)
      if (now !== version) throw new RecordsChangedError()
      reader.db = db
      const asked = factTool.ask(input)
      const named = { ...asked, names: asked.names?.map((name) => this.#nameOf(name)) }
      const query = queryFor(named, vocabulary, today)
      const ask: Ask = { context: within, db, userId, today, query, vocabulary, bills, book }
      return (await familyOf(query)?.run(ask)) ?? { kind: 'clarify', text: notTogether }
    })
  }

  /** A name, or the name behind its mark. */
  #nameOf(text: string): string {
    return this.#names.get(text.replace(/[[\]]/g, '').trim()) ?? text
  }

  #noSuchName(wanted: string): ToolAnswer {
    const near = namesLike(this.#desk.vocabulary, wanted)
    const answer = 'There is no such category or payee in the records.'
    return near.length === 0 ? { answer } : { answer, names: this.mark(near) }
  }

  /** Gives names the marks that the model writes. */
  mark(names: readonly string[]): Record<string, string> {
    return Object.fromEntries(names.map((name) => [this.#markOf(name), quoted(name)]))
  }

  #markOf(name: string): string {
    for (const [id, known] of this.#names) if (known === name) return id
    const id = `n${this.#names.size + 1}`
    this.#names.set(id, name)
    return id
  }

  /** Keeps a computed answer and returns it as the model reads it. */
  note({ text }: Pick<Said, 'text'>): ToolAnswer {
    const { book } = this.#desk
    const figures = factsOf(text, book)
    const names = new Map<string, string>()
    const times = new Map<string, string>()
    const answer = partsOf(text)
      .map((part) =>
        'fact' in part ? `[[${part.fact}]]` : this.#withMarks(part.text, names, times),
      )
      .join('')
      .slice(0, textMax)
    this.#computed.push(answer)
    return {
      answer: redact(answer),
      ...(figures.length > 0 && {
        figures: Object.fromEntries(
          figures.map(({ id, label, text: shown }) => [
            id,
            { is: quoted(label, 160), shown: quoted(shown) },
          ]),
        ),
      }),
      ...(names.size > 0 && { names: Object.fromEntries(names) }),
      ...(times.size > 0 && { times: Object.fromEntries(times) }),
    }
  }

  /** Replaces the names and periods of a computed text with marks. */
  #withMarks(text: string, names: Map<string, string>, times: Map<string, string>): string {
    const marked = this.#desk.vocabulary.names
      .map(({ name }) => shownName(name))
      .filter((name) => name.length > 1 && text.includes(name))
      .toSorted((a, b) => b.length - a.length)
      .reduce((left, name) => {
        if (!left.includes(name)) return left
        const id = this.#markOf(name)
        const outside = left.split(/(\[\[\w+\]\])/)
        const next = outside
          .map((piece, index) => (index % 2 ? piece : replaceWhole(piece, name, `[[${id}]]`)))
          .join('')
        if (next !== left) names.set(id, quoted(name))
        return next
      }, text)
    return marked.replace(periodWords, (label) => {
      const id = this.#periodMark(label)
      times.set(id, label)
      return `[[${id}]]`
    })
  }

  #periodMark(label: string): string {
    for (const [id, known] of this.#periods) if (known.label === label) return id
    const id = `p${this.#periods.size + 1}`
    this.#periods.set(id, { label })
    return id
  }

  /** Everything a wording may use. */
  script(question: string): Script {
    const { book, today } = this.#desk
    return {
      facts: book.facts,
      sources: book.sources,
      computed: this.#computed,
      names: this.#names,
      periods: this.#periods,
      question,
      today,
    }
  }
}

/** Names that share a word with a text. */
export function namesLike({ byWord }: Vocabulary, text: string): string[] {
  const found = wordsOf(text).flatMap((word) => byWord.get(word) ?? [])
  return [...new Set(found.map(({ name }) => name))].slice(0, namesMax)
}

const notTogether = 'These cannot be asked together. Use fewer arguments, or another tool.'

/** How the answers name a period: `in May 2026`, `this week so far (…)`, `from May 1 to 22, 2026`. */
const periodWords =
  /this week so far \([^)]*\)|in all your records so far|\b(?:in|on|from|over|since) (?:the )?[A-Z\d][^.:;,()\n[\]]*?(?:, )?\b\d{4}\b(?: to [A-Z][a-z]+ \d{1,2}, \d{4})?(?: so far)?(?: \([^)]*\d{4}\))?|\b(?:in|over) the (?:last|next|week of|first|second|third|fourth)[^.:;()\n[\]]*\([^)]*\d{4}\)|\bin the week of [^.:;()\n[\]]*?\b\d{4}\b/g

function replaceWhole(text: string, name: string, mark: string): string {
  const pattern = name.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')
  return text.replace(new RegExp(`(?<![\\p{L}\\p{N}])${pattern}(?![\\p{L}\\p{N}])`, 'gu'), mark)
}

function factsOf(text: Piece, book: Book): Fact[] {
  const ids = new Set(partsOf(text).flatMap((part) => ('fact' in part ? [part.fact] : [])))
  return book.facts.filter(({ id }) => ids.has(id))
}
