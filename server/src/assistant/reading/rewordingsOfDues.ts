/** A time that bills are asked about, after the words that ask. */
const soon =
  '(?=(?:(?:by|before|until|till|on(?= (?:the )?(?:\\d|(?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)|first|second|third|last|next|this|that|pay ?day|\\w+(?:th|st|nd|rd)\\b))|in the next|over the next|within|between now) |(?:this|next) (?:week|weekend)\\b|next (?:month|\\d|few|couple|two|three|seven|ten|fourteen)\\b|today\\b|tonight\\b|tomorrow\\b|(?:mon|tues|wednes|thurs|fri|satur|sun)day\\b))'

const goingTo = '(?:(?:gonna|going to|about to|due to|set to|supposed to|still|yet|all|will) )+'

const account =
  '(?: (?:me|us|(?:my|our|the) (?:(?:bank|checking|current|joint) )?(?:account|card)))?'

/** Bills in everyday words, and the plainer words that are read in their place; in lower case. */
/** What has to be paid, in formal words. */
const owed =
  '(?:(?:financial|regular|monthly|fixed|recurring|outstanding|contractual|payment) )*(?:obligations?|commitments?)'

export const rewordingsOfDues: readonly (readonly [RegExp, string])[] = [
  // "When will Edith's pension be deposited, and in what amount?"
  [
    /\bwhen (?:will|does|do|is|are|should) ((?:my |our |the )?(?!i\b|we\b|you\b|it\b|they\b)\p{L}[^,?!.;]{2,40}?) (?:to )?(?:next )?(?:be|get) (?:next )?(?:deposited|credited|disbursed|transferred|distributed|issued|remitted|received|wired|posted)(?: next)?\b/gu,
    'when is $1 due next',
  ],
  [/,? and (?:in|for|to) what (?:amount|sum)(?=\W*$)/g, ' and how much'],
  // "After all obligations are met", "once every bill has been settled"
  [
    new RegExp(
      `\\b(?:after|once|when|with|as soon as) (?:(?:all|every|each|any|of|the|my|our|these|those) )*(?:${owed}|bills?)(?: (?:have been|has been|will have been|being|are|is|were|get|got))?(?: all)? (?:met|settled|paid|covered|honou?red|discharged|fulfilled|satisfied|cleared|dealt with|taken care of)\\b`,
      'g',
    ),
    'after bills',
  ],
  [
    new RegExp(
      `\\b(?:after|net of|less|minus) (?:(?:all|every|each|of|the|my|our) )*${owed}(?=\\W*$| (?:this|in|for|next)\\b)`,
      'g',
    ),
    'after bills',
  ],
  [
    new RegExp(
      `\\b(which|what|any|my|our|all|the|total|upcoming|due) ${owed}(?= (?:are|fall|falls|come|do|have|will|must|remain|due|is|this|in|for|next)\\b|\\W*$)`,
      'g',
    ),
    '$1 bills',
  ],
  // "What bills need settling in January?", "which payments await me?"
  [
    /\b(bills?|payments?|subscriptions?) (?:that |which )?(?:are (?:still |yet )?to be (?:paid|settled|met)|(?:still )?(?:need|needs|have|has|must|require|requires)(?: to)?(?: be)? (?:paid|settled|settling|paying|payment|settlement|met|taken care of)|awaits?(?: me| us)?|(?:am|are) (?:i|we) facing|(?:do|must) (?:i|we) (?:face|settle|meet)|will be (?:collected|deducted|taken|debited|drawn|withdrawn)|mature|(?:are|is) on the agenda|(?:are|is) (?:expected|required|forthcoming|anticipated|obligatory)|remains? to be (?:paid|settled))(?= (?:(?:in|by|for|over|on) (?!may i)|this|next|before|until|between|during|within|the)|\W*$)/g,
    '$1 due',
  ],
  [
    /\b(bills?|payments?) (?:that |which )?(?:remain|remains|are still|is still) unpaid(?= (?:(?:in|for|until|before) )?(?:this (?:week|weekend|month|quarter|year)|next|the (?:rest|end|next|coming))\b| (?:until|before) payday\b)/g,
    '$1 due',
  ],
  [
    /\b(?:am i|are we) (?:obliged|obligated|required|bound|compelled) to (?:pay|settle)\b/g,
    'do i have to pay',
  ],
  [
    /\b(?:remainder|balance|rest) of (?=(?:january|february|march|april|may|june|july|august|september|october|november|december)\b)/g,
    'rest of ',
  ],
  // "Am I running behind on my bills?", while spending may run behind that of last year
  [
    /\b(?:running behind|lagging(?: behind)?|overlook(?:ed)?)\b(?=.*\b(?:bills?|payments?|pay|due)\b|(?: (?:on|with))? anything\W*$)|(?<=\b(?:bills?|payments?|pay|due)\b.*)\b(?:running behind|lagging(?: behind)?|overlook(?:ed)?)\b/g,
    'overdue',
  ],
  // "Which bills should have been paid already?", "have I paid anything late?", "are all my bills up to date?"
  [
    /\b(?:which|what|any) (?:of my |of our )?(?:bills?|payments?|ones) (?:that )?(?:should|ought to) (?:already )?have been (?:paid|settled)(?: already| by now| before now| long ago)?(?=\W*$)/g,
    'which bills are overdue',
  ],
  [
    /\bwhat (?:should|ought) (?:i|we) (?:to )?(?:already )?have paid (?:already|by now|before now)(?=\W*$)/g,
    'which bills are overdue',
  ],
  [
    /\b(?:which|what|any) bills? (?:have|did|are|were) (?:i |we )?not (?:been )?(?:pay|paid|settle|settled) (?:on time|in time|punctually|when (?:they were )?due)(?=\W*$)/g,
    'which bills are overdue',
  ],
  [
    /^((?:and |so )?)(?:are|is) (?:all (?:of )?)?(?:my|our|the) bills (?:all )?(?:paid up|up to date|up-to-date|in order|current|squared away|caught up)(?=\W*$)/g,
    '$1are any bills overdue',
  ],
  [
    /\bbills? (?:are )?(?:still )?(?:outstanding|unpaid|left|open|due|owing) from (?:before|earlier|the past|previous(?:ly| months?)?)\b/g,
    'bills are overdue',
  ],
  [
    /\bdo (?:any|some|my|our) (?:of my |of our )?bills need (?:catching up(?: on)?|attention)(?=\W*$)/g,
    'are any bills overdue',
  ],
  // "How much will Tyler's mowing come to for the rest of this month?"
  [
    /\b(?:how much|what) will ((?!i\b|we\b|it\b|that\b|this\b|they\b|my (?:spending|income|expenses|total)\b)[^,?!.;]{2,40}?) (?:(?:come|add up|amount) to|be|total|run(?: me)?|cost(?: me| us)?)(?: in total)? (?=(?:for|over|in|by|until|till) (?:the )?(?:(?:rest|remainder|end) of (?:the|this) month|month end)\b)/g,
    'how much is due for $1 ',
  ],
  // "When must I pay Geico next time?"
  [
    /^((?:and |so |ok )*when\b.*\b(?:pay|due|charges?|bills?|paid)\b.*) (?:the )?next time(?=\W*$)/g,
    '$1 next',
  ],
  // "What is still to come in January?": no money that comes in
  [
    /\b(still|yet|left) to come in (?=(?:the|this|next|january|february|march|april|may|june|july|august|september|october|november|december)\b)/g,
    '$1 to come ',
  ],
  [/\b(?:gotta|hafta)\b/g, 'have to'],
  // "What do I have to shell out before the end of April?"
  [
    /\b(have to|need to|got to|must|supposed to) (?:shell out|fork out|fork over|cough up|stump up|hand over|lay out)(?: for)?(?=\W*$| (?:by|before|until|till|in|on|this|next)\b)/g,
    '$1 pay',
  ],
  // "Which bills fall between the 10th and the 20th?"
  [
    /\b(bills?|payments?) (?:that )?(?:will )?(?:falls? (?=in\b|within\b|during\b|this\b|next\b)|(?:falls?|comes?) (?=between\b|on\b|before\b|after\b))/g,
    '$1 are due ',
  ],
  // "Bills after the 20th"
  [
    /^((?:and |so |ok )?(?:(?:which|what|any|list|show) )?(?:my |our )?bills) after (?=(?:the )?\d|(?:january|february|march|april|may|june|july|august|september|october|november|december)\b)/g,
    '$1 due after ',
  ],
  // "My insurance, is it paid?"
  [
    /^((?:and |so |ok )?)((?:my|our|the) [^,?!.;]{2,40}), (is|was|has) it (?=(?:been )?(?:already )?(?:paid|due|overdue|late)\b)/g,
    '$1$3 $2 ',
  ],
  // "What bills have I not paid yet this month?"
  [
    /\b(what|which) bills (?:have|did) (?:i|we) not (?:yet |already )?(?:paid|pay|settled?)(?: yet)? (?=(?:this|for this|in this) month\b)/g,
    '$1 bills are due ',
  ],
  // "How much of my bills have I paid this month?"
  [
    /\bhow much of (?:my|our|the) bills (?:have|did) (i|we) (?:already )?(?:paid|pay|settled?)\b/g,
    'how much have $1 spent on bills',
  ],
  // "Before the salary comes", "until my next check"
  [
    /\b(until|till|til|before) (?:(?:my|our|the) )?(?:next (?:salary|wages?|check)(?: (?:comes?|arrives?|lands?)(?: in)?)?|(?:salary|wages?) (?:comes?|arrives?|lands?)(?: in)?)(?=\W*$)/g,
    '$1 payday',
  ],
  [
    /^((?:and |so |ok )?how much) (?:till|until|til) (?:i|we) get paid(?: again| next)?(?=\W*$)/g,
    '$1 is left until payday',
  ],
  [
    /\bhow much do (?:i|we) have to spend (?=(?:(?:per|a|each|every) day )?(?:until|till|til|before) (?:payday|(?:i|we) get paid)\b)/g,
    'how much is left ',
  ],
  [
    /\bhow much (?:money |cash )?do (?:i|we) have (?:left )?(?=(?:until|till|til) payday\b)/g,
    'how much is left ',
  ],
  // "Do I pay anything weekly?"
  [
    /^((?:and |so |ok )?)do (?:i|we) (?:pay|have)(?: for)? (?:anything|something) (?:that is |to pay )?(weekly|bi-?weekly|fortnightly|monthly|yearly|annually)(?=\W*$)/g,
    '$1which bills are $2',
  ],
  // "How much should I set aside each month for the yearly bills?"
  [
    /\bhow much (?:do|should|must|would) (?:i|we) (?:have to |need to )?(?:set|put) (?:aside|away|by) (?:a|each|every|per) (month|week) for (?:(?:my|our|the|all) )*(yearly|annual) bills(?=\W*$)/g,
    'how much are my $2 bills a $1',
  ],
  // "How much cost English class in one month?"
  [
    /^((?:and |so |ok )?)how much costs? (?:me )?(?!of\b|to\b|did\b|do\b|does\b|is\b|was\b)([^,?!.;]{2,40}?)(?= (?:in|per|a|for|each|every) (?:one |a )?(?:month|week|year)\b|\W*$)/g,
    '$1how much does $2 cost',
  ],
  // "When does my next check come?"
  [/\b(my|our|the) next check(?!-|\p{L}| (?:up|in|out)\b)/gu, '$1 next paycheck'],
  // "What do I owe this month, the late one included?"
  [
    /,? (?:and )?(?:with )?(?:the |any )?(?:late|overdue|past due|unpaid)(?: (?:ones?|bills?|stuff))? (?:included|counted)(?=\W*$)/g,
    ' including the overdue ones',
  ],
  [/\bwanna\b/g, 'want to'],
  [/\bdo (i|we) (?:got|gots)\b/g, 'do $1 have'],
  // "What bills have I got before the 15th": those still to come
  [/\bbills have (i|we) got(?! (?:paid|billed|charged))\b/g, 'bills do $1 have'],
  // "What bills do I got coming in the next 7 days": they come, and nothing comes in.
  [
    /(?=coming |headed |heading )(?<=\b(?:bills?|subscriptions?|charges|payments?) (?:[^,.?!\s]+ ){0,4})(?:coming|headed|heading)(?: up)?(?: my way| our way)? (?=(?:in|over|within|during) (?:the )?(?:next|coming|following|first|last|\d|one|two|three|a (?:week|month|few)))/g,
    'due ',
  ],
  [
    /(?=come |coming )(?<=\bbills? (?:[^,.?!\s]+ ){0,3})(?:coming|come) in (?=this |next |before |by |until |till |today\b|tomorrow\b)/g,
    'due ',
  ],
  // "What's hitting this week", "what is gonna hit my account before Friday"
  [
    new RegExp(
      `^((?:and |so |yo |ok )*)(?:whats?|which bills?|what bills?|anything)(?: all| else)?(?: is| are|'s)? (?:(?:${goingTo})?(?:hits|hitting|landing)|${goingTo}(?:hit|land))(?: (?:on|in))?${account} ${soon}`,
      'g',
    ),
    '$1what bills are due ',
  ],
  // "What goes out before payday"
  [
    new RegExp(
      `^((?:and |so |yo |ok )*)(?:whats?|how much(?: money| cash)?)(?: all| else)?(?: is| are|'s| (?:do|have) (?:i|we) (?:have|got))? (?:${goingTo})?(?:goes|going|go|comes|coming|come) (?:out|off)(?: of)?${account} ${soon}`,
      'g',
    ),
    '$1what bills are due ',
  ],
  // "What bills I got tomorrow", "any bills tonight"
  [
    new RegExp(
      `^((?:and |so |yo |ok )*)(?:(?:what|which) bills?(?: (?:do )?(?:i|we) (?:got|have got|have)| are there)?|any bills?)(?: coming| due| to pay| going out)? ${soon}`,
      'g',
    ),
    '$1what bills are due ',
  ],
  // "Am I all paid up?", "are we current on everything", "am I square with everybody"
  [
    /^((?:and |so |ok )*)(?:am i|are we) (?:(?:all|fully|totally|completely) )?(?:paid up|caught up|current|up to date|up-to-date|square)(?: (?:on|with) (?:(?:all|all of|every one of) )?(?:(?:my|our|the) )?(?:everything|everyone|everybody|bills|payments|it all|stuff))?(?: (?:right now|now|so far|(?:for )?this month|yet))?(?=\W*$)/g,
    '$1which bills are overdue',
  ],
  // "Am I paid up on rent?"
  [
    /^((?:and |so |ok )*)(am i|are we) (?:(?:all|fully) )?(?:paid up|caught up|current|up to date|up-to-date) (?:on|with) (?=\p{L})/gu,
    '$1$2 behind on ',
  ],
  // "Is everything paid up?", "is everybody paid?"
  [
    /^((?:and |so |ok )*)(?:is (?:everything|it all) (?:paid up|caught up|up to date)|is (?:everybody|everyone) paid)(?=\W*$)/g,
    '$1which bills are overdue',
  ],
  // "What comes out next?"
  [
    /^((?:and |so |yo |ok )*)whats?(?: is|'s)? (?:(?:goes|comes|hits|going|coming|hitting) (?:out |off )?|renews |renewing |to pay )next(?=\W*$)/g,
    '$1what is the next bill due',
  ],
  [
    /\b(up|due|anything|something|bills?|payments?)(?: that)? (?:i|we) (?:need|have|should|ought)(?: to)? (?:worry|know|think|be worried) about\b/g,
    '$1',
  ],
  // "Am I OK this month?", "are we gonna be alright until payday"
  [
    /^((?:and |so |hi,? |ok |okay )*)(?:am i|are we|will i|will we) (?:(?:going to|gonna) )?(?:be )?(?:ok|okay|alright|all right|fine|good)(?: for money)?(?=(?: (?:this month|for the month|for this month|until payday|till payday|until i get paid|till i get paid|to payday))(?:[?,.;!]+ (?:i|we) [^?]{2,40})?\W*$)/g,
    '$1how much is left',
  ],
  // "How much should my next wage be?", "and how much should it be?"
  [
    /^((?:and |so )?|.*\bwhen\b.*[, ]and )(what|how much) should ((?:it|that|they|(?:my|our|the) [^,?.;]{2,40}?)) (be|come to|cost)(?=\W*$| (?:this|next|in)\b)/g,
    '$1$2 will $3 $4',
  ],
  [
    /(?<=\bwhen\b.*\b(?:pay|wages?|salary|paycheck|payday|paid|income|pension)\b.*) and (?:what|how much) (?:should|will|do|can) (?:i|we) (?:get|receive|expect)(?=\W*$)/g,
    ' and how much will it be',
  ],
  // "When should the nursery payment go out?"
  [
    /^((?:and |so )?)when should ((?:the |my |our )?[^,?.;]{2,40}?) (?:(?:go out|come out|be taken|leave|be due|be collected)(?: of (?:my|our|the) account)?(?=\W*$| and\b)|(?:come in|come through|come|arrive|land|be paid)(?=,? and how much\b))/g,
    '$1when is $2 due',
  ],
  // "Before the fifth", while "by the second week" goes on
  ...ordinals(),
  // "What bills have I got to pay in January?"
  [
    /\b(?:have|has) (i|we) (?:still )?(?:got|gotta|get) to (?=(?:pay|cover|find|settle)\b)/g,
    'do $1 have to ',
  ],
  // "What have I got to find for the rent?"
  [
    /\bdo (i|we) have to (?:find|settle|come up with) (?=for\b|this\b|next\b|by\b|before\b)/g,
    'do $1 have to pay ',
  ],
  // "Before payday on the 25th": up to the day that is named.
  [
    /\b(before|until|till|by) (?:my |the |next )*pay ?day (?:on|which is|that is) (?=the \d)/g,
    '$1 ',
  ],
  // "When does the mortgage come out of my account?"
  [
    /\b(go|goes|going|come|comes|coming|taken|collected|debited)(?: out)? (?:of|from) (?:my|our|the) (?:(?:bank|current|checking|joint) )?account\b/g,
    '$1 out',
  ],
  // "What's the next thing to go out?"
  [
    /^((?:and |so )?)(?:(?:what|which)(?: is|s)? )?(?:my |our |the )?next (?:thing|payment|one|bill)(?: (?:that|which))?(?: (?:is|will be|i|we))? (?:going out|coming out|to (?:go out|come out|be paid|pay|leave)|go(?:es)? out|comes? out|coming up|due|pay|need to pay|have to pay)(?=\W*$)/g,
    '$1what is the next bill due',
  ],
  // "Anything due before the weekend?"
  [
    /(?<=\b(?:due|bills?|upcoming|to pay|payments?|(?:go|goes|going|come|comes|coming) out)\b.*|^(?:and )?)\bbefore (?:the|this|next) weekend\b/g,
    'before saturday',
  ],
  // "Anything due at the weekend?"
  [
    /(?<=\b(?:due|bills?|upcoming|to pay|(?:go|goes|going|come|comes|coming) out)\b.*) (?:at|on|over|for|during) the (?:coming )?weekend\b/g,
    ' this weekend',
  ],
  // "How many more paydays before the month is over?"
  [
    /\bhow many (?:more |other )?(?:pay ?days|paychecks)(?: (?:are|will be|do (?:i|we) (?:still )?(?:have|get)|remain))?(?: there)?(?: left| still| to come| coming)*(?: this month| (?:before|until|till|by) (?:the month (?:is over|ends|is out)|(?:the )?(?:end of the month|month end)))(?=\W*$)/g,
    'how many paydays this month',
  ],
  // "What comes out on the 27th?"
  [
    /^((?:and |so )?)(?:what|which payments?|what payments?) (?:is |are |will )?(?:comes?|coming|goes|going|go)(?: out)?(?<=out|off)(?: of (?:my|our|the) (?:bank )?account)? (?=(?:on (?:the )?(?:\d|mon|tue|wed|thu|fri|sat|sun)|tomorrow|next ))/g,
    '$1what bills are due ',
  ],
  // "How much is due in the next two weeks (14 days)?"
  [
    / \((?:i\.?e\.? |so |that is )?\d+ (?:days|weeks|months)\)(?<=\b(?:next|last|past|coming|previous) (?:\d+ |\p{L}+ )?(?:days?|weeks?|fortnight|months?|quarter) .*)/gu,
    '',
  ],
  // "What bills still hit this week?"
  [
    /\b(bills?) (?:(?:that|which|are|will|still|yet|left|going|gonna|to) )*hit(?:s|ting)?(?= (?:me |us |my account )?(?:in|this|next|before|by|until|till|on|today|tomorrow|between|from|over|within|the)\b|\W*$)/g,
    '$1 due',
  ],
]

/** "The fifth" as "the 5th", where nothing follows that it could count. */
function ordinals(): (readonly [RegExp, string])[] {
  const words =
    'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth twenty[ -]first twenty[ -]second twenty[ -]third twenty[ -]fourth twenty[ -]fifth twenty[ -]sixth twenty[ -]seventh twenty[ -]eighth twenty[ -]ninth thirtieth thirty[ -]first'
  return words
    .replaceAll('[ -]', '~')
    .split(' ')
    .map((word, at) => [
      new RegExp(
        `\\b(?=${word.slice(0, 3)})(?<=\\b(?:on|by|before|until|till|since) the )${word.replace('~', '[ -]')}(?=\\W*$|,? (?:of (?:this|next|last|the) month|of (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)))`,
        'g',
      ),
      `${at + 1}${ending(at + 1)}`,
    ])
}

function ending(day: number): string {
  if (day > 10 && day < 14) return 'th'
  return ['th', 'st', 'nd', 'rd'][day % 10] ?? 'th'
}
