/** Budgets, savings rates and what is to be expected at this pace, in everyday words; in lower case. */
export const rewordingsOfPlans: readonly (readonly [RegExp, string])[] = [
  // "What will my spending come to at my usual pace?"
  [
    /\bat (?:my|our|the) (?:(?:usual|normal|current|present) (?:pace|rate|speed)|(?:regular|average|typical|same) pace)\b/g,
    'at this pace',
  ],
  [
    /\bif (?:i|we) (?:continue|carry on|keep going|go on|keep on|keep spending) at this pace\b/g,
    'at this pace',
  ],
  // "How much do you think I will have spent by then?"
  [
    /\b(how much|how many|what|when|which|where)((?: (?!do\b)[a-z]+)?) do (?:you|u|ya) (?:think|reckon|suppose|expect|guess|imagine|believe)(?: that)? (?=(?:i|we|my|our|it|the|everything|there)(?:'ll| will\b| am going to\b| are going to\b| is going to\b|m? ?gonna\b))/g,
    '$1$2 ',
  ],
  // "What percent of my income did I have left in 2026, all in all?"
  [
    /\b(?:(?:what|how much|which) )?(?:percent|percentage|%|share|part|proportion) of (?:(?:my|our|the|total) )*(?:income|pay|salary|earnings|wages) (?:did|do|have) (?:i|we) (?:(?:manage|get|managed) to )?(?:(?:have|had|got) left(?: over)?|keep|kept|save|saved|hold on to|not spend)(?=\W*$| (?:in|this|last|so far|for|during|over|all in all)\b)/g,
    'what is my savings rate',
  ],
  // "My budget usage in December, as a percentage of income": it is one.
  [
    /(?<=\bbudget (?:usage|use|utili[sz]ation)\b[^?]{0,40}?),? (?:(?:as|in) )?(?:an? |the )?(?:percentage|percent|share|proportion|%)(?: of (?:(?:my|our|the|total) )*(?:income|earnings|pay))?(?=\W*$)/g,
    '',
  ],
  // "Did I stay within budget in September?"
  [
    /\b(did|do|have|has) (i|we) (?:stay|stayed|keep|kept|remain|remained) (?=(?:within|under|in|on) (?:(?:my|our|the) )?(?:budget|income)\b)/g,
    '$1 $2 spend ',
  ],
  // "My savings rate, as in the share of income I didn't spend"
  [
    /\b(savings? rate)\b([^,;(]*?)[,;(–—-]+ ?(?:as in|so|i mean|meaning|that is|i\.?e\.?),? [^?]*?\bincome\b[^?]*?\b(?:spend|spent|keep|kept|save|saved)\)?(?=\W*$)/g,
    '$1$2',
  ],
  [
    /\b(?:the )?(?:share|part|percent|percentage|proportion|fraction) of (?:my |our |the )?income (?:that )?(?:i|we) (?:did not|do not|have not|has not|kept|keep|saved) ?(?:spend|spent)?(?=\W*$| (?:in|this|last|so far|for|during)\b)/g,
    'my savings rate',
  ],
  // "What income may I expect in June according to my recurring entries?"
  [/\bmay (i|we) (?=expect|count on|look forward)/g, 'can $1 '],
  [
    /,? (?:according to|going by|judging by) (?:my |our |the )?(?:recurring )?(?:entries|records|bills|data|books|figures)\b/g,
    '',
  ],
]
