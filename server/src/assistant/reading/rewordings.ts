/** Everyday ways of asking, and the plainer words that are read in their place; in lower case. */
export const rewordings: readonly (readonly [RegExp, string])[] = [
  // "Am I, by any chance, still being charged for Hulu?"
  [/,? ?\bby any chance\b,?(?= |\W*$)/g, ''],
  [
    /\bwhen (comes|arrives|lands) (my|our|the) (next )?(salary|paycheck|pay|wages?)\b/g,
    'when is my next payday',
  ],
  [
    /\b(?:for|per|at|in|on) (?:one|a single|each|every) (visit|purchase|trip)(?: only| alone)?(?=\W*$)/g,
    'on average per $1',
  ],
  // "Didn't we stop Hulu?", "isn't Hulu paused?": asks the same as without the "not".
  [
    /^((?:(?:and|but|so|wait|hey|ok|oh|well),? )*)(?:(did|do|have|had) not(?= (?:i|we|it|they|my|our|the)\b)|(is|are|was|were|has) not(?! (?:paid|due|active|yet|overdue|there|enough|it\W*$)\b))(?=.*\?)/gu,
    '$1$2$3',
  ],
  // "Just the transport part": a part of what was asked about, and no share.
  [
    /^((?:and |so |ok )?(?:just|only|what about|how about|and)) (?:the )?(\p{L}+(?: (?:&|and) \p{L}+)?) (?:part|portion|bits?)(?= ?(?:$|[,.?!]|and\b))/gu,
    '$1 $2',
  ],
  // "List every expense over $100, largest first"
  [
    /\b(?:(?:list|show me|show|give me) )?(?:(?:every|all|all my|all the|the|my) )?(expense|purchase|transaction|charge|payment)s?\b([^,]*?),? ?(?:sorted |ordered |ranked )?(?:(?:the )?(?:largest|biggest|highest) first|by amount)(?=\W*$)/g,
    'biggest $1s$2',
  ],
  // "When you take the rent out", "once I leave out rent"
  [
    /\b(?:when|once|if|after) (?:i|we|you) (?:take|leave|strip|keep|cut) (?:(?:my|the|our) )?(\p{L}[\p{L}'&-]*(?: \p{L}[\p{L}'&-]*){0,2}) out(?: of (?:it|that))?\b/gu,
    'without $1',
  ],
  // "At places other than Amazon", "anywhere but Amazon"
  [
    /\b(?:(?:at|in|from) )?(?:any )?(?:places|shops|stores|anywhere|somewhere|elsewhere)(?: (?:other than|besides|except(?: for)?|but|apart from|that is not|that are not|not))(?= \p{L})/gu,
    'other than',
  ],
  [/\b(save|saves|saved)\b([^.?!]*) without (it|them|that)(?=\W*$)/g, '$1$2 if i cancel $3'],
  // "And if I buy a $600 couch?"
  [
    /^((?:and |so |but |ok |okay )*)(?:what )?if (?:i|we) (?:buy|bought|get|got) (?:an? |the )?(\$[\d,.]+|[\d,.]+ (?:dollars?|bucks))(?= \p{L}+\W*$)/gu,
    '$1can i afford a $2',
  ],
  // "Is a 1200 dollar laptop ok this month?"
  [
    /^((?:and |so |but |ok |okay )*)(?:is|would) an? (\$[\d,.]+|[\d,.]+ (?:dollars?|bucks?)) ((?:\p{L}+ ){1,3})(?:be )?(?:ok|okay|alright|fine|doable|possible|in (?:the |our |my )?budget)(?: for (?:us|me))?(?=\W*$| (?:this|before|by)\b)/gu,
    '$1can i afford a $2 $3',
  ],
  // "How much is swim class going to cost me this month?"
  [
    /\b(?:is|are) ((?:\p{L}[\p{L}'&-]* ){1,5})(?:going to|gonna) (?=(?:cost|charge|run|set)\b)/gu,
    'will $1',
  ],
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
  // "Within Groceries, where did I go most?"
  [
    /\bwithin (?:the )?(?!(?:an?|the|one|my|our|this|that|last|next|past|days?|weeks?|months?|budget|reason|limits?|means|reach)\b)(?=\p{L})/gu,
    'in ',
  ],
  // "Which weekday has the most purchases?"
  [
    /\b((?:on )?(?:which|what)) (weekday|day of the week) (?:has|had|sees|saw|do (?:i|we) (?:make|have|log|record)|did (?:i|we) (?:make|have|log|record)) (?:the )?(most|fewest|least) (?:purchases|transactions|expenses|entries|charges|payments|visits)\b/g,
    '$1 $2 do i shop $3 often',
  ],
  // "Every gift I bought, with dates": a list has them.
  [/,? (?:and )?with (?:the |their |its )?dates?(?: and amounts?)?(?: please)?(?=\W*$)/g, ''],
  [
    /^(?:every|each) (?=\p{L}[^?]{1,40} (?:i|we) (?:have |ever )?(?:bought|paid|made|got|had|received)\b)/gu,
    'list all ',
  ],
  [
    /^((?:and |so )?)(?:who|which|what) (?:is|are|was|were) (?:my|our|the) (?:best|highest|top)[- ]paying (?:client|customer|employer|payer|job|gig)s?\b/g,
    '$1who paid me the most',
  ],
  [/\bdearer\b/g, 'more expensive'],
  [/^((?:and|so|ok|what about|how about) )(?:the )?day before(?=\W*$)/g, '$1the day before that'],
  // "When should the next Lingua Bridge money arrive?"
  [
    /^((?:and |so )?)when (?:should|would|ought) (?:the |my |our )?(?:next )?(.+?) (?:(?:money|payment|invoice|pay) )?(?:arrive|come in|come through|come|land|be paid|be here|hit)(?=\W*$)/g,
    '$1when is $2 due next',
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
  // "How much is due in the next two weeks (14 days)?"
  [
    / \((?:i\.?e\.? |so |that is )?\d+ (?:days|weeks|months)\)(?<=\b(?:next|last|past|coming|previous) (?:\d+ |\p{L}+ )?(?:days?|weeks?|fortnight|months?|quarter) .*)/gu,
    '',
  ],
  [/^((?:and |so )?)by (?:how many|what|how much) (?:percent(?:age)?|%)(?=\W*$)/g, '$1by how much'],
  // "Which bills come once a year?"
  [
    /(?<=\b(?:bills?|subscriptions?|ones|them|those)\b.*)\b(?:just |only )?once (?:a|per|every|each) (week|month|year)\b/g,
    '$1ly',
  ],
  [/\b(bills?|subscriptions?)((?: that| which)?(?: are| is)?) billed\b/g, '$1$2 charged'],
  [/^(compare\b.*) by total(?=\W*$)/g, '$1'],
  [/\b(?:ha){2,}h?\b/g, ''],
  // "So I keep wondering what it is that I spend", "is it just me or did Netflix go up?", "all of them together"
  [
    /^((?:so |and |ok )*)i keep (?:on )?(?:wondering|asking myself)(?: about)? what(?: is it| it is)? that i /g,
    '$1what do i ',
  ],
  [
    /^((?:so |and |ok )*)is it (?:just|only) me,? or (?=(?:did|is|are|has|have|do|does|was|were)\b)/g,
    '$1',
  ],
  [/[.,;]? i (?:always |just )?keep (?:on )?forgetting(?: it| that)?(?=\W*$)/g, ''],
  [/,? all of (?:them|it) together(?=\W*$)/g, ''],
  [
    /\b(entries|transactions|records|items|expenses|incomes) ((?:have|did|do) (?:i|we)) (?:written|write|typed|type|noted|note|jotted|jot)(?: down| in)?\b/g,
    '$1 $2 put in',
  ],
  [
    /\b(?:sneak|sneaks|sneaked|snuck|sneaking) (?:its|their|the|any) prices? up\b/g,
    'raise its price',
  ],
  // "Has my rent gone up since I moved in?": a rise is looked for in all records.
  [
    /^((?:and |so )?)(?:has|have|did|is|are) ((?:my |our |the )?[^,?!]{2,40}?) (?:(?:gone|go|went|crept|creep) up|(?:been )?(?:raised|increased?)|risen|rise|rose|got(?:ten)? (?:dearer|more expensive)|(?:any )?(?:dearer|more expensive))(?: in price)? since (?:i|we) (?:first )?(?:moved in(?:to [^,?!]{2,20})?|moved(?: here| there)?|joined|signed up|started|began|subscribed|got it|took it out|became a (?:member|customer))(?: (?:here|there|with (?:it|them)|using (?:it|them)|paying(?: for)?(?: it| them)?))?(?=\W*$)/g,
    '$1did $2 go up in price since the start',
  ],
  // "Is Netflix more expensive than when I signed up?"
  [
    /^((?:and |so )?)is ((?:my |our |the )?[^,?!]{2,40}?) (?:now |any )?(?:more expensive|pricier|costlier)(?: now)? than when (?:i|we) (?:first )?(?:joined|signed up|started|began|subscribed|got it|took it out)(?=\W*$)/g,
    '$1did $2 go up in price since the start',
  ],
  [
    /\bsince i (?:started|began|joined|signed up)(?: (?:to (?:write|record|track)|writing|recording|tracking|using|with)(?: (?:this|it|things|everything|stuff|it all))?(?: down)?)?(?: here)?(?=\W*$)/g,
    'in total',
  ],
  [/ (?:above|over|more than) zero\b/g, ''],
  [/[.,;]? (?:to )?one decimal(?: place)?(?: please)?(?=\W*$)/g, ''],
  [/\b(pay|paid|charge|charged|bill|billed)( (?:for )?\w+)? two times\b/g, '$1$2 twice'],
  [/\b(save|saves|saving)\b(.*) in (?:one|a) year(?=\W*$)/g, '$1$2 a year'],
  [
    /\b((?:which|what) (?:weekday|day of (?:the )?week|month|week|category|day|year)(?: (?:of|in) [^,?!.;]{2,20}?)?) ((?:(?:do|did) )?(?:i|we) (?:spend|spent|earn|earned)) (?:the )?more(?=\W*$)/g,
    '$1 $2 most',
  ],
  [/\bfull (cost|price|amount)\b/g, 'total $1'],
  [
    /,? or (?:is it|it is|is that|am i) (?:just )?(?:my imagination|imagining(?: it| things)?)\b/g,
    '',
  ],
  [
    /\b(?<last>(?:last|this) (?<unit>week|month|quarter|year) (?:vs|versus|against|with|to|and|compared (?:to|with))) the one before(?: (?:it|that))?\b/g,
    '$<last> the $<unit> before',
  ],
  [
    / (?:by mistake|(?:all )?(?:on (?:its|their|his|her) own|by (?:itself|themselves)))\b(?! (?:cover|pay))/g,
    '',
  ],
  [/\bin (?:the )?last months(?=\W*$)/g, 'in the last 3 months'],
  // "I want buy a coat for 240 dollars, it is possible?"
  [
    /^i (?:want|would like|need)(?: to)? buy (.+?) for (\$?[\d,.]+(?: dollars| bucks)?),? (?:is it|it is|is that|would it be|would that be) (?:possible|ok|okay|affordable)\b/g,
    'can i afford $1 for $2',
  ],
  [
    /^((?:and |so )?)would (an? \$?[\d,.]+ \p{L}+|\$?[\d,.]+) (?:fit|be (?:ok|okay|possible|affordable))(?=\W*$)/gu,
    '$1can i afford $2',
  ],
  [/\b(can|could) (i|we) (?:theoretically|hypothetically|in theory)\b/g, '$1 $2'],
  [
    /\bif (?:i|we|you) (?:take|took) (?:off|away|out) what (?:they|it) (?:gave (?:me |us )?back|refunded(?: me| us)?)\b/g,
    'net of refunds',
  ],
  [
    /\b(cheapest|most expensive|biggest|smallest|last|first) tickets?(?= (?:at|from) )/g,
    '$1 purchase',
  ],
  // "Since it is the last day of June, what will I have spent by the end of the month?": a reason, where a time is named.
  [
    /^(?:well,? |so,? |ok,? )?(?:since|as|because|seeing (?:as|that)|given that|now that) (?:it is|it's|its|today is|we are|we're) (?:already |only |just |nearly |almost |still )*(?:\p{L}|\d)[^,.?!…;:]{0,40}(?:[,…;:]|\.{2,}|\.(?= )| [-–—])[,. ]*(?=(?:and |so |then )?(?:how|what|which|where|when|who|can|could|do|did|am|is|are|will|have|has|show|list)\b.*\b(?:days?|weeks?|months?|quarters?|years?|today|tomorrow|yesterday|january|february|march|april|may|june|july|august|september|october|november|december|20\d\d)\b)/gu,
    '',
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
  // "The bills due within 14 days, not the overdue ones": what is overdue is told apart from them anyway.
  [
    /(?=,? ?\(?(?:but |not|excluding|without|leav|ignoring|except|apart|minus|other)[\s\S]{0,120}$)(?<=^(?!.*\b(?:left|remaining|afford|spare|forecast|save|spend|spent)\b).*\b(?:bills?|due|owe|pay)\b.*\b(?:within|next|due|coming|upcoming|end|by|before|until|this|still)\b.*),? ?\(?(?:(?:but )?not|excluding|without|leaving out|leave out|ignoring|ignore|skipping|except(?: for)?|apart from|aside from|minus|other than)(?: (?:counting|including))? (?:(?:the|any|my|what is|whats|what's|anything|those|ones|bills?|payments?|one|two|three|that (?:are|is)|which (?:are|is)|already) )*(?:overdue|past due|late)(?: (?:ones?|bills?|payments?|stuff|already|by now))*\)?(?=\W*$)/gu,
    '',
  ],
  // "What do the kids cost me a month (the Kids category)"
  [
    / \((?:(?:i mean|that is|as in) )?(?:(?:the|my|our) )?(?:category (\p{L}[^()]*)|(\p{L}[^()]*) category)\)/gu,
    ' ($1$2)',
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
  // "How much of April was spent at weekends?"
  [
    /\bhow much of ((?:(?:my|our|the) )?(?:(?:last|this) (?:week|month|quarter|year)|(?:january|february|march|april|may|june|july|august|september|october|november|december)(?: 20\d\d)?|20\d\d))(?:'s)?(?: spending| money)? (?:(?:was|is|did|have|has|got|(?:i|we)|been|spent|spend|went|gone|go|fell|falls) )+(?:at|on|over) (?:the )?(?=(?:weekends?|week ?days|(?:mon|tues|wednes|thurs|fri|satur|sun)days)\b)/g,
    'how much did i spend in $1 on ',
  ],
  // "How much was it? just the amount"
  [
    /(?<=\bhow much\b.*)[,.?!;:]+ ?(?:just|only) (?:(?:the|an) )?(?:amount|number|figure|total|sum)(?: please)?(?=\W*$)/g,
    '',
  ],
  [/\b(?:all )?summed(?: up| together)?(?=\W*$| please\b)/g, 'in total'],
  // "A $500 trip to see my sister": what the money is for, where only the amount counts.
  [
    /(?<=\b(?:afford|manage|swing|stretch to|spare)\b.*\d.*) (?:to (?:see|visit|meet|stay with|be with|surprise|celebrate with)|(?:to|for|with)) (?:my|our|the) (?:(?:big|little|older|younger|old|best) )?(?:sister|brother|mother|father|mom|mum|dad|son|daughter|parents?|family|kids?|children|grandchildren|grandkids|grandson|granddaughter|grandma|grandpa|cousins?|aunt|uncle|niece|nephew|friends?|wife|husband|partner|girlfriend|boyfriend)(?: in \p{L}+)?(?=\W*$| (?:this|next|in|by|before|on) )/gu,
    '',
  ],
  // "Anything unusual in my account"
  [
    /(?<=\b(?:unusual|weird|odd|strange|suspicious|fishy|funny|off|wrong|duplicated?|twice)\b.{0,30}) (?:in|on|with) (?:my|our|the) (?:(?:bank|expense) )?(?:accounts?|statements?)\b/g,
    '',
  ],
  // "(what we pay out, not the pensions)": bills to pay are told apart from what comes in anyway.
  [
    /(?<=\bbills\b.*),? ?\(?(?:(?:only |just |so |i mean )*what (?:i|we) (?:have to )?pay(?: out)?,? ?(?:but )?(?:not|excluding|without|leaving out)(?: (?:counting|including))? (?:(?:the|any|my|our) )?(?:pensions?|wages|salary|salaries|income)|(?:not|excluding|without|leaving out)(?: (?:counting|including))? (?:(?:the|any|my|our) )?(?:(?:recurring )?income|money (?:that )?(?:comes|coming) in|what comes in))\)?(?=\W*$)/gu,
    '',
  ],
  // "How much dearer is Hulu now than at the start?"
  [
    /\bhow much (?:dearer|pricier|costlier|more expensive|higher|more) (?:is|are|does|do) ([^,?!]+?)(?: costs?)?(?: now| today| these days| nowadays)? than (?:(?:it|they) (?:was|were|did|cost) )?(?:at (?:the )?(?:start|beginning|first)|in the beginning|originally|initially|to begin with|when (?:i|we) (?:started|joined|signed up|began))(?=\W*$)/gu,
    'how much more is $1 than it used to cost since the start',
  ],
  // "Grocery shops under $10": what was bought, and no shop.
  [
    /(?<=\b(?!(?:which|what|any|the|my|our|of|all|at|in|how|many|different|these|those|some|for)\b)\p{L}+ )shops(?= (?:of |for |that (?:cost|were|came to) )?(?:under|over|above|below|less than|more than|up to|at least|between) \$?\d)/gu,
    'purchases',
  ],
  // "A charge that looks way too high", "did any payment seem higher than it should be"
  [
    /\b((?:any|an?|some|one) )(?:of my |of our |of the |single )?(?:charges?|payments?|expenses?|purchases?|transactions?|entry|entries|amounts?|bills?) (?:that |which )?(?:(?:is|are|was|were|looks?|looked|seems?|seemed|appears?|appeared|feels?|felt) )(?:to be )?(?:(?:way|far|much|a bit|a little|really|just|kind of) )*(?:too (?:high|big|large|much|steep|expensive|pricey)|(?:higher|bigger|larger|more) than (?:it|they) should(?: be| have been)?)(?=\W*$| (?:in|this|last|for|on|from|to me|among)\b)/g,
    '$1unusual charge',
  ],
  [
    /\b(any|a) charges? (?:that is |that are )?(?:far|way|well|much) above what .* usually (?:costs?|charges?)\b/g,
    '$1 unusual charge',
  ],
  // "What's that in percent of my income?"
  [
    /^((?:and |so )?)what (?:is|was) (?:that|this|it) (?:in|as) (?:an? )?(?:percent|percentage|pct|%|share) of (.+?)(?=\W*$)/g,
    '$1what percent of $2 is that',
  ],
  // "When did I start Chewy?"
  [
    /\bwhen did (i|we) (?:first )?(?:start|begin|join|sign up(?: (?:for|with|at))?|subscribe to)(?: (?:with|at|using|on))?(?= (?:the |my |our )?(?!\p{L}+ing\b|to\b|here\b|tracking\b)\p{L})/gu,
    'when did $1 first pay',
  ],
  [
    /\bhow much (money |cash )?(?:will|would) (i|we) have (?=(?:at|by) (?:the )?(?:month )?end\b)/g,
    'how much $1will $2 have left ',
  ],
  [/\b(daily|weekly|yearly) (?:burn|spend|spending) rate\b/g, 'average $1 spending'],
  [/\b(?:burn|spend|spending) rate\b/g, 'average monthly spending'],
  // "What bills still hit this week?"
  [
    /\b(bills?) (?:(?:that|which|are|will|still|yet|left|going|gonna|to) )*hit(?:s|ting)?(?= (?:me |us |my account )?(?:in|this|next|before|by|until|till|on|today|tomorrow|between|from|over|within|the)\b|\W*$)/g,
    '$1 due',
  ],
  [
    /(?<=^(?:and |so )?(?:how|what|who|where|show|list)\b.{6,})[.,?!;:]+ (?:all|every bit|every cent|every penny|the whole) of it(?=\W*$)/g,
    '',
  ],
  // "Charges which are not usual", "way off from normal"
  [
    /\b((?:charges?|payments?|expenses?|purchases?|transactions?|entry|entries|amounts?|anything|something)(?: that| which)?) (?:is|are|was|were|looks?|seems?) not (?:usual|normal|typical|ordinary)\b/g,
    '$1 unusual',
  ],
  [
    /(?<=\b(?:charges?|payments?|expenses?|purchases?|transactions?|entry|entries|amounts?|anything|something)(?: \p{L}+){0,3} )(?:(?:that|which) )?(?:(?:is|are|was|were|looks?|looked|seems?|seemed|feels?|felt) )?(?:(?:way|far|really|very|so|a bit) )*(?:(?:off|away|different) from|out of|far from|(?:way|far|well) (?:above|over|beyond)) (?:(?:the|my|our|what is) )?(?:normal|norm|the usual)(?=\W*$| (?:in|this|last|for|on|since)\b)/gu,
    'unusual',
  ],
  // "Did anybody sneak in a price increase?", "did a price increase slip through?"
  [
    /\b(?:sneak|sneaks|snuck|sneaked|slip|slips|slipped|push|pushed|put|bring|brought)(?: in| through)? (?=(?:(?:an?|any|another|some) )?(?:(?:sneaky|quiet|little|small|big) )?(?:price|rate) (?:increase|hike|rise)s?\b)/g,
    'have ',
  ],
  [
    /\b((?:price|rate) (?:increase|hike|rise)s?) (?:sneak|snuck|sneaked|slip|slipped|creep|crept)(?: in| through| by| past)(?: me| us)?\b/g,
    '$1',
  ],
  [/\bsneaky (?=(?:price|rate) (?:increase|hike|rise)s?\b)/g, ''],
  // As who learns English asks: "how much of refunds have I received?"
  [
    /\bhow much of (refunds?|reimbursements?)(?= (?:(?:did|have|has) )?(?:i|we) (?:have |had )?(?:already )?(?:receive|received|get|got|gotten)\b)/g,
    'how much in $1',
  ],
  [
    /\b(?:more|less|higher|lower)((?: (?:on|at|for|with) [^\d,?;]{2,30}?)?) than ([^\d,?;]{3,30}?),? or (?:less|more|lower|higher|fewer)(?=\W*$)/g,
    'more or less$1 than $2',
  ],
  [
    /,? but (?=(?:net of|after|minus|less|with|subtracting|deducting|netting|counting) (?:(?:the|my|our|any|all) )*(?:refunds?|returns?|reimbursements?)\b)/g,
    ' ',
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
  // "My health score, and is it bad?": the answer says it.
  [
    /(?<=\bscore\b[^.?!]*?),? (?:and|or|so) (?:(?:is|was) (?:it|that) (?:(?:any|an?|very|really|so|too|that) )*(?:good|bad|ok|okay|fine|decent|healthy|poor|terrible|low|high)(?: one)?|how (?:good|bad) (?:is|was) (?:it|that))(?=\W*$)/g,
    '',
  ],
  [/\bbills?[- ]wise\b/g, 'bills'],
  // "The balance of my income and expenses"
  [
    /\b(?:my |our |the )?balance (?:of|between) (?:my |our |the )?(?:income|earnings)(?: and| versus| vs| minus| less| against) (?:my |our |the )?(?:expenses|spending|costs|outgoings)\b/g,
    'my net balance',
  ],
  [/\b(?:my |our |the )?income (?:and|vs|versus|to) expenses? balance\b/g, 'my net balance'],
  [
    /(\bcategor(?:y|ies)\b[^.?!]*?),? (?:with|and|plus)(?: (?:the|their|in))? (?:percent|percents|percentages?|%|shares?)(?=\W*$)/g,
    '$1',
  ],
  [/\bdid (i|we) (?:make|earn) or lose money\b/g, 'what was my net'],
  // "Compare May's total with that of April"
  [
    /\b(?:that|those) (?:of|for|from) (?=\p{L})(?<=\b(?:with|to|than|against|vs|versus|from|of) (?:that|those) \p{L}+ )/gu,
    '',
  ],
  [
    /\b((?:am|are|was|were) (?:i|we) up or down) (?:on|from|over|since) (?=(?:the )?(?:last|previous|month|year|week)\b)/g,
    '$1 vs ',
  ],
  [/\bthan before(?=\W*$)/g, 'than it used to cost'],
  [/[,;]? or (?:nah|naw|nope|what)(?=\W*$)/g, ''],
  // "Can I afford 500 this month or not?"
  [
    /^((?:.*[,;:] )?(?:can|could|did|do|have|will|am|are|is) (?:i|we|it|that)\b.*?),? or not(?=\W*$)/g,
    '$1',
  ],
  [
    /\b(?:is it |it is |is |would it be )possible (?:for (?:me|us) )?to (?:see|show|list|look at|get)\b/g,
    'show',
  ],
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
  [/\b(average (?:\p{L}+ )?\p{L}+) (?:is )?worth\b/gu, '$1'],
  [/^(?:please |can you |could you )?name (?=(?:the|my|our|all|every|each)\b)/g, 'list '],
  // "In which months did my spending exceed $3,500?"
  [
    /\b(spending|expenses|costs|outgoings|income|earnings|pay) (?:exceed|surpass|top|pass|cross|go over|come to over|be over|be above)(?:ed|es|s|ing)? (?=\$?\d)/g,
    '$1 over ',
  ],
  [
    /\b(income|earnings) (?:surpass|outstrip|outpace|top|beat|outdo)(?:es|ed|s|d|t)?(?= (?:my |our )?(?:expenses|spending|costs|outgoings))/g,
    '$1 exceed',
  ],
  // "The percentage of my spending that is subscriptions"
  [
    /\b(percent|percentage|share|part|portion|proportion|fraction|much) of ((?:my |our |the )?(?:total )?(?:spending|expenses|income|money|outgoings)) (?:that|which) (?:is|are|was|were|goes to|went to|goes on|went on) /g,
    '$1 of $2 on ',
  ],
  [/\bhow (?:many|much many) (money|cash)\b/g, 'how much $1'],
  [
    /\bwhere (?:did|does|has) (?:it|that|everything) all (go|gone|went)\b/g,
    'where did my money go',
  ],
  [/^(?:can|could) (i|we) (?:get|grab|have) (a|an|some|the) (?=\$?\d)/g, 'can $1 afford $2 '],
  // "Can I get 100 dollar shoes?"
  [
    /^(?:can|could) (i|we) (?:get|grab|have|buy) (?:(?:those|these|my|our) )?(?=(?:\$[\d,.]+|[\d,.]+[ -](?:dollar|buck)s?) (?!refund|back|off|discount|cash|credit)\p{L})/gu,
    'can $1 afford ',
  ],
  [/\bto what (?:extent|degree) (?=(?:do|did|am|are|is)\b)/g, ''],
  // "What days did I go to Costco?"
  [
    /^((?:and |so )?)(?:on )?(?:what|which) (?:days|dates) (?:do |did |have |was |were )?(i|we) (?:go|went|gone|been|was|were|visit|visited|shop|shopped)(?: to| at| in)? (?=(?:the )?\p{L})/gu,
    '$1list my purchases at ',
  ],
  // "The last 30 days and the last 60"
  [
    /\b(last|past|next) (\d+) (days|weeks|months|years) (and|or|vs|versus|than|against) (?:the )?(?:last |past |next )?(\d+)(?= ?(?:$|[?!.,;]))/g,
    '$1 $2 $3 $4 $1 $5 $3',
  ],
  // "What have I paid from January?"
  [
    /(?<=\b(?:have|has) .{0,60})\bfrom (?=(?:january|february|march|april|may|june|july|august|september|october|november|december)\W*$)/g,
    'since ',
  ],
  [
    /[,;]? or (?:am|are) (?:i|we) (?:\p{L}+ )?(?:screwed|broke|cooked|doomed|toast|crazy|done for|in trouble)(?=\W*$)/gu,
    '',
  ],
  [
    /\b(biggest|largest|highest|top|smallest|lowest) non (\p{L}+) (expenses?|purchases?|charges?|costs?|payments?)\b/gu,
    '$1 $3 excluding $2',
  ],
  [/^(?:days|weeks) since (?:my |the )?last (?=\p{L})/gu, 'how many days since i was last at '],
  // As those say who learn English: "my more big expense", "how much money enter", "for how much time"
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
  [
    /\bwhat(?:s| is) (?:eating|draining|swallowing|taking|killing)(?: up)?(?: all)?(?: of)? my (?:money|budget|paycheck|pay|wallet|cash|account|salary)\b/g,
    'what are my biggest expense categories',
  ],
  // "My biggest expense after rent": the biggest but for it.
  [
    /\b(biggest|largest|highest|priciest|dearest|most expensive|top)( \p{L}+){1,2} (?:after|behind|next to)(?= (?:the |my |our )?(?!expenses|spending|bills|tax|all|that|this|it)\p{L}+\W*$)/gu,
    '$1$2 excluding',
  ],
  // "My last coffee run at Blue Bottle", "my fast food habit at Wendy's"
  [
    /\b(coffee|grocery|food|lunch|dinner|breakfast|takeout|pizza|burger|sushi|snack|gas|fuel|beer|drinks?|supermarket|pharmacy) (?:run|stop|habit|addiction|obsession|haul)(s?)(?= (?:at|to|from|with) \p{L})/gu,
    '$1 trip$2',
  ],
  // "How bad was my pizza habit at Sbarro?"
  [
    /\bhow (?:bad|awful|terrible|horrible|out of hand) (?:is|was|were|are|has been) (?=(?:my|our|the) (?:\p{L}+ ){1,3}trips? (?:at|to|from|with) \p{L})/gu,
    'how much did i spend on ',
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
  // "Make it the top 5", "make that July": goes on from the question before.
  [
    /^((?:ok|okay|please|and|no|then|actually|now|can you|could you)[, ]+)*(?:make|let us make) (?:it|that|this|them)(?: be)?(?: (just|only))? (?=\$?\d|(?:the )?(?:top|last|next|biggest|largest|smallest|first|previous|whole|over|under|above|below|past|for|in|on|by|per|a|this|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|mon|tue|wed|thu|fri|sat|sun)|(?<=(?:just|only) )\p{L})(?!.*\b(?:score|higher|better)\b)/gu,
    'and $2 ',
  ],
  [/^(?:give|show|list|tell) me the (?=top \d+\W*$)/g, 'and the '],
  // "Did my pay come through this month?"
  [
    /\bdid (?:my|our|the) (?:pay|salary|wages?|paycheck|pay check|paycheque) (?:come|go|get) (?:through|in)\b/g,
    'did i get paid',
  ],
  [
    /\b(?:has|have) (?:my|our|the) (?:pay|salary|wages?|paycheck|pay check|paycheque) (?:come|gone|got|gotten) (?:through|in)\b/g,
    'have i been paid',
  ],
  // "Did we not spend a penny?"
  [
    /\b(spend|spent|spending|pay|paid) (?:even )?(?:a|one|a single|one single|a red) (?:penny|cent|dime|nickel|dollar|buck|thing)\b(?<=\b(?:not|without|never|no)\b.*)/g,
    '$1 anything',
  ],
  // "How much did Tesco, Lidl and Aldi get from us between them?"
  [
    /\bhow much (?:did|have|has) (?!i\b|we\b)((?:the |my |our )?[\p{L}][^,?!;:]{1,40}(?:, [^,?!;:]{2,40}){1,5},? and [^,?!;:]{2,40}?) (?:(?:get|got|gotten|take|taken|receive|received) from|cost|set) (?:me|us)(?: back)?\b/gu,
    'how much did i spend on $1',
  ],
  [
    /\b(?:get|got|gotten|take|taken|receive|received|collect|collected|levy|levied|claim|claimed|exact|exacted) from (?:me|us)\b(?<=\b(?:did|does|do|have|has|had) (?!i\b|we\b).*)/g,
    'cost me',
  ],
  // "The difference between the two" is no sum.
  [
    /(?<!\b(?:differ\p{L}*|gap|chang\p{L}*|compar\p{L}*|split|cho\p{L}*) (?:\p{L}+ ){0,2})\b(?:between|among) (?:them|the (?:two|three|four|five)(?: of them)?)(?=\W*$)/gu,
    'in total',
  ],
]
