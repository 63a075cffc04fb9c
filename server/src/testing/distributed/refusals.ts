import { isAcross, isForReplica } from './across.ts'
import { isValue, queryTypes, relationsIn } from './relations.ts'
import { findAll, lastWordOf, listOf, only, parse, type Tree } from './syntax.ts'
import { type Table, tableNamed } from './tables.ts'

/** A statement as it is sent. */
export type Statement = { text: string; values: unknown[] }

type Verdict = {
  refusals: string[]
  /** The array whose elements an insert writes as rows. */
  rows: number | undefined
}

const verdicts = new Map<string, Verdict>()

/** What a distributed database (Citus) refuses about a statement, or does more slowly than it must. */
export function refusalsOf({ text, values }: Statement): readonly string[] {
  const verdict = verdicts.get(text) ?? judge(text)
  verdicts.set(text, verdict)
  const rows = verdict.rows === undefined ? undefined : values[verdict.rows - 1]
  if (!Array.isArray(rows) || rows.length > 1) return verdict.refusals
  return [...verdict.refusals, 'writes a single row by INSERT … SELECT instead of VALUES']
}

function judge(text: string): Verdict {
  if (isForReplica(text)) return { refusals: [], rows: undefined }
  const statements = parse(text)
  const rows = statements.map(rowsOf).find((parameter) => parameter !== undefined)
  const refusals = statements.flatMap((statement) => refusalsOfOne(statement, text))
  return { refusals: [...new Set(refusals)], rows }
}

function refusalsOfOne(statement: Tree, text: string): string[] {
  return [
    ...(isAcross(text) ? acrossRefusals(statement) : singleRefusals(statement)),
    ...joinRefusals(statement),
    ...withRefusals(statement),
    ...writesIn(statement).flatMap(writeRefusals),
  ]
}

/** A statement runs on one node, and a lock is known to the node that it is on. */
function singleRefusals(statement: Tree): string[] {
  const spread = relationsIn(statement).filter(
    ({ relation }) => relation.table?.column !== undefined,
  )
  const loose = spread.filter(({ isPinned }) => !isPinned)
  // A read of a user's rows runs as a whole where they are; the functions of a write run where it was sent.
  const isRead = only(statement, 'SelectStmt') !== undefined
  const locks =
    isRead && spread.length > 0
      ? []
      : findAll(statement, 'FuncCall')
          .map(({ funcname }) => lastWordOf(funcname))
          .filter((name) => name.includes('advisory'))
  return [
    ...loose.map(
      ({ relation }) => `does not restrict ${relation.table?.name} by ${relation.table?.column}`,
    ),
    ...locks.map((name) => `locks nothing on other nodes: ${name}`),
  ]
}

function acrossRefusals(statement: Tree): string[] {
  const locks = findAll(statement, 'LockingClause')
  return locks.length > 0 ? ['locks rows of several nodes'] : []
}

function joinRefusals(statement: Tree): string[] {
  const tables = relationsIn(statement).flatMap(({ relation }) => relation.table ?? [])
  const groups = new Set(tables.flatMap(({ group }) => group ?? []))
  const isMixed = new Set(tables.map(({ placement }) => placement === 'coordinator')).size > 1
  return [
    ...(groups.size > 1
      ? [`joins tables that are spread differently: ${[...groups].toSorted().join(', ')}`]
      : []),
    ...(isMixed ? ['joins a table of the coordinator with tables of other nodes'] : []),
  ]
}

function withRefusals(statement: Tree): string[] {
  return findAll(statement, 'CommonTableExpr').some((part) => writesIn(part.ctequery).length > 0)
    ? ['writes within WITH']
    : []
}

type Write = { type: string; write: Tree }

function writesIn(tree: unknown): Write[] {
  return queryTypes
    .filter((type) => type !== 'SelectStmt')
    .flatMap((type) => findAll(tree, type).map((write) => ({ type, write })))
}

