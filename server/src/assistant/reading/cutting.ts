import type { Feature } from './lexicon.ts'
import type { Slots } from './slots.ts'

// "What would I save if I cut coffee by 20%?": a part of what something costs.

const half =
  /\bhalf as (?:much|often)\b|\bhalv(?:e|ed|es|ing)\b|\b(?:cut|cuts|cutting|reduce|reduced|reducing)\b.*\b(?:in|by) half\b/
const percents =
  /\b(?:cut|cuts|cutting|reduce|reduced|reducing|trim|trimmed|trimming|lower|lowered|lowering)\b.*\bby (\d{1,2}) ?(?:%|percent|pct)(?!\w)|\b(\d{1,2}) ?(?:%|percent|pct) less\b/

/** How many percent would be saved; undefined where nothing is cut by a part. */
export function cutPercent(text: string): number | undefined {
  if (half.test(text)) return 50
  const found = percents.exec(text)
  const percent = Number(found?.[1] ?? found?.[2] ?? 0)
  return percent > 0 ? percent : undefined
}

const beside: readonly Feature[] = [
  ...['cancel', 'spend', 'share', 'lessWord', 'change', 'advice', 'net', 'compare', 'visit'],
  ...['average', 'often', 'expenseRow'],
]

/** "If I cut groceries by 20%", "half as much at Subway". */
export function readCutPart(query: Slots, features: Set<Feature>): void {
  const { names, periods, text } = query
  const isSupposed = /\b(?:if|by (?:cutting|halving|reducing|trimming|spending|lowering))\b/.test(
    text,
  )
  if (names.length === 0 || periods.length > 0 || !isSupposed) return
  const percent = cutPercent(text)
  if (percent === undefined) return
  query.unknown = query.unknown.filter(
    ({ raw }) =>
      !/^(half|halv(e|ed|es|ing)|\d+ ?%|percent|cutting|reducing|trimming|reduced)$/i.test(raw),
  )
  query.numbers = query.numbers.filter(({ count }) => count !== percent)
  for (const each of beside) features.delete(each)
  features.add('cutPart')
}
