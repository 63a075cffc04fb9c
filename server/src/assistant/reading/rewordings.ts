/** Everyday ways of asking, and the plainer words that are read in their place; in lower case. */
export const rewordings: readonly (readonly [RegExp, string])[] = [
  [
    /\bwhen (comes|arrives|lands) (my|our|the) (next )?(salary|paycheck|pay|wages?)\b/g,
    'when is my next payday',
  ],
  [
    /\b(?:for|per|at|in|on) (?:one|a single|each|every) (visit|purchase|trip)(?: only| alone)?(?=\W*$)/g,
    'on average per $1',
  ],
  // "Just the transport part": a part of what was asked about, and no share.
  [
    /^((?:and |so |ok )?(?:just|only)) (?:the )?(\p{L}+(?: (?:&|and) \p{L}+)?) (?:part|portion|bits?)(?= ?(?:$|[,.?!]|and\b))/gu,
    '$1 $2',
  ],
  // "List every expense over $100, largest first"
  [
    /\b(?:(?:list|show me|show|give me) )?(?:(?:every|all|all my|all the|the|my) )?(expense|purchase|transaction|charge|payment)s?\b([^,]*?),? ?(?:sorted |ordered |ranked )?(?:(?:the )?(?:largest|biggest|highest) first|by amount)(?=\W*$)/g,
    'biggest $1s$2',
  ],
  // "When you take the rent out", "once I leave out rent"
  [
    /\b(?:when|once|if|after) (?:i|we|you) (?:take|leave|strip|keep|cut) (?:(?:my|the|our) )?(\p{L}[\p{L}'&-]*(?: \p{L}[\p{L}'&-]*){0,2}) out(?: of (?:it|that))?\b/gu,
    'without $1',
  ],
  // "At places other than Amazon", "anywhere but Amazon"
  [
    /\b(?:(?:at|in|from) )?(?:any )?(?:places|shops|stores|anywhere|somewhere|elsewhere)(?: (?:other than|besides|except(?: for)?|but|apart from|that is not|that are not|not))(?= \p{L})/gu,
    'other than',
  ],
  [/\bday of week\b/g, 'weekday'],
  [/^(compare\b.*) by total(?=\W*$)/g, '$1'],
  [/\b(?:ha){2,}h?\b/g, ''],
  [
    /\bsince i (?:started|began|joined|signed up)(?: (?:to write|writing|recording|tracking|using this|with this))?(?: here)?(?=\W*$)/g,
    'in total',
  ],
  [/ (?:above|over|more than) zero\b/g, ''],
  [/[.,;]? (?:to )?one decimal(?: place)?(?: please)?(?=\W*$)/g, ''],
  [/\b(pay|paid|charge|charged|bill|billed)( (?:for )?\w+)? two times\b/g, '$1$2 twice'],
  [/\b(save|saves|saving)\b(.*) in (?:one|a) year(?=\W*$)/g, '$1$2 a year'],
  [
    /\b((?:which|what) (?:weekday|day of (?:the )?week|month|week|category)) ((?:do )?(?:i|we) spend) more(?=\W*$)/g,
    '$1 $2 most',
  ],
  [/\bfull (cost|price|amount)\b/g, 'total $1'],
  [
    /,? or (?:is it|it is|is that|am i) (?:just )?(?:my imagination|imagining(?: it| things)?)\b/g,
    '',
  ],
  [
    /\b(?<last>(?:last|this) (?<unit>week|month|quarter|year) (?:vs|versus|against|with|to|and|compared (?:to|with))) the one before(?: (?:it|that))?\b/g,
    '$<last> the $<unit> before',
  ],
  [/ by mistake\b/g, ''],
  [/\bin (?:the )?last months(?=\W*$)/g, 'in the last 3 months'],
  // "I want buy a coat for 240 dollars, it is possible?"
  [
    /^i (?:want|would like|need)(?: to)? buy (.+?) for (\$?[\d,.]+(?: dollars| bucks)?),? (?:is it|it is|is that|would it be|would that be) (?:possible|ok|okay|affordable)\b/g,
    'can i afford $1 for $2',
  ],
  [
    /^((?:and |so )?)would (an? \$?[\d,.]+ \p{L}+|\$?[\d,.]+) (?:fit|be (?:ok|okay|possible|affordable))(?=\W*$)/gu,
    '$1can i afford $2',
  ],
  [/\b(can|could) (i|we) (?:theoretically|hypothetically|in theory)\b/g, '$1 $2'],
  [
    /\bif (?:i|we|you) (?:take|took) (?:off|away|out) what (?:they|it) (?:gave (?:me |us )?back|refunded(?: me| us)?)\b/g,
    'net of refunds',
  ],
  [
    /\b(cheapest|most expensive|biggest|smallest|last|first) tickets?(?= (?:at|from) )/g,
    '$1 purchase',
  ],
  [
    /\b(any|a) charges? (?:that is |that are )?(?:far|way|well|much) above what .* usually (?:costs?|charges?)\b/g,
    '$1 unusual charge',
  ],
  [/(\bcategor(?:y|ies)\b[^.?!]*?),? with (?:the |their )?percentages?(?=\W*$)/g, '$1'],
  [/\bdid (i|we) (?:make|earn) or lose money\b/g, 'what was my net'],
]
