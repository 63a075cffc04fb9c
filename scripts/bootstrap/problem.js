/** What the person who starts the program has to know: a sentence, and no stack trace. */
export class Problem extends Error {}

/** Tells what went wrong and ends with a failure. */
export function explain(error) {
  console.error(error instanceof Problem ? `\n${error.message}\n` : error)
  process.exit(1)
}
