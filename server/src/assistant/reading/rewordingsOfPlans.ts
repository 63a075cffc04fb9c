const billNoun =
  '(?:recurring )?(?:bills?|subscriptions?|subs|memberships?|recurring (?:payments?|charges?|expenses?))'
const ended =
  '(?:cancell?ed|stopped|ended|discontinued|dropped|terminated|paused|switched off|turned off|deactivated|expired|lapsed)'
const ends =
  '(?:cancel(?:l?ed)?|stop(?:ped)?|quit|drop(?:ped)?|end(?:ed)?|pause[d]?|terminate[d]?|discontinue[d]?|get rid of|got rid of|give up|gave up|given up|unsubscribed? from)'
const stopped = [
  '(?:is|are|was|were) (?:no longer|not) (?:active|running|live|current|in use|being paid|being charged|charged|billed)(?: any ?more| now)?',
  `(?:(?:is|are|was|were|have|has|had) )?(?:(?:been|now|already|since) )*(?:${ended}|inactive|dead)(?: (?:by (?:me|us)|now|already))*`,
  `(?:(?:did|have|had|do) )?(?:i|we)(?: (?:have|had|already|ever))* ${ends}(?: paying(?: for)?)?(?: already)?`,
  '(?:(?:am|are|do) )?(?:i|we)(?: (?:am|are))? no longer (?:pay|paying|use|using|have|charged|subscribed to)(?: for)?',
  '(?:(?:am|are) )?(?:i|we)(?: (?:am|are))? not paying(?: for)? any ?more',
  '(?:(?:did|do) )?(?:i|we)(?: (?:do|did))? not (?:pay|have|use)(?: for)? any ?more',
].join('|')

