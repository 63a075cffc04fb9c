/** Everyday ways of comparing names and times, in lower case. */
export const rewordingsOfComparisons: readonly (readonly [RegExp, string])[] = [
  // "Which of the two had more from us, Toby or Poppy?"
  [/\bof (?:the|those|these) (?:two|pair|three)\b(?= .*\p{L},? or \p{L})/gu, ''],
  // "Which got more off me?", "which had the most out of us?"
  [
    /\b(?:get|gets|got|gotten|had|has had|has|took|takes|taken|received|receives) ((?:the )?(?:more|most|less|least)(?: money| cash)?) (?:off(?: of)?|out of|from) (me|us)\b/g,
    'cost $2 $1',
  ],
  // "Than by the same day last month": a month so far is compared with the same days anyway.
  [
    /(\b(?:than|as|to|with|against|vs|versus|ahead of|behind)) (?:(?:where|what) (?:it|i|we|that) (?:was|were|stood|had (?:spent|been))(?: at)? )?(?:by|at|on|up to|as of|to) (?:the|this) same (?:day|date|point|stage|time)(?: (?:in|of|during))? (?=(?:the )?(?:last|previous|prior) (?:month|year|quarter)\b|(?:january|february|march|april|may|june|july|august|september|october|november|december)\b)/g,
    '$1 in ',
  ],
  [/\bup to (?:the|this) same (?=(?:day|date|point|stage|time)\b)/g, 'by the same '],
  [/\b(?:set|measured|put|held|stacked up) against\b/g, 'compared with'],
  [
    /\b(am i|are we|is (?:my |our |the )?(?:\p{L}+ )?spending)( this (?:month|year|week|quarter)(?: so far)?)? (?:running )?(ahead of|behind) (?=in )/gu,
    '$1$2 compared with ',
  ],
  // "Am I spending faster than last month?"
  [
    /\b(spend|spending|spent) (?:(?:my |our )?money )?(?:faster|quicker)(?= .*\bthan\b)/g,
    '$1 more',
  ],
  // "Did the Lifeboat Fund have more than 100 from us?"
  [
    /^((?:and |so )?)(?:(?:did|has|have) )?((?!i\b|we\b|who\b|what\b|which\b|how\b)\p{L}[^,?!.;:]{1,40}?) (?:have|had|get|got|gotten|take|taken|took|received?) (more than|less than|over|under|at least) (\$?\d[\d,.]*) (?:off|from|out of) (i|me|we|us)\b/gu,
    '$1did i spend $3 $4 on $2',
  ],
]