function writeRefusals({ type, write }: Write): string[] {
  const table = tableNamed(String((write.relation as Tree | undefined)?.relname))
  if (table === undefined || table.placement === 'coordinator') return []
  const conflict = write.onConflictClause as Tree | undefined
  const sets = [
    ...(type === 'UpdateStmt' ? listOf(write.targetList) : []),
    ...listOf(conflict?.targetList),
  ]
  const conditions = [write.whereClause, conflict?.whereClause]
  return [
    ...keyRefusals(table, sets, conflict),
    ...[sets, ...conditions, write.returningClause].flatMap(sessionRefusals),
    ...(type === 'InsertStmt' ? insertRefusals(table, write) : []),
  ]
}

function keyRefusals(table: Table, sets: readonly Tree[], conflict: Tree | undefined): string[] {
  const names = sets.map((set) => String(only(set, 'ResTarget')?.name))
  const keys = names.filter((name) => table.keys.has(name))
  const inferred = findAll(conflict?.infer, 'IndexElem').map(({ name }) => name)
  const isLoose =
    inferred.length > 0 && table.column !== undefined && !inferred.includes(table.column)
  return [
    ...keys.map((name) => `sets the key ${name} of ${table.name}`),
    ...(isLoose ? [`names a conflict without ${table.column}`] : []),
  ]
}

/** Rows copied from other rows of the same user stay on their node only if the user's id is copied as well. */
function insertRefusals({ column, group }: Table, write: Tree): string[] {
  const source = write.selectStmt as Tree | undefined
  const select = only(source, 'SelectStmt')
  if (findAll(select?.valuesLists, 'SubLink').length > 0) return ['has a subquery among VALUES']
  const place = listOf(write.cols).findIndex((col) => only(col, 'ResTarget')?.name === column)
  const owner = only(listOf(select?.targetList)[place], 'ResTarget')?.val
  const isCopy =
    source && relationsIn(source).some(({ relation }) => relation.table?.group === group)
  return column !== undefined && isCopy && isValue(owner)
    ? [`copies rows through the coordinator, because it does not select ${column}`]
    : []
}

/**
 * The functions that SET, WHERE and RETURNING may call: their result depends on nothing but their arguments. Others
 * would have to run on the coordinator, which does not have the row.
 */
export const pureFunctions = new Set([
  ...['char_length', 'left', 'lower', 'make_date', 'power', 'right', 'round', 'substr'],
  // Of a number of seconds; with a format it depends on the session.
  'to_timestamp',
])

/** Types whose text depends on the session's time zone or date style. */
const sessionTypes = new Set(['date', 'time', 'timetz', 'timestamp', 'timestamptz', 'interval'])

function sessionRefusals(expression: unknown): string[] {
  const functions = findAll(expression, 'FuncCall', queryTypes)
    .map(({ funcname }) => lastWordOf(funcname))
    .filter((name) => !pureFunctions.has(name))
  const casts = findAll(expression, 'TypeCast', queryTypes).filter(isOfSession)
  const sums = findAll(expression, 'TypeCast', queryTypes).filter(
    ({ typeName }) => typeOf(typeName) === 'interval',
  )
  return [
    ...functions.map((name) => `calls ${name}, which may depend on the session`),
    ...casts.map(({ typeName }) => `casts a column to ${typeOf(typeName)}, as the session says`),
    ...(sums.length > 0 ? ['adds an interval, which depends on the time zone'] : []),
  ]
}

function isOfSession({ arg, typeName }: Tree): boolean {
  const type = typeOf(typeName)
  return (
    findAll(arg, 'ColumnRef', queryTypes).length > 0 && (sessionTypes.has(type) || type === 'text')
  )
}

function typeOf(typeName: unknown): string {
  return lastWordOf((typeName as Tree | undefined)?.names)
}

/** The parameter of `insert … select … from unnest($n)`. */
function rowsOf(statement: Tree): number | undefined {
  const select = only(only(statement, 'InsertStmt')?.selectStmt, 'SelectStmt')
  const call = findAll(select?.fromClause, 'FuncCall').find(
    ({ funcname }) => lastWordOf(funcname) === 'unnest',
  )
  const [parameter] = findAll(call?.args, 'ParamRef')
  return parameter && Number(parameter.number)
}
