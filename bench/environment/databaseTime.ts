import type pg from 'pg'
import type { Statement } from './statements.ts'

type Explained = { 'Planning Time': number; 'Execution Time': number }

/** The time PostgreSQL spends planning and executing a request's reads, without round trips. */
export async function databaseMs(pool: pg.Pool, statements: readonly Statement[]): Promise<number> {
  let sum = 0
  for (const { text, values } of statements.filter(isRead)) {
    const { rows } = await pool.query({
      text: `EXPLAIN (ANALYZE, TIMING OFF, FORMAT JSON) ${text}`,
      values,
    })
    const [explained] = rows[0]['QUERY PLAN'] as [Explained]
    sum += explained['Planning Time'] + explained['Execution Time']
  }
  return sum
}

function isRead({ text }: Statement): boolean {
  return /^\s*(select|with)\b/i.test(text)
}
