/** Everyday ways of asking about pay, takings and what is left of them, read after those of `rewordings.ts`. */
export const rewordingsOfIncome: readonly (readonly [RegExp, string])[] = [
  [/\b(what|which|how much) pay (?=(?:is|will be) (?:due|coming)\b)/g, '$1 income '],
  [
    /\bwhen (does|will) ((?:my|our|the) next .{2,40}?) (?:land|hit|show up|drop)(?: (?:in|on) (?:my|our|the) account| my account| our account)?(?=\W*$)/g,
    'when $1 $2 arrive',
  ],
  // "Did my regular pay go up?"
  [/\bregular (pay|salary|wages?|paycheck)\b/g, '$1'],
  // "When should the next Lingua Bridge money arrive?"
  [
    /^((?:and |so )?)when (?:should|would|ought) (?:the |my |our )?(?:next )?(.+?) (?:(?:money|payment|invoice|pay) )?(?:arrive|come in|come through|come|land|be paid|be here|hit)(?=\W*$)/g,
    '$1when is $2 due next',
  ],
  // "In which months did my spending exceed $3,500?"
  [
    /\b(spending|expenses|costs|outgoings|income|earnings|pay) (?:exceed|surpass|top|pass|cross|go over|come to over|be over|be above)(?:ed|es|s|ing)? (?=\$?\d)/g,
    '$1 over ',
  ],
  [
    /\b(income|earnings) (?:surpass|outstrip|outpace|top|beat|outdo)(?:es|ed|s|d|t)?(?= (?:my |our )?(?:expenses|spending|costs|outgoings))/g,
    '$1 exceed',
  ],
  // "Did my pay come through this month?"
  [
    /\bdid (?:my|our|the) (?:pay|salary|wages?|paycheck|pay check|paycheque) (?:come|go|get) (?:through|in)\b/g,
    'did i get paid',
  ],
  [
    /\b(?:has|have) (?:my|our|the) (?:pay|salary|wages?|paycheck|pay check|paycheque) (?:come|gone|got|gotten) (?:through|in)\b/g,
    'have i been paid',
  ],
  // "How much money came into the household?", "what entered our account?", "what money did we get?"
  [
    /\b(money|cash|income|much|what|that) (?:(?:has|have|had|is|was) )?(?:come|came|coming|go|went|gone|flow|flowed|enter|entered|paid) (?:in ?to )?(?:my|our|the) (?:(?:bank )?accounts?|(?<=\b(?:come|came|coming|enter|entered) .*)household|pockets?|wallet)\b/g,
    '$1 came in',
  ],
  [
    /^((?:and |so )?)what (?:money|cash) (?=(?:did|do|have|has) (?:i|we) (?:get|got|receive|received|make|made)\b)/g,
    '$1how much money ',
  ],
  // "What does my income stand at?", while what spending stands at was spent
  [
    /\bwhat (?:does|do|did) ((?:(?:my|our|the|total|gross|net|whole) )*(?:income|earnings|revenue|takings|receipts|salary|pay)) stand at\b/g,
    'what is $1',
  ],
  [/(?<=\b(?:income|earnings|revenue|takings|receipts|salary|pay)) (?:stands?|stood) at\b/g, ' is'],
  [/\b(?:credited|paid out) to (?:me|us)\b/g, 'paid to me'],
  // "When did Mrs Green start to pay me 50?": fifty dollars, and no fifty payments
  [
    /^((?:and |so )*)when (?:did |has |does )?(\p{L}[\p{L}' &.-]{1,40}?) (?:start|started|begin|began) (?:to pay|paying|to give|giving) (?:me|us) \$?(\d[\d.,]*)(?: dollars| bucks)?(?=\W*$| (?:a|per|each|every|for)\b)/gu,
    '$1first payment of $$$3 from $2',
  ],
  [
    /^((?:and |so )*)(?:when did (\p{L}[\p{L}' &.-]{1,40}?) first pay|since when (?:does|do|did|has|have) (\p{L}[\p{L}' &.-]{1,40}?) (?:pay|paid|been paying)) (?:me|us) \$?(\d[\d.,]*)(?: dollars| bucks)?(?=\W*$| (?:a|per|each|every|for)\b)/gu,
    '$1first payment of $$$4 from $2$3',
  ],
  // "Primark give me back money? How much": in the English of a newcomer
  [
    /^((?:and |so )*)((?!(?:who|which|what|when|how|did|does|do|has|have|i|we|they|he|she|it|can|could|please|to)\b)\p{L}[\p{L}' &.-]{1,40}?) (?:give|gives|gave|pay|pays|return|returned|send|sent) (?:me|us) (?:back (?:the |my |some |any )?money|(?:the |my |some |any )?money back)(?=\?)/gu,
    '$1did $2 give me money back',
  ],
  // "Net per month for July, August and September": of each
  [/\bnet (?:per|each|by|a) month (?=(?:for|in|of) \p{L}+, \p{L}+)/gu, 'net '],
  // "All my income in November, with the refund": refunds are income.
  [
    /(\b(?:all|total|whole|entire|overall) (?:of )?(?:my |our |the )?(?:income|earnings)\b[^?.!;]{0,60}?),? (?<!\b(?:not|without|but|never) )(?:with|including|counting|plus) (?:the |any |all |my )?refunds?(?: (?:in|included|too|as well))?(?=\W*$)/gu,
    '$1',
  ],
  // "Canada or US clients, which brings in more?"
  [
    /\b(which(?: one)?|who) (?:brings?|brought)(?: (?:in|me|us|home))* (?:the )?(more|most|less|least)(?: (?:money|income|cash))?(?=\W*$| (?:in|this|last|since|so far|over)\b)/g,
    '$1 earned $2',
  ],
  // "The total invoiced to Acme": what came in from there
  [
    /\b(total|amount|sum|how much|what)((?: (?:have|did|has|i|we))*) (?:invoiced?|billed) (?:to )?(?=(?!to\b|me\b|us\b|for\b|in\b|on\b|at\b|by\b|from\b|this\b|last\b)\p{L})/gu,
    '$1$2 received from ',
  ],
  // "All that came in last year, everything counted"
  [
    /[,;:(–—-]+ ?(?:with )?(?:(?:everything|all of it|it all|all|the lot)(?: of that)? (?:counted|included|told|in)|(?:counting|including) (?:everything|all of it|it all|the lot))\)?(?=\W*$)/g,
    '',
  ],
  // "Since I started writing things down", "since I started this"
  [
    /\bsince (?:i|we) (?:first )?(?:started|began|start|begin) (?:(?:writing|keeping|noting|tracking|logging|recording|entering|putting|typing|jotting|doing|using) (?:(?:my|our|the|these|all|any) )?(?:this|it|them|things|everything|stuff|records?|track|notes?|books?|a log|money|spending|expenses|entries|transactions)(?: of (?:it|this|things|everything|my money|our money))?(?: (?:down|in|here))?|this|tracking|all this)(?=\W*$)/g,
    'in total',
  ],
  // "Have I spent more than I've got in?"
  [
    /\b(more|less) than (i|we) (?:have )?(?:got|had|took|brought|put|get|have|take|bring)(?: (?:coming|come))? in(?=\W*$|,| (?:since|in|this|last|for|over|so far)\b)/g,
    '$1 than $2 earned',
  ],
  // "Did I spend more than I got in February?", "did I get more than I spent?"
  [
    /\bthan (?:what )?(i|we) (?:have |had )?(?:get|got|received?|was given|were given)(?=\W*$| (?:this|last|so far|overall|altogether|in total|since|over the)\b| (?:in|for|during) (?:the |this |last |early |mid |late )?(?:\d+|q\d|spring|summer|autumn|fall|winter|first|second|third|fourth|month|year|quarter|january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sep|sept|oct|nov|dec)\b)(?<=\b(?:more|less) .*)/g,
    'than $1 earned',
  ],
  [
    /\b(did|do|have) (i|we) (?:get|got|receive|received|take in|taken in) (more|less) than (i|we) (spent|spend|paid)\b(?! (?:on|at|for)\b)/g,
    '$1 $2 earn $3 than $4 $5',
  ],
  [
    /\bhow much (more|less) (did|have|do) (i|we) (?:get|got|receive|received|take in|taken in) than (i|we) (spent|spend|paid)\b(?! (?:on|at|for)\b)/g,
    'how much $1 $2 $3 earn than $4 $5',
  ],
  // "How much did I get from people as gifts?", "how much have people given me?": whoever it was
  [
    /(?<=\b(?:i|we) (?:get|got|receive|received)\b.{0,30}) (?:from|off) (?:other |all |various )?(?:people|everyone|everybody|anyone|anybody|others)(?=\W*$| (?:as|in|for|this|last|since|over|during)\b)/g,
    '',
  ],
  [
    /\bhow much (?:money )?(?:have|has|did|do) (?:other )?(?:people|everyone|everybody|anyone|anybody|others) (?:give|given|gave|sent|send) (me|us)(?= (?:as|for|in) )/g,
    'how much did i receive',
  ],
  // "Did we go backwards in September?"
  [/\b(?:go|goes|going|went|gone) backwards?\b(?! (?:in|over|through) time\b)/g, 'lose money'],
  // "Stall sales less stock, what does that leave?"
  [
    /(?<=\b(?:less|minus|after|without|take away)\b.*)[,;.]? (?:so |and )?what(?:s| is| does| do| would| did)? (?:that|it|this) (?:leave|leaves|leaving|left)(?: (?:me|us)(?: with)?)?(?=\W*$)/g,
    '',
  ],
  // "How much did I buy off May Flowers?", "what did we make off Etsy?"
  [/\b(buy|buys|buying|bought|purchased?) off (?:of )?(?=\p{L})/gu, '$1 from '],
  [
    /\b(get|getting|got|gotten|make|making|made|earn|earning|earned|receive|received) off (?:of )?(?!(?:my|our|the|at|in|on|for|with|to|a|an|it|that|this|work|last|early|each|every)\b)(?=\p{L})/gu,
    '$1 from ',
  ],
  // "Thai Basil took my money twice, can you check?"
  [
    /\b(?:took|taken|take|takes|taking) (?:(?:my|our|the|their|its|out|a) )?(?:money|payment|cash) (twice|two times|double)\b/g,
    'charged me $1',
  ],
  [
    /^((?:hi|hey|so|ok|and|um)[, ]+)*(?:i|we) (?:think|thought|reckon|suspect|believe|fear|am afraid|am sure|feel like|feel)(?: that)? (?=[^?.!;]*\b(?:charg|bill|debit)\p{L}* (?:me|us) (?:twice|two times|double)\b)([^?!;]*?)(?:[,.?;]+ (?:did|have|has|do|is|am|can|could|would|please|right|correct|true|or)\b[^?!.;]{0,40})?(?=\W*$)/gu,
    'did $2',
  ],
  [
    /(?<=\bcharged (?:me|us) (?:twice|double)\b[^?!.;]*)[,.?;]+ (?:(?:did|have) (?:they|it)|is (?:that|it) (?:right|true|so)|(?:can|could|would) you (?:please )?(?:check|look|see)|please check|right|correct)(?: (?:please|that|it|into it|for me))*(?=\W*$)/g,
    '',
  ],
  // "Did Esso charge me twice for the van?": what it was for does not tell which charges are twice the same.
  [
    /(?<=\b(?:charg|bill|debit)(?:e|ed|ing)? (?:me|us) (?:twice|double)) for (?:(?:the|my|our) )(?!(?:same|first|last|week|month)\b)\p{L}+(?=\W*$| (?:in|on|this|last|during|since)\b)/gu,
    '',
  ],
  // "Am I still paying Wix, or did that stop?"
  [
    /,? or (?:(?:did|has|have|is|was|does) (?:it|that|this|they)(?: already| been)? (?:stop(?:ped)?|end(?:ed)?|lapsed?|finish(?:ed)?|over|done|gone|expired?|cancell?ed|run out|ran out|paused)|(?:is|has) (?:that|it) (?:now )?(?:been )?(?:over|stopped|finished|cancell?ed|gone))(?=\W*$)/g,
    '',
  ],
  // "How many shifts has Bella's paid me for?"
  [
    /\bhow many (?!(?:days|weeks|months|years|hours|times|minutes)\b)\p{L}+ ((?:did|has|have) (?!i\b|we\b)[^,?!.;]{2,40}?) (?:pay|paid) (me|us) for\b/gu,
    'how many times $1 paid $2',
  ],
  // "How much I get from Acme in May?", without its auxiliary
  [
    /^((?:and |so )?how (?:much|many)(?: money)?) (i|we) (get|receive|earn|make)\b(?!.*\b(?:next|tomorrow|will|usually|normally|a|an|per|each|every|due|coming|on average|back|paid)\b)/g,
    '$1 did $2 $3',
  ],
  // "How much do I get every month?": what comes in, and not what is bought.
  [
    /^((?:(?:and|so|ok) )*(?:how much|what)(?: money)? do (?:i|we)) (?:get|take in|bring in)(?: in)?(?= (?:(?:in total|altogether|all together|roughly|about|usually) )*(?:every|each|a|per) (?:month|week|fortnight|year)\b)/g,
    '$1 earn',
  ],
  // "How often has Mr Pemberton paid me?": so far, while "how often does he" asks for the frequency of a bill
  [
    /\bhow often ((?:has|have|did) (?!i\b|we\b)[^,?!.;]{2,40}? (?:pay|paid) (?:me|us))\b/g,
    'how many times $1',
  ],
]
