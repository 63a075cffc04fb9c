import type { Feature } from './lexicon.ts'
import type { Query } from './slots.ts'

// "Compare it with May": what the question before was about, compared with another time.

/** "Compare it with November", "how does that compare to April?", "compared with the month before?" */
export function comparesIt({ features, names, periods, text }: Query): boolean {
  const exceedsIt = features.has('over') && features.has('pronoun') && features.has('spanBefore')
  const isIt =
    exceedsIt ||
    (features.has('compare') && (features.has('pronoun') || endsInCompare(text))) ||
    /\bcompare (it|that|this)\b|\b(it|that|this) compares?\b/.test(text) ||
    /^((and|so|but|now|ok|okay|please|then|how about) )*(compared? (to|with|against)|versus|vs|against)\b/.test(
      text,
    ) ||
    changeAlone.test(text)
  const hasTime = periods.length > 0 || features.has('spanBefore') || features.has('spanAfter')
  return isIt && names.length === 0 && hasTime
}

/** "Change versus January in percent?", "difference to February?": of what, only the question before tells. */
const changeAlone =
  /^(?:(?:and|so|but|ok|now|the|what is|what was|whats|how much is|how big is) )*(?:(?:percent|percentage|%|pct|relative|absolute|dollar) )?(?:change|difference|diff|increase|decrease|growth|delta|gap|drop|jump)(?: in (?:percent|percentage|%))? (?:versus|vs|against|from|to|over|on|with|since|compared (?:to|with)|relative to)\b/

/** "And April? Compare." */
export function endsInCompare(text: string): boolean {
  return /^(?!compare).*\bcompare( them| both)?$/.test(text)
}

export function staysInComparison({ features, periods, names }: Query, feature: Feature): boolean {
  // What is counted or forecast is not compared by its sum.
  if (features.has('compare') && incomparable.includes(feature)) return true
  // "Where?" after "am I spending more than last month?"
  const isWhere =
    features.has('where') && features.size === 1 && periods.length + names.length === 0
  return isWhere && ['compare', 'more', 'lessWord'].includes(feature)
}

const incomparable: readonly Feature[] = [
  ...['count', 'forecast', 'left', 'score', 'usage', 'net', 'saveVerb', 'savingsRate'],
]
