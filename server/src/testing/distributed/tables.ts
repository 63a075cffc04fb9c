import { is } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import { migrationsTable, type Placement, placements } from '#db/distribution.ts'
import * as schema from '#db/schema.ts'

/** A table as a distributed database sees it. */
export type Table = {
  name: string
  placement: Placement
  /** The column by which its rows are spread. */
  column: string | undefined
  /** Tables of one group have the rows of one value on one node. */
  group: string | undefined
  columns: ReadonlySet<string>
  keys: ReadonlySet<string>
}

const tables = new Map(
  Object.values(schema)
    .filter((value) => is(value, PgTable))
    .map((table) => {
      const { name, columns, primaryKeys } = getTableConfig(table)
      const placement = placements[name]
      if (placement === undefined) throw new Error(`${name} has no place in db/distribution.ts`)
      const keys = [
        ...columns.filter(({ primary }) => primary),
        ...primaryKeys.flatMap((key) => key.columns),
      ]
      return [name, describe(name, placement, columns, keys)]
    }),
)

const migrations = describe(migrationsTable, 'every node', [], [])

/** A table of ours; undefined for PostgreSQL's own. */
export function tableNamed(name: string): Table | undefined {
  return migrationsTable.endsWith(`.${name}`) ? migrations : tables.get(name)
}

type Named = { name: string }

function describe(
  name: string,
  placement: Placement,
  columns: readonly Named[],
  keys: readonly Named[],
): Table {
  const spread = typeof placement === 'string' ? undefined : placement
  const namesOf = (list: readonly Named[]) => new Set(list.map((column) => column.name))
  return {
    ...{ name, placement, column: spread?.by },
    group: spread && (spread.with ?? name),
    ...{ columns: namesOf(columns), keys: namesOf(keys) },
  }
}
