const stopSignals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/** What a command does with its arguments. It returns the exit code, and gives up when the signal says so. */
export type Command = (args: readonly string[], signal: AbortSignal) => Promise<number>

/**
 * Runs a command with the arguments of the process. On a signal it may still stop the database that it has started;
 * further signals change nothing, because a terminal and npm may each send one.
 * @param run what it throws is shown to the operator
 */
export function runCommand(run: Command): void {
  const stopping = new AbortController()
  for (const name of stopSignals) {
    process.on(name, () => stopping.abort(new Error(`Stopped by ${name}.`)))
  }
  run(process.argv.slice(2), stopping.signal).then(
    (code) => {
      process.exitCode = code
    },
    (error: unknown) => {
      process.stderr.write(`${(error as Error).message}\n`)
      process.exitCode = 1
      // What the command was doing must not go on.
      if (stopping.signal.aborted) process.exit()
    },
  )
}
