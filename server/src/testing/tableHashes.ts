import type pg from 'pg'

export type TableHashes = Record<string, { rows: number; hash: string }>

/** The count and a hash of all rows of every table in the database, whatever their order. */
export async function hashTables(client: Pick<pg.Client, 'query'>): Promise<TableHashes> {
  const { rows: tables } = await client.query<{ name: string }>(
    `select c.oid::regclass::text as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where c.relkind in ('r', 'p') and n.nspname = 'public' order by 1`,
  )
  const hashes: TableHashes = {}
  for (const { name } of tables) {
    const { rows } = await client.query<{ rows: number; hash: string }>(
      `select count(*)::int as rows, encode(sha256(convert_to(coalesce(
        string_agg(to_jsonb(t)::text, E'\\n' order by to_jsonb(t)::text collate "C"), ''), 'UTF8')), 'hex') as hash
        from ${name} t`,
    )
    hashes[name] = rows[0] ?? { rows: 0, hash: '' }
  }
  return hashes
}
