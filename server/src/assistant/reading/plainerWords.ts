/** What people ask for in words of their own, and the plainer words that are read in their place; in lower case. */
export const plainerWords: readonly (readonly [RegExp, string])[] = [
  // "Please state the expenditure on travel": a sum, and no list.
  [
    /^((?:(?:please|kindly|now|can you|could you|would you|will you),? )*)(?:state|specify|determine|provide|quantify|calculate|compute)(?: to me| for me)? (?=(?:(?:the|my|our|total|overall|annual|full) )*(?:expenditure|outlay|spending)\b)/g,
    '$1what was ',
  ],
  // "Please give the corresponding figure for 2025."
  [
    /^(?:(?:please|kindly|now|and|can you|could you|would you),? )*(?:(?:give|state|provide|show|tell|list|name)(?: to)?(?: me| us)?|what (?:is|was|are|were)) (?:the |its )?(?:corresponding|equivalent|comparable|matching|analogous|respective|parallel) (?:figure|number|amount|total|sum|value)s? (?=(?:for|in|of) )/g,
    'and ',
  ],
  // "Flag anything odd in May", "state my total spending": asks to be shown it.
  [
    /^((?:(?:please|kindly|now|can you|could you|would you|will you|and),? )*)(?:flag|highlight|point out|call out|single out|pick out|identify|state|provide|specify|determine|present)(?: up| for me| to me)? (?=(?:any|anything|everything|all|each|every|the|my|our|which|what|how|whether|if|odd|weird|strange|unusual|suspicious|possible|duplicate|double)\b)/g,
    '$1show ',
  ],
  [
    /(?<=.),? (?:and|with|plus) (?:its|their|the) (?:figure|sum|value)s?(?=\W*$)/g,
    ' and its amount',
  ],
  // "And from what to what?": the answer to when something rose tells both.
  [
    /,? (?:and )?(?:from (?:what|how much) to (?:what|how much)|what (?:was|is) it before and after)(?=\W*$)/g,
    '',
  ],
  // "When did my pay from Acme change?"
  [
    /\bmy (pay|salary|wages?) (?:from|at|with) ([^,?!.;]{2,40}?) (change[ds]?|go(?:es|ne)? up|went up|rise|rose|risen|increase[ds]?)\b/g,
    'my $2 $1 $3',
  ],
  // "When was the piano last tuned by Hale?": whoever does it is paid for it.
  [
    /\bwhen (?:was|were) (?:the|my|our) (?:\p{L}+ ){1,3}last (?!paid|charged|billed|refunded|raised|increased|changed|due|received|sent|used)(?:\p{L}+(?:ed|en)|done|cut|seen|put|built|made) (?:by|at) (?=(?:the |my |our )?\p{L})/gu,
    'when was i last at ',
  ],
  // "The food shop", beside a category for groceries
  [/\bfood shop(?:s|ping)?\b(?=.*\bgrocer)/g, 'shop'],
  // "My savings rate (net divided by income)"
  [
    /\b(sav(?:ings?|ed) rate\b[^()]*?)[\s,;:(–—-]+(?:that is |meaning |i mean |so |i\.?e\.?,? )?(?:my |our |the )?(?:net|net income|net balance|what (?:i|we) (?:keep|kept|saved?))(?: ?\/ ?| divided by | over | as (?:a )?(?:share|percentage|percent|part) of | in percent of | relative to )(?:my |our |the |total )*income\)?(?=\W*$)/g,
    '$1',
  ],
  // "What I got minus what I spent", "earned less spent"
  [
    /\b(?:what|all|everything) (i|we) (?:got|have got|took in|made)(?: in)? (minus|less) (?:what|all|everything) (?:i |we )?(?:spent|paid(?: out)?)\b/g,
    'what $1 earned $2 what $1 spent',
  ],
  [
    /^((?:so |and )?)(?:earned|received|got|made) (minus|less) (?:spent|paid(?: out)?)\b/g,
    '$1income $2 spending',
  ],
  // "Is my Spotify bill paid for this month?"
  [
    /^((?:and |so )?(?:is|are|was|were|has|have) .*\bpaid) for (?=(?:this|last) (?:week|month|quarter|year)\b|(?:january|february|march|april|may|june|july|august|september|october|november|december)\b)/g,
    '$1 ',
  ],
  // "How am I doing this month compared to last?": the score of a month is compared with nothing.
  [
    /\bhow (?:am i|are we) (?:doing|getting on|getting along|faring|going)(?=(?: so far)?(?: (?:this|last|in|for) [^?!.,;]{1,20}?)?,? (?:compared|vs|versus|against|relative to|next to|measured against|in comparison)\b)(?!.*\b(?:typical|usual|normal|average)\b)/g,
    'how is my spending',
  ],
  [/\b(am i|are we) (doing|getting) better or worse (than|compared)/g, '$1 $2 better $3'],
  // "If I take everything I have earned and subtract everything I have spent, how much is left?"
  [
    /^((?:and |so )?)(?:if|when) (?:i|we|you) (?:take|took|add up|added up|sum up|count|start (?:with|from)) (?:(?:all|everything|what|of|that|the money|together) )+(i|we|you)(?: have| ever)* (?:earned|received|got|made|was paid|were paid|took in|brought in)(?: so far| in total)?,? (?:and|then|and then) (?:subtract|take (?:away|off)|deduct|remove|minus)(?: from (?:it|that))? (?:(?:all|everything|what|of|that|the money) )+(?:i|we|you)(?: have| ever)* (?:spent|paid(?: out)?)\b([^,?]*),? (?:how much|what)(?: (?:is|would be|will be|do (?:i|we|you) have|am i))?(?: (?:left|remains?|remaining|over|that|with))+(?=\W*$)/g,
    '$1what is what $2 earned minus what $2 spent$3',
  ],
  // "By the end of the month", of money that may not last so long
  [
    /\b(?:am i|are we|will i|will we|do i|do we) (?:going to |gonna )?(?:run|running|go) (?:out|short|dry)(?: of (?:money|cash|funds))?(?: (?:by|before|until|till) (?:the )?(?:end of (?:the |this )?month|month end|month is (?:out|over)))?(?= this month| (?:by|before|until|till) |\W*$)/g,
    'will i run out of money',
  ],
  [
    /^((?:and |so )?)(?:will|does|is) (?:my|our|the) (?:money|cash|pay|income|salary|budget)(?: going to| gonna)? (?:last|stretch|hold out|be enough|enough)(?: me| us)? (?:(?:till|until|to|through|for|by) )+(?:(?:the )?end of (?:the |this )?month|(?:the )?month end|(?:the rest of )?(?:the|this) month)(?=\W*$)/g,
    '$1will i run out of money this month',
  ],
  // "Will our money last until the 24th?"
  [
    /^((?:and |so )?)(?:will|does|is) (?:my|our|the) (?:money|cash|pay|income|salary|budget)(?: going to| gonna)? (?:last|stretch|hold out)(?: me| us| out)? (?:till|until|to|through|up to) (?!the end\b)/g,
    '$1will i run out of money by ',
  ],
  [
    /\b(?:did|does|do|has|have) (?:my|our) (?:total )?(?:income|earnings|salary|pay|wages) (?:fully )?(?:cover(?:ed)?|pa(?:y|id) for|meet|met)(?: all)?(?: of)? (?:my |our |the )?(?:spending|expenses|costs|outgoings)\b/g,
    'did i spend more than i earned',
  ],
  // "Would my pension alone have covered my spending?", "do the gigs pay for the band?"
  [
    /^(?!.*\bbills?\b)((?:so |and |hey,? )?(?:did|does|do|would|will|could|can|has|have|is|are) )((?:my |the |our )?(?!i\b|we\b|you\b|it\b|they\b|that\b|this\b|he\b|she\b|(?:total |monthly )?(?:income|earnings|salary|pay|wages)\b)(?![^,?!.;]*\b(?:been (?:paid|covered)|(?:since|when|before|after) (?:i|we))\b)[^,?!.;]{2,40}?)(?: (?:by|on) (?:itself|themselves|its own|their own)| alone| only| just| really| actually| fully)*(?: (?:have|be able to|been able to|enough to|enough for))?(?: (?:fully|ever))? (?:cover(?:ed|s|ing)?|pa(?:y|ys|id|ying) for)(?! (?:itself|themselves)\b)(?: all(?: of)?)?(?= (?:my|our|the|all|what|\p{L}))/gu,
    '$1$2 pays the costs of',
  ],
  // "By how much was it short?", after that: the answer tells it.
  [
    /(?<=\bpays the costs of\b[^?]*\?) (?:and )?(?:by how much|how much) (?:was|is|were|would) (?:it|they|i|we)(?: be)?(?: (?:short|over|under|above|below|missing|left over|too little))?(?=\W*$)/g,
    '',
  ],
  // "Am I broke or what's left?"
  [
    /\b((?:am i|are we) (?:broke|skint)[^?!.,;]{0,12}),? or (?:(?:what|how much)(?: is|s)?|is there anything|do i have anything|have i got anything) left(?=\W*$)/g,
    '$1',
  ],
  // "What is dragging my score down?", "my score, and what pulls it down?"
  [
    /\b(?:drag|pull|bring|weigh|hold|keep|push|force)(?:s|ging|ing)? (?:my |the |our )?((?:financial )?(?:health )?score) (?:down|back|low|so low|lower)\b/g,
    'is hurting my $1',
  ],
  [
    /(?<=\bscore\b.*)\bwhat (?:is |else )?(?:drag|pull|bring|weigh|hold|keep|push|force)(?:s|ging|ing)? it (?:down|back|low|so low|lower)\b/g,
    'what is hurting it',
  ],
  [
    /\b(?:weigh(?:s|ing)? on|count(?:s|ing)? against|cost(?:s|ing)? (?:me |us )?(?:the most |most )?points (?:in|on|of|from|off)) (?:my |the |our )?(?=(?:financial )?(?:health )?score\b)/g,
    'is hurting my ',
  ],
  // "If I let the gym go", "what would letting Hulu go save me"
  [
    /\b(?:let|lets|letting) ((?:the |my |our |both )?(?!me\b|us\b|it\b|them\b|this\b|that\b|him\b|her\b)\p{L}[^,?!.;:]{1,40}?) go\b(?! to\b)/gu,
    'cancel $1',
  ],
  // "The annual saving from dropping Hulu and Netflix both"
  [
    /\bsavings? (?:from|by|through|on|if i|if we) (?=(?:both )?(?:cancel|drop|ditch|quit|stop|kill|scrap|axing|axe|cutting|losing|getting rid|ending)\w*)/g,
    'savings from ',
  ],
  // "Bills still to be paid in January, excluding anything overdue": what is overdue is told apart from them anyway.
  [
    /(?=,? ?\(?(?:but |not|excluding|without|leav|ignoring|except|apart|minus|other)[\s\S]{0,120}$)(?<=^(?!.*\b(?:left|remaining|remains|afford|spare|forecast|save|spend|spent)\b).*\b(?:bills?|due|owe|to (?:be paid|pay|come))\b.*\b(?:this (?:week|month|year)|in (?:january|february|march|april|may|june|july|august|september|october|november|december)|by [^,;()]{2,20}|next (?:week|month))\b.*),? ?\(?(?:(?:but )?not|excluding|without|leaving out|leave out|ignoring|except(?: for)?|apart from|minus|other than)(?: (?:counting|including))? (?:(?:the|any|my|what is|what|anything|those|ones|that are|that is|already|bills) )*(?:overdue|past due|late)(?: (?:ones|bills|payments|stuff|already))?\)?(?=\W*$)/g,
    '',
  ],
  [
    /(?=,? (?:the |any )?(?:overdue|late)\b[\s\S]{0,60}$)(?<=^(?!.*\b(?:left|remaining|remains|afford|spare|forecast|save|spend|spent)\b).*\b(?:bills?|due|owe|to (?:be paid|pay|come))\b.*),? (?:the |any |all )?(?:overdue|late) (?:ones|items|entries|amounts|things|bills|payments|stuff) (?:aside|apart|excluded|not counted|left out)(?=\W*$)/g,
    '',
  ],
]
