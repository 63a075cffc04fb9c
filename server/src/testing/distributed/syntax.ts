import { loadModule, parseSync } from 'libpg-query'

await loadModule()

/** A node of PostgreSQL's syntax tree: its fields, some of which hold one node under the name of its type. */
export type Tree = Readonly<Record<string, unknown>>

/** The statements of a text, each as the one field of a node. */
export function parse(text: string): Tree[] {
  return (parseSync(text).stmts ?? []).flatMap(({ stmt }) => (stmt ? [stmt as Tree] : []))
}

/** The parts of a field that holds one node, several, or none. */
export function listOf(field: unknown): Tree[] {
  if (field === undefined || field === null) return []
  return (Array.isArray(field) ? field : [field]) as Tree[]
}

/** The node of a type that a field holds; undefined if it holds another. */
export function only(node: unknown, type: string): Tree | undefined {
  return (node as Tree | undefined)?.[type] as Tree | undefined
}

/** Every node of a type in a tree, not looking into those that `isOther` names. */
export function findAll(tree: unknown, type: string, isOther: readonly string[] = []): Tree[] {
  if (typeof tree !== 'object' || tree === null) return []
  return Object.entries(tree).flatMap(([name, value]) => {
    if (isOther.includes(name)) return []
    const own = name === type && !Array.isArray(tree) ? [value as Tree] : []
    return [...own, ...findAll(value, type, isOther)]
  })
}

/** The words of a dotted name, such as a column's; a star is left out. */
export function wordsOf(field: unknown): string[] {
  return listOf(field).flatMap((part) => {
    const word = only(part, 'String')?.sval
    return typeof word === 'string' ? [word] : []
  })
}

/** The last word of a dotted name. */
export function lastWordOf(field: unknown): string {
  return wordsOf(field).at(-1) ?? ''
}
