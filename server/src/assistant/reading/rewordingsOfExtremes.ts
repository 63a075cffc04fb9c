const superlative =
  '(?:biggest|largest|highest|greatest|dearest|priciest|costliest|smallest|lowest|cheapest|tiniest|littlest|(?:most|least) expensive)'

/** Each of these is made of many entries, so that who it was from is a question of its own. */
const notOne =
  '(?!(?:\\p{L}+ ){0,2}(?:day|week|weekend|month|quarter|year|weekday|total|spending|spend|expenses|costs|income|categor(?:y|ies)|payees?|shops?|stores?|places?|suppliers?|clients?|customers?|sources?|bills?|subscriptions?)\\b)'

const one =
  '(?:payments?|purchase|expense|charge|cost|transaction|entry|deposit|refund|che(?:ck|que)|pay ?che(?:ck|que)|invoice|fee|gift|order|sale|thing|item|buy|single \\p{L}+|(?:\\p{L}+ ){1,3}(?:i|we)(?: (?:have|had|ever|got))* (?:bought|purchased|paid|spent|received|got|had|made|earned|been paid))'

/** "Which of my rooms": of what has payees, and not of bills, times or rows. */
const whichOfMine =
  '\\b(?:which|what)(?: one)? of (?:my|our|the) (?!(?:\\p{L}+ )?(?:bills|subscriptions|categories|payees|months|weeks|days|years|accounts|payments|expenses|entries|transactions|purchases|two|three|others?)\\b)(\\p{L}+(?: \\p{L}+){0,2}?)'

