const lettersMin = 3
const searchLengthMax = 100

/** What to look for in the past; undefined while it is too little to mean something. */
export function searchFor(description: string): string | undefined {
  const text = description.trim()
  return text.length >= lettersMin && text.length <= searchLengthMax ? text : undefined
}
