// "What fraction of income was derived from the pension?", "what percentage did rent account for?"; in lower case.

const share =
  '\\b(?:percent|percentage|pct|share|fraction|proportion|portion|part|slice|chunk|extent)\\b|%'
const inTime = '(?=\\W*$|,? (?:in|this|last|of|to|towards?|over|during|so far|for|since)\\b)'

export const rewordingsOfShares: readonly (readonly [RegExp, string])[] = [
  // "To what extent did our income consist of dividends?"
  [
    /\bto what (?:extent|degree) (?:did|does|do|has|is|was) ((?:(?:my|our|the|total|overall|household|20\d\d) ?)*(?:income|earnings|spending|expenses|outgoings)(?: in 20\d\d)?) (?:consist of|come from|made up of|composed of|derive from|stem from|go to|go on)\b/g,
    'what share of $1 was',
  ],
  [
    new RegExp(
      `(?:(?:was|is|were|are|can be|could be|may be|has been|have been) )?\\b(?:(?:derive[sd]?|stem(?:s|med)?|originate[sd]?|accrue[sd]?|arises?|arose|earned|drawn|obtained) (?:from|through|via)|(?:attributable|attributed|ascribed|ascribable|traceable) to|(?:due|down) to(?! (?:me|us|be)\\b)|(?:accounted for|represented|made up|constituted|contributed|generated|provided|produced|formed) by|(?:composed|comprised|made up) of|consist(?:s|ed)? of)(?<=(?:${share}).*)`,
      'g',
    ),
    'was',
  ],
  [
    new RegExp(
      `\\b(?:account for|represent|constitute|comprise|contribute|form|compose|provide|supply|furnish)${inTime}(?<=(?:${share}).*\\b(?:did|does|do|has|have|will)\\b.*)`,
      'g',
    ),
    'make up',
  ],
  // "What's my share of the rent?" asks for what the person pays.
  [
    /\b(what is|what's|how much is|whats) (my|our) share of (?:the|our) (?=(?:(?:rent|mortgage|bills?|utilities|groceries|internet|broadband|electricity|energy|gas|water|council tax)\b)\W*$)/g,
    'how much is $2 ',
  ],
  [/\b(how much is|what is|what's|whats) (my|our) rent share\b/g, '$1 $2 rent'],
  // "How dependent am I on Copper Mill?"
  [
    /\bhow (?:dependent|reliant) (?:am i|are we) on (?=\p{L})/gu,
    'what share of my income is from ',
  ],
  // "What's that in percent of my income?"
  [
    /^((?:and |so )?)what (?:is|was) (?:that|this|it) (?:in|as) (?:an? )?(?:percent|percentage|pct|%|share) of (.+?)(?=\W*$)/g,
    '$1what percent of $2 is that',
  ],
  // "The percentage of my spending that is subscriptions"
  [
    /\b(percent|percentage|share|part|portion|proportion|fraction|much) of ((?:my |our |the )?(?:total )?(?:spending|expenses|income|money|outgoings)) (?:that|which) (?:is|are|was|were|goes to|went to|goes on|went on) /g,
    '$1 of $2 on ',
  ],
  // "What took the biggest slice of my spending?"
  [
    /\b(?:what|which category) (?:took(?: up)?|takes(?: up)?|has|had|got|gets|is|was|makes up|made up|accounts for|accounted for) the (?:biggest|largest|greatest|main|highest) (?:slice|share|part|portion|chunk|piece|proportion|percentage) of (?:all )?(?:my|our|the) (?:spending|expenses|budget|outgoings)\b/g,
    'what category did i spend the most on',
  ],
]
