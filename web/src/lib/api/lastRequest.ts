let lastRequestMs = Number.NEGATIVE_INFINITY

/** Every call passes here, so that an active page that asks for nothing knows when to say that it is alive. */
export function noteRequest(nowMs: number) {
  lastRequestMs = nowMs
}

export function msSinceLastRequest(nowMs: number): number {
  return nowMs - lastRequestMs
}
