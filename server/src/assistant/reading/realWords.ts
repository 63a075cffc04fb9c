/** Placeholder list, generated below. */
export const realWords: ReadonlySet<string> = new Set([])
