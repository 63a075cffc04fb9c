import { findAll, listOf, only, type Tree, wordsOf } from './syntax.ts'
import { type Table, tableNamed } from './tables.ts'

/** A table where one statement names it. */
export type Relation = {
  alias: string
  /** Undefined for what is not a table of ours: a subquery, a function, a name of WITH. */
  table: Table | undefined
  /** The relations that are on the same node, because their distribution columns are equal. */
  group: { isPinned: boolean; parent?: Relation['group'] }
}

type Scope = { relations: Relation[]; names: ReadonlySet<string>; outer: Scope | undefined }

/** The types of nodes that are queries of their own. */
export const queryTypes = ['SelectStmt', 'InsertStmt', 'UpdateStmt', 'DeleteStmt'] as const

/**
 * Every table that a statement names, and whether the statement restricts it to one value of its distribution column,
 * by itself or through a table that it is joined with.
 */
export function relationsIn(statement: Tree): { relation: Relation; isPinned: boolean }[] {
  const found: Relation[] = []
  readQuery(statement, undefined, found)
  return found
    .filter(({ table }) => table !== undefined)
    .map((relation) => ({ relation, isPinned: rootOf(relation.group).isPinned }))
}

function readQuery(node: Tree, outer: Scope | undefined, found: Relation[]): void {
  for (const type of queryTypes) {
    const query = only(node, type)
    if (query) readParts(query, type, outer, found)
  }
}

function readParts(
  query: Tree,
  type: (typeof queryTypes)[number],
  outer: Scope | undefined,
  found: Relation[],
): void {
  const parts = findAll(query.withClause, 'CommonTableExpr', queryTypes)
  const names = new Set([...(outer?.names ?? []), ...parts.map((part) => String(part.ctename))])
  const scope: Scope = { relations: [], names, outer }
  for (const part of parts) readQuery(part.ctequery as Tree, scope, found)
  // The two sides of a union.
  for (const side of [query.larg, query.rarg]) {
    if (side) readParts(side as Tree, 'SelectStmt', scope, found)
  }
  if (query.relation) addRelation({ RangeVar: query.relation }, scope, found)
  for (const item of [...listOf(query.fromClause), ...listOf(query.usingClause)]) {
    readFrom(item, scope, found)
  }
  for (const condition of conditionsOf(query.whereClause)) relate(condition, scope)
  if (type === 'InsertStmt') {
    readInserted(query, scope, found)
  }
  const { withClause: _w, fromClause: _f, usingClause: _u, larg: _l, rarg: _r, ...rest } = query
  const { selectStmt: _s, ...expressions } = rest
  for (const { subselect } of findAll(expressions, 'SubLink', queryTypes)) {
    readQuery(subselect as Tree, scope, found)
  }
}

function readFrom(item: Tree, scope: Scope, found: Relation[]): void {
  const join = only(item, 'JoinExpr')
  if (join) {
    readFrom(join.larg as Tree, scope, found)
    readFrom(join.rarg as Tree, scope, found)
    for (const condition of conditionsOf(join.quals)) relate(condition, scope)
    for (const column of wordsOf(join.usingClause)) uniteByColumn(column, scope)
    readSubqueries(join.quals, scope, found)
    return
  }
  const subquery = only(item, 'RangeSubselect')
  if (subquery) readQuery(subquery.subquery as Tree, scope, found)
  addRelation(item, scope, found)
}

function readSubqueries(expression: unknown, scope: Scope, found: Relation[]): void {
  for (const { subselect } of findAll(expression, 'SubLink', queryTypes)) {
    readQuery(subselect as Tree, scope, found)
  }
}

function addRelation(item: Tree, scope: Scope, found: Relation[]): void {
  const range = only(item, 'RangeVar')
  const other = only(item, 'RangeSubselect') ?? only(item, 'RangeFunction')
  const alias = (range ?? other)?.alias as Tree | undefined
  const name = range && String(range.relname)
  const isOfWith = name !== undefined && scope.names.has(name) && range?.schemaname === undefined
  const table = name === undefined || isOfWith ? undefined : tableNamed(name)
  const relation = {
    alias: String(alias?.aliasname ?? name ?? ''),
    table,
    group: { isPinned: false },
  }
  scope.relations.push(relation)
  found.push(relation)
}

/** A row is written on the node that its distribution column names. */
function readInserted(query: Tree, scope: Scope, found: Relation[]): void {
  const source = query.selectStmt as Tree | undefined
  if (source) readQuery(source, scope, found)
  const [target] = scope.relations
  const column = target?.table?.column
  if (target === undefined || column === undefined || source === undefined) return
  const place = listOf(query.cols).findIndex((col) => only(col, 'ResTarget')?.name === column)
  const select = only(source, 'SelectStmt')
  const rows = listOf(select?.valuesLists).map((row) => listOf(only(row, 'List')?.items)[place])
  const value = only(listOf(select?.targetList)[place], 'ResTarget')?.val
  const values = rows.length > 0 ? rows : [value]
  // A column of the select is pinned if the table it comes from is.
  target.group.isPinned =
    place >= 0 && values.every((one) => isValue(one) || only(one, 'ColumnRef') !== undefined)
}

/** The parts that must all hold. */
function conditionsOf(condition: unknown): Tree[] {
  const every = only(condition, 'BoolExpr')
  if (every?.boolop === 'AND_EXPR') return listOf(every.args).flatMap(conditionsOf)
  return listOf(condition)
}

function relate(condition: Tree, scope: Scope): void {
  const equality = only(condition, 'A_Expr')
  if (equality?.kind !== 'AEXPR_OP' || wordsOf(equality.name).join() !== '=') return
  const [left, right] = [keyed(equality.lexpr, scope), keyed(equality.rexpr, scope)]
  if (left && right) unite(left, right)
  else if (left && isValue(equality.rexpr)) rootOf(left.group).isPinned = true
  else if (right && isValue(equality.lexpr)) rootOf(right.group).isPinned = true
}

/** The relation whose distribution column an expression is. */
function keyed(expression: unknown, scope: Scope): Relation | undefined {
  const words = wordsOf(only(expression, 'ColumnRef')?.fields)
  const column = words.at(-1)
  if (column === undefined) return undefined
  const alias = words.at(-2)
  for (let at: Scope | undefined = scope; at; at = at.outer) {
    const relation = at.relations.find((one) =>
      alias === undefined ? one.table?.columns.has(column) : one.alias === alias,
    )
    if (relation) return relation.table?.column === column ? relation : undefined
  }
  return undefined
}

function uniteByColumn(column: string, { relations }: Scope): void {
  const [first, ...others] = relations.filter(({ table }) => table?.column === column)
  if (first) for (const other of others) unite(first, other)
}

function unite(a: Relation, b: Relation): void {
  // Equal values of different kinds of tables are not on the same node.
  if (a.table?.group !== b.table?.group) return
  const [one, two] = [rootOf(a.group), rootOf(b.group)]
  if (one === two) return
  one.isPinned ||= two.isPinned
  two.parent = one
}

function rootOf(group: Relation['group']): Relation['group'] {
  return group.parent ? rootOf(group.parent) : group
}

/** A parameter or a constant, possibly with a cast. */
export function isValue(expression: unknown): boolean {
  const cast = only(expression, 'TypeCast')
  if (cast) return isValue(cast.arg)
  return Boolean(only(expression, 'ParamRef') ?? only(expression, 'A_Const'))
}
