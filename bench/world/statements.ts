import pg from 'pg'

/** A statement as the product gave it to the driver. */
export type Statement = { text: string; values: unknown[]; name?: string; rowMode?: 'array' }

/** What a request asks the database: one statement on any connection, or several in one transaction. */
export type Step = { transaction: boolean; statements: Statement[] }

type QueryConfig = string | (Omit<Statement, 'values'> & { values?: unknown[] })
type Query = (
  this: pg.Client,
  config: QueryConfig,
  values?: unknown[],
  ...rest: unknown[]
) => unknown

/** Notes every statement that this process gives to the driver while `work` runs; one request at a time. */
export async function captureStatements(work: () => Promise<unknown>): Promise<Statement[]> {
  const client = pg.Client.prototype as unknown as { query: Query }
  const original = client.query
  const statements: Statement[] = []
  client.query = function capture(config, values, ...rest) {
    statements.push(statementOf(config, values))
    return original.call(this, config, values, ...rest)
  }
  try {
    await work()
  } finally {
    client.query = original
  }
  return statements
}

function statementOf(config: QueryConfig, values: unknown): Statement {
  const given = Array.isArray(values) ? values : []
  if (typeof config === 'string') return { text: config, values: given }
  return {
    text: config.text,
    values: config.values ?? given,
    ...(config.name !== undefined && { name: config.name }),
    ...(config.rowMode !== undefined && { rowMode: config.rowMode }),
  }
}

/** Puts what lies between `begin` and `commit` together. */
export function stepsOf(statements: readonly Statement[]): Step[] {
  const steps: Step[] = []
  let open: Step | undefined
  for (const statement of statements) {
    if (/^begin\b/i.test(statement.text)) {
      open = { transaction: true, statements: [] }
      steps.push(open)
    }
    if (open === undefined) steps.push({ transaction: false, statements: [statement] })
    else open.statements.push(statement)
    if (/^(commit|rollback)\b/i.test(statement.text)) open = undefined
  }
  return steps
}

const uuid = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g

/**
 * The ids that a request made up: those in its statements that the same request, sent again, does not have.
 * Whoever repeats the statements has to make new ones.
 */
export function madeUpIds(first: readonly Statement[], second: readonly Statement[]): string[] {
  const again = new Set(idsIn(second))
  return [...new Set(idsIn(first))].filter((id) => !again.has(id))
}

function idsIn(statements: readonly Statement[]): string[] {
  const texts = statements.flatMap(({ values }) =>
    values.filter((value) => typeof value === 'string'),
  )
  return texts.flatMap((text) => text.match(uuid) ?? [])
}
