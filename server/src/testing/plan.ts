import type pg from 'pg'
import type { Statement } from './distributed/refusals.ts'

type Plan = {
  'Node Type': string
  'Index Name'?: string
  'Actual Rows': number
  'Actual Loops': number
  'Rows Removed by Filter'?: number
  'Rows Removed by Index Recheck'?: number
  Plans?: Plan[]
}

/** A statement's plan: its nodes from the outside in, the indexes, and how many rows it reads. */
export type Doing = { steps: string[]; indexes: string[]; rows: number }

/** Runs a statement, and takes back what it has written. */
export async function explain(pool: pg.Pool, { text, values }: Statement): Promise<Doing> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    const { rows } = await client.query(
      `explain (analyze, timing off, summary off, format json) ${text}`,
      values,
    )
    const nodes = nodesOf(rows[0]['QUERY PLAN'][0].Plan)
    return {
      steps: nodes.map((node) => node['Node Type']),
      indexes: nodes.flatMap((node) => node['Index Name'] ?? []),
      rows: Math.max(...nodes.map(rowsLookedAt)),
    }
  } finally {
    await client.query('rollback')
    client.release()
  }
}

export function nodesOf(plan: Plan): Plan[] {
  return [plan, ...(plan.Plans ?? []).flatMap(nodesOf)]
}

function rowsLookedAt(node: Plan): number {
  const dropped =
    (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Index Recheck'] ?? 0)
  return (node['Actual Rows'] + dropped) * node['Actual Loops']
}
