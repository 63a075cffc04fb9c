/** Where the specification says "logged" (SPEC.md §8): for the person who opens the console, never as an error. */
export function log(sentence: string, cause?: unknown) {
  // biome-ignore lint/suspicious/noConsole: this is the one place that speaks to the console.
  console.info(`Evenkeel: ${sentence}`, cause instanceof Error ? cause.message : (cause ?? ''))
}
