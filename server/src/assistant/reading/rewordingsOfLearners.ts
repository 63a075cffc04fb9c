/** Turns of those who learn English, or think in another language; in lower case. */
export const rewordingsOfLearners: readonly (readonly [RegExp, string])[] = [
  // "When comes my salary?"
  [
    /\bwhen (comes|arrives|lands) (my|our|the) (next )?(salary|paycheck|pay|wages?)\b/g,
    'when is my next payday',
  ],
  [/\b(pay|paid|charge|charged|bill|billed)( (?:for )?\w+)? two times\b/g, '$1$2 twice'],
  [/\b(save|saves|saving)\b(.*) in (?:one|a) year(?=\W*$)/g, '$1$2 a year'],
  [
    /\b((?:which|what) (?:weekday|day of (?:the )?week|month|week|category|day|year)(?: (?:of|in) [^,?!.;]{2,20}?)?) ((?:(?:do|did) )?(?:i|we) (?:spend|spent|earn|earned)) (?:the )?more(?=\W*$)/g,
    '$1 $2 most',
  ],
  [/\bfull (cost|price|amount)\b/g, 'total $1'],
  [/\bin (?:the )?last months(?=\W*$)/g, 'in the last 3 months'],
  [/\b(?:all )?summed(?: up| together)?(?=\W*$| please\b)/g, 'in total'],
  // "How much of refunds have I received?"
  [
    /\bhow much of (refunds?|reimbursements?)(?= (?:(?:did|have|has) )?(?:i|we) (?:have |had )?(?:already )?(?:receive|received|get|got|gotten)\b)/g,
    'how much in $1',
  ],
  // "Where did I leave more money?", "how much money I left at Lidl"
  [
    /\b(?:leave|left|drop|dropped) ((?:the )?(?:more|most|less|least)) (?:of (?:my|our) )?(?:money|cash)\b/g,
    'spend $1',
  ],
  [/\bhow much money (?:did )?(?:i|we) (?:leave|left) (?=(?:at|with) )/g, 'how much did i spend '],
  [
    /\b(how much (?:money |cash )?(?:has |have |is |was )?(?:go|goes|went|gone|going)) away\b/g,
    '$1 out',
  ],
  // "How much stays for me?", "how much money rested with us?"
  [
    /\bhow much (?:is |does |will )?(?:stay|stays|rest|rests|remain|remains) (?:for|to) (?:me|us)\b/g,
    'how much is left',
  ],
  [
    /\bhow much (?:money )?(?:did |has |have )?(?:stayed|rested|remained|stay|remain) (?:for|to|with) (?:me|us)\b/g,
    'how much was left',
  ],
  [
    /\bhow much (?:money )?(?:will |does )?(?:stays?|rests?|remains?)(?: (?:for|to|with) (?:me|us))?(?= (?:this month|after|once|when)\b)/g,
    'how much is left',
  ],
  [/^(?:please |can you |could you )?name (?=(?:the|my|our|all|every|each)\b)/g, 'list '],
  [/\bhow (?:many|much many) (money|cash)\b/g, 'how much $1'],
  // "My more big expense", "how much money enter", "for how much time"
  [/\bmore (?:big|large|high)\b/g, 'biggest'],
  [/\bmore (?:small|low|cheap)\b/g, 'smallest'],
  [/\b(money|cash) enter(?:s|ed)?\b/g, '$1 came in'],
  [
    /\b(?:for|since|from) how much time (?:do |am |are |have )?(i|we) (?:am |are )?(?:been )?(?:pay|paying|paid|have|had|use|using)(?: for)?\b/g,
    'since when do $1 pay for',
  ],
  [
    /\bhow much (?:is|does) (?:it )?(?:missing|miss|lack|lacking) to pay\b/g,
    'how much is left to pay',
  ],
]
