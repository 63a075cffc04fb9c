/** What a check found, as a line for the operator. A warning or problem says what to do. */
export type Finding = { state: 'ok' | 'warning' | 'problem'; text: string }

/** One thing to look at; `Setup` is what it needs for that. */
export type Check<Setup> = {
  name: string
  run(setup: Setup): Finding | Finding[] | Promise<Finding | Finding[]>
}

export type Line = Finding & { name: string }

export const ok = (text: string): Finding => ({ state: 'ok', text })
export const warning = (text: string): Finding => ({ state: 'warning', text })
export const problem = (text: string): Finding => ({ state: 'problem', text })

/** Longer than any single wait inside a check. */
const checkMsMax = 15_000

/** Runs checks one after another. One that fails or does not end is a problem, and the others run all the same. */
export async function* runChecks<Setup>(
  checks: readonly Check<Setup>[],
  setup: Setup,
  msMax = checkMsMax,
): AsyncGenerator<Line> {
  for (const { name, run } of checks) {
    const findings = await within(msMax, async () => run(setup)).catch((error: unknown) =>
      problem(reasonOf(error)),
    )
    for (const finding of [findings].flat()) yield { name, ...finding }
  }
}

/**
 * Stops waiting after `msMax`.
 * @throws Error that says so
 */
export function within<T>(msMax: number, work: () => Promise<T>): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>()
  const late = () => reject(new Error(`no answer within ${msMax / 1000} seconds`))
  const timer = setTimeout(late, msMax)
  return Promise.race([work(), promise]).finally(() => clearTimeout(timer))
}

/** The first line of an error; of a failed statement, PostgreSQL's reason instead of the statement. */
export function reasonOf(error: unknown): string {
  const { cause, code, message } = error as { cause?: unknown; code?: string; message?: string }
  if (message?.startsWith('Failed query') && cause instanceof Error) return reasonOf(cause)
  return (message || code || String(error)).split('\n', 1)[0] ?? ''
}
