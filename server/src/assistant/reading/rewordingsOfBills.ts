/** Which bills there are, and whether they are paid, late or still running, in everyday words; in lower case. */
export const rewordingsOfBills: readonly (readonly [RegExp, string])[] = [
  // "How much is it for a whole year?"
  [/\b(?:for|over|in) (?:a|one) (?:whole|full|entire) (year|month|week)(?=\W*$)/g, 'a $1'],
  // "Can I pay all my bills this month?", "can we cover the bills?"
  [
    /^((?:and |so |but |ok )?)(?:can|could|will) (i|we) (?:still )?(?:be able to )?(?:(?:pay|make) (?=all|every|my bills this|our bills this|the bills this)|cover |meet |manage |handle )(?:(?:all|every one|of|my|our|the|these|those) )*bills(?: (?:this month|for this month|for the month))?(?=\W*$)/g,
    '$1do $2 have enough for my bills this month',
  ],
  // "Are all my bills paid?", "have we paid all the bills?"
  [
    /^((?:and |so |ok )?)(?:(?:are|have|were) (?:(?:all|any|of|my|our|the) )*bills (?:(?:all|been|not|already|yet) )*(?:paid|unpaid|settled|taken care of)|(?:have|did) (?:i|we) (?:already )?(?:paid?|settled?) (?:(?:all|every one|of|my|our|the) )+bills|(?:is|has|was) (?:everything|anything|any bill|every bill) (?:(?:been|not|already|yet) )*(?:paid|unpaid|settled))(?: yet| already| so far| by now)?(?=\W*$)/g,
    '$1which bills are overdue',
  ],
  // "What's the status of the Netflix bill?"
  [
    /^((?:and |so )?)(?:what (?:is )?|tell me )?(?:the )?(?:current )?status of (?:my |our |the )?(.{2,40}?)(?: bill| subscription| membership)?(?=\W*$)/g,
    '$1is $2 active',
  ],
  // "Which bill has been overdue the longest?"
  [
    /\b(which|what) (bill|payment) (?:is|has been|was) (overdue|late|past due) (?:the )?longest\b/g,
    '$1 is my oldest $3 bill',
  ],
  [/\blongest (overdue|late|unpaid) bills?\b/g, 'oldest $1 bill'],
  // "What do I pay for every month?"
  [
    /^((?:and |so |ok )?)what (?:all )?(?:do|am) (?:i|we) (?:pay|paying) for (?:each|every|a|per) (month|week|year)(?=\W*$)/g,
    '$1what are my bills a $2',
  ],
  // "What comes out each month?"
  [
    /^((?:and |so )?)what (?:all )?(?:comes|goes) out(?: of (?:my|our|the) (?:bank )?account)?(?: automatically| regularly)? (?:each|every|a|per) (month|week|year)(?=\W*$)/g,
    '$1what are my bills a $2',
  ],
  // "How much is committed each month?"
  [
    /\bhow much (?:(?:money|income|of it) )?(?:is|do i have|have i got) (?:already )?(?:committed|tied up)(?: in bills)? (?=(?:each|every|per|a) (?:month|year|week)\b)/g,
    'how much are my bills ',
  ],
  [
    /^((?:and |so )?)(?:(?:what are|what is|list|show|show me|how much are|how much is|what do|total of|my|our)(?: (?:all|all of|my|our|the))* |(?=[^?]*\bmonthly\b))(?:(?:monthly|weekly|yearly) )?(?:regular|fixed|recurring|standing) (?:(?:monthly|weekly|yearly) )?(?:expenses|costs|outgoings|payments|spending)(?: (?:come to|each month|every month|a month|per month))?(?=\W*$)/g,
    '$1what are my recurring bills',
  ],
  // "Which bills are overdue and by how many days?": the answer tells it of each.
  [
    /\b(overdue|late|past due|behind)((?: as of)? (?:today|now|right now|currently|at present|at the moment))?,? (?:and )?(?:(?:by |for |since )?how (?:many days|long|late|overdue|much)|since when|from when|as of when|when (?:was|were) (?:it|they|each) due)(?: (?:is|are|has|have) (?:it|they|each)(?: been)?(?: (?:overdue|late|past due))?)?(?=\W*$)/g,
    '$1$2',
  ],
  // "Since when is the Dispatch overdue?", "how long has it been late?"
  [
    /^((?:and |so )?)(?:since when|(?:for |by )?how (?:long|many days)) (?:is|are|has|have) ((?:my |our |the )?[^,?!;]{2,40}?) (?:been )?(overdue|past due|late)(?=\W*$)/g,
    '$1is $2 $3',
  ],
  // "Which bills come once a year?"
  [
    /(?<=\b(?:bills?|subscriptions?|ones|them|those)\b.*)\b(?:just |only )?once (?:a|per|every|each) (week|month|year)\b/g,
    '$1ly',
  ],
  [/\b(bills?|subscriptions?)((?: that| which)?(?: are| is)?) billed\b/g, '$1$2 charged'],
  // "The bills due within 14 days, not the overdue ones": what is overdue is told apart from them anyway.
  [
    /(?=,? ?\(?(?:but |not|excluding|without|leav|ignoring|except|apart|minus|other)[\s\S]{0,120}$)(?<=^(?!.*\b(?:left|remaining|afford|spare|forecast|save|spend|spent)\b).*\b(?:bills?|due|owe|pay)\b.*\b(?:within|next|due|coming|upcoming|end|by|before|until|this|still)\b.*),? ?\(?(?:(?:but )?not|excluding|without|leaving out|leave out|ignoring|ignore|skipping|except(?: for)?|apart from|aside from|minus|other than)(?: (?:counting|including))? (?:(?:the|any|my|what is|whats|what's|anything|those|ones|bills?|payments?|one|two|three|that (?:are|is)|which (?:are|is)|already) )*(?:overdue|past due|late)(?: (?:ones?|bills?|payments?|stuff|already|by now))*\)?(?=\W*$)/gu,
    '',
  ],
  // "(what we pay out, not the pensions)": bills to pay are told apart from what comes in anyway.
  [
    /(?<=\bbills\b.*),? ?\(?(?:(?:only |just |so |i mean )*what (?:i|we) (?:have to )?pay(?: out)?,? ?(?:but )?(?:not|excluding|without|leaving out)(?: (?:counting|including))? (?:(?:the|any|my|our) )?(?:pensions?|wages|salary|salaries|income)|(?:not|excluding|without|leaving out)(?: (?:counting|including))? (?:(?:the|any|my|our) )?(?:(?:recurring )?income|money (?:that )?(?:comes|coming) in|what comes in))\)?(?=\W*$)/gu,
    '',
  ],
  [/\bbills?[- ]wise\b/g, 'bills'],
  // "What do I have to pay every single month?"
  [
    /^((?:and |so )?)what (?:all )?do (?:i|we) (?:have to|need to|must) pay (?:every|each)(?: single)? month(?=\W*$)/g,
    '$1what are my monthly bills',
  ],
]
