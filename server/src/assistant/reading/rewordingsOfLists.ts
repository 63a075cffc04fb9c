const asksForList =
  '(?:(?:and|so|ok|hey) )*(?:which|what|list|show|give|name|who|do (?:i|we) have)\\b'
const ofThem =
  '(?: (?:single |individual )?(?:one|thing|item|bill|subscription|payment|purchase|place|shop))?(?: of (?:them|those|these))?'
const eachCost = `(?:(?:on|at|in|from|to) )?each${ofThem}(?: (?:costs?|comes?|came|sets?|runs?|charges?|charged|gets?|got|is|was|be|been|to|at|me|us|back))*(?: (?:(?:a|per|every) (?:month|week|year)|monthly))?`

/**
 * Everyday ways of asking for lists and their parts, months over a sum, since when something costs more, and weekdays,
 * read after those of `rewordings.ts`.
 */
export const rewordingsOfLists: readonly (readonly [RegExp, string])[] = [
  // "Which payees are in Dog?", "what counts as Groceries?"
  [
    /^((?:and |so )?)(?:which|what) (?:payees|merchants|shops|stores|places|companies|entries|names) (?:are|belong|fall|come|count|go|do i have)(?: there)? (?:in|under|to|into|as|within|inside|for) (?:(?:the|my) )?(?:category )?(?=\p{L})/gu,
    '$1spending by payee on ',
  ],
  [
    /^((?:and |so )?)what (?:counts as|is counted as|falls under|goes under|belongs to|is under) (?:(?:the|my) )?(?:category )?(?!(?:an?|my|the|income|incomes|earnings|spending|expenses?|bills?|subscriptions?|savings?|money|pay|net)\b)(?=\p{L})/gu,
    '$1spending by payee on ',
  ],
  // "Every gift I bought, with dates": a list has them.
  [/,? (?:and )?with (?:the |their |its )?dates?(?: and amounts?)?(?: please)?(?=\W*$)/g, ''],
  [
    /^(?:every|each) (?=\p{L}[^?]{1,40} (?:i|we) (?:have |ever )?(?:bought|paid|made|got|had|received)\b)/gu,
    'list all ',
  ],
  // "On which days in May did I pay Mira and how much each time?"
  [
    /^((?:and |so )?)(?:(?:on )?(?:which|what) (?:days|dates)|when)((?: (?:in|during|over|since|this|last) [^,?!]{2,30}?)?) (?:did|have|do) (?:i|we) (?:pay|paid|give|gave|send|sent) (\p{L}[^,?!]*?),? (?:and )?(?:(?:for )?(?:how much|what amount)(?: (?:was|were|did) (?:it|they|that|i|we)(?: be| pay| give| send)?)?|(?:with )?the amounts?) (?:each|every) (?:time|day|one)(?=\W*$)/gu,
    '$1list my payments to $3$2',
  ],
  [
    /^((?:and |so )?)(?:on )?(?:which|what) (?:days|dates)((?: (?:in|during|over|since|this|last) [^,?!]{2,30}?)?) (?:did|have) (?:i|we) (?:pay|paid) (?=\p{L})(?!.*\b(?:most|least|more|less|than)\b)([^,?!]*?)(?=\W*$)/gu,
    '$1list my payments to $3$2',
  ],
  [
    /\b(?:is it |it is |is |would it be )possible (?:for (?:me|us) )?to (?:see|show|list|look at|get)\b/g,
    'show',
  ],
  [
    /\b(entries|transactions|records|items|expenses|incomes) ((?:have|did|do) (?:i|we)) (?:written|write|typed|type|noted|note|jotted|jot)(?: down| in)?\b/g,
    '$1 $2 put in',
  ],
  // "Which merchant comes up most often?", "where am I a regular?"
  [
    /\b(which|what) (?:of my |of our )?(merchant|payee|store|shop|place|vendor|retailer|business|name|restaurant)s? (?:shows? up|showed up|comes? up|came up|crops? up|turns? up|occurs?|occurred|appears?|appeared|is (?:seen|listed|found)|features?)(?: in (?:my|our|the) (?:records|data|list|ledger|transactions|expenses))?(?: the)? (?:most|most often|most frequently)(?: of all)?(?: in (?:my|our|the) (?:records|data|list|ledger|transactions|expenses))?(?=\W*$| (?:in|this|last|since)\b)/g,
    '$1 $2 do i go to most often',
  ],
  [/\bwhere (?:am i|are we) (?:an? )?regulars?(?=\W*$)/g, 'where do i go most often'],
  [/\b(?:my|our) go-to (store|shop|place|restaurant|supermarket)\b/g, 'my most frequent $1'],
  // "Which services do I subscribe to?", "what am I signed up for?"
  [
    /\b(?:which|what) (?:other |recurring |paid |online |auto-renewing |digital )*services (?:(?:do|am|are|have) (?:i|we) )(?:(?:currently|still|now) )?(?:subscribed?(?: to)?|pay(?:ing)? for|have|got|hold|signed up (?:for|to|with))(?: (?:every|each|a|per) month| monthly| right now| currently)?(?=\W*$)/g,
    'what subscriptions do i have',
  ],
  [
    /^((?:and |so )?)what (?:am i|are we) (?:currently )?(?:signed up|registered|enrolled) (?:for|to|with|in)(?=\W*$)/g,
    '$1what subscriptions do i have',
  ],
  [
    /\b(subscriptions|memberships) (?:do|am|are|have) (?:i|we) (?:currently |still |now )?(?:hold|holding|maintain|maintaining|maintained|keep|keeping|carry|carrying|run|running|running up|got)(?=\W*$| (?:right now|at present|now|currently)\b)/g,
    '$1 do i have',
  ],
  [
    /\b(subscriptions|memberships|bills) are (?:currently |still |now )?(?:running|in force|in effect|live|valid|ongoing|open|going)(?=\W*$| (?:right now|at present|now|currently)\b)/g,
    '$1 are active',
  ],
  // "How many prescriptions or other purchases at CVS?"
  [
    /\b(?<=\bhow many )(?!(?:\p{L}+ )?(?:refunds?|deposits?|paychecks?|income)\b|.*\b(?:get|got|receive|received)\b)\p{L}+(?: \p{L}+)?,? (?:and|or) (?:any |all )?other (?=(?:purchases|payments|charges|expenses|transactions)\b)/gu,
    '',
  ],
  // "List my payments to the Red Cross, with the total": a list has it.
  [
    /(?<=\b(?:list|show|give me|see)\b.{0,200}),? (?:with|plus|including) (?:the |a |their |its )?(?:grand |sum )?total(?: (?:please|too|as well|at the end))?(?=\W*$)/g,
    '',
  ],
  // "How many visits, and average"
  [
    /(?<=\bhow many\b[^?!;]*),? and (?:the |my |our )?(?:average|avg|mean)(?: (?:cost|price|amount|size|value))?(?=\W*$)/g,
    ' and what is the average per transaction',
  ],
  // "Think the turnpike hit me twice. Check", "Lidl is two times with the same price"
  [
    /\b(?:hit|hits|got|took|dinged|did|done|rang|debited|zapped|stung|tapped) (me|us)(?: for (?:it|that))? (?:up )?(?:twice|two times|2 times|double)\b/g,
    'charged $1 twice',
  ],
  [
    /\b(?:(?:two|2) times|twice|double) (?:with|for|at|of) (?:the )?(?:exact |very )?same (?:price|amount|sum|money|value)\b/g,
    'twice',
  ],
  [
    /\b(?:is|was|appears?|stands?|shows?(?: up)?|comes?(?: up)?) (?:(?:in there|listed|written|booked|entered|down) )?(?:(?:two|2) times|twice)(?=\W*$|[,.?!;]| in\b)/g,
    'charged twice',
  ],
  [
    /^((?:(?:and|so|hey|ok|hm+|wait),? )*)(?:(?:i|we) )?(?:think|thought|guess|reckon|believe|feel like|swear)(?: that)? (?=(?:the |my |our )?\p{L}[^?!;]{1,60}\b(?:twice|duplicated?|double charged)\b)/gu,
    '$1',
  ],
  [
    /(?<=\b(?:twice|duplicated?)\b[^.?!;]*)[.,?!;]+ (?:(?:please|can you|could you|pls|and) )*(?:check|look|verify)(?: (?:it|that|this|them|please|for me|pls|into it))*(?=\W*$)/g,
    '',
  ],
  // "How much have I spent on each of the grandchildren?": the parts, and not only the sum of them.
  [
    /^((?:and |so |ok )?)(?:how much|what) (?:did|have|do|has) (?:i|we) (?:spend|spent|pay|paid|give|given)(?: (?:on|to|for|at))? each(?: one)? of (?:my|our|the) (\p{L}+(?: (?!this\b|last\b|in\b|since\b|so\b|over\b|during\b|on\b|at\b|per\b|a\b)\p{L}+)?)(?=\W*$| (?:this|last|in|since|so far|over|during)\b)(?<!\b(?:day|week|month|quarter|year|weekday|weekend|time|visit|trip|occasion|morning|evening|category|categories|payees?|bills?|subscriptions?|one|them|these|those))/gu,
    '$1break down $2 by payee',
  ],
  // "Did any supplier charge me twice?": by whom is what the answer tells.
  [
    /\b(did|has|have|is|are) (?:any|some|one)(?: of (?:my|our|the))? (?:suppliers?|stores?|shops?|places?|payees?|merchants?|compan(?:y|ies)|vendors?|business(?:es)?|restaurants?) (?=(?:been )?(?:double |over)?(?:charg|bill|double)[^.?!]*\b(?:twice|double|two times|again)\b)/g,
    '$1 anyone ',
  ],
  // "When did I buy those vans?", "how much were those curtains?"
  [
    /^((?:and |so )?(?:when|where|how much|what) (?:did (?:i|we) (?:buy|get|order|pay for|spend on)|were|did)) (?:those|these) (?!(?:ones?|two|three|four|days|weeks|months|years|times|categories|payees|shops|stores|places|bills|expenses|payments|purchases|transactions|entries|charges|things|items|people|subscriptions|rises|increases|refunds|visits|trips|that|which|in|on|at|from|for|cost|come|add|all|over|under|last|this|then|there)\b)(?=\p{L})/gu,
    '$1 the ',
  ],
  // "How many payments does that comprise?", "of how many payments does it consist?"
  [
    /\b(?:of )?how many (\p{L}+) (?:does|did|do|would) (that|it|this) (?:comprise|comprised|consist|consist of|involve|include|cover|represent|amount to|correspond to|work out (?:as|at)|take)(?=\W*$)/gu,
    'how many $1 was $2',
  ],
  // "What repairs did I have, and what did each one cost?": a list tells it of each.
  [
    new RegExp(
      `^((?:and |so )?(?:which|what) (?!.*\\b(?:top|biggest|largest|most|main|highest)\\b)[^?.!;]{4,120}?)(?:,? and|,) (?:what|how much) (?:was|were|did|had|has|have)(?: (?:they|it))? ${eachCost}(?=\\W*$)`,
      'gu',
    ),
    'list $1',
  ],
  // "Which restaurants did we go to this year?": the payees, and not only what they came to.
  [
    /^((?:and |so |list )?(?:which|what)(?: different)?) (restaurants|takeaways|supermarkets|pharmacies|cinemas|bakeries) ((?:did|have|do) (?:i|we)) (?:go|gone|been|visit|visited|eat|eaten|use|used|shop|shopped|try|tried|order|ordered)(?: out)?(?: (?:to|at|in|from))?(?=\W*$| (?:in|this|last|since|during|over|so far)\b)/g,
    '$1 payees $3 use for $2',
  ],
  // "Which subscriptions do we have, and what does each one cost?"
  [
    new RegExp(
      `^(${asksForList}[^?.!;]{4,120}?)(?:,? (?:and|with|plus)|,) (?:(?:what|how much)(?: (?:is|are|was|were|does|do|did|has|have|will|they|it|(?:i|we) (?:spend|spent|pay|paid)))* ${eachCost}|(?:the |their )?(?:costs?|prices?|amounts?|figures?) (?:of|for) each(?:${ofThem})?|(?:their|its) (?:costs?|prices?|amounts?))(?=\\W*$)`,
      'gu',
    ),
    '$1',
  ],
  [
    /^((?:and |so )?(?:list|show me|show|give me) )(?:each|every) (bill|subscription)(?:,? (?:and|with) (?:what it costs|how much it (?:costs|is)|its (?:cost|price|amount)))?(?=\W*$)/g,
    '$1my $2s',
  ],
  // "Kwik Fit charges, every one of them"
  [
    /^((?:and |so |ok )?(?!how\b|what\b|which\b|when\b|where\b|who\b|did\b|is\b|are\b|list\b|show\b)[^,?!.;:]{2,60}? (?:charges|payments|purchases|expenses|transactions|entries|visits|orders|refunds|deposits|bills|trips)[^,?!.;:]{0,40}?),? (?:(?:each and )?every (?:single )?one|all|the whole lot|all)(?: of (?:them|those|these))(?=\W*$)/g,
    'list all $1',
  ],
  // "How much does each subscription cost us?", "what's each bill?"
  [
    /^((?:and |so )?)(?:(?:how much|what) (?:is|does|do|are|will)|whats) (?:each|every)(?: one| single)?(?: of)?(?: (?:my|our|the))? (bill|subscription)s?(?: (?:costs?|come|comes|to|me|us|run|set|back))*(?: (?:a|per|each|every) month| monthly)?(?=\W*$)/g,
    '$1what are my $2s',
  ],
  // "In how many months did I go over $2,500?", "which months were under 3500"
  [
    /\b(how many|which|what) months (?:did|do|have|had) (i|we) (?:go|get|gone|been|come|end up) (over|above|past|beyond|under|below|more than|less than) (?=\$?\d)/g,
    '$1 months did $2 spend $3 ',
  ],
  [
    /\b(how many|which|what) months (?:were|was|are|came in|came to|went|ran|cost)(?: at)? (over|above|under|below|more than|less than) (?=\$?\d)/g,
    '$1 months did i spend $2 ',
  ],
  // "Months with expenses under $2,000"
  [
    /\b((?:any |which |what |how many |all |the |list |show )*(?:months?|weeks?|days?|years?)) (?:with|of) (?:my |our |total )*(?:spending|expenses|costs|outgoings) (over|above|under|below|more than|less than|beyond|exceeding|of (?:more|less) than|of over|of under) (?=\$?\d)/g,
    '$1 i spent $2 ',
  ],
  // "Which places took more than 100 off me in December?"
  [
    /\b(?:take|takes|took|taken|get|gets|got) (over|above|under|below|more than|less than) (\$?\d[\d,.]*(?: dollars| bucks| quid| pounds)?) (?:off|out of|from) (?:me|us)\b/g,
    'cost $1 $2',
  ],
  // "Since when does the rent cost more?"
  [
    /\bsince when (?:does|do|did|has|have|is|are) (\p{L}[^,?!]{1,40}?) (?:been )?(?:cost|costs|costing|charge|charges|charging|charged)(?: (?:me|us))?(?: (?:more|extra|so much))(?=\W*$)/gu,
    'when did $1 get dearer',
  ],
  // "Since when does the school pay us more?"
  [
    /\b(?:since when (?:does|do|did|has|have|is|are) (\p{L}[^,?!]{1,40}?) (?:been )?(?:pay|pays|paying|paid)) (?:me|us) more(?=\W*$)/gu,
    'when did $1 raise my pay',
  ],
  [
    /\bwhen did (\p{L}[^,?!]{1,40}?) (?:start|begin) (?:paying|to pay) (?:me|us) more(?=\W*$)/gu,
    'when did $1 raise my pay',
  ],
  // "Which of my income sources pays the least?"
  [
    /\b(income (?:source|stream)s?) (?:that )?(?:pays?|paid) (?:me |us )?(?=the (?:most|least)\b|most\b|least\b)/g,
    '$1 earned ',
  ],
  // "Which day do I spend most on takeaway?", while "which day did I" asks for a date
  [
    /\b(which|what) day(?= (?:do|does) (?:i|we) (?:usually |normally |tend to )?spend (?:the )?most\b)/g,
    '$1 day of the week',
  ],
  // "Which bit was most expensive?", "which part cost the most?", "the priciest bit of it"
  [
    /^((?:and |so |ok )*)(?:which|what) (?:bit|part|piece)(?: of (?:it|that|them|those))? (?:was|is) (?:the )?(most expensive|biggest|largest|priciest|dearest|costliest|cheapest|smallest)(?=\W*$)/g,
    '$1which one was the $2',
  ],
  [
    /^((?:and |so |ok )*)(?:which|what) (?:bit|part|piece)(?: of (?:it|that|them|those))? costs? (?:me |us )?(?:the )?most(?=\W*$)/g,
    '$1which one was the most expensive',
  ],
  [
    /^((?:and |so |ok )*)(?:(?:what|which) (?:was|is) )?(?:the )?(most expensive|biggest|largest|priciest|dearest|costliest|cheapest|smallest) (?:bit|part|piece)(?: of (?:it|that|them|those))?(?=\W*$)/g,
    '$1which one was the $2',
  ],
  // "How many pizzas, and how much a go?"
  [
    /\bhow much (?:is it |was it )?(?:a|per|each) (?:go|pop|throw|shot)(?=\W*$)/g,
    'how much on average each time',
  ],
  // "The first thing I wrote down under Garden", "put down for Grandchildren"
  [
    /\b(?:thing|item|one|entry|expense|payment|purchase)s? (?:that )?(?:i|we)(?:'ve|’ve)? (?:ever |have |had )*(?:wrote|write|written|put|note|noted|jotted|entered|recorded|logged|typed)(?: (?:down|in))?(?: here)? (?:under|against|in|for|on) (?=(?:the |my |our )?\p{L})/gu,
    'entry under ',
  ],
  [
    /^((?:and |so )?what) did (?:i|we) (?:put|write|note|jot|enter)(?: (?:down|in))? (?:under|in|for) ((?:the |my |our )?\p{L}[^,?!.;]{1,30}?) (first|last)(?=\W*$)/gu,
    '$1 was the $3 entry under $2',
  ],
  // "Anything that cost over 300"
  [
    /\b(?:anything|everything|something|things|stuff|items|all) (?:that|which)(?: (?:has|have|had|i bought|i paid for|we bought))* (?:costs?|was|were|is|are|came to|comes to|went)(?: me| us)? (?=(?:over|under|above|below|more than|less than|at least|at most) \$?\d)(?!.*\b(?:a|per|each|every) (?:week|month|year)\b)/g,
    'anything ',
  ],
  // "How much has gone on the kids, and on what?": the list has its sum.
  [
    /^((?:and |so )?)how much (?:money )?(?:has|have|did|does) (?:i |we )?(?:gone|go|went|spend|spent|paid|pay) ((?:on|for|to|at) [^,?!;]{2,60}?),? and (?:on|for) what(?: exactly)?(?=\W*$)/g,
    '$1list my expenses $2',
  ],
  // "What did I pay for on May 6?"
  [
    /^((?:and |so )?)what (?:all )?did (i|we) pay for (?=(?:on|in|during|last|this|yesterday|today)\b(?! (?:top|average|total|full)\b))/g,
    '$1what did $2 buy ',
  ],
  // "List every payment from a client that was more than $2,500"
  [
    /\b(?:every|all|each|any) (?:single )?payments? from (?:a|any|my|the|our) clients?(?: (?:that|which) (?:was|were|is|are|came to))?(?= (?:over|under|above|below|more than|less than|at least|at most) \$?\d)/g,
    'all income transactions',
  ],
]
