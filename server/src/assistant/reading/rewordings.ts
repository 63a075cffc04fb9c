/** Turns of everyday talk on no topic of their own, and the plainer words read in their place; in lower case. */
export const rewordings: readonly (readonly [RegExp, string])[] = [
  [/,? all in all(?=\W*$)/g, ''],
  // "Kroger: earned and spent this year"
  [
    /^(?!.*\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*:)(\p{L}[^:?.,;!\d]{1,40}?)(?:: ?| [-–—] )(earned and spent|spent and earned|income and (?:spending|expenses)|(?:spending|expenses) and income)((?: (?:this|last|in|since|over|during|for)\b.*)?)(?=\W*$)/gu,
    '$2 at $1$3',
  ],
  // "On hold with Verizon, how much was my last bill?": on the telephone, and no bill that is paused.
  [
    /^((?:i am |i'm |im |currently |still |been )*)on hold with (?=[^,.;?!]+[,.;!–—-]+ ?(?:how|what|when|did|do|is|am|can|show)\b)/g,
    'with ',
  ],
  [/\bon hold (?:with|to) /g, 'waiting for '],
  [/\bi (?:mesn|maen|mena|meab|meam|mewn|mran|meen|mrean|meann|meqn)\b/g, 'i mean'],
  // "Everything art related"
  [/(?<=\p{L})[- ]related\b/gu, ''],
  // "Am I, by any chance, still being charged for Hulu?"
  [/,? ?\bby any chance\b,?(?= |\W*$)/g, ''],
  // "Didn't we stop Hulu?", "isn't Hulu paused?": asks the same as without the "not".
  [
    /^((?:(?:and|but|so|wait|hey|ok|oh|well),? )*)(?:(did|do|have|had) not(?= (?:i|we|it|they|my|our|the)\b)|(is|are|was|were|has) not(?! (?:paid|due|active|yet|overdue|there|enough|it\W*$)\b))(?=.*\?)/gu,
    '$1$2$3',
  ],
  // "Just the transport part": a part of what was asked about, and no share.
  [
    /^((?:and |so |ok )?(?:just|only|what about|how about|and)) (?:the )?(\p{L}+(?: (?:&|and) \p{L}+)?) (?:part|portion|bits?)(?= ?(?:$|[,.?!]|and\b))/gu,
    '$1 $2',
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
  // "How much is swim class going to cost me this month?"
  [
    /\b(?:is|are) ((?:\p{L}[\p{L}'&-]* ){1,5})(?:going to|gonna) (?=(?:cost|charge|run|set)\b)/gu,
    'will $1',
  ],
  // "Within Groceries, where did I go most?"
  [
    /\bwithin (?:the )?(?!(?:an?|the|one|my|our|this|that|last|next|past|days?|weeks?|months?|budget|reason|limits?|means|reach)\b)(?=\p{L})/gu,
    'in ',
  ],
  [/\b(?:ha){2,}h?\b/g, ''],
  // "So I keep wondering what it is that I spend", "is it just me or did Netflix go up?", "all of them together"
  [
    /^((?:so |and |ok )*)i keep (?:on )?(?:wondering|asking myself)(?: about)? what(?: is it| it is)? that i /g,
    '$1what do i ',
  ],
  [
    /^((?:so |and |ok )*)is it (?:just|only) me,? or (?=(?:did|is|are|has|have|do|does|was|were)\b)/g,
    '$1',
  ],
  [/[.,;]? i (?:always |just )?keep (?:on )?forgetting(?: it| that)?(?=\W*$)/g, ''],
  [/,? all of (?:them|it) together(?=\W*$)/g, ''],
  [/ (?:above|over|more than) zero\b/g, ''],
  [/[.,;]? (?:to )?one decimal(?: place)?(?: please)?(?=\W*$)/g, ''],
  [
    /,? or (?:is it|it is|is that|am i) (?:just )?(?:my imagination|imagining(?: it| things)?)\b/g,
    '',
  ],
  [
    / (?:by mistake|(?:all )?(?:on (?:its|their|his|her) own|by (?:itself|themselves)))\b(?! (?:cover|pay))/g,
    '',
  ],
  // "What do the kids cost me a month (the Kids category)"
  [
    / \((?:(?:i mean|that is|as in) )?(?:(?:the|my|our) )?(?:category (\p{L}[^()]*)|(\p{L}[^()]*) category)\)/gu,
    ' ($1$2)',
  ],
  // "How much was it? just the amount"
  [
    /(?<=\bhow much\b.*)[,.?!;:]+ ?(?:just|only) (?:(?:the|an) )?(?:amount|number|figure|total|sum)(?: please)?(?=\W*$)/g,
    '',
  ],
  [
    /(?<=^(?:and |so )?(?:how|what|who|where|show|list)\b.{6,})[.,?!;:]+ (?:all|every bit|every cent|every penny|the whole) of it(?=\W*$)/g,
    '',
  ],
  // "The balance of my income and expenses"
  [
    /\b(?:my |our |the )?balance (?:of|between) (?:my |our |the )?(?:income|earnings)(?: and| versus| vs| minus| less| against) (?:my |our |the )?(?:expenses|spending|costs|outgoings)\b/g,
    'my net balance',
  ],
  [/\b(?:my |our |the )?income (?:and|vs|versus|to) expenses? balance\b/g, 'my net balance'],
  [
    /(\bcategor(?:y|ies)\b[^.?!]*?),? (?:with|and|plus)(?: (?:the|their|in))? (?:percent|percents|percentages?|%|shares?)(?=\W*$)/g,
    '$1',
  ],
  [/\bdid (i|we) (?:make|earn) or lose money\b/g, 'what was my net'],
  [/[,;]? or (?:nah|naw|nope|what)(?=\W*$)/g, ''],
  // "Can I afford 500 this month or not?"
  [
    /^((?:.*[,;:] )?(?:can|could|did|do|have|will|am|are|is) (?:i|we|it|that)\b.*?),? or not(?=\W*$)/g,
    '$1',
  ],
  [/\b(average (?:\p{L}+ )?\p{L}+) (?:is )?worth\b/gu, '$1'],
  [
    /\bwhere (?:did|does|has) (?:it|that|everything) all (go|gone|went)\b/g,
    'where did my money go',
  ],
  [/\bto what (?:extent|degree) (?=(?:do|did|am|are|is)\b)/g, ''],
  [
    /[,;]? or (?:am|are) (?:i|we) (?:\p{L}+ )?(?:screwed|broke|cooked|doomed|toast|crazy|done for|in trouble)(?=\W*$)/gu,
    '',
  ],
  // "Make it the top 5", "make that July": goes on from the question before.
  [
    /^((?:ok|okay|please|and|no|then|actually|now|can you|could you)[, ]+)*(?:make|let us make) (?:it|that|this|them)(?: be)?(?: (just|only))? (?=\$?\d|(?:the )?(?:top|last|next|biggest|largest|smallest|first|previous|whole|over|under|above|below|past|for|in|on|by|per|a|this|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|mon|tue|wed|thu|fri|sat|sun)|(?<=(?:just|only) )\p{L})(?!.*\b(?:score|higher|better)\b)/gu,
    'and $2 ',
  ],
  [/^(?:give|show|list|tell) me the (?=top \d+\W*$)/g, 'and the '],
  // "Did we not spend a penny?"
  [
    /\b(spend|spent|spending|pay|paid) (?:even )?(?:a|one|a single|one single|a red) (?:penny|cent|dime|nickel|dollar|buck|thing)\b(?<=\b(?:not|without|never|no)\b.*)/g,
    '$1 anything',
  ],
  // "How much did Tesco, Lidl and Aldi get from us between them?"
  [
    /\bhow much (?:did|have|has) (?!i\b|we\b)((?:the |my |our )?[\p{L}][^,?!;:]{1,40}(?:, [^,?!;:]{2,40}){1,5},? and [^,?!;:]{2,40}?) (?:(?:get|got|gotten|take|taken|receive|received) from|cost|set) (?:me|us)(?: back)?\b/gu,
    'how much did i spend on $1',
  ],
  [
    /\b(?:get|got|gotten|take|taken|receive|received|collect|collected|levy|levied|claim|claimed|exact|exacted) from (?:me|us)\b(?<=\b(?:did|does|do|have|has|had) (?!i\b|we\b).*)/g,
    'cost me',
  ],
  // "The difference between the two" is no sum.
  [
    /(?<!\b(?:differ\p{L}*|gap|chang\p{L}*|compar\p{L}*|split|cho\p{L}*) (?:\p{L}+ ){0,2})\b(?:between|among) (?:them|the (?:two|three|four|five)(?: of them)?)(?=\W*$)/gu,
    'in total',
  ],
  // "Twice by accident"
  [
    /(?<=\b(?:twice|double|doubled|duplicated?)\b.{0,40}) (?:by (?:accident|error)|accidentally)\b/g,
    '',
  ],
  [
    /^((?:and |so |but )*)what (?:made|caused|explains|drove|is behind|was behind|accounts for) (?:the|that|this) (?:difference|change|increase|rise|jump|drop|gap)(?=\W*$)/g,
    '$1why',
  ],
  // "During an average month"
  [/\bduring (?=an? (?:average|typical|normal|usual|ordinary) (?:day|week|month|year)\b)/g, 'in '],
  // "Did El Charro charge our card two times?"
  [/\b(charge|charged|bill|billed) (my|our) (?:credit |debit |bank )?card\b/g, '$1 me'],
]
