/** What is left of the money of a month, after bills or after spending, in everyday words; in lower case. */
export const rewordingsOfLeft: readonly (readonly [RegExp, string])[] = [
  // "What will remain of January's funds after bills?", "what surplus will there be?", "what balance remains?"
  [
    /\b(remains?|left|left over|leftover|remaining) (?:out )?of (?:(?:the )?month's|this month's) (?:funds|money|income|cash|budget|means|resources|pay)\b/g,
    '$1 this month',
  ],
  [
    /\b(remains?|left|left over|leftover|remaining) (?:out )?of (january|february|march|april|may|june|july|august|september|october|november|december)(?:'s)? (?:funds|money|income|cash|budget|means|resources|pay)\b/g,
    '$1 in $2',
  ],
  [
    /\b(?:what|how much|which) (?:funds|balance|surplus|sum|money|cash) (?:(?:will|would|is|are|does|do|still) )*(?:remains?|remaining|be left|left|(?<=\b(?:funds|balance|surplus) .{0,12})(?:there be|be there))(?: over)?(?= (?:this month|in (?:january|february|march|april|may|june|july|august|september|october|november|december)|for|after)\b)/g,
    'how much is left',
  ],
  [
    /\b(?:how much|what) (?:will|does|do) (?:be left over|remain)(?= (?:this month )?after bills\b)/g,
    'how much is left',
  ],
  [/\bis left over(?= (?:this month )?after bills\b)/g, 'is left'],
  [/\b(?:do|will) (i|we) have to live on\b/g, 'do $1 have left to live on'],
  [
    /\b(this month's|the month's|my|our) (?:money|income|budget|cash|pay) is (?:still )?(?:free|unspent|unallocated|uncommitted)(?=\W*$)/g,
    '$1 money is left',
  ],
  // "How much will I have left this month after my salary and all the bills?": both are counted anyway
  [
    /\b(left(?: over)?(?: for (?:me|us))?(?: this month)?),? (?:after|once|when) (?:my |our |the )?(?:salary|pay|paycheck|wages?|pension)(?: (?:is come|has come|comes|came|is|arrives|has arrived))?(?: in)? and (?:(?:all|my|our|the|of) )*bills(?: (?:are|have been|get) paid)?(?=\W*$)/g,
    '$1',
  ],
  [/\bafter all of (?=(?:(?:my|our|the|these|those) )?bills\b)/g, 'after all '],
  // "After all my bills, how much money do I have this month?"
  [
    /\bafter (?:all )?(?:my |our |the )?bills,? how much (?:money |cash )?(?:do |will |would |shall )?(i|we) have(?: left)?\b/g,
    'how much will $1 have left after bills',
  ],
  // "Do I have enough to get through the month?", "am I on track or going to come up short?"
  [
    /^((?:and |so |but |ok )?)(?:(?:do|will|have) (?:i|we) (?:have |got )?enough(?: money| cash)? (?:left )?to (?:get|make it|last|see|tide)(?: (?:me|us))? (?:through|over|to|till|until)(?: the end of)? (?:the|this) month|(?:am i|are we) on track(?: this month| for the month)?,? or (?:am i |are we )?(?:going to |gonna |will i )?(?:come up|be|run|end up|fall|going)? ?short|(?:will|am) (?:i|we) (?:going to |gonna )?(?:come up|be|run|end up|fall) short(?: of money)? (?:this month|by the end of the month|at the end of the month))(?: this month)?(?=\W*$)/g,
    '$1how much is left this month',
  ],
  // "Am I ok this month?", "are we going to be alright till the end of the month?"
  [
    /^((?:and |so |but |well |hi |hey )*)(?:am i|are we|will i|will we)(?: (?:going to|gonna|still|be|doing|looking))* (?:ok|okay|alright|all right|fine|in trouble|in the clear|safe|good for money)(?: (?:for money|with money|moneywise|money wise|financially))? ?(?:,|this month|for the month|for this month|till the end of the month|until the end of the month|at the end of the month)(?=$|[?.!,;])/g,
    '$1how much is left this month',
  ],
  // "How much did we have left over after everything we spent?", "everything I earned minus everything I spent"
  [
    /\bhow much (did|do) (i|we) have left(?: over)? after (?:everything|all|what)(?: that)? (?:i|we) (?:spent|paid|spend|pay)(?: out)?\b/g,
    'how much $1 $2 keep',
  ],
  // "After everything that is still to be paid, what will I have left?"
  [
    /\b(?:after|once|when|with) (?:everything|all|all of it|whatever) (?:(?:that|which) )?(?:is |are |has |have )?(?:still |yet )?(?:to be paid|to pay|to come out|coming out|going out|due|owed|outstanding)(?: is paid)?(?=[,. ].*\bleft\b)/g,
    'after all bills',
  ],
  // "Am I gonna be in the red this month?"
  [
    /^((?:and |so |but |ok )?)(?:am i|are we) (?:gonna|going to) (be|end up|go|finish)(?= (?:up )?(?:in|into) the (?:red|black|plus|minus)\b)/g,
    '$1will i $2',
  ],
  // "How much can I send home this month and still pay everything?"
  [
    /\bhow much (?:money |cash )?(?:(?:can|could|may) (?:i|we)|(?:i|we) (?:can|could|may)) (?:still |safely |afford to )*(?:send|give|lend|spare|donate|transfer|wire|put aside|set aside)(?: (?!(?:this|next|last|by|in|on|before|until|till|and|per|an?|each|every|daily|weekly|monthly|yearly|from|today|tomorrow)\b)\p{L}+){0,3}?(?: this month)?(?: and (?:still )?(?:pay|cover|have enough for) (?:everything|(?:all )?(?:my |the |our )?bills))?(?=\W*$)/gu,
    'how much is left this month',
  ],
  // "After rent, what have I got?"
  [
    /^((?:and |so |ok )?)after ((?:the |my |our |all )*[^,?!.;]{2,30}?),? (?:what|how much)(?: money)? (?:have (?:i|we) got|do (?:i|we) have|will (?:i|we) have|would (?:i|we) have|is)(?: left)?((?: this month)?)(?=\W*$)/g,
    '$1how much is left$3 after $2',
  ],
  // "What's my daily budget?"
  [
    /\b(?:what is|what's|show|tell me) (?:my|our) (?:daily|day) (?:budget|allowance|spending limit|limit)\b/g,
    'how much is left per day',
  ],
  [/^(?:my |our )?daily (?:budget|allowance)(?=\W*$)/g, 'how much is left per day'],
  [
    /\b(?:can|could|may) (i|we) (?:safely |still )?spend (?:(?:(?:per|a|each|every) day|daily)\b|today(?=\W*$))/g,
    'is left per day',
  ],
  // "How much of this month's money is still uncommitted?"
  [
    /\bhow much (?:of (this|the) month(?:'s|s|’s)? (?:money|income|pay|cash|salary) |money |cash |)(?:is|do (?:i|we) have|have (?:i|we) got) (?:still |yet |that is )*(?:uncommitted|unallocated|unassigned|unspoken for|not (?:yet )?(?:committed|spoken for|allocated|assigned|earmarked|tied up)|unspent|free)(?: yet| so far)?(?! to\b)(?= this month|\W*$)/g,
    'how much is left',
  ],
  [
    /\bhow much (?:free|spare|uncommitted|unallocated|unspent) (?:money|cash) (?:do|have) (?:i|we)(?: still)? (?:have|got)\b/g,
    'how much money do i have left',
  ],
  [
    /^((?:and |so )?)what is (?:still )?(?:unspent|uncommitted|unallocated)(?= this month|\W*$)/g,
    '$1how much is left',
  ],
  // "How much would that leave me with?", "and that leaves me how much?"
  [
    /\b(?:how much|what) (?:would|will|does|do|did|could|might) (that|it|this|they) leave(?: (?:me|us|over|in the end|behind|for me))*(?: with)?(?: (?:then|afterwards?|over))?(?=\W*$)/g,
    'how much would be left after $1',
  ],
  [
    /^((?:(?:and|so|ok),? )*)(that|it|this)(?: would| will)? leaves? (?:me|us)(?: with)? (?:how much|what)(?=\W*$)/g,
    '$1how much would be left after $2',
  ],
  [
    /\bhow much (money |cash )?(?:will|would) (i|we) have (?=(?:at|by) (?:the )?(?:month )?end\b)/g,
    'how much $1will $2 have left ',
  ],
  // "What do we have over at the end of each month, income minus spending?"
  [
    /[,;:(–—]+ ?(?:so |i mean |meaning |that is |i\.?e\.?,? )?(?:my |our |the )?income (?:minus|less) (?:my |our |the |all )?(?:spending|expenses|outgoings|costs)\)?(?=\W*$)(?<=\b(?:over|net|sav(?:e|ed)|left|balance|keep|kept)\b.*)/g,
    '',
  ],
  [
    /\bdo (?:i|we) (?:usually |normally |typically |generally )?(?:have|end up with) (?:left )?over (?:at|by) the end of (?=(?:each|every|an? (?:average|typical|normal|usual)) month\b)/g,
    'is left over ',
  ],
  [
    /\bdo (?:i|we) (?:usually |normally |typically |generally )?have over (?=(?:each|every|per|a) month\b)/g,
    'is left over ',
  ],
  // "How will I stand at the end of the month?", "how will June end for me?"
  [
    /\b(?:how|where) (?:will|would|shall) (?:i|we) (?:stand|be(?: standing)?|end up|finish(?: up)?|come out)(?: financially| money[- ]?wise)? (?=(?:at|by) (?:the )?(?:end of (?:(?:the|this) month|january|february|march|april|may|june|july|august|september|october|november|december)|month end)\b)/g,
    'how much will i have left ',
  ],
  [
    /\bhow (?:will|does|is) ((?:the|this) month|january|february|march|april|may|june|july|august|september|october|november|december) (?:going to )?(?:end|finish|close|turn out)(?: up)?(?= .*\b(?:for (?:me|us)|money[- ]?wise|financially)\b)(?: (?:for (?:me|us)|money[- ]?wise|financially))+(?=\W*$)/g,
    'how much will i have left at the end of $1',
  ],
  // "What do I have to work with till the end of the month?"
  [
    /\b(?:what|how much)(?: money)? (?:do (?:i|we) (?:still )?have|have (?:i|we)(?: still)? got)(?: left)? to (?:work|play) with\b/g,
    'how much do i have left',
  ],
  [
    /^((?:and |so )?)(?:did|have) (?:i|we) (?:end|ended|finish|finished|close|closed) last year (?:(?:in (?:the|a)|with an?|at a|on a|in) )?(?:plus|minus|black|red|profit|loss|up|down|ahead|behind)(?=\W*$)/g,
    '$1what was my net balance last year',
  ],
  // "Once we pay what is still owed this month, what will be left?"
  [
    /\b(?:once|after|when) (?:i|we) (?:pay|have paid|paid) (?:what|everything|all)(?: that)? (?:is |are )?(?:still |yet )?(?:owed|due|to pay|outstanding)(?: this month)?,? (?:what|how much) (?:will|would|is) (?:i have |we have )?(?:be )?left(?: over)?(?=\W*$)/g,
    'how much is left this month after bills',
  ],
]
