/** Everyday ways of asking about what comes in, goes out and comes back, read after those of `rewordings.ts`. */
export const rewordingsOfMoney: readonly (readonly [RegExp, string])[] = [
  [
    /\bif (?:i|we|you) (?:take|took) (?:off|away|out) what (?:they|it) (?:gave (?:me |us )?back|refunded(?: me| us)?)\b/g,
    'net of refunds',
  ],
  // "After taking off refunds", "with the refunds taken off"
  [
    /\b(?:(?:after|once|when|if|by) )?(?:(?:i|we|you) )?(?:tak(?:e|ing)|subtract(?:ing)?|deduct(?:ing)?|knock(?:ing)?)(?: off| away| out)? (?=(?:(?:the|my|our|any|all) )*(?:refunds?|returns|reimbursements?|money back)(?= off\b| away\b| out\b|\W*$)|what (?:they|it|i|we|was|came) )/g,
    'after ',
  ],
  [
    /\b(?:with|once|after|when|and) ((?:(?:the|my|our|any|all) )*(?:refunds?|returns|reimbursements?)) (?:(?:are|is|have been|has been|being) )?(?:taken|subtracted|deducted|knocked)(?: off| away| out)?\b/g,
    'after $1',
  ],
  [
    /(?<=\bafter (?:(?:the|my|our|any|all) )*(?:refunds?|returns|reimbursements?)) (?:off|away|out)(?=\W*$)/g,
    '',
  ],
  // "When did I first rent from Lensrentals?"
  [
    /\b((?:did|do|have|had|has) (?:i|we)(?: (?:ever|first|last|usually|already|often))*) (?:rent|rented|hire|hired|borrow|borrowed|lease|leased)(?: (?:something|anything|things?|stuff|gear|equipment))? (?=(?:from|at|through) )/g,
    '$1 buy ',
  ],
  // "When did money last arrive from Lumen?", "how much has arrived from Lumen this year?"
  [
    /\bwhen did (?:(?:the|any|some|a|my|our) )?(?:money|cash|funds|payments?|transfers?|deposits?) (last |first |most recently )?(?:arrive|land|turn up|show up|reach (?:me|us)|get here|come(?: in| through)?) from (?=\p{L})/gu,
    'when did i $1receive money from ',
  ],
  [
    /\bwhen did (?:the |my |our )(last|latest|first|most recent) (?:money|cash|payment|transfer|deposit) from ([^,?!;]{2,40}?) (?:arrive|land|turn up|show up|come(?: in| through)?)(?=\W*$|,? and\b)/g,
    'when did i $1 receive money from $2',
  ],
  [
    /\bhow much (?:money )?(?:has|have|did) (?:arrived?|landed|land|turned up) from (?=\p{L})/gu,
    'how much did i receive from ',
  ],
  // "Which refunds have suppliers given me?", "which stores refunded me?", "who has refunded me?"
  [
    /\b((?:which|what|how many) (?:refunds|reimbursements)|how much (?:in )?refunds?) (?:have|did|has) (?:(?:the|my|our|any) )?(?:suppliers?|stores?|shops?|vendors?|sellers?|merchants?|retailers?|companies|businesses|payees|they|anyone|anybody) (?:given?|gave|sen[dt]|paid?|made|issued?|granted)(?: (?:to )?(?:me|us))?/g,
    '$1 did i get',
  ],
  [
    /(?<=\b(?:refunds|reimbursements) (?:did|have|do) (?:i|we) (?:\p{L}+ ){1,2})from (?:(?:the|my|our|any) )?(?:suppliers|stores|shops|vendors|sellers|merchants|retailers|companies|businesses|payees)(?=\W*$| (?:in|this|last|since|so far|during|over)\b)/gu,
    '',
  ],
  [
    /^((?:and |so )?)(?:who|(?:which|what) (?:suppliers?|stores?|shops?|vendors?|sellers?|merchants?|retailers?|compan(?:y|ies)|businesses)) (?:has |have |had )?(?:refunded|reimbursed) (?:me|us)(?=\W*$| (?:in|this|last|since|so far|during|over)\b)/g,
    '$1which refunds did i get',
  ],
  // "Did we end up ahead in July, with the beach trip and all?": the whole holds it anyway.
  [
    /(?<=\b(?:ahead|in the black|in the red|in the plus|break even|broke even|net|positive|negative|surplus|deficit)\b[^?!]*?)(?<!\b(?:not|no|without)(?: even)?)(?:,? (?!.*\b(?:not|no|without|excluding|except|apart|in|this|last|for|since|month|year|week|january|february|march|april|may|june|july|august|september|october|november|december)\b)(?:(?:even )?(?:with|counting|including) (?:the |my |our |that )?[^,?!;]{2,30}? (?:and all|and everything|included|thrown in|in there)|even (?:with|counting|including) (?:the |my |our |that )?[^,?!;]{2,30}?|despite (?:the |my |our |that )?[^,?!;]{2,30}?|in spite of (?:the |my |our |that )?[^,?!;]{2,30}?)|, (?!.*\b(?:not|no|without|excluding|except|apart|in|this|last|for|since|month|year|week|january|february|march|april|may|june|july|august|september|october|november|december)\b)(?:the |my |our |that )?(?:\p{L}+ ){1,3}(?:included|and all|and everything))(?=\W*$)/gu,
    '',
  ],
  // "How much did I donate to St. Mark's?", "what did I contribute toward the roof?"
  [
    /\b(?:donat|contribut|tith)(?:e|es|ed|ing)(?: (?:money|cash|anything|any money))? (?=(?:to|towards?) )/g,
    'give ',
  ],
  // "How much did I donate this year?": what went to donations.
  [
    /\b((?:did|have|had|do|does|has|can|could) (?:i|we)(?: (?:ever|already|last|first))*) (?:donate[ds]?|tithe[ds]?)(?: to charity)?\b/g,
    '$1 spend on donations',
  ],
  // "How much does Daniel contribute each month?"
  [
    /\b((?:does|did|has|have|do) (?!(?:i|we|you)\b)\p{L}[\p{L}'’&.-]*(?: \p{L}[\p{L}'’&.-]*){0,2}?) contribute[ds]?(?: (?:in|to (?:the |our )?(?:household|house|home|family|pot|budget|costs|expenses)))?(?=\W*$| (?:a|per|each|every|this|last|in|since|so far|on average|altogether|during|over)\b)/gu,
    '$1 pay',
  ],
  // "How much did stores refund us, not counting the tax refund?": who else gave money back is named.
  [
    /\bhow much (?:money )?(?:did|have|has) (?:(?:(?:the|our|any|all) )?(?:stores|shops|places|merchants|retailers|sellers)(?=.*\b(?:not counting|not including|without|excluding|except|apart from|leaving out)\b)|companies|they) (?:refund(?:ed)?|reimbursed?|(?:give|given|pay|paid|send|sent)(?: (?:me|us))? back)(?: (?:to )?(?:me|us))?(?=\W*$| (?:in|this|last|since|so far|over|during|not|without|excluding|except|apart|leaving)\b)/g,
    'how much did i get in refunds',
  ],
  // "In which month did I sell the most there?", "how much have we sold on Etsy?"
  [
    /\b((?:how much|(?:which|what) (?:day|week|month|quarter|year|weekday))\b[^,?!.;]{0,40}?\b(?:did|have|do) (?:i|we)) (?:ever )?(?:sell|sold)(?=(?: (?:the )?(?:most|least|more|less))? (?:on|through|via|to|there)\b)/g,
    '$1 earn',
  ],
  // "Which month of 2026 did I overspend the most?"
  [
    /\b((?:in )?(?:which|what) (?:day|week|month|quarter|year)\b[^,?!.;]{0,30}?) did (?:i|we) overspend (?:the )?(?:most|worst)\b/g,
    '$1 had the lowest net',
  ],
  // "Once the Blick refund is taken off", "minus the refund from Blick"
  [
    /\b(?:once|after|minus|less|net of|subtracting|deducting) (?:(?:the|my|our|that|their) )?(?!(?:tax|bills?|the|my|our|any|all|every|each|last|first|refunds?|returns?|i|we|they|it)\b)(\p{L}[\p{L}'&-]*(?: \p{L}[\p{L}'&-]*){0,2}?) (?:refunds?|returns|reimbursements?)(?: (?:is|are|was|were|has been|have been|gets?|comes))?(?: (?:taken|knocked|subtracted|deducted|netted|took))?(?: off| away| out)?(?=\W*$| (?:in|this|last|since|for|so far)\b)(?<!\b(?:income|earned?|received?|earnings|made|got)\b.*)/gu,
    'after refunds from $1',
  ],
  [
    /\b(?:once|after|minus|less|net of|subtracting|deducting) (?:(?:the|my|our|that|their) )?(?:refunds?|reimbursements?) (?:from|of|by) (\p{L}[\p{L}'&-]*(?: \p{L}[\p{L}'&-]*){0,2}?)(?: (?:is|are|was|were|has been|have been) (?:taken|knocked|subtracted|deducted|netted)(?: off| away| out)?)?(?=\W*$| (?:in|this|last|since|for|so far)\b)(?<!\b(?:income|earned?|received?|earnings|made|got)\b.*)/gu,
    'after refunds from $1',
  ],
  // "How many nights did we spend at the Grand Hotel?", "motel nights in 2026, how many": a stay may be of several.
  [
    /\bhow many (?:\p{L}+ )?nights (?:(?:did|have|had|do) (?:i|we) (?:spend|spent|stay|stayed|sleep|slept|have|had|do|book|booked) )?(?:at|in) (?=(?!(?:20\d\d|january|february|march|april|may|june|july|august|september|october|november|december|the (?:last|past)|last|this)\b)\p{L})/gu,
    'how many times did i go to ',
  ],
  [
    /(?<!\b(?:average|avg|per|price of an?|cost of an?) )\b((?:motel|hotel|hostel|airbnb|inn|lodge|lodging|resort|campsite|b&b)(?:'s)?) nights?\b/g,
    '$1 stays',
  ],
  [
    /\bhow many times (did|have) (i|we) (?:stay|stayed|sleep|slept) (?=at )/g,
    'how many times $1 $2 go ',
  ],
  // "My average invoice" is that of one, and not of a month.
  [
    /\b(average|avg|mean) (invoice|payout)(?! \p{L}*(?:size|amount|value))\b/gu,
    '$1 per transaction $2s',
  ],
  // "Did the Next refund come through?": what has come is nobody's next one.
  [
    /\b(did|has|have) (?:the|my|our|that) next (refund|reimbursement) (?=(?:come|came|gone|go|went|got|get|arrived?|landed|made it)\b)/g,
    '$1 the $2 from next ',
  ],
  // "Did the refund from Target come through?"
  [
    /\b(did|has|have) ((?:(?:my|our|the|that|a|any) )?(?:[^\s,?!.;]+ ){0,2}?(?:refunds?|reimbursements?)(?: (?:from|of|for|by) [^,?!.;]{1,40}?)?) (?:come|came|gone|go|went|got|get|arrived?|landed|made it)(?: (?:through|in|back|here))?(?= ?(?:yet|already|this|last|in|on|,|\W*$))/g,
    '$1 i get $2',
  ],
  [/\b(between|from) [£€] ?(\d[\d.,]*) (and|to) [£€] ?(?=\d)/g, '$1 $$$2 $3 $$'],
  // "Over 100 pounds", "more than £50": a limit is only a number, as nothing is converted.
  [
    /\b(over|above|under|below|than|least|most|exceeding|exceeded|up to) (\d[\d,.]*) ?(?:pounds|quid|euros?|[£€])(?![\p{L}\d]| of\b)/gu,
    '$1 $$$2',
  ],
  [/\b(over|above|under|below|than|least|most|exceeding|exceeded|up to) [£€] ?(?=\d)/g, '$1 $$'],
  // "Child support came in when?"
  [
    /^((?:and |so )?)((?!how\b|what\b|which\b|who\b)[^,?!.;]{2,40}?)(?: last)? (?:came in|came through|arrived|landed) when(?=\W*$)/g,
    '$1when did $2 last come in',
  ],
  // "Did Target ever give us any money back?"
  [
    /\b(?:give|gave|given|pay|paid|send|sent|hand|handed) (me|us) (?:(?:any|some|all|my|our|the|of) )*(?:money|cash) back\b/g,
    'refund $1',
  ],
  // "Which place do we go to when we eat out?", "go out to eat"
  [
    /\b(?:go|goes|going|went|gone|been) out (?:to|for) (?:eat|dinner|lunch|a meal|meals|food)\b(?!.*\b(?:dinner|lunch) category\b)/g,
    'eat out',
  ],
  [
    /(?<=.)\b(?:when|whenever|if) (i|we) (?:are |am )?(?:eat|eating|ate|dine|dined|dining) out\b/g,
    'for eating out',
  ],
  // "The last time we saw Dr. August"
  [/\b(time|when)( did)? (i|we)( last)? saw (?=(?:the |my |our )?\p{L})/gu, '$1$2 $3$4 visited '],
  // "Do I have some bill that is not yet paid?"
  [
    /\b(bills?|invoices?|subscriptions?)(?: (?:that|which))?(?: (?:is|are|was|were|has|have|i have|we have|have i|have we))*(?: (?:still|yet))? not (?:yet )?(?:been )?(?:paid|payed)(?: yet| so far)?(?=\W*$)/g,
    'overdue $1',
  ],
  // "How much does the phone cost me in one year?"
  [/\b(costs?(?: me| us)?) in (?:one|a|1) (week|month|year)\b/g, '$1 a $2'],
  [/\bhow much it costs?\b/g, 'how much does it cost'],
  // "The monthly price of Hulu" is that of today, as its bill tells.
  [
    /\bmonthly (price|fee) (?=(?:of|for) \p{L})(?!.*\b(?:in|last|this|since|during|over|before|20\d\d)\b)/gu,
    '$1 ',
  ],
  [
    /\b((?:price|fee) (?:of|for) [^,?!.;]{2,40}?) (?:(?:a|per|each|every|in a) month|monthly)(?: (?:that )?(?:i|we) pay)?(?=\W*$)/g,
    '$1',
  ],
  // "Need water bill date", without its "I"
  [/^need (?=(?:the |my |our )?.*\b(?:dates?|totals?|amounts?|list|sum|figures?)\b)/g, 'i need '],
  // "What did I turn over last week?"
  [/\b((?:did|do|have|has) (?:i|we)) turn(?:ed)? over\b/g, '$1 earn'],
  [/\bi should (?:very much )?(?:like|love)\b/g, 'i would like'],
  [/\b(spent|spend|laid out|lay out|paid|pay) upon\b/g, '$1 on'],
  [/\bthus far\b/g, 'so far'],
  [/\bafter all expenditures?\b/g, 'after all expenses'],
  // "Where does the money come from?"
  [
    /\bwhere (?:does|do|did|has|is|was) (?:all )?(?:of )?(?:(?:my|our|the|this|that) )?(?:money|cash|income|earnings) (?:all |mostly |mainly |usually )?(?:com(?:e|es|ing)|came)(?: in)? from\b/g,
    'what are my income sources',
  ],
  [
    /(?<=\bincome sources\b.*),? (?:and|&) where (?:does|did|do) (?:it|that|everything)(?: all)? go\b/g,
    ' and where does my money go',
  ],
  // "Which place gets my money most often?", "which refunds did we get, and from whom?"
  [
    /\b(?:which|what) (?:place|shop|store|payee|business|company) (?:gets|got|sees|takes) (?:my|our) (?:money|business|cash) (?:the )?(most often|most frequently)\b/g,
    'where do i shop $1',
  ],
  [/(?<=\brefunds?\b.*),? and (?:from|by) (?:whom|who|where)(?=\W*$)/g, ''],
  // "Did any shop charge me twice?", "higher than usual for that payee"
  [
    /\b(did|has|have) (?:any|a|some) (?:shops?|stores?|payees?|places?|company|companies|merchants?|business(?:es)?|one of them) (charge|charged|bill|billed) (me|us)\b/g,
    '$1 anyone $2 $3',
  ],
  [
    /(?<=\bthan (?:usual|normal)) for (?:that|the|its|their) (?:payee|shop|store|place|merchant|category)\b/g,
    '',
  ],
  // "When did we get the very last HelloFresh box?", "the single biggest piece of it"
  [
    /\bvery (most|least|next|same|last|first|latest|earliest|biggest|largest|highest|smallest|lowest|cheapest|dearest|priciest|most expensive|best|worst)\b/g,
    '$1',
  ],
  [/\b((?:last|first|next|latest) \p{L}+(?: \p{L}+)?) (?:box|parcel)(?=\W*$)/gu, '$1 delivery'],
  [
    /\b(?:single )?(biggest|largest|smallest|cheapest) (?:piece|part|chunk|bit|item|portion) of (?:it|that|them)(?=\W*$)/g,
    '$1',
  ],
  // "I need to know what I earned in 2026 for a loan application"
  [
    /^((?:(?:hi|hey|ok|so|please),? )?)(?:i|we) (?:just )?need(?: to (?:know|see|find out|tell them)|ed to know)? (?=(?:what|how much|my|our|the) )(.*?) for (?:an?|my|our|the) (?:(?:loan|mortgage|visa|rental|apartment|tax|job|credit|scholarship|lease|benefits?|aid) (?:application|form|return|paperwork|papers|declaration)|application)(?=\W*$)/g,
    '$1$2',
  ],
  // "My top 3 shops and what did each cost me": a ranking tells the amounts
  [
    /(?<=\b(?:top|biggest|largest|main|priciest) .*)(?: and|,| with)+ (?:(?:what|how much) (?:did |have |has )?each(?: one| of them)?(?: (?:costs?|came to|come to|took|got|gets?|was|is))?(?: me| us)?|how much (?:i|we) spent (?:at|on|in|for) each(?: one| of them)?|the (?:amounts?|totals?) (?:for|of) each(?: one| of them)?)(?=(?: (?:in|last|this|during|since|over|for)\b.*)?\W*$)/g,
    '',
  ],
  // "How many times did the cleaners come in November?"
  [
    /\bhow (many times|often) (?:did|has|have) (?!(?:i|we|it|that|this|money|income)\b)(?:the |our |my )?(.{2,40}?) come(?= (?:in|last|this|during|since|over|here|by)\b|\W*$)/g,
    'how $1 did i go to $2',
  ],
  // "Do I go Aldi, Lidl or Tesco most?"
  [
    /\bdo (i|we) (?:go|shop|visit|eat|get)(?: (?:to|at|in))? (?=[^?!.;]{2,60} or )([^?!.;]{2,60}?) (?:the )?most(?: often)?(?=\W*$)/g,
    'which do $1 visit most, $2',
  ],
  // "Taking the refund into account, what did I spend at Next?"
  [
    /^((?:and |so )?)(?:taking|with|allowing for|counting) (?:(?:the|any|all|my) )*(?:refunds?|returns?)(?: (?:taken )?into account| considered)?, ?(?=how|what)/g,
    '$1net of refunds, ',
  ],
  // "Leaving Travel aside"
  [/\bleaving ((?:[\p{L}&']+ ){1,4})(?:aside|out)\b/gu, 'leaving out $1'],
  // "What came in in total, salary and everything?"
  [
    /, (?!the\b)[\p{L}&']+ and (?:everything|all|all that|the lot|the rest|whatnot|so on)(?: else)?(?=\W*$)/gu,
    '',
  ],
  // "Everything we bought for the dog in May"
  [
    /^((?:and |so )?)everything (?:(?:that|which) )?((?:i|we)(?: have)? (?:bought|ordered|purchased|paid for) )(?=.*\b(?:in|last|this|since|during|on|between|from)\b)/g,
    '$1list all expenses $2',
  ],
  // "Which pupil paid me the most?"
  [
    /\b((?:which|what|how many)(?: of my| different)? )(?:pupil|student|tenant|lodger|patient)(s?)(?= (?:of mine |has |have |still )*(?:paid|pays?|gave|sent|brought|brings?)\b)/g,
    '$1client$2',
  ],
  // "Who is my best client?"
  [
    /^((?:and |so )?)(?:who|which|what) (?:is|are|was|were) (?:my|our|the) (?:best|biggest|top|largest|main|most (?:valuable|important)) (?:client|customer|payer|employer)\b/g,
    '$1who paid me the most',
  ],
  // "How much money came back from Amazon?"
  [
    /\bhow much (?:money |cash )?(?:came|has come|comes|did come) back (?:to (?:me|us) )?from (?=(?:the |my )?\p{L})/gu,
    'how much did i get in refunds from ',
  ],
  [
    /\b(charged|billed) (me |us )?(twice|double) by (?:the same|one|any|a single) (?:shop|store|place|merchant|payee|company)\b/g,
    '$1 $2$3',
  ],
  // "More in the first week of August than the last"
  [
    /\b((?:first|second|third|fourth|last) week (of (?:the |this |last )?(?:month|\p{L}+(?: 20\d\d)?)) (?:than|vs|versus|or|and|to|with|against|compared to|compared with) (?:in |during |that of )?(?:the )?)(first|second|third|fourth|last)(?! (?:half|week|month|quarter|year|day|time|one)\b)(?=\W*$)/gu,
    '$1$3 week $2',
  ],
  // "The worst month for savings in the last 12"
  [
    /\b((?:best|worst|biggest|highest|lowest|smallest|cheapest|most expensive|dearest|priciest) (month|week|quarter|year)\b[^.?!]*?\b(?:last|past) (?:\d{1,2}|twelve|six|three))(?=\W*$)/g,
    '$1 $2s',
  ],
  // "What is left of my freelance income after tax in 2025?"
  [
    /^((?:and |so )?)(?:how much|what) (?:is|was) left (?:over )?(?:of|from) (?:my |our |the )?(\p{L}+(?: \p{L}+)?) (?:income|money|earnings|pay) after (?:my |our |the )?(?!bills|expenses|all|everything|every|that|this|spending|paying|what)(\p{L}+)(?=\W*$| (?:in|this|last|for|during|since|so) )/gu,
    '$1$2 income minus $3',
  ],
  // "What did I actually clear in March?": what was kept, where no payer is named.
  [
    /\b(?:what|how much)(?: money)? (did|do|have) (i|we)(?: (?:actually|really|truly|even|end up))* (?:clear|cleared|clearing|pocket|pocketed|pocketing)(?=\W*$| (?:in|last|this|for|during|over|since|a|per|each|every|after|so|on|january|february|march|april|may|june|july|august|september|october|november|december)\b)(?!.*\b(?:from|at|with|off|by)\b)/g,
    'how much $1 $2 keep',
  ],
  [
    /\b((?:what|how much)(?: money)? (?:did|do|have) (?:i|we))(?: (?:actually|really|truly|even))* (?:clear|cleared|pocket|pocketed)(?= (?:[^,.?!]{1,30} )?from \p{L})/gu,
    '$1 earn',
  ],
  // "How much do I keep a month?"
  [
    /\bhow much do (?:i|we) keep (?:(?:in|on|over) )?(?:a|an|per|each|every)(?: (?:average|typical|normal))? (month|year|week)(?: on average)?(?=\W*$)/g,
    'what is my average net balance per $1',
  ],
  // "After everything I spent"
  [
    /\b(?:after|minus|less|once i take off) (?:everything|all|all that|all of what|whatever)(?: that)? (?:i|we)(?: have|'ve)? (?:spent|spend|paid out|paid)\b/g,
    'after expenses',
  ],
  // "And how much did we have left over?", after a month's income
  [
    /\b(?:(?:what|how much)(?: money)? did (?:i|we) have|did (?:i|we) have (?:anything|something|any money|any)) left(?: over)?(?: after (?:all )?(?:my |our |the )?(?:expenses|spending|costs))?(?=\W*$)/g,
    'what was my net balance',
  ],
  // "Our own Health category": nobody else's is here.
  [
    /\b(my|our) own (?=(?:\p{L}[\p{L}&'-]* ){1,3}categor(?:y|ies)\b|(?:records?|entries|data|figures|spending|income|expenses)\b)/gu,
    '$1 ',
  ],
  // "Uchi, the whole thing", "last year, everything counted"
  [/, (?:the|that) (?:whole|entire|full) (?:thing|lot|shebang|enchilada)(?=,|\W*$)/g, ''],
  // "How much did we put aside in 2026, meaning income minus expenses?"
  [
    /,? (?:meaning|i\.?e\.?|that is|in other words),? (?:my |our |the )?(?:total )?income (?:minus|less) (?:my |our |the )?(?:expenses|spending|costs)\b/g,
    '',
  ],
  // "How much have I left at Cafe Luna since January?": what was spent there
  [
    /\bhow much (?:have|did) (i|we) (?:left|leave) (at|in) (?!(?:the )?(?:bank|account|savings?|all|total|my|our)\b)/g,
    'how much did $1 spend $2 ',
  ],
  // "What have my two lodgers brought in between them?"
  [/ between (?:them|us)(?: both| two| all)?(?=\W*$)/g, ''],
  // "I have a feeling they did in June"
  [
    /,? (?:and )?(?:i|we) have (?:a|this|the) (?:funny |nasty |bad )?feeling (?:that )?(?:they|it|he|she) did\b/g,
    '',
  ],
  // "What was our latest refund, and who was it from?": the answer tells it.
  [
    /\b((?:last|latest|newest|most recent) (?:\p{L}+ )?(?:refund|payment|deposit|income|paycheck|gift)),? and (?:who|where|which \p{L}+) (?:was|is|did) (?:it|that) (?:come )?from\b/gu,
    '$1',
  ],
  // "My two lodgers": all of them
  [
    /\b(my|our|the) (?:two|three|four) (?=(?:lodgers|tenants|clients|customers|kids|children|cats|dogs|cars|pensions|jobs|employers|cleaners|babysitters)\b)/g,
    '$1 ',
  ],
  // "How much should we save in a year by cancelling Hulu?", as the British say
  [
    /\bhow much (?:should|shall) (i|we) save (?=(?:\p{L}+ ){0,4}(?:by|if (?:i|we)) (?:cancel|drop|stop|quit|ditch|scrap|giv|end)\p{L}*)/gu,
    'how much would $1 save ',
  ],
  // "How much did me and the kids spend eating out?"
  [
    /\b(did|do|have) (?:me and (?:the|my|our) (?:kids|children|family|wife|husband|partner|girlfriend|boyfriend|son|daughter|boys|girls)|(?:the|my|our) (?:kids|children|family|wife|husband|partner|girlfriend|boyfriend|son|daughter|boys|girls) and (?:i|me)) (?=(?:spend|spent|pay|paid|buy|bought|eat|eaten|go|gone|have|had|get|got)\b)/g,
    '$1 we ',
  ],
  // "Did I return anything to Target?": what came back from there.
  [
    /\b(did|have|had) (i|we) (?:ever )?(?:return|returned|take|taken|send|sent|bring|brought) (?:anything|something|any|stuff|things|any of it)(?: back)? to (?=(?:the )?\p{L})/gu,
    '$1 $2 get a refund from ',
  ],
  // "How much does it cost to fill up?": each time
  [
    /\b(?:what|how much) (?:does|do) (?:it|i|we) (?:cost|costs|pay|spend)(?: (?:me|us))? to (?=(?:fill (?:it |the car )?up|refuel|gas up|tank up)\b)/g,
    'how much do i pay on average each time to ',
  ],
  // "How many jobs, and worth how much?": a count is told with its sum.
  [
    /(?<=\b(?:how many|number of)\b.*)(?:,? and|,| -)* (?:worth (?:how much|what)|(?:what|how much) (?:is|was|are|were) (?:it|that|they|those|these) worth)(?: (?:in total|altogether|all together|together))?(?=\W*$)/g,
    '',
  ],
  [
    /^((?:and |so |ok )*)(?:worth (?:how much|what)|(?:what|how much)(?: is|s|'s| was| are| were) (?:it|that|they|those|these|all that|it all) worth)(?: (?:in total|altogether|all together|together))?(?=\W*$)/g,
    '$1how much was that',
  ],
  // "Did I get any of it back?", "did we get any of the deposit back?"
  [
    /\b(?:did|have|had) (?:i|we) (?:ever |already )?(?:get|got|gotten|have|had|receive|received|see|seen) (?:any|some|part|much|anything) of (?:it|that|this|them|those|these|the money) back(?=\W*$)/g,
    'was any of it refunded',
  ],
  [
    /\b(did|have|had) (i|we) (?:ever |already )?(?:get|got|gotten|have|had|receive|received) (?:anything|something) back(?=\W*$)/g,
    '$1 $2 get any money back',
  ],
  [
    /\b(did|have|had) (i|we) (?:ever |already )?(?:get|got|gotten|have|had|receive|received) (?:any|some|part|much|anything) of ((?:the |my |our |that )?(?!it\b|that\b|this\b|them\b|those\b|these\b|money\b|the money\b)\p{L}[^,?!.;]{1,40}?) back\b/gu,
    '$1 $2 get a refund for $3',
  ],
  // "What did getting around cost me?"
  [/\b(on|for|did|does|spent|spend|spending) getting (?:around|about)\b/g, '$1 transportation'],
]
