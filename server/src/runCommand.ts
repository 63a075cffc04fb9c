/**
 * Runs a command with the arguments of the process.
 * @param run returns the exit code; what it throws is shown to the operator
 */
export function runCommand(run: (args: readonly string[]) => Promise<number>): void {
  run(process.argv.slice(2)).then(
    (code) => {
      process.exitCode = code
    },
    (error: unknown) => {
      process.stderr.write(`${(error as Error).message}\n`)
      process.exitCode = 1
    },
  )
}
