const number = '(?:two|three|four|five|six|seven|eight|nine|ten|eleven|\\d{1,2})'
const spans =
  '(?:periods?|spans?|stretch|dates|days|weeks|months|quarters|time ?frames?|half|half[ -]years?|season|part of the year)'
const sameSpan = `(?:(?:at|in|over|for|during|from|within) )?(?:(?:the|those|these) )?(?:(?:very |exact )?(?:same|corresponding|equivalent) (?:${number} )?(?:${spans}|month|quarter)|(?:those|these) (?:same )?(?:${number} )?(?:days|weeks|months))`

/** "Set", "hold", "pit": with "against", no order to change anything, unless it is of an amount or a plan. */
const noPlan =
  '(?!.*(?:[$€£]|\\b(?:budgets?|goals?|limits?|targets?|reminders?|alerts?|caps?|aside)\\b))'
const holds =
  '(?:set|put|hold|place|stack|weigh|pit|lay|match|measure|check|line up|stand|balance) '
const besides =
  '(?:(?:up )?against|(?:right )?next to|beside|alongside(?: of)?|opposite|(?:side by side|head to head|in line) (?:with|to|against)|over against)'

/** Everyday ways of comparing names and times, in lower case. */
export const rewordingsOfComparisons: readonly (readonly [RegExp, string])[] = [
  // "Which restaurant cost us more, Bob Evans or Der Dutchman?": both are named.
  [
    /\b(which|what) (?:restaurant|diner|cafe|coffee shop|shop|store|supermarket|grocer|pharmacy|bar|provider|company|subscription|service|station|airline|hotel|charity|place|merchant|vendor|one) (?=(?:(?:did|do|have) (?:i|we|the household|the couple|the family)|was|is|were|cost|costs|got|gets|took|takes|set|sets|received|charged|charges|saw) [^,?!.;]+(?:,|:| -| –| —) ?(?:the |my |our )?[\p{L}\d][^,?!.;]{1,40} or (?:the |my |our |at )?[\p{L}\d][^,?!.;]{1,40}\W*$)/gu,
    '$1 ',
  ],
  // "Which of the two, Bob Evans or Der Dutchman, cost more?"
  [
    /\bwhich of (?:the two|these two|those two|the two of them|these|those|them),? ([^,?!.;]{2,40} or [^,?!.;]{2,40}), ([^,?!.;]+)(?=\W*$)/g,
    'which $2, $1',
  ],
  [/\bcostlier\b/g, 'more expensive'],
  // "Where do we eat more often, at Kroger or at Aldi?"
  [
    /\bwhere (did|do|have|were|are) (i|we) (?:(?:eat|eaten|dine|dined|go|gone|shop|been|stop|drink|be) )?(?:out )?more often(?=.* or )/g,
    'which did $2 visit more often',
  ],
  // "Is my rent more than 30% of my income?": the answer tells the share.
  [
    /^((?:and |so )?)(?:is|was|are|were|does|do) (?:my |our |the )?([^,?!.;]{2,30}?) (?:(?:come|amount|add up) to |cost |take |take up |eat up )?(?:more|less|over|under|above|below|at least|at most)(?: than)? (?:an? (?:third|half|quarter|fifth|tenth)|half|\d{1,2} ?(?:%|percent|per cent)) of (my|our) (income|salary|pay|wages|earnings|take[- ]home)\b/g,
    '$1what share of $3 $4 is $2',
  ],
  // "Set my 2025 software costs against those of 2026."
  [
    new RegExp(
      `^((?:(?:and|so|now|ok|please|can you|could you),? )*)${noPlan}${holds}([^,?!;]{3,60}?) ${besides} (?=[^,?!;]{2,60}\\W*$)`,
      'g',
    ),
    '$1compare $2 with ',
  ],
  // "Which store do I hit the most - Target or Old Navy?"
  [/\b((?:do|did|have) (?:i|we)) hit (?=(?:up )?(?:the )?(?:most|more)\b)/g, '$1 go to '],
  [/ [-–—]+ (?=(?:is it |was it )?[^,?!;:–—]{2,40} or [^,?!;:–—]{2,40}\?*$)/g, ': '],
  // "Which store do I go to most, Target or Old Navy?"
  [
    /^((?:(?:and|so|ok),? )*)(?:which|what|where)(?: (?:one|store|shop|place|restaurant|supermarket|cafe|bar))? (do|did|have) (i|we) (?:usually )?(?:go(?:ne)?(?: to)?|been(?: to)?|shop(?: at)?|eat(?: at)?|visit(?:ed)?|use|stop(?: at)?)(?: (?:the )?(?:most|more)(?: often| frequently)?| (?:the )?more often)[,:;]? (?:is it |was it |at )?(?=[^,?!;:]{2,40} or [^,?!;:]{2,40}\W*$)([^?!]+?)(?=\W*$)/g,
    '$1$2 $3 go to $4 more often',
  ],
  // "How does this winter's National Grid compare with last winter's?": a time, and nothing that was told before.
  [
    /^((?:and |so )?)how (?:does|did|do|has) (?=this (?:spring|summer|autumn|fall|winter)(?:'s)?\b.*\bcompared?\b)/g,
    '$1',
  ],
  // "It was more the food in December or in November?", in the English of a newcomer
  [
    /^((?:and |so )?)(?:it|this|that)? ?(?:was|is) more (?:the |my )?(\p{L}+(?: \p{L}+)?) (in [^,?!;]{3,20}? or in [^,?!;]{3,20}?)(?=\W*$)/gu,
    '$1did i spend more on $2 $3',
  ],
  // "This year vs last year, same months": a year so far is compared with the same days anyway.
  [
    /\b(this year (?:vs|versus|against|and|to|with|over|than|compared (?:to|with)) (?:the )?last year),? (?:(?:for|in|over|at|during) )?(?:the )?same (?:months|period|time|stretch|dates|days|point)(?=\W*$)/g,
    '$1',
  ],
  // "The first and second quarters of 2026"
  [
    /\b(first|second|third)( and | or | to | vs | versus | with | against )(?:the )?(second|third|fourth) quarters?\b/g,
    '$1 quarter$2the $3 quarter',
  ],
  [
    /\bfirst( and | or | vs | versus | with | against )(?:the )?second hal(?:f|ves)\b/g,
    'first half$1the second half',
  ],
  // "Which category went up the most then?": so, and not at that time.
  [
    /^((?:and |so )?(?:which|what) (?:\p{L}+ )?(?:went|has gone|rose|grew|increased|dropped|fell)\b.*\b(?:most|least)) then(?=\W*$)/gu,
    '$1',
  ],
  // "The same months of 2024", "in those months this year"
  [
    new RegExp(
      `\\b${sameSpan}(?: (?:of|in|from|during|for|back in|over))? (?:the year )?(20\\d\\d|this year)\\b`,
      'g',
    ),
    'the same days in $1',
  ],
  // "January to May with the same period last year", "the same six months a year earlier"
  [
    new RegExp(
      `\\b${sameSpan.replace('|month|quarter', '')}(?: (?:of|in|from|during|for))? (?:(?:the )?(?:last|previous|prior|preceding) year|(?:the|a|one) year (?:before|earlier|prior|previously|ago|back)(?: that)?)\\b`,
      'g',
    ),
    'the same days a year before',
  ],
  // "And the same time last year?"
  [
    /^((?:(?:and|but|so|ok|what about|how about|how does (?:it|that|this) compare (?:to|with)|compared (?:to|with)|against|versus|vs) )+)(?:at |in |over |for |during )?(?:the |this )?same time (?:of )?(?:the )?(?:last|previous|prior) year(?=\W*$)/g,
    '$1the same days a year before',
  ],
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
  [/^((?:and |so )?)by (?:how many|what|how much) (?:percent(?:age)?|%)(?=\W*$)/g, '$1by how much'],
  [/^(compare\b.*) by total(?=\W*$)/g, '$1'],
  [
    /\b(?<last>(?:last|this) (?<unit>week|month|quarter|year) (?:vs|versus|against|with|to|and|compared (?:to|with))) the one before(?: (?:it|that))?\b/g,
    '$<last> the $<unit> before',
  ],
  [
    /\b(?:more|less|higher|lower)((?: (?:on|at|for|with) [^\d,?;]{2,30}?)?) than ([^\d,?;]{3,30}?),? or (?:less|more|lower|higher|fewer)(?=\W*$)/g,
    'more or less$1 than $2',
  ],
  // "Compare May's total with that of April"
  [
    /\b(?:that|those) (?:of|for|from) (?=\p{L})(?<=\b(?:with|to|than|against|vs|versus|from|of) (?:that|those) \p{L}+ )/gu,
    '',
  ],
  [
    /\b((?:am|are|was|were) (?:i|we) up or down) (?:on|from|over|since) (?=(?:the )?(?:last|previous|month|year|week)\b)/g,
    '$1 vs ',
  ],
  // "The last 30 days and the last 60"
  [
    /\b(last|past|next) (\d+) (days|weeks|months|years) (and|or|vs|versus|than|against) (?:the )?(?:last |past |next )?(\d+)(?= ?(?:$|[?!.,;]))/g,
    '$1 $2 $3 $4 $1 $5 $3',
  ],
  // "Delta November vs December": Delta may also be an airline.
  [
    /^delta (?=(?:january|february|march|april|may|june|july|august|september|october|november|december|this|last) )/g,
    'delta between ',
  ],
]
