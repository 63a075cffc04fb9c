/** Logs to the browser's console, never as an error. */
export function log(sentence: string, cause?: unknown) {
  // biome-ignore lint/suspicious/noConsole: this is the only place that writes to the console.
  console.info(`Evenkeel: ${sentence}`, cause instanceof Error ? cause.message : (cause ?? ''))
}
