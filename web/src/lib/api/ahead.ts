declare global {
  /** What early.js has asked for, by address. */
  var evenkeelAhead: Map<string, Promise<Response>> | undefined
}

/** The answer to a GET that early.js has sent already, to be used once; undefined where there is none. */
export function takeAhead(url: string): Promise<Response> | undefined {
  const answer = globalThis.evenkeelAhead?.get(url)
  globalThis.evenkeelAhead?.delete(url)
  return answer
}

/** Whoever it was fetched for is not here any more. */
export function dropAhead() {
  globalThis.evenkeelAhead?.clear()
}
