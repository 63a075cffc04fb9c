import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { type Inspection, listSources } from './houseRules.ts'

/** A group of a regular expression: where it stands in the text, and its alternatives as they are written. */
type Group = {
  start: number
  /** Where the alternative begins that is being read. */
  from: number
  end: number
  alternatives: string[]
  parent: Group | undefined
}

/**
 * Finds expressions whose repeated words can be read in two ways, such as `(?:a|b|a)*` or `(?:(?:i am|i|am) )*`: at
 * each such word the time until they fail doubles, and whoever sends thirty of them stops the server.
 */
export function inspectRepeats(folder: string): Inspection {
  const files = listSources(folder, ['domain/src', 'server/src', 'web/src'])
  const violations = files.flatMap((file) => {
    const code = readFileSync(join(folder, file), 'utf8')
    const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true)
    return expressionsIn(source).flatMap(({ text, line }) =>
      ambiguousRepeats(text).map((words) => ({
        rule: 'no-ambiguous-repeats',
        file,
        to: `line ${line}, "${words}"`,
        comment: 'Name no word twice, and none that others make up, in what may repeat.',
      })),
    )
  })
  return { moduleCount: files.length, violations }
}

/** Regular expressions, and texts that some are made of. */
function expressionsIn(source: ts.SourceFile): { text: string; line: number }[] {
  const found: { text: string; line: number }[] = []
  const visit = (node: ts.Node) => {
    if (ts.isRegularExpressionLiteral(node) || ts.isStringLiteralLike(node)) {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart(source))
      found.push({ text: node.text, line: line + 1 })
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

function ambiguousRepeats(text: string): string[] {
  return groupsOf(text)
    .filter((group) => isRepeated(group, text))
    .flatMap(({ alternatives }) => {
      const words = alternatives.map((each) => each.trim())
      const known = new Set(words)
      const isMadeUp = (each: string) => {
        const parts = each.split(' ')
        return parts.length > 1 && parts.every((part) => known.has(part))
      }
      return words.filter((each, at) => words.indexOf(each) !== at || isMadeUp(each))
    })
}

function groupsOf(text: string): Group[] {
  const groups: Group[] = []
  let open: Group | undefined
  for (const { 0: mark, index } of text.matchAll(
    /\\.|\[(?:\\.|[^\]\\])*\]|\((?:\?(?:[:=!]|<[=!]|<\w+>))?|[|)]/g,
  )) {
    const end = index + mark.length
    if (mark.startsWith('(')) {
      open = { start: index, from: end, end, alternatives: [], parent: open }
    } else if (open && /^[|)]$/.test(mark)) {
      open.alternatives.push(text.slice(open.from, index))
      open.from = end
      if (mark === '|') continue
      groups.push({ ...open, end })
      open = open.parent
    }
  }
  return groups
}

/** A group that may repeat, or the only words of one: `(?:(?:a|b),? )*`, `(?:(?:a|b)(?: |$))+`. */
function isRepeated({ start, end, parent }: Group, text: string): boolean {
  const after = text.slice(end)
  if (/^(?:[*+]|\{\d+,)/.test(after)) return true
  const before = parent === undefined ? undefined : text.slice(parent.start, start)
  return (
    before !== undefined &&
    /^\((?:\?:)?[ ,.]*$/.test(before) &&
    /^(?:[ ,.?!]|\(\?: \|\$\)|\[[^\]]*\][*+?]?)*\)(?:[*+]|\{\d+,)/.test(after)
  )
}
