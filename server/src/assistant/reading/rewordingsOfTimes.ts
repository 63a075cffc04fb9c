/** Everyday ways of asking about times and what is usual in them, read after those of `rewordings.ts`. */
export const rewordingsOfTimes: readonly (readonly [RegExp, string])[] = [
  [/\b(how many|number of) (?:different|separate|distinct|individual) days\b/g, '$1 days'],
  // "What day do I usually go to Kroger?"
  [
    /\b(which|what) days?(?= (?:do|does) (?:i|we) (?:usually|normally|typically|generally|mostly|mainly|most often|tend to|most frequently)\b(?! (?:get|got|am|be|spend|earn|receive)\b))/g,
    '$1 day of the week',
  ],
  [
    /\b(which|what) days?(?= (?:do|does) (?:i|we) [^?]{2,40} (?:the )?most (?:often|frequently|commonly)\W*$)/g,
    '$1 day of the week',
  ],
  [/\bday of week\b/g, 'weekday'],
  // "Which weekday has the most purchases?"
  [
    /\b((?:on )?(?:which|what)) (weekday|day of the week) (?:has|had|sees|saw|do (?:i|we) (?:make|have|log|record)|did (?:i|we) (?:make|have|log|record)) (?:the )?(most|fewest|least) (?:purchases|transactions|expenses|entries|charges|payments|visits)\b/g,
    '$1 $2 do i shop $3 often',
  ],
  [/^((?:and|so|ok|what about|how about) )(?:the )?day before(?=\W*$)/g, '$1the day before that'],
  // "Since it is the last day of June, what will I have spent by the end of the month?": a reason, where a time is named.
  [
    /^(?:well,? |so,? |ok,? )?(?:since|as|because|seeing (?:as|that)|given that|now that) (?:it is|it's|its|today is|we are|we're) (?:already |only |just |nearly |almost |still )*(?:\p{L}|\d)[^,.?!…;:]{0,40}(?:[,…;:]|\.{2,}|\.(?= )| [-–—])[,. ]*(?=(?:and |so |then )?(?:how|what|which|where|when|who|can|could|do|did|am|is|are|will|have|has|show|list)\b.*\b(?:days?|weeks?|months?|quarters?|years?|today|tomorrow|yesterday|january|february|march|april|may|june|july|august|september|october|november|december|20\d\d)\b)/gu,
    '',
  ],
  // "How much of April was spent at weekends?"
  [
    /\bhow much of ((?:(?:my|our|the) )?(?:(?:last|this) (?:week|month|quarter|year)|(?:january|february|march|april|may|june|july|august|september|october|november|december)(?: 20\d\d)?|20\d\d))(?:'s)?(?: spending| money)? (?:(?:was|is|did|have|has|got|(?:i|we)|been|spent|spend|went|gone|go|fell|falls) )+(?:at|on|over) (?:the )?(?=(?:weekends?|week ?days|(?:mon|tues|wednes|thurs|fri|satur|sun)days)\b)/g,
    'how much did i spend in $1 on ',
  ],
  [/\b(daily|weekly|yearly) (?:burn|spend|spending) rate\b/g, 'average $1 spending'],
  [/\b(?:burn|spend|spending) rate\b/g, 'average monthly spending'],
  // "What do we bring in a month on average?", where the "in" is the verb's
  [
    /\b(bring|brings|(?:what|how much)(?: money)? comes|(?:what|how much)(?: money)? do (?:i|we) (?:take|pull)) in (?:one|a|1) (?=(?:day|week|month)\b)/g,
    '$1 in per ',
  ],
  // "In one week, average?"
  [
    /\bin (?:one|a|1) (day|week|month),? (?:(?:on|in) )?(?:the )?(?:average|mean)\b/g,
    'per $1 on average',
  ],
  // "What days did I go to Costco?"
  [
    /^((?:and |so )?)(?:on )?(?:what|which) (?:days|dates) (?:do |did |have |was |were )?(i|we) (?:go|went|gone|been|was|were|visit|visited|shop|shopped)(?: to| at| in)? (?=(?:the )?\p{L})/gu,
    '$1list my purchases at ',
  ],
  // "What have I paid from January?"
  [
    /(?<=\b(?:have|has) .{0,60})\bfrom (?=(?:january|february|march|april|may|june|july|august|september|october|november|december)\W*$)/g,
    'since ',
  ],
  // "The average size of those payments", "what size is the average ride?"
  [/\b(average|mean|median|typical|usual|normal) sizes?\b(?: of\b)?/g, '$1 amount'],
  [/\b(their|its) (?=(?:average|mean|median|typical|usual) (?:amount|cost|price)\b)/g, 'the '],
  [/\b(?:of|what) size (is|was|are|were)(?= )/g, 'how much $1'],
  [
    /\bthe size of (?=(?:the|my|our|an?|each|those|these) (?:\p{L}+ ){0,2}(?:average|typical|usual|payments?|charges?|purchases?|paychecks?|deposits?|bills?)\b)/gu,
    'how much is ',
  ],
  // "How much did the funds pay in each year?": a figure for each, while "do I spend each year" asks for an average.
  [
    /\b(?:in|for|during) (?:each|every)(?: calendar| single)? year(?=\W*$)(?<=\b(?:did|was|were|has|have)\b.*)(?<!\b(?:average|avg|mean|typical|usual|typically|usually)\b.*)/g,
    'by year',
  ],
  [/\b(per|each|every|a) calendar (year|month|week)\b/g, '$1 $2'],
  // "For calendar year 2026", "in the 2026 calendar year"
  [/\b(?:the )?calendar (?:year )?(?=20\d\d\b)/g, ''],
  [/\b(?:the )?(20\d\d) calendar year\b/g, '$1'],
  [/\b(this|last|next|the current|the previous) calendar (year|month|week)\b/g, '$1 $2'],
  // "Since the records began", "over the whole period of the records", "since inception"
  [
    /\b(?:ever )?(?:since|from) (?:(?:the|our|my|these) )?(?:records?(?:[ -]?keeping)?|books|ledger|data) (?:began|begin|begins|started|start|starts|opened|commenced|were (?:first )?(?:kept|opened|started))\b(?<!\b(?:average|avg|mean|typical(?:ly)?|usual(?:ly)?|how many (?:days|weeks|months|years)|(?:a|an|per|each|every) (?:day|week|month|quarter|year)|(?:dai|week|month|year)ly)\b.*)(?!.*\b(?:average|avg|mean|typical(?:ly)?|(?:a|per) (?:day|week|month|quarter|year))\b)/g,
    'in total',
  ],
  [
    /\b(?:ever )?(?:since|from) (?:the |its |their )?(?:very )?(?:inception|outset|day one|(?:beginning|start) of (?:(?:the|our|my|these|all) )*(?:records?|books|ledger|data))(?=\W*$)(?<!\b(?:average|avg|mean|typical(?:ly)?|usual(?:ly)?|how many (?:days|weeks|months|years)|(?:a|an|per|each|every) (?:day|week|month|quarter|year)|(?:dai|week|month|year)ly)\b.*)(?!.*\b(?:average|avg|mean|typical(?:ly)?|(?:a|per) (?:day|week|month|quarter|year))\b)/g,
    'in total',
  ],
  [
    /\b(?:over|across|throughout|for|during|in) (?:(?:the|all|my|our|of) )*(?:(?:whole|entire|full|complete) )?(?:(?:period|span|length|course|run|time) (?:of|covered by) (?:(?:the|my|our|all|these) )*)?(?:records|ledger|recorded history)(?=\W*$)(?<!\bin (?:the |my |our )?(?:records|ledger))(?<!\b(?:average|avg|mean|typical(?:ly)?|usual(?:ly)?|how many (?:days|weeks|months|years)|(?:a|an|per|each|every) (?:day|week|month|quarter|year)|(?:dai|week|month|year)ly)\b.*)(?!.*\b(?:average|avg|mean|typical(?:ly)?|(?:a|per) (?:day|week|month|quarter|year))\b)/g,
    'in total',
  ],
  // "In the last month or two"
  [/\b(last|past) (day|week|month|year) or two\b/g, '$1 two $2s'],
  // "In August? The month, I mean, not my grandson": no more than that it is a time.
  [
    /\b((?:in|during|for) (?:january|february|march|april|may|june|july|august|september|october|november|december)(?: 20\d\d)?)\b([\s,.?!;:()–—-]*)(?:as in|i mean|that is)?,? ?the month\b(?! (?:before|after|of|that|when|where|i spent|with)\b)(?:,? (?:i mean|that is))?(?:,? (?:and )?not (?:(?:the|my|our) )?\p{L}[\p{L}'-]*(?: \p{L}[\p{L}'-]*){0,2})?\)?(?=\W*$)/gu,
    '$1',
  ],
  // "This school year, that is, since September"
  [
    /\b(?:this|the current|in this|for this) (?:school|academic|tax|financial|fiscal|football|racing|growing|cricket) (?:year|season|term)[,:–—-]*(?: \(?(?:that is|that's|i\.?e\.?|meaning|so|i mean|namely))?,? (?=(?:since|from) )/g,
    '',
  ],
  // "How much in all before I stopped going?": what was stopped has had no payment since.
  [
    /\b(in all|in total|altogether|overall|all in all),? (?:before|until|till|by the time) (?:i|we) (?:finally )?(?:stopped (?:going|using it|paying(?: for it)?)|(?:cancell?ed|quit|left|dropped|ditched|stopped|gave up)(?: (?:it|them|going|using it|my membership|the membership))?|gave (?:it|them) up)(?=\W*$)/g,
    '$1',
  ],
  // "When did we last have a meal at the Bell Inn?", "… at the Bell Inn for a meal"
  [
    /(?<!\bwhen (?:i|we) )\b(?:have|had|get|got|eat|ate|eaten|enjoy|enjoyed|grab|grabbed) (?:a|an|our|my|another) (?:(?:nice|proper|quick|big|good|sit-down|little) )?(?:meal|bite(?: to eat)?)(?: out)? (?=(?:at|in|with|from) )/g,
    'eat ',
  ],
  [/ for a (?:meal|bite(?: to eat)?)(?=\W*$)(?<=\b(?:at|in|to|visit|visited) [^,?!.;]{2,60})/g, ''],
  // "Year over year spending on food"
  [
    /^(?!.*\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|quarter|month|week|last|this|20\d\d))(.*?)\b(?:year (?:over|on|to) year|yoy)\b/g,
    '$1this year vs last year ',
  ],
  [
    /^(?!.*\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|quarter|year|week|last|this|20\d\d))(.*?)\b(?:month (?:over|on) month)\b/g,
    '$1this month vs last month ',
  ],
  // "Coffee each month of 2026", "what did I spend every month this year"
  [
    /\b(?:for |in )?(?:each|every) month (?:of |in |for |during )?(20\d\d|(?:this|last) year)\b(?<!\b(?:average|avg|mean|typical|usual)\b.*)(?!.*\b(?:average|avg|mean)\b)/g,
    'by month in $1',
  ],
  // "Between 10 and 20 October 2026", "from the 3rd to the 9th of May"
  [
    /\b(between|from|for) (?:the )?(\d{1,2})(?:st|nd|rd|th)? (and|to|through|until|till) (?:the )?(\d{1,2})(?:st|nd|rd|th)? (?:of )?(january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)\b(?: (20\d\d))?/g,
    '$1 $5 $2 $6 $3 $5 $4 $6',
  ],
  // "July 1-15", "1-15 July", "1st to 15th of August"
  [
    /\b(january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec) (\d{1,2})(?:st|nd|rd|th)? ?[-–—] ?(\d{1,2})(?:st|nd|rd|th)?(?![\d/.-])/g,
    '$1 $2 to $3',
  ],
  [
    /(?<![\d/.,$-])\b(\d{1,2})(?:st|nd|rd|th)? ?(?:[-–—]|to|until|till|through) ?(\d{1,2})(?:st|nd|rd|th)? (?:of )?(january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)\b/g,
    '$3 $1 to $3 $2',
  ],
  // "Was there a month when nothing came in?"
  [
    /\b(months?)( (?:this|last) year| (?:of|in) 20\d\d)? (?:when|where|in which|that|with) (?:nothing (?:came|comes|has come|had come) in|(?:i|we) (?:earned|received|made|got|was paid|were paid) nothing)\b/g,
    '$1$2 without income',
  ],
  // "Am I spending too much?"
  [
    /^((?:and |so )?)(?:am i|are we|have i been|have we been|do i|do we) (?:spend|spending) (?:way |far )?too much(?: money)?(?=\W*$)/g,
    '$1did i spend more than i earned',
  ],
  // "When October ends"
  [
    /\b(?:when|once|after) (january|february|march|april|may|june|july|august|september|october|november|december) (?:ends|is over|closes|is out)\b/g,
    'at the end of $1',
  ],
  // "In January alone"
  [
    /\b(january|february|march|april|may|june|july|august|september|october|november|december|20\d\d|(?:this|last) (?:day|week|weekend|month|quarter|year)|yesterday|today) (?:alone|by itself|on its own)(?=\W*$)/g,
    '$1',
  ],
  [/\b(last|this|next) (spring|summer|autumn|fall|winter)'?s\b/g, '$1 $2'],
  // "The last full calendar month", "the whole of July"
  [
    /\b(?:the )?(last|previous|past|this|current) (?:(?:full|whole|entire|complete|calendar) )+(?=(?:day|week|month|quarter|year)\b)/g,
    '$1 ',
  ],
  [
    /\b(?:the |all )?(?:whole|entire|full) (?:of )?(?:the )?(?:month of |year of |year )?(?=(?:january|february|march|april|may|june|july|august|september|october|november|december|20\d\d)\b)/g,
    '',
  ],
  [/\b(?:in|for|over|during) the (?:whole|entire|full) quarter\b/g, 'in this quarter'],
  // "And the whole year?"
  [
    /^((?:(?:and|but|so|what about|how about|ok|now) )*)(?:for |over |in )?(?:the )?(?:whole|entire|full) (month|quarter|year)(?=\W*$)/g,
    '$1for the $2',
  ],
  [/\b(?:in|for|over|during) the (?:whole|entire|full) (month|quarter|year)\b/g, 'for the $1'],
  // "Everything after July 20"
  [
    /^(everything|anything) (?=(?:since|after|before|between|from|until|in|on|this|last|over)\b(?!.*\b(?:over|under|above|below|more|less) (?:than )?\$?\d))/g,
    'list $1 ',
  ],
  // "How much money left my hands in June?"
  [
    /\b(?:left|leave|leaves|leaving) (?:my|our) (?:hands?|pockets?|wallet|purse|accounts?|bank)\b/g,
    'did i spend',
  ],
  // "How often do I eat out each week?"
  [
    /^((?:and |so |on average,? )?)how (?:often|frequently|regularly) (.+?) (?:in )?(?:a|an|each|every|per|any given|an average|a typical) (day|week|month|year)(?: on average)?(?=\W*$)/g,
    '$1how many times $2 a $3 on average',
  ],
  // "When did I spend more than 500 in a day?"
  [
    /^((?:and |so )?)when (?:did|have) (i|we) (?:spend|spent) ((?:more|less) than|over|under|above|below|at least) (\$?\d[\d,.]*k?(?: dollars| bucks)?)([^?]*?) in (?:a|one|any|a single|one single) (day|week|month|year)\b/g,
    '$1which $6s did $2 spend $3 $4$5',
  ],
  // "Days without spending in July", "no-spend days"
  [
    /^((?:and |so )?)(?:(?:show|list|count|tell) (?:me )?)?(?:the |my |our )?(?:number of )?(?:no[ -]spend|zero[ -]spend|spend[ -]free|spending[ -]free) days\b/g,
    '$1how many days without spending',
  ],
  [
    /^((?:and |so )?)(?:(?:the |my |our )?(?:number of ))?days (?:without|with no|with zero) (?:any )?(?:spending|expenses|purchases|buying anything)\b/g,
    '$1how many days without spending',
  ],
  [
    /\bhow many (?:no[ -]spend|zero[ -]spend|spend[ -]free|spending[ -]free) days\b/g,
    'how many days without spending',
  ],
  // "Is this month above average?", "how far over my average is July?"
  [
    /^((?:and |so )?)(?:is|was|are|were) ((?:this|last) month|(?:january|february|march|april|may|june|july|august|september|october|november|december)(?: 20\d\d)?)(?: so far)? (?:(?:running|going|looking|way|far|well|much) )*(?:above|over|below|under|higher than|lower than|more than|less than|better than|worse than|beyond) (?:(?:the|my|our|an?) )?(?:monthly )?(?:average|usual|normal|norm)(?: month)?(?=\W*$)/g,
    '$1did i spend more in $2 than usual',
  ],
  [
    /^((?:and |so )?)how (?:far|much) (?:over|under|above|below|more than|less than|higher than|lower than) (?:(?:the|my|our) )?(?:monthly )?(?:average|usual|normal)(?: month)? (?:is|was|am i|are we)(?: (?:in|for))? ((?:this|last) month|(?:january|february|march|april|may|june|july|august|september|october|november|december)(?: 20\d\d)?)(?=\W*$)/g,
    '$1did i spend more in $2 than usual',
  ],
  [
    /\b(?:is|was) (?:my |our )?(spending|income)((?: (?:on|at) [^?]{2,40}?)?)((?: (?:in |for |this |last )[^?]{2,20}?)?) (?:above|over|below|under|higher than|lower than) (?:(?:the|my|our) )?(?:monthly )?(?:average|normal|usual)(?: month)?((?: (?:in |for |this |last )[^?]{2,20}?)?)(?=\W*$)/g,
    'was $1$2 more$3$4 than usual',
  ],
  [
    /^((?:and |so )?)(?:compared? (?:to|with)|against|versus|vs) (?:my |our |an? |the )?(?:average|typical|normal|usual) month,? how (?:am i|are we) doing(?: (?:this month|so far|now))*(?=\W*$)/g,
    '$1did i spend more this month than usual',
  ],
  [
    /^((?:and |so )?)how (?:am i|are we) doing(?: (?:this month|so far))* (?:compared? (?:to|with)|against|versus|vs) (?:my |our |an? |the )?(?:average|typical|normal|usual) month(?=\W*$)/g,
    '$1did i spend more this month than usual',
  ],
  [/\b(?:every|each|per|a) fortnight\b/g, 'every two weeks'],
  // "Is more than half my money going on the boat?"
  [
    /^((?:and |so )?)(?:is|are|was|does|do|did|has|have) (?:(?:more than|less than|over|under|about|almost|nearly|around) )?(?:half|a third|one third|a quarter|one quarter|a fifth|a tenth|most|two thirds|three quarters) (?:of )?(?:all )?(?:of )?(?:my |our |the )(?:total )?(?:money|spending|expenses|budget|outgoings) (?:(?:being )?(?:going|go|goes|gone|went|spent) )?(?:to|on|towards?|into|for|at) (?=\p{L})/gu,
    '$1what share of my spending is on ',
  ],
  [
    /^((?:and |so )?)(?:is|are|was|does|do|did|has|have) (?:(?:more than|less than|over|under|about|almost|nearly|around) )?(?:half|a third|one third|a quarter|one quarter|a fifth|a tenth|most|two thirds|three quarters) (?:of )?(?:all )?(?:of )?(?:my |our |the )(?:total )?(?:income|pay|salary|earnings|paycheck|wages) (?:(?:being )?(?:going|go|goes|gone|went|spent) )?(?:to|on|towards?|into|for|at) (?=\p{L})/gu,
    '$1what share of my income goes to ',
  ],
  // "What is my favorite store?"
  [
    /^((?:and |so )?)(?:(?:what|which|who|where) (?:is|are|was) )?(?:my |our )?favou?rite ((?:coffee |grocery |food )?(?:stores?|shops?|places?|merchants?|supermarkets?|restaurants?|cafes?|bars?))(?: to (?:shop|eat|go|go to|visit))?(?=\W*$)/g,
    '$1which $2 do i go to most often',
  ],
  [
    /\bwhere do (i|we) (?:usually |mostly |normally )?eat (?=(?:the )?most\b)/g,
    'where do $1 eat out ',
  ],
  // "How much freelance income is left after taxes?"
  [
    /^((?:and |so )?)how much (?:of (?:my |our |the )?)?(\p{L}+(?: \p{L}+)?) (?:income|money|earnings|pay) (?:is|was|do i have|did i have) left (?:over )?after (?:my |our |the )?(?!bills|expenses|all|everything|every|that|this|spending)(\p{L}+)(?=\W*$)/gu,
    '$1$2 minus $3',
  ],
  // "Spend to date compared with the same days a year before"
  [
    /\b(spend|spending|spent|expenses|costs|income|earnings) to date (?=.*\b(?:last year|year before)\b)/g,
    '$1 this year so far ',
  ],
  // "Are groceries above average this month?"
  [
    /^((?:and |so )?)(?:is|are|was|were) (?:my |our |the )?(?!my |our |the |(?:(?:health|financial) )?score|salary|income|pay|net|balance|savings|budget|spending|this|last|it|that|they|there|any|anything|everything|something|january|february|march|april|may|june|july|august|september|october|november|december)(\p{L}[\p{L}&' -]{2,40}?)(?: spending| costs?)? (?:above|below|over|under|higher than|lower than) (?:(?:the|my|our) )?(?:monthly )?(?:average|normal|usual)((?: (?:in|this|last) [^?]{2,20}?)?)(?=\W*$)/gu,
    '$1was spending on $2 more$3 than usual',
  ],
  // "How has my rent changed since I started keeping records?"
  [
    /\bhow (?:has|have|did) ((?:my|our|the) (?:\p{L}[\p{L}'&-]* ){0,3}(?:rent|salary|wages?|pension|paycheck|mortgage|subscription|insurance|fees?|premium)) (?:changed?|developed?|evolved?) (?:over (?:time|the years)|since (?:i|we) (?:started|began)\b[^?]*)(?=\W*$)/gu,
    'has $1 gone up',
  ],
  // "Did I get a bonus at any time?", "which charges have gone up over time?"
  [/\bat any (?:time|point)\b/g, 'ever'],
  [/\b((?:gone|went|go) up(?: in price)?|risen|rose|increased|more expensive) over time\b/g, '$1'],
  // "Compare my groceries in June with those in May"
  [
    /\b(compare .{1,60}? (?:with|to|against)) (?:those|that|the ones|what (?:it was|they were)) (?=(?:in|of|from|for|during) )/g,
    '$1 ',
  ],
]
