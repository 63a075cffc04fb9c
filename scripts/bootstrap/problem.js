/** An error shown to the user as a message without a stack trace. */
export class Problem extends Error {}

/** Prints an error and exits with a failure. */
export function explain(error) {
  console.error(error instanceof Problem ? `\n${error.message}\n` : error)
  process.exit(1)
}