/** Everyday ways of asking about bills, plans and the score, and the plainer words that are read in their place. */
export const rewordingsOfPlans: readonly (readonly [RegExp, string])[] = [
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
  // "How much will I have left this month after my salary and all the bills?": both are counted anyway
  [
    /\b(left(?: over)?(?: for (?:me|us))?(?: this month)?),? (?:after|once|when) (?:my |our |the )?(?:salary|pay|paycheck|wages?|pension)(?: (?:is come|has come|comes|came|is|arrives|has arrived))?(?: in)? and (?:(?:all|my|our|the|of) )*bills(?: (?:are|have been|get) paid)?(?=\W*$)/g,
    '$1',
  ],
  [/\bafter all of (?=(?:(?:my|our|the|these|those) )?bills\b)/g, 'after all '],
  // "What will my spending come to at my usual pace?"
  [
    /\bat (?:my|our|the) (?:(?:usual|normal|current|present) (?:pace|rate|speed)|(?:regular|average|typical|same) pace)\b/g,
    'at this pace',
  ],
  [
    /\bif (?:i|we) (?:continue|carry on|keep going|go on|keep on|keep spending) at this pace\b/g,
    'at this pace',
  ],
  // "After all my bills, how much money do I have this month?"
  [
    /\bafter (?:all )?(?:my |our |the )?bills,? how much (?:money |cash )?(?:do |will |would |shall )?(i|we) have(?: left)?\b/g,
    'how much will $1 have left after bills',
  ],
  // "How much is it for a whole year?"
  [/\b(?:for|over|in) (?:a|one) (?:whole|full|entire) (year|month|week)(?=\W*$)/g, 'a $1'],
  // "And Netflix on its own?"
  [
    /^((?:(?:and|so|ok|what about|how about|what if i cancel) )+[^?,!]{2,40}?) (?:on (?:its|their) own|by itself)(?=\W*$)/g,
    '$1',
  ],
  // "Before payday on the 25th": up to the day that is named.
  [
    /\b(before|until|till|by) (?:my |the |next )*pay ?day (?:on|which is|that is) (?=the \d)/g,
    '$1 ',
  ],
  // "Did we get anything back off Shoe Barn?", "has anyone taken money twice off us?"
  [
    /\b(did|have|has) (i|we) (?:ever )?(?:get|got|have|had|receive|received) (?:anything|something|any|any of it|some) back (?:off|from) (?=\p{L})/gu,
    '$1 $2 get a refund from ',
  ],
  [/\btwice (?:off|from) (?:me|us)\b/g, 'twice'],
  // "How much do you think I will have spent by then?"
  [
    /\b(how much|how many|what|when|which|where)((?: (?!do\b)[a-z]+)?) do (?:you|u|ya) (?:think|reckon|suppose|expect|guess|imagine|believe)(?: that)? (?=(?:i|we|my|our|it|the|everything|there)(?:'ll| will\b| am going to\b| are going to\b| is going to\b|m? ?gonna\b))/g,
    '$1$2 ',
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
  // "What percent of my income did I have left in 2026, all in all?"
  [
    /\b(?:(?:what|how much|which) )?(?:percent|percentage|%|share|part|proportion) of (?:(?:my|our|the|total) )*(?:income|pay|salary|earnings|wages) (?:did|do|have) (?:i|we) (?:(?:manage|get|managed) to )?(?:(?:have|had|got) left(?: over)?|keep|kept|save|saved|hold on to|not spend)(?=\W*$| (?:in|this|last|so far|for|during|over|all in all)\b)/g,
    'what is my savings rate',
  ],
  [/,? all in all(?=\W*$)/g, ''],
  // "How much did we have left over after everything we spent?", "everything I earned minus everything I spent"
  [
    /\bhow much (did|do) (i|we) have left(?: over)? after (?:everything|all|what)(?: that)? (?:i|we) (?:spent|paid|spend|pay)(?: out)?\b/g,
    'how much $1 $2 keep',
  ],
  // "If I ditch Netflix and Spotify, how much less do I pay a month?"
  [
    /\b(if (?:i|we) (?:just )?(?:cancel(?:l?ed)?|drop(?:ped)?|ditch(?:ed)?|quit|scrap(?:ped)?|stop(?:ped)?(?: paying)?|axed?)\b[^,?!.;]*?),? how much less (?:(?:per|a|each|every) (month|year)(?: |(?=\W*$)))?(?:(?<= (?:month|year))(?=\W*$)|is that|would that be|does that make|will that be|do (?:i|we) (?:pay|spend)|would (?:i|we) (?:pay|spend|be paying|be spending)|will (?:i|we) (?:pay|spend))(?: (?:per|a|each|every) (?:month|year))?(?=\W*$)/g,
    'how much would i save $1',
  ],
  // "If I drop Hulu, how much extra do I have a year?"
  [
    /\b(if (?:i|we) (?:just )?(?:cancel(?:l?ed)?|drop(?:ped)?|ditch(?:ed)?|quit|scrap(?:ped)?|axed?)\b[^,?!.;]*?),? how much (?:extra|more)(?: (?:money|cash))?(?: (?:do|would|will) (?:i|we) (?:have|get|keep)(?: left| over)?|is that|would that be)? (?:per|a|each|every) (month|year)(?=\W*$)/g,
    '$1 how much would i save a $2',
  ],
  [/\b(i|we)'d (?=save\b)/g, '$1 would '],
  // "What would I save a year by cutting all my subscriptions?"
  [
    /\b(save|saved|saving|savings)\b([^.?!]*?) by (?:cutting|dropping|killing|axing|ending)(?: out)? (?!(?:back|down|off|in|by)\b)/g,
    '$1$2 by cancelling ',
  ],
  // "Savings if I stop going to Kroger"
  [
    /\b(sav(?:e|ings?)\b[^.?!]{0,40}?) if (i|we) (?:stop|stopped|quit) (?:going to|shopping at|eating at|buying|ordering(?: from)?|paying(?: for)?) (?=(?:my |our |the )?\p{L})/gu,
    '$1 if $2 cancel ',
  ],
  // "And if I buy a coat for 220?", "what if we spend 220 more?"
  [
    /^((?:and |so |but |ok |okay )*)(?:what )?if (?:i|we) (?:(?:buy|bought|get|got) (?:an? |the |some )?(?:\p{L}+ ){1,3}for (?:about )?\$?(?<cost>\d[\d,.]*)(?: (?:dollars?|bucks))?|(?:spend|spent|send|sent|give|gave|pay|paid|lend|lent|take|took|put aside|set aside) (?:another )?\$?(?<more>\d[\d,.]*)(?: (?:dollars?|bucks))?(?: more| extra)?)(?=\W*$)/gu,
    '$1can i afford $$$<cost>$<more>',
  ],
  // "Suppose we spend 300 on presents, are we still in the black this month?"
  [
    /^((?:and |so |but |ok )?)(?:suppose|supposing|say|assuming|what if|if) (?:that )?(i|we) (?:spend|spent|pay|paid|buy|bought) (?:about )?(\$?[\d,.]+(?: dollars| bucks)?)(?: (?:on|for) (\p{L}[^,?!.;]*?))?,? (?:are|am|will|would|do|can|could) (?:i|we) (?:still )?(?:(?:be|stay|end up|have) )?(?:still )?(?:in the black|ok|okay|fine|solvent|within budget|anything left|something left|enough(?: left)?)(?=\W*$| (?:this month|for the month|at the end)\b)/gu,
    '$1can $2 afford $3 for $4',
  ],
  // "What was Netflix before?"
  [
    /^((?:and |so )?)(?:what|how much) (?:was|were) ((?:my |our |the )?(?!it\b|that\b|this\b|i\b|we\b|they\b)(?![^,?!]*\b(?:spending|spent|income|earnings|pay|salary|expenses|score|balance|budget|net|total|month|week|year|bills?|subscriptions?)\b)[^,?!\d]{2,40}?) (?:before(?: (?:now|that|then))?|previously|originally|in the past)(?=\W*$)/g,
    '$1did $2 go up in price',
  ],
  // "What's my share of the rent?" asks for what the person pays.
  [
    /\b(what is|what's|how much is|whats) (my|our) share of (?:the|our) (?=(?:(?:rent|mortgage|bills?|utilities|groceries|internet|broadband|electricity|energy|gas|water|council tax)\b)\W*$)/g,
    'how much is $2 ',
  ],
  [/\b(how much is|what is|what's|whats) (my|our) rent share\b/g, '$1 $2 rent'],
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
  // "How do I save money?", "how can we put some aside for a holiday?"
  [
    /^((?:and |so )?)how (?:do|can|could|should|would|might) (?:i|we) (?:start )?(?:save|put aside|set aside|put away)(?: (?:up|some|more|a bit|money|aside|away|of it))*(?: (?:for|towards?) [^?!.,;]{2,40})?(?=\W*$)/g,
    '$1how can i save money',
  ],
  // "After everything that is still to be paid, what will I have left?"
  [
    /\b(?:after|once|when|with) (?:everything|all|all of it|whatever) (?:(?:that|which) )?(?:is |are |has |have )?(?:still |yet )?(?:to be paid|to pay|to come out|coming out|going out|due|owed|outstanding)(?: is paid)?(?=[,. ].*\bleft\b)/g,
    'after all bills',
  ],
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
  [/\b(what|which|how much) pay (?=(?:is|will be) (?:due|coming)\b)/g, '$1 income '],
  [
    /\bwhen (does|will) ((?:my|our|the) next .{2,40}?) (?:land|hit|show up|drop)(?: (?:in|on) (?:my|our|the) account| my account| our account)?(?=\W*$)/g,
    'when $1 $2 arrive',
  ],
  // "Could I manage a $900 ticket?", "would 640 for new tires fit into October?"
  [
    /\b(can|could) (i|we) (?:manage|swing|handle|squeeze in|pull off) (?=(?:an? |another )?\$?\d)/g,
    '$1 $2 afford ',
  ],
  [
    /\bwould (?:an? |another )?\$?(\d[\d,.]*)(?: dollars?| bucks)?(?: for [^,.?!]{1,40}?)? (?:fit|fit in|fit into|fit within)(?: (?:my|our|the) budget)?(?: (?:in|into|within|for))?(?= (?:this|next|january|february|march|april|may|june|july|august|september|october|november|december)\b|\W*$)/g,
    'can i afford $$$1',
  ],
  // "How dependent am I on Copper Mill?"
  [
    /\bhow (?:dependent|reliant) (?:am i|are we) on (?=\p{L})/gu,
    'what share of my income is from ',
  ],
  // "What would losing Netflix save me?", "what does skipping Rover save?"
  [
    /\b(?:skip|skipping|skipped|losing|cutting(?: out)?|getting rid of|doing without|going without|living without|dropping)(?= (?!(?:back|down|off|in|by|my|our|the) )\p{L}.*\bsav(?:e|es|ed|ing|ings)\b(?!.*\bby half\b))/gu,
    'cancelling',
  ],
  [/\bwhat (?:happens|would happen|if) (?:if )?(i|we) skip(?:ped|s)? /g, 'what if $1 cancel '],
  [/\bif (i|we) skip(?:ped|s)? (?=.*\bsav(?:e|es|ed|ing|ings)\b)/g, 'if $1 cancel '],
  [/\bsav(e|es|ed|ing|ings)\b(.*) if (i|we) skip(?:ped|s)? /g, 'sav$1$2 if $3 cancel '],
  [
    /(?<=\bif (?:i|we) cancel .*) (?:for|over|in) (?:a|one) (?:whole |full )?year(?=\W*$)/g,
    ' a year',
  ],
  [/\b(?:cut|cuts|cutting|slice|slash|chop) ([^,.?!]{2,40}?) (?:in|by) half\b/g, 'halve $1'],
  // "Which bill has been overdue the longest?"
  [
    /\b(which|what) (bill|payment) (?:is|has been|was) (overdue|late|past due) (?:the )?longest\b/g,
    '$1 is my oldest $3 bill',
  ],
  [/\blongest (overdue|late|unpaid) bills?\b/g, 'oldest $1 bill'],
  [
    /\bwhat(?: is|'s)? (?:pulls|pulling|drags|dragging|brings|bringing|holds|holding|keeps|keeping|takes|taking) ((?:my|our|the) (?:financial )?(?:health )?score) (?:down|back|low)\b/g,
    'what is hurting $1',
  ],
  // "What lowers my score?", "what does my score mean?"
  [
    /\bwhat(?: is|'s)? (?:lowers|lowering|drags?(?: down)?|dragging(?: down)?|pulls? down|pulling down|worsens|harms|harming) (?=(?:my|our|the) (?:financial )?(?:health )?score\b)/g,
    'what is hurting ',
  ],
  // "Why is it not 100? What pulls my score down?" asks once.
  [
    /^((?:and |so |but )*)why (?:(?:is|was) (?:it|that|this|my score) not|is ?n(?:o|')?t (?:it|that|this|my score))(?: (?:at|a|any))?(?: (?:100|perfect|full|higher|better))[?.,;!]* (?=.*\bscore\b)/g,
    '$1',
  ],
  [
    /\bwhy (?:(?:is|was) ((?:my|our|the) (?:financial )?(?:health )?score|it|that) not|is(?: not|n't) ((?:my|our|the) (?:financial )?(?:health )?score|it|that))(?: at)? (?:a )?(?:100|perfect)(?=\W*$)/g,
    'why is $1$2 so low',
  ],
  // "My budget usage in December, as a percentage of income": it is one.
  [
    /(?<=\bbudget (?:usage|use|utili[sz]ation)\b[^?]{0,40}?),? (?:(?:as|in) )?(?:an? |the )?(?:percentage|percent|share|proportion|%)(?: of (?:(?:my|our|the|total) )*(?:income|earnings|pay))?(?=\W*$)/g,
    '',
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
  // "Did I stay within budget in September?"
  [
    /\b(did|do|have|has) (i|we) (?:stay|stayed|keep|kept|remain|remained) (?=(?:within|under|in|on) (?:(?:my|our|the) )?(?:budget|income)\b)/g,
    '$1 $2 spend ',
  ],
  // "Got 500 in repairs coming, can I swing it?"
  [
    /\b(can|could) (i|we) (?:swing|manage|handle|pull off|squeeze in) (?=(?:it|that|this)\W*$)/g,
    '$1 $2 afford ',
  ],
  // "After rent, what have I got?"
  [
    /^((?:and |so |ok )?)after ((?:the |my |our |all )*[^,?!.;]{2,30}?),? (?:what|how much)(?: money)? (?:have (?:i|we) got|do (?:i|we) have|will (?:i|we) have|would (?:i|we) have|is)(?: left)?((?: this month)?)(?=\W*$)/g,
    '$1how much is left$3 after $2',
  ],
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
  // "My savings rate, as in the share of income I didn't spend"
  [
    /\b(savings? rate)\b([^,;(]*?)[,;(–—-]+ ?(?:as in|so|i mean|meaning|that is|i\.?e\.?),? [^?]*?\bincome\b[^?]*?\b(?:spend|spent|keep|kept|save|saved)\)?(?=\W*$)/g,
    '$1$2',
  ],
  [
    /\b(?:the )?(?:share|part|percent|percentage|proportion|fraction) of (?:my |our |the )?income (?:that )?(?:i|we) (?:did not|do not|have not|has not|kept|keep|saved) ?(?:spend|spent)?(?=\W*$| (?:in|this|last|so far|for|during)\b)/g,
    'my savings rate',
  ],
  // "Shoes for both kids, about 120"; "at 60" may be the price of one.
  [
    /(?<=\bafford\b.*)\bfor both(?: of)?(?: (?:my|our|the))?(?= \p{L})(?!.*\b(?:at \$?\d|(?:each|apiece|per)\b))/gu,
    'for the',
  ],
  // "Kroger: earned and spent this year"
  [
    /^(?!.*\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*:)(\p{L}[^:?.,;!\d]{1,40}?)(?:: ?| [-–—] )(earned and spent|spent and earned|income and (?:spending|expenses)|(?:spending|expenses) and income)((?: (?:this|last|in|since|over|during|for)\b.*)?)(?=\W*$)/gu,
    '$2 at $1$3',
  ],
  // "Identify duplicates", "did my regular pay go up?"
  [
    /^((?:please |can you |could you )?)(?:identify|spot|detect|flag|find me|point out) (?=\p{L})/gu,
    '$1list ',
  ],
  [/\bregular (pay|salary|wages?|paycheck)\b/g, '$1'],
  // "On hold with Verizon, how much was my last bill?": on the telephone, and no bill that is paused.
  [
    /^((?:i am |i'm |im |currently |still |been )*)on hold with (?=[^,.;?!]+[,.;!–—-]+ ?(?:how|what|when|did|do|is|am|can|show)\b)/g,
    'with ',
  ],
  [/\bon hold (?:with|to) /g, 'waiting for '],
  [/\bi (?:mesn|maen|mena|meab|meam|mewn|mran|meen|mrean|meann|meqn)\b/g, 'i mean'],
  [
    /\bwhat (?:does|do) ((?:my|our|the) (?:financial )?(?:health )?score) (?:mean|say|tell me|stand for)\b/g,
    'why is $1 that',
  ],
  [
    /\b(?:explain|interpret) ((?:my|our|the) (?:financial )?(?:health )?score)\b/g,
    'why is $1 that',
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
  // "How much is committed each month?"
  [
    /\bhow much (?:(?:money|income|of it) )?(?:is|do i have|have i got) (?:already )?(?:committed|tied up)(?: in bills)? (?=(?:each|every|per|a) (?:month|year|week)\b)/g,
    'how much are my bills ',
  ],
  [
    /^((?:and |so )?)(?:(?:what are|what is|list|show|show me|how much are|how much is|what do|total of|my|our)(?: (?:all|all of|my|our|the))* |(?=[^?]*\bmonthly\b))(?:(?:monthly|weekly|yearly) )?(?:regular|fixed|recurring|standing) (?:(?:monthly|weekly|yearly) )?(?:expenses|costs|outgoings|payments|spending)(?: (?:come to|each month|every month|a month|per month))?(?=\W*$)/g,
    '$1what are my recurring bills',
  ],
  // "How do I make my spending on coffee go down?", "how can I get my grocery bill down?"
  [
    /^((?:and |so |ok |hey )*)how (?:(?:do|can|could|should|would|might) (?:i|we)|to) (?:make|get|bring|keep|push|drive) (?:(?:(?:my|our|the) )?(?:spending|spend|costs?|expenses?|outgoings|bills?) (?:on|for|at) (.{2,40}?)|(?:(?:my|our|the) )?(.{2,40}?)(?: (?:spending|spend|costs?|expenses?|bills?|budget))?) (?:(?:to )?(?:go|come|stay) )?(?:down|lower|under control)(?: a (?:bit|little))?(?=\W*$)/g,
    '$1how can i spend less on $2$3',
  ],
  [
    /^((?:and |so |ok |hey )*)how (?:(?:do|can|could|should|would|might) (?:i|we)|to) (?:(?:reduce|lower|cut|cut down(?: on)?|cut back(?: on)?|trim|shrink|bring down|get down) (?:(?:(?:my|our|the) )?(?:spending|spend|costs?|expenses?) (?:on|for|at) (.{2,40}?)|(?:(?:my|our|the) )?(.{2,40}?) (?:spending|spend|costs?|expenses?|bills?|budget))|(?:cut (?:down|back)|economi[sz]e|go easy|go easier) on (?:(?:my|our|the) )?(.{2,40}?))(?=\W*$)/g,
    '$1how can i spend less on $2$3$4',
  ],
  // "Where can I cut back?"
  [
    /\bwhere (?:can|could|should|might) (i|we) (?:cut (?:back|down|costs|spending|expenses)|save(?: money| more)?|trim|economi[sz]e)(?=\W*$)/g,
    'any recommendations for saving money',
  ],
  [
    /\b(?:anything|something|what) (?:can |could |should )?(?:i|we) (?:can |could )?(?:cut back(?: on)?|cut down(?: on)?|trim|save on|cancel|get rid of|do without|stop paying(?: for)?|ditch|give up)(?: (?:to save(?: money| a bit)?|here|this month))?(?=\W*$)/g,
    'any recommendations for saving money',
  ],
  // "Which payees are in Dog?", "what counts as Groceries?"
  [
    /^((?:and |so )?)(?:which|what) (?:payees|merchants|shops|stores|places|companies|entries|names) (?:are|belong|fall|come|count|go|do i have)(?: there)? (?:in|under|to|into|as|within|inside|for) (?:(?:the|my) )?(?:category )?(?=\p{L})/gu,
    '$1spending by payee on ',
  ],
  [
    /^((?:and |so )?)what (?:counts as|is counted as|falls under|goes under|belongs to|is under) (?:(?:the|my) )?(?:category )?(?!(?:an?|my|the|income|incomes|earnings|spending|expenses?|bills?|subscriptions?|savings?|money|pay|net)\b)(?=\p{L})/gu,
    '$1spending by payee on ',
  ],
  // "When did I start tracking?", "how far back do my records go?"
  [
    /\b(?:when did (?:i|we) (?:first )?(?:start|begin)|since when (?:do|did|have|am) (?:i|we)(?: been)?) (?:track|record|log|writ|keep|enter)(?:ing|ed)?(?: (?:my|our|the|this|it|things|everything|here|money|expenses|spending|finances|records|track|all|down))*(?=\W*$)/g,
    'when was my first transaction',
  ],
  [
    /\bwhen (?:do|did) (?:my|our|the) (?:records|data|entries|transactions|history) (?:start|begin)\b/g,
    'when was my first transaction',
  ],
  [
    /\bhow far back (?:do|does) (?:my|our|the) (?:records|data|entries|transactions|history) (?:go|reach)\b/g,
    'when was my first transaction',
  ],
  // "When did Max start?", "when did I stop going to Planet Fitness?"
  [
    /^((?:and |so )?)when did (?:my |our |the )?((?!i\b|we\b|it\b|you\b|that\b|this\b|they\b|my\b)\p{L}[^,?!]{1,40}?) (?:start|begin)(?: up)?(?=\W*$)/gu,
    '$1when did i first pay $2',
  ],
  [
    /\bwhen did (i|we) (?:last )?(?:stop|quit|cease|end) (?:(?:going|shopping|eating|ordering|buying|paying|using)(?: (?:to|at|from|for|with))?|visiting|seeing) (?=\p{L})/gu,
    'when did $1 last pay ',
  ],
  [
    /\bwhen did (i|we) (?:cancel|drop|quit|ditch|end|stop|pause) (?=(?:my |our |the )?(?!\p{L}+ing\b)\p{L})/gu,
    'when did $1 last pay ',
  ],
  // "What did Netflix cost before the increase?", "the old price of Hulu"
  [
    /^((?:and |so )?)(?:how much|what) (?:did|was|were) ((?!(?:i|we|it|they|that|this)\b)(?:my |our |the )?[^,?!]{2,40}?)(?: cost(?: me)?| charge(?: me)?)? before (?:it|they|the|its|their) ?(?:price )?(?:increase|rise|hike|raise|went up|got more expensive|raised|price went up)[^,?!]{0,20}(?=\W*$)/g,
    '$1did $2 go up in price',
  ],
  [
    /^((?:and |so )?)what (?:is|was) the (?:old|previous|former|earlier|original) price (?:of|for|at) ([^,?!]{2,40}?)(?=\W*$)/g,
    '$1did $2 go up in price',
  ],
  [
    /^((?:and |so )?)what did ((?:my |our |the )?[^,?!]{2,40}?) used? to cost(?: me)?(?=\W*$)/g,
    '$1did $2 go up in price',
  ],
  // "What comes out on the 27th?"
  [
    /^((?:and |so )?)(?:what|which payments?|what payments?) (?:is |are |will )?(?:comes?|coming|goes|going|go)(?: out)?(?<=out|off)(?: of (?:my|our|the) (?:bank )?account)? (?=(?:on (?:the )?(?:\d|mon|tue|wed|thu|fri|sat|sun)|tomorrow|next ))/g,
    '$1what bills are due ',
  ],
  // "Which subscriptions did I cancel?", "which of my bills are no longer active?", "what did I stop paying for?"
  [
    new RegExp(
      `^((?:(?:and|so|ok|please|now),? )*)(?:(?:which|what|how many)(?: of (?:my|our|the))?|(?:list|show me|name)(?: (?:all|the|my|our|me|any))*) (${billNoun}(?: (?:that|which))?) (?:${stopped})(?=\\W*$| (?:this|last|in|since|so far)\\b)`,
      'g',
    ),
    '$1which $2 are inactive',
  ],
  [
    new RegExp(
      `^((?:(?:and|so|ok),? )*)(?:(?:did|have) (?:i|we) (?:ever |already )?${ends} any (?:of )?(?:my |our |the )?(${billNoun})|(?:have|did|are|were) any (?:of )?(?:my |our |the )?(${billNoun}) (?:been )?(?:end|stop|${ended}))(?=\\W*$| (?:this|last|in|since|so far)\\b)`,
      'g',
    ),
    '$1are any $2$3 inactive',
  ],
  [
    /^((?:(?:and|so|ok),? )*)what (?:(?:did|have) (?:i|we) (?:stop(?:ped)?|quit|cease[sd]?) paying|(?:am i|are we|do i|do we) no longer pay(?:ing)?|(?:am i|are we) not paying|do (?:i|we) not pay)(?: for)?(?: any ?more)?(?=\W*$)/g,
    '$1which bills are inactive',
  ],
  // "What would I save if I stopped it?", "by stopping it", "how much would stopping it save me?"
  [
    /\b(if (?:i|we) )(?:stopped|stop|end(?:ed)?|quit)(?! (?:up|at|by|in|for|off)\b)(?: (?:paying(?: for)?|using|having|getting))?(?= (?:it|that|this|them|my|our|the|\p{L})|\W*$)(?<=\bsave\b.*|^(?:and |so |but )*(?:what )?if .*)/gu,
    '$1cancelled',
  ],
  [
    /\bby (?:stopping|ending|quitting|dropping|cutting)(?! (?:at|by|in|for|off|up)\b)(?: (?:paying(?: for)?|using))?(?= )(?<=\bsave\b.*)/g,
    'by cancelling',
  ],
  [
    /\b(?:stopping|ending|quitting|dropping|cutting)(?: out)?(?: paying for)? (?!(?:at|by|in|for|off|up)\b)(?=[^?!,;]{2,40} (?:save|free up|give (?:me|us) back)\b)/g,
    'cancelling ',
  ],
  // "What would dropping Pixieset save me over twelve months?"
  [
    /(?<=\bsaved?\b.*) (?:over|in|within|across) (?:(?:twelve|12) months|a (?:whole |full )?year|one year)(?=\W*$| (?:if|by)\b)/g,
    ' a year',
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
  // "Would a $450 light stand kit fit into what I have this month?"
  [
    /^((?:(?:and|so|ok),? )*)(?:would|will|does|do|could|can) (an? |the |that )?(\$[\d,.]+)((?: (?!fit\b)[^\s,?!;]+){0,5}) fit (?:into|in|within|inside|under)(?: (?:with )?(?:what (?:i|we) have(?: left)?(?: (?:this|for the|for this) month)?|what is left(?: this month)?|(?:this|the) month(?:'s|s)?(?: (?:money|budget|income|pay))?|(?:my|our) (?:budget|month|money|finances)(?: this month)?))?(?=\W*$)/g,
    '$1can i afford $2$3$4 this month',
  ],
  [
    /^((?:(?:and|so|ok),? )*)(?:would|will|does|do|could|can) (an? |the |that )((?:(?!for\b|fit\b)[^\s,?!;]+ ){1,5})for (\$[\d,.]+) fit (?:into|in|within|inside|under)(?: (?:what (?:i|we) have(?: left)?(?: (?:this|for the|for this) month)?|what is left(?: this month)?|(?:this|the) month(?:'s|s)?(?: (?:money|budget|income|pay))?|(?:my|our) (?:budget|month|money|finances)(?: this month)?))?(?=\W*$)/g,
    '$1can i afford $2$4 $3this month',
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
  // "How much would a $1,200 television leave me with?"
  [
    /^((?:(?:and|so|ok),? )*)(?:how much|what) (?:would|will) (an? |the )?(\$[\d,.]+ [^,?!;]{2,30}?) leave (?:me|us)(?: with)?(?: this month)?(?=\W*$)/g,
    '$1can i afford $2$3',
  ],
  // "Everything art related"
  [/(?<=\p{L})[- ]related\b/gu, ''],
  // "What income may I expect in June according to my recurring entries?"
  [/\bmay (i|we) (?=expect|count on|look forward)/g, 'can $1 '],
  [
    /,? (?:according to|going by|judging by) (?:my |our |the )?(?:recurring )?(?:entries|records|bills|data|books|figures)\b/g,
    '',
  ],
]
