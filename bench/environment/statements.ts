import pg from 'pg'

/** A statement as the product passed it to the driver. */
export type Statement = { text: string; values: unknown[]; name?: string; rowMode?: 'array' }

/** A request's database work: one statement on any connection, or several in one transaction. */
export type Step = { transaction: boolean; statements: Statement[] }

type QueryConfig = string | (Omit<Statement, 'values'> & { values?: unknown[] })
type Query = (
  this: pg.Client,
  config: QueryConfig,
  values?: unknown[],
  ...rest: unknown[]
) => unknown

/** A call to another server, with the body of its answer. */
export type Call = {
  url: string
  method: string
  headers: [string, string][]
  body: string
  answer: string
}

/** Records every statement this process sends while `work` runs. Only for one request at a time. */
export async function captureStatements(work: () => Promise<unknown>): Promise<Statement[]> {
  return (await captureWork(work)).filter(isStatement)
}

export function isStatement(one: Statement | Call): one is Statement {
  return 'text' in one
}

/** Records statements and calls to other servers, in order. */
export async function captureWork(work: () => Promise<unknown>): Promise<(Statement | Call)[]> {
  const client = pg.Client.prototype as unknown as { query: Query }
  const { query } = client
  const { fetch } = globalThis
  const captured: (Statement | Call)[] = []
  client.query = function capture(config, values, ...rest) {
    captured.push(statementOf(config, values))
    return query.call(this, config, values, ...rest)
  }
  globalThis.fetch = async (url, init) => {
    const response = await fetch(url, init)
    const answer = await response.clone().text()
    const headers = [...new Headers(init?.headers)]
    const body = String(init?.body ?? '')
    captured.push({ url: String(url), method: init?.method ?? 'GET', headers, body, answer })
    return response
  }
  try {
    await work()
  } finally {
    client.query = query
    globalThis.fetch = fetch
  }
  return captured
}

function statementOf(config: QueryConfig, values: unknown): Statement {
  const parameters = Array.isArray(values) ? values : []
  if (typeof config === 'string') return { text: config, values: parameters }
  return {
    text: config.text,
    values: config.values ?? parameters,
    ...(config.name !== undefined && { name: config.name }),
    ...(config.rowMode !== undefined && { rowMode: config.rowMode }),
  }
}

/** Groups the statements between `begin` and `commit`. */
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
 * Ids that a request generates: those in its statements that the same request does not repeat when sent again. A replay
 * must generate new ones.
 */
export function generatedIds(first: readonly Statement[], second: readonly Statement[]): string[] {
  const repeated = new Set(idsIn(second))
  return [...new Set(idsIn(first))].filter((id) => !repeated.has(id))
}

function idsIn(statements: readonly Statement[]): string[] {
  const texts = statements.flatMap(({ values }) =>
    values.filter((value) => typeof value === 'string'),
  )
  return texts.flatMap((text) => text.match(uuid) ?? [])
}
