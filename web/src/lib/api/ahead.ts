type Ahead = {
  /** The session's marker as it was when early.js asked: whoever the answers are for. */
  marker: string
  answers: Map<string, Promise<Response>>
}

declare global {
  /** What early.js has asked for, by address. */
  var evenkeelAhead: Ahead | undefined
}

/** The answer to a GET that early.js has sent already, to be used once; undefined where there is none. */
export function takeAhead(url: string): Promise<Response> | undefined {
  const answers = globalThis.evenkeelAhead?.answers
  const answer = answers?.get(url)
  answers?.delete(url)
  return answer
}

/** What is left is out of date: something was changed, or somebody else is here. */
export function dropAhead() {
  globalThis.evenkeelAhead = undefined
}

/** Another tab may have signed somebody else in since early.js ran. */
export function keepAheadFor(marker: string) {
  if (globalThis.evenkeelAhead?.marker !== marker) dropAhead()
}
