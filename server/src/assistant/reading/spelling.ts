/** The edit distance with swaps; stops counting above `max`. */
export function distance(a: string, b: string, max: number): number {
  if (Math.abs(a.length - b.length) > max) return max + 1
  // A mistyped word is compared with thousands.
  if (max === 1) return a === b ? 0 : isOneEdit(a, b) ? 1 : 2
  let before: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i]
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1
      let cost = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + same)
      const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      if (isSwap) cost = Math.min(cost, (before[j - 2] ?? 0) + 1)
      row.push(cost)
    }
    ;[before, last] = [last, row]
  }
  return last[b.length] ?? max + 1
}

/** True if one letter is added, left out or replaced, or two next to each other are swapped. */
function isOneEdit(a: string, b: string): boolean {
  const least = Math.min(a.length, b.length)
  let start = 0
  while (start < least && a[start] === b[start]) start += 1
  let end = 0
  while (end < least - start && a[a.length - 1 - end] === b[b.length - 1 - end]) end += 1
  const [ofA, ofB] = [a.slice(start, a.length - end), b.slice(start, b.length - end)]
  if (ofA.length <= 1 && ofB.length <= 1) return ofA !== ofB
  return ofA.length === 2 && ofB.length === 2 && ofA[0] === ofB[1] && ofA[1] === ofB[0]
}

/**
 * True if a letter is left out, doubled or swapped with the next. One replaced by another is as often another word:
 * "shipping" is not "shopping".
 */
export function isSlip(word: string, meant: string): boolean {
  if (word[0] !== meant[0] || distance(word, meant, 1) !== 1) return false
  if (word.length === meant.length) return lettersOf(word) === lettersOf(meant)
  const isDoubled = (at: number) =>
    word[at] === word[at + 1] && word.slice(0, at) + word.slice(at + 1) === meant
  return word.length < meant.length || [...word].some((_, at) => isDoubled(at))
}

/** A slip that leaves little doubt, even in a short word: letters swapped, left out or doubled. */
export function isCertainSlip(word: string, meant: string): boolean {
  if (word.length < 3 || meant.length < 3 || Math.abs(word.length - meant.length) > 1) return false
  return isSwapOf(word, meant) || (word.length >= 4 && isSlip(word, meant))
}

/** True if two letters next to each other are swapped. */
export function isSwapOf(word: string, meant: string): boolean {
  return (
    word.length === meant.length &&
    distance(word, meant, 1) === 1 &&
    lettersOf(word) === lettersOf(meant)
  )
}

function lettersOf(word: string): string {
  return [...word].toSorted().join('')
}

/** The only word of a list one typo away from a word of five or more letters; undefined if there are two. */
export function oneSlipAway(word: string, from: Iterable<string>): string | undefined {
  if (word.length < 5) return undefined
  let found: string | undefined
  for (const candidate of from) {
    if (candidate.length < 4 || distance(word, candidate, 1) !== 1) continue
    if (found !== undefined) return undefined
    found = candidate
  }
  // "laast" may be "last" as well as "least"; a word as short as "last" is too near to others to be put in.
  return found !== undefined && found.length >= 5 ? found : undefined
}