/** Everyday ways of asking for the biggest or smallest of something, in lower case. */
export const rewordingsOfExtremes: readonly (readonly [RegExp, string])[] = [
  // "In which of the last six months did I spend the least?": a month, and no payee.
  [
    /\b(which|what)(?: one)? of (?:the|my|our|these|those) ((?:last|past|previous) (?:\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|few) (day|week|month|quarter|year)s)\b/g,
    '$1 $3 in the $2',
  ],
  // "The largest payment I received in 2026, and from whom?": the answer tells who, and the day.
  [
    new RegExp(
      `(\\b${superlative} ${notOne}(?:\\p{L}+ ){0,2}?${one}(?![\\p{L}'])[^.?!;]{0,60}?),? (?:(?:and|[-–—]) )?(?:(?:by|from|to|with) (?:whom|who|which (?:\\p{L}+ )?(?:client|customer|employer|payer|payee|person|shop|store|place|company|supplier))|(?:who|where|which (?:client|customer|employer|payer|shop|store|place|company|supplier)) (?:was|is|did) (?:it|that|this) (?:come )?(?:from|by|to|with|at|paid to|paid by)|who (?:from|by|to)|who (?:paid|sent|gave) (?:it|that|me|us)(?: (?:it|that|to me|to us))?|who was (?:it|that)|where(?: (?:from|was (?:it|that)|did (?:i|we) (?:buy|get) (?:it|that)))?)(?=\\W*$)`,
      'gu',
    ),
    '$1',
  ],
  // "Which of my second shooters have I paid the most?": whom, and not the largest single payment.
  [
    new RegExp(
      `${whichOfMine} (?:have|did|do) (i|we) (?:ever )?(?:paid|pay|given|give|spent|spend)(?: on)? (?:the )?(most|least)\\b`,
      'gu',
    ),
    'which payee of $1 did $2 pay the $3',
  ],
  // "Which of my rooms has earned the most?"
  [
    new RegExp(
      `${whichOfMine} (?:(?:has|have|did|does|do) )?(?:earned|earn|earns|made|make|makes|brought in|bring in|brings in)(?: (?:me|us))? (?:the )?(most|least)\\b`,
      'gu',
    ),
    'which payee of $1 earned the $2',
  ],
  // "Which shop gets most of our grocery money?", "who takes the most of what we spend on food?"
  [
    /\b((?:which|what) (?:shop|store|supermarket|place|company|payee|business|restaurant|one|market|garage|station)s?|who) (?:(?:is|has|have|had|does|did|been) )*(?:gets?|got|getting|takes?|took|taken|taking|had|receives?|received|eats?|ate)(?: up)? ((?:the )?(?:most|least|(?:biggest|largest) (?:share|part|chunk|slice)|lion's share)) (?:out )?of (?:(?:all|my|our|the) )*(?:((?!total\b|whole\b|monthly\b)\p{L}+(?: \p{L}+){0,2}?) (?:money|cash|spending|spend|budget)|(?:what|the money|money|all) (?:that )?(?:i|we) (?:spend|spent|pay|paid) (?:on|for) (?:(?:my|our|the) )?(\p{L}+(?: \p{L}+)?))(?=\W*$| (?:in|this|last|since|so|over|during|per|a)\b)/gu,
    'which payee cost me $2 for $3$4',
  ],
  [
    /\bcost me (?:the )?(?:(?:biggest|largest) (?:share|part|chunk|slice)|lion's share) for\b/g,
    'cost me most for',
  ],
  // "The most I was ever paid in one go, and who by?"
  [/\b(i was|we were) (?:ever|actually) paid\b/g, '$1 paid'],
  [
    /(\bthe (?:most|least) (?:i|we) (?!.*\b(?:day|week|weekend|month|quarter|year)\b.* and )[^.?!;]{3,60}?(?:in one go|at once|in (?:a|one) single (?:go|payment|purchase))),? and (?:who (?:by|from|to|with)|(?:by|from|to) (?:who|whom)|where)(?=\W*$)/g,
    '$1',
  ],
  // "The largest check I got"
  [
    new RegExp(`\\b(${superlative} (?:single )?)che(?:ck|que)(?= (?:that )?(?:i|we)\\b)`, 'g'),
    '$1payment',
  ],
  // "Which client's single invoice was the smallest in 2026?"
  [
    new RegExp(
      `^((?:and |so )?)(?:which|what) (?:\\p{L}+)(?:'s|s') (?:single )?(one|invoice|payment|bill|fee|charge|purchase|deposit|che(?:ck|que)) (?:was|is) (?:the |my |our )?(${superlative})\\b`,
      'gu',
    ),
    '$1what was the $3 single $2',
  ],
  // "And the dearest bit of it": one of its entries
  [
    new RegExp(
      `^((?:(?:and|so|what|which|is|was|are|were|the) )*${superlative}) (?:bits?|parts?) of (?:it|that|them|this)(?=\\W*$)`,
      'g',
    ),
    '$1 one',
  ],
  // "Which whole month was the thriftiest?": only whole months are compared anyway.
  [/\b(which|what) (?:whole|full|entire|complete|calendar) (month|week|quarter|year)\b/g, '$1 $2'],
  // "Grew the most in absolute terms": changes are ranked by money anyway.
  [
    /,? in (?:absolute|dollar|cash|money) (?:terms|figures|numbers|amounts)\b|,? in (?:absolute )?(?:dollars|pounds|euros|cash)(?=\W*$| (?:from|between|since|over|compared|vs|versus)\b)(?<=\b(?:grew|grown|grow|rose|risen|rise|increased|increase|went up|gone up|go up|changed|change|fell|fallen|shrank|most|least)\b.*)/g,
    '',
  ],
  // "Which December charges were higher than usual?"
  [
    /\b(?:which|what|any|did any|were (?:there )?any)((?: of my| of our)?(?: (?:january|february|march|april|may|june|july|august|september|october|november|december))?) (?:charges?|expenses?|payments?|purchases?|transactions?)((?: (?:in|this|last) [^,?!.;]{2,20}?)?) (?:(?:that|which) )?(?:were|are|was|is|seem|seemed|look|looked) (?:(?:(?:unusually|abnormally|exceptionally|strangely|suspiciously) (?:high|large|big))|(?:(?:much|far|way|a lot|significantly|noticeably) )?(?:higher|larger|bigger|more) than (?:is |it is |they are )?(?:usual|normal|typical))\b/g,
    'unusual charges$1$2',
  ],
  // "List every expense over $100, largest first"
  [
    /\b(?:(?:list|show me|show|give me) )?(?:(?:every|all|all my|all the|the|my) )?(expense|purchase|transaction|charge|payment)s?\b([^,]*?),? ?(?:sorted |ordered |ranked )?(?:(?:the )?(?:largest|biggest|highest) first|by amount)(?=\W*$)/g,
    'biggest $1s$2',
  ],
  [
    /^((?:and |so )?)(?:who|which|what) (?:is|are|was|were) (?:my|our|the) (?:best|highest|top)[- ]paying (?:client|customer|employer|payer|job|gig)s?\b/g,
    '$1who paid me the most',
  ],
  [
    /\b(cheapest|most expensive|biggest|smallest|last|first) tickets?(?= (?:at|from) )/g,
    '$1 purchase',
  ],
  [
    /\b(biggest|largest|highest|top|smallest|lowest) non (\p{L}+) (expenses?|purchases?|charges?|costs?|payments?)\b/gu,
    '$1 $3 excluding $2',
  ],
  [
    /\bwhat(?:s| is) (?:eating|draining|swallowing|taking|killing)(?: up)?(?: all)?(?: of)? my (?:money|budget|paycheck|pay|wallet|cash|account|salary)\b/g,
    'what are my biggest expense categories',
  ],
  // "My biggest expense after rent": the biggest but for it.
  [
    /\b(biggest|largest|highest|priciest|dearest|most expensive|top)( \p{L}+){1,2} (?:after|behind|next to)(?= (?:the |my |our )?(?!expenses|spending|bills|tax|all|that|this|it)\p{L}+\W*$)/gu,
    '$1$2 excluding',
  ],
]
