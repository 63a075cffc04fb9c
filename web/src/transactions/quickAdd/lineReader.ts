// In a file of its own, because it is fetched only when somebody begins to type a line.
import type { LocalDate } from '@evenkeel/domain/calendar'
import {
  type EntryLine,
  type EntrySuggestion,
  readEntryLine,
  renameLine,
} from '@evenkeel/domain/transactions'
import type { CategoryOptions } from '../categoryOptions.ts'

/** Stands for the name of an earlier entry while the rest of a line is read; nobody types it. */
const nameMark = '\ue000'

/**
 * Reads a line that holds an earlier entry's name. The words of the name say neither amount nor day nor category; what
 * the rest of the line leaves open is as it was in that entry.
 */
export function readLine(
  text: string,
  today: LocalDate,
  options: CategoryOptions,
  taken: EntrySuggestion | undefined,
): EntryLine {
  const at = taken === undefined ? -1 : placeOf(lineName(taken), text)
  if (taken === undefined || at < 0) return readEntryLine(text, today, options)
  const said = readEntryLine(markAt(text, at, lineName(taken)), today, options)
  const { type: _, ...unclear } = said.unclear
  const { type, category, amount } = taken
  return {
    type,
    ...(!unclear.category && { category }),
    ...(!unclear.amount && amount !== null && { amount }),
    ...said,
    description: said.description.replace(nameMark, () => taken.description),
    unclear,
  }
}

/** The line with an earlier entry's name in the place of its own. */
export function nameLine(
  text: string,
  today: LocalDate,
  options: CategoryOptions,
  taken: EntrySuggestion,
  before: EntrySuggestion | undefined,
): string {
  const at = before === undefined ? -1 : placeOf(lineName(before), text)
  const marked = before === undefined || at < 0 ? text : markAt(text, at, lineName(before))
  return renameLine(marked, today, options, lineName(taken))
}

/** A description can have several lines, and a field has one. */
function lineName({ description }: EntrySuggestion): string {
  return description.trim().split(/\s+/).join(' ')
}

function markAt(text: string, at: number, name: string): string {
  return text.slice(0, at) + nameMark + text.slice(at + name.length)
}

/** The last place where a name stands as whole words; -1 if there is none. */
function placeOf(name: string, text: string): number {
  for (
    let at = text.lastIndexOf(name);
    at >= 0;
    at = at > 0 ? text.lastIndexOf(name, at - 1) : -1
  ) {
    const isWhole =
      /(^|\s)$/.test(text.slice(0, at)) && /^($|[\s,;:!])/.test(text.slice(at + name.length))
    if (isWhole) return at
  }
  return -1
}
