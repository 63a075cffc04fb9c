// What the words of a question mean. Words listed without a meaning are ignored on purpose; words not listed are
// reported to the user as not understood.

import { formsOf, verbs, wordings } from './verbs.ts'

/** "Net of refunds", "minus what I got back": each way to take off, before each name of what came back. */
function withoutRefunds(): string {
  const takenOff = ['net of', 'after', 'minus', 'less', 'subtracting', 'deducting', 'netting']
  const counted = [
    'counting',
    'including',
    'accounting for',
    'with',
    'netted against',
    'after deducting',
  ]
  const goods = [
    'refund',
    'refunds',
    'refunding',
    'reimbursement',
    'reimbursements',
    'returns',
    'money back',
  ]
  const whose = ['', 'the ', 'my ', 'our ', 'any ', 'all ', 'all the ', 'all my ', 'its ', 'their ']
  const clauses = [
    'i got back',
    'i have got back',
    'i was refunded',
    'i returned',
    'was refunded',
    'came back',
  ]
  const theirs = ['they', 'it'].flatMap((who) =>
    ['refunded', 'gave back', 'gave me back', 'paid back', 'paid me back'].map(
      (did) => `${who} ${did}`,
    ),
  )
  const off = [...goods, 'return'].flatMap((noun) => whose.map((word) => `${word}${noun}`))
  const told = [...clauses, ...theirs].map((clause) => `what ${clause}`)
  return [
    ...takenOff.flatMap((lead) => [...off, ...told].map((rest) => `${lead} ${rest}`)),
    ...counted.flatMap((lead) => goods.map((noun) => `${lead} ${noun}`)),
    ...['with refunds subtracted', 'taking refunds into account', 'once refunds are taken off'],
  ].join('|')
}

const dictionary: Readonly<Record<string, string>> = {
  filler: `
    how|a|an|the|my|mine|our|me|i|we|us|you|your|myself|do|does|did|doing|done|am|is|are|was|were|be|been|being|have|has|had|having
    of|in|on|at|to|for|from|with|by|as|into|onto|about|please|pls|plz|thanks|hey|hi|hello|ok|okay|so|well|now then|just|really|actually
    exactly|roughly|approximately|around|like|kind of|sort of|can|could|would|will you|may i know|may i expect|may we expect|may i see|may i please|tell|give|know|let|want to|want|wanna|would like
    i would like|need to know|i need|curious|wondering|wonder|quick question|question|look up|check|calculate|work out|figure out|find out
    money|cash|dollars|bucks|dollar|buck|what|which|who|that|this|these|there|is there|are there|was there|were there|have there been
    any|some|all|every|ones|one|thing|things|stuff|item|also|too|please tell|tell me|can you|could you|do you know|in my life|my life|life
    got|get|getting|go|goes|going|went|gone|come|comes|came|put|place|kinda|been able|able|personally|ledger|data|account history|history
    currently|right now|at the moment|at present|presently|anything|something|happened|happen|or so|dear|evenkeel|assistant|buddy|mate|and|if|it is|is it
    altogether|in all|all in all|combined|together|as a whole|in general|ya|yo|erm|um|hmm|lol|specifically|particular|in particular|towards|toward
    on my account|from my account|finances|financial|finance|each of|sum up|report|summary|overview|rundown|figure|figures|numbers|amounts|dollar amount|it cost|category of
    whats|hows|wheres|whens|whos|out of pocket|pocket|out|up|run|ran|run me|set me back|me back|am i looking at|looking at|here|way|actual|lot|lots of|lots|much money|everything|every single|so expensive|single|among|amongst|somebody|someone|anybody|anyone|much|possible|possibly|potential|maybe|perhaps|ever so`,
  nowIs:
    'what do i pay|what am i paying|how much am i paying|how much is|how much are|what is my|what are my|how high is|how much does|how much do',
  howMuch:
    'how much|amt|what amount|how many dollars|amount|amount of|what is the damage|what was the damage|how big|how large|how high|what did',
  total:
    'total|totals|sum|in total|overall|grand total|sum total|totalled|totaled|totaling|altogether total',
  spend: `spend|spends|spent|spending|spendings|pay|paid|pays|paying|cost|costs|blow|blew|blown|drop|dropped|shell out|shelled out
    fork out|forked out|fork over|forked over|burn|burned|burnt|splash out|splashed out|splurge|splurged|lay out|laid out|outlay|outgoings|outgoing|expenditure|expenditures
    eating up|eats up|eat up|eating into|taking up|takes up|swallowing up|go through|went through|gone through|going through|got through|get through|run through|ran through|money out|money going|money go|money went|buy|bought|buying|sent|send|give to|gave|squander|squandered|waste|wasted|spend money|cash out|drained my account|drained my wallet|drains my account|drains my wallet|drain my account|drain my wallet|amounted to|amount to|amounts to|hand over|handed over|debit|debited|spendin|costing|set aside for|went out|gone out|going out|goes out|damage`,
  earn: `earn|earned|earning|earnings|earns|income|incomes|make|made|making|receive|received|receiving|take home|took home|bring in|brought in|money in|come in|came in|coming in
    revenue|takings|proceeds|turnover|inflow|inflows|come through|comes through|came through|coming through|get paid|got paid|been paid|am paid|was paid|were paid|money come in|money came in|gross|pay me|paid me|pays me|paying me|give me money|give me for|gave me for`,
  expenseRow:
    'receipt|expense|expenses|purchase|purchases|purchased|charge|charges|charged|payment|payments|spend item|debits|orders|order|ordered|buys|receipts|costs list',
  incomeRow:
    'payout|payouts|invoice|invoices|paycheck|paychecks|paycheque|paycheques|pay check|pay checks|deposit|deposits|income entry|incoming payment|incoming payments|payslip|wages|wage',
  anyRow:
    'transaction|transactions|entry|entries|record|records|rows|line items|movements|activity|transaction history',
  visit:
    'fill-up|fill-ups|fill up|fill ups|visit|visited|visits|visiting|shop|shopped|shop at|eat|ate|eat at|dine|dined|go to|went to|gone to|been to|ride|rode|trip|trips|drink|drank|swing by|use card|stop at|stopped at|stop by|take|took|taken|use|used|using|taking|rides|journeys',
  net: `lose money|lost money|losing money|negative net|negative net balance|negative balance|negative cash flow|positive net|positive net balance|positive balance|positive cash flow|net negative|net positive|net result|end result|net|net income|net balance|netted|cash flow|cashflow|surplus|deficit|left over|leftover|in the red|in the black|come out ahead|came out ahead
    break even|broke even|breaking even|profit|loss|save|saved|saving|savings|put aside|put away|set aside|living within my means|live within my means|within my means|beyond my means|living beyond my means|bottom line|in and out|ahead or behind|positive or negative|plus or minus|in the plus|in the minus|outspend|outspent|am i saving|am i saving money|are we saving|am i saving any money|saving anything`,
  overIncome:
    'over my income|more than my income|above my income|exceed my income|exceeded my income|exceeding my income|more than i earn|more than i earned|more than i make|more than i made|than i earn|than i earned|than i make|than i made|less than i earned|less than i earn|less than i make|less than i made|less than my income|under my income|below my income|overspend|overspent|overspending|over spending|over spend|income cover|earn more than i spend|earn more than i spent|earned more than i spent|make more than i spend|made more than i spent|make more than i spent|than i bring in|than i brought in|over budget|within budget|under budget|income exceed|outpace my income|spending exceed',
  savingsRate: 'savings rate|saving rate|rate of saving',
  count:
    'how many|how many times|number of|count|count of|times|time did|how frequently|the number',
  howOften: 'how often|how regularly|how frequently do|frequency of',
  average:
    'average|averages|avg|mean|on average|typical|typically|usually|usual|normally|normal|averaged|ordinarily|generally',
  median: 'median|middle value',
  each: 'each time|per visit|per transaction|per purchase|a visit|per trip|every time|per time|a pop|apiece|per order|each visit|per charge|a time|at a time|per ride|per meal|per',
  most: 'most|the most|most money|the most money',
  least: 'least|the least|least money|the least money|fewest|least amount|less than anything',
  max: 'biggest|largest|highest|most expensive|priciest|greatest|maximum|max|top|costliest|heaviest|busiest|large|big|major|huge|expensive|hefty|high|main|steepest|dearest|pricey|sizable|sizeable',
  min: 'slowest|quietest|lightest|smallest|lowest|cheapest|least expensive|minimum|min|tiniest|littlest|bottom|leanest|thriftiest|most frugal',
  last: 'last|latest|most recent|newest|last time|the last time|most recently|lately last|previous',
  first: 'first|earliest|oldest|first time|the first time|very first|very first time|first ever',
  when: 'when|what day|what date|which date|on what day|on which day|on what date|date|dates|when did|when was|how recently|how long ago|how long since|how long has it been since|how long is it since|how many days since|how many days ago',
  often:
    'been the most|been most|been to most|been to the most|go most|go the most|go to most|go to the most|visit most|visit the most|visited most|visited the most|stop most|stop the most|stopped most|stopped the most|stop at most|stop at the most|stopped at most|went most|went to most|went to the most|the most times|most times|the greatest number of times|often|frequently|regularly|frequented|most frequent|frequent|commonly|common',
  share:
    'how many percent|how much percent|what percent|what percentage|percent|percentage|share|fraction|proportion|portion|part|how much of|what part|ratio|slice|chunk|percentage of|percent of|share of|%|pct',
  compare:
    'compare|compared|comparison|compares|compared to|compared with|in comparison|in comparison to|vs|versus|than|against|relative to|stack up|difference between|the difference between|the difference|difference|differ|differs|differed|differ from|or|measured against|comparing|how does|side by side',
  more: 'more|higher|greater|larger|bigger|more money',
  lessWord:
    'cut back on|cut down on|cut back on the most|low|so low|less|lower|smaller|fewer|less money|cheaper',
  change: `change|changed|changes|changing|trend|trends|trending|increase|increased|increasing|decrease|decreased|decreasing|differently|evolve|evolved
    go up|gone up|went up|going up|go down|gone down|went down|going down|rise|rose|risen|rising|fall|fell|fallen|dropping|development|developing|develop|develops|developed|grow|grew|grown|growing|shrink|shrunk|climb|climbed|pattern|patterns|doing|looking|jump|jumped|month over month|year over year|creeping up|pace|up or down|higher or lower|more or less`,
  why: 'why|what caused|what is behind|reason|how come|what drove|explain|driving|what is driving|what drives',
  list: 'rank|ranked|sort|show|show me|list|lists|display|see|view|find|pull up|give me|bring up|let me see|list all|show all|look at|search|search for|itemize|itemise|itemized|itemised|get me|what else|see all|list out|print',
  whatIs: 'what are|what were|what is|what was|what has been|what have been',
  recent: 'recent|recently|lately|of late|these days',
  bill: 'bill|bills|recurring bill|recurring bills|recurring payments|recurring expenses|standing order|standing orders|direct debit|direct debits|recurring|regular payments|fixed costs|fixed expenses|overhead|overheads|recurring charges|recurring payment|recurring costs|recurring transactions|recurring transaction|after bills|after all bills|after my bills|after paying my bills|after paying bills|once my bills are paid|once bills are paid|after all my bills|after the bills|utilities bill',
  due: 'due|owe|owed|owing|upcoming|coming up|to pay|have to pay|need to pay|must pay|payable|scheduled|outstanding|due date|due dates|falls due|fall due|coming due|should i pay|am i paying|i have to pay|up next|needs paying|pending|next|left to pay|still to pay|due soon|soon|forthcoming|renew|renews|renewal|renewing|renewed|auto-renew|auto-renews|up for renewal',
  overdue:
    'overdue|late|past due|behind|missed|unpaid|behind on|to catch up|to get caught up|catch up on|catching up|forgotten|forgot|forgot to pay|forgotten to pay|missing payments',
  paused: 'switched off|turned off|disabled|not active|paused|inactive|on hold|deactivated',
  payday:
    'paydays|pay days|payday|pay day|next paycheck|next pay check|next paycheque|next salary|next get paid|get paid next|do i get paid|will i get paid|am i paid next|paid next|next payday|my next pay|be paid|next income|until i get paid|until payday|get my paycheck|get my salary',
  subscription:
    'sub|a sub|subs list|subscription|subscriptions|subs|memberships|membership|subscribed|subscribe|subscribed to|subscriptions list|streaming services|auto renewals|subscribing|paying for every month|subscribe to',
  rise: 'price increase|price increases|price hike|price hikes|price rise|price rises|raised its price|raised their price|raised their prices|raised prices|more expensive lately|gotten more expensive|got more expensive|become more expensive|became more expensive|gone up in price|went up in price|go up in price|increased in price|price|prices|hike|hikes|hiked|getting more expensive|cost more than before|costing more|raise their price|raise its price|raise prices|pricier|rate increase|rate hike|charging more|charge more|charging me more|more expensive now|rises|increases|get more expensive|more expensive than before|expensive than before|get pricier|become pricier|expensive than it used to be|more expensive than it used to be',
  cancel:
    'cancel|cancelled|canceled|cancelling|canceling|get rid of|got rid of|stop paying|stopped paying|stop paying for|quit|ditch|ditched|bin off|binned off|binning off|drop my|gave up|give up|cut|unsubscribe|unsubscribed|unsubscribe from|without paying|axe|axed|dropping|cut out|ditching|drop|bin|binned|binning|scrap|scrapped|scrapping|kill|killed|chuck|chucked|canned|nixed',
  saveVerb:
    'would i save|do i save|could i save|can i save|i save|save me|would that save|will i save|i would save|i could save|would it save|savings from|would be saved|save by|save a year by|save if|free up|would free up',
  left: `do i have available|have available|available for|left|remaining|left to spend|still spend|safe to spend|available to spend|can i still spend|can i spend|have left|left for|i have left|do i have left|remain|remains|spare|to spare|room|disposable|still have|still available|free to spend|able to spend|available|is left|are left|left in|leftover for|safely spend|can i safely spend|i can safely spend|unspent|unallocated`,
  afford:
    'afford|can i afford|could i afford|enough for|enough money for|have enough for|enough to buy|enough money to buy|can i splurge on|could i splurge on|is it ok to buy|ok to buy|can i buy|could i buy|enough|affordable|within reach|have room for|too much|too expensive|too pricey|afford to spend|can i afford to spend|ok to spend|can i splurge',
  forecast: `will i be ok|will i be okay|if i keep going like this|if i keep this up|if i go on like this|if i carry on like this|where do i land|where will i land|where i land|will|headed|am i headed|are we headed|where am i headed|where are we headed|forecast|projected|project|projection|predict|predicted|prediction|estimate|estimated|expect|expected|on track|on pace|on course|at this rate|at this pace|at the present rate|at the current rate|at the present pace|at the current pace|will i spend|going to spend|will i have spent|gonna spend
    likely spend|likely|end up|end up spending|will end|ending|will my spending be|will spending be|expect to spend|wind up spending|look like by|finish|finish the month|finish up|end the month|heading for|heading|be spending|projected spending|projected to spend|run rate|will i be spending|am i going to spend|will spend|will i|will my`,
  monthEnd:
    'month end|month s end|end of the month|end of month|end of this month|by month end|at month end|by the end of the month|by the end of this month|the end of the month|eom|until the end of the month|before the end of the month|at the end of the month|the end of this month|until the end of this month|before the month ends|by month s end|rest of the month|rest of this month|for the rest of the month|for the rest of this month|months end|close out the month|the month ends|the months end|when the month ends|remainder of the month|remainder of this month|till the end of the month|month is over|month is out|by months end|before the month is over',
  score:
    'a good score|good score|a decent score|decent score|a bad score|bad score|a healthy score|is my health score any good|is my score any good|score any good|health score any good|is my score good|health score good|health score|financial health|financial health score|score|finances doing|how am i doing financially|how are my finances|how am i doing|financially healthy|my finances in good shape|finances in good shape|money health|health rating|doing financially|health of my finances|how healthy',
  raise:
    'raise|improve|boost|better|improving|increase my|higher score|get a better|get a higher|bring up my|lift|push up|pushing up|help my|improvement|make better|hurting|dragging down|hurt|lowering|bringing down|hurts|holding back',
  usage:
    'got used|was used|been used|is used|get used|got used up|was used up|been used up|budget usage|budget used|budget spent|budget have i used|budget use|usage|budget|of my budget|budget utilization|how much of my budget|my budget',
  duplicate:
    'duplicate|duplicates|dup|dups|duplicated|twice|double|doubled|double charge|double charges|double charged|charged twice|billed twice|paid twice|charged me twice|double billed|double billing|repeated|charged double|same charge|dupes|double payments|double payment|more than once|same amount',
  unusual:
    'unusual|strange|weird|odd|suspicious|sus|anomaly|anomalies|anomalous|outlier|outliers|out of the ordinary|unexpected|abnormal|irregular|fishy|stand out|stands out|stood out|unusually|weirdest|strangest|oddest|most unusual|most suspicious|fraud|fraudulent|peculiar|out of place|out of character|surprising|atypical|looks off|look off|looks wrong|looks strange|seems off|out of line',
  refund:
    'pay me back|pay us back|returns|return to me|returned to me|come back from returns|came back from returns|gave me back|give me back|paid me back|sent back to me|refund|refunds|refunded|reimbursement|reimbursements|reimbursed|money back|get back|got back|gotten back|given back|give back|gives back|gave back|came back|returned|cash back|refunding',
  netOfRefunds: withoutRefunds(),
  advice:
    'recommendation|recommendations|tips|a tip|any tip|advice|advise|suggestion|suggestions|suggest|ideas|cut back|cut down|save money|saving money|save more|reduce|reduce my|lower my|economize|economise|trim|tighten|should i cut|where can i save|cut my|cutting back|cutting down|recommend|trim down|save some money|help me save|how can i save|ways to save|where to save|to spend less|can i spend less|could i spend less|i can spend less',
  breakdown:
    'breakdown|break down|broken down|split|split up|by category|per category|by source|per source|by income source|each source|each category|grouped by category|category breakdown|go to|money go|money going|all go|spending go|spending break down|where does|distribution|divided|categorized|categorised|breaking down|among categories|across categories|for each category|every category|in each category',
  category:
    'category|categories|area|areas|kinds|types|kind|type|bucket|buckets|group|groups|sector|sources|source|sources of',
  payee:
    'client|clients|customer|customers|employer|employers|by client|per client|by customer|each client|payee|payees|merchant|merchants|store|stores|vendor|vendors|company|companies|shops|retailer|retailers|places|restaurant i|seller|businesses|people i pay|supplier|by merchant|by store|by payee|per merchant|each merchant|by vendor|by shop|per shop|each shop|by shops|by stores|by merchants|by payees|by place|per place|by retailer|per retailer|by restaurant|per restaurant|by supermarket|per supermarket|by company|per company|by supplier|per store|each store|per payee|each payee|per vendor|which place|which places|what place|what places|who do|who did|who gets|who got|who have|what shop|which shop|which store|what store|which shops|what stores|whom do|whom did|who am|who has|which company|who',
  where: 'where|where do|where did|where have|where am',
  weekday:
    'on what day of the week|on which day of the week|weekday|weekdays|day of the week|days of the week|day of week|which weekday|what weekday|which day of the week|what day of the week|by weekday|day of the week do|days of week|weekday wise|by day of the week|by day of week|per weekday',
  weekend: 'weekends|weekend|on weekends|on the weekend|at the weekend|at weekends',
  month:
    'month|months|which month|what month|by month|month by month|month to month|monthly breakdown|what months|which months|for each month|per month breakdown|across months',
  week: 'week|which week|what week|by week|week by week|weeks',
  day: 'day|days|which day|what days|which days|by day|single day|day by day|in a day|in one day|in a single day|on a single day|on one day',
  quarter:
    'per quarter|by quarter|each quarter|every quarter|quarter by quarter|for each quarter|which quarter|what quarter|quarters|which quarters|quarterly',
  year: 'year|which year|what year|by year|years|year by year',
  perDay: 'per day|a day|each day|every day|daily|day on average|everyday',
  perWeek: 'per week|a week|each week|every week|weekly|week on average',
  perMonth:
    'per month|a month|over a month|over one month|each month|every month|monthly|month on average|in a month|in an average month|in a typical month|average month|typical month|in a normal month|normal month|month to month basis|monthwise|on a monthly basis',
  perYear:
    'per year|a year|over a year|over one year|each year|every year|yearly|annually|annual|per annum|in a year|annually speaking|on a yearly basis',
  except:
    'except|except for|excluding|exclude|without|not including|not counting|other than|apart from|besides|aside from|leaving out|ignoring|minus|not on|excl|leave out|but not|outside of|not for|outside|barring|disregarding|on top of|setting aside|less the|everything but|all but|anything but|but|everything else but|but not counting|but not including|but without|but excluding|but leaving out|but leave out|leaving aside|leave aside|skipping|with the exception of|discounting|that is not|that was not|that are not|that were not|which is not|which was not|which are not|which were not|but minus',
  exceptBefore:
    'aside|apart|excluded|left out|not included|not counted|notwithstanding|being left out|taken out',
  over: 'over|above|more than|greater than|higher than|exceeding|exceeds|exceed|exceeded|larger than|bigger than|>|upwards of|north of|that exceed|costing more than|costs more than|cost more than|in excess of|topping|surpassing|costing over|cost over',
  atLeast:
    'at least|or more|>=|minimum of|no less than|not less than|and up|and above|or above|or over|or higher|and over|starting at|from at least|equal or above',
  under:
    'under|below|less than|lower than|smaller than|<|cheaper than|that cost less than|costing less than|costs less than|cost less than|fewer than|costing under|cost under|south of|short of',
  atMost:
    'at most|up to|or less|<=|maximum of|no more than|not more than|and under|or below|or under|or lower|not over|and below|max of|not exceeding',
  between: 'between|ranging from|in the range of|anywhere between',
  not: 'not|no|never|none|nothing',
  still:
    'still|yet|so far|already|to date|up to now|until now|as of now|as of today|thus far|till now|by now|up until now|as yet|up to today|until today|through today',
  ever: 'since it started|since it began|since that started|all years|over the years|across all years|over all years|over all the years|in all years|in any year|ever|all time|of all time|all-time|since the beginning|since i started|since the start|in history|lifetime|in my whole history|overall history|from the beginning|since forever|since day one|in all my records|of all times|since i began|across all time|over all time|for all time|all together ever|historically|from the start|since i started tracking|since we started tracking|since i began tracking|since i started keeping track|since ever|in my records',
  and: 'plus|as well as|along with|and also|together with|both',
  pronoun:
    'it|them|those|they|he|she|him|her|there too|that one|that place|this one|same|the same|that much|those ones|these ones|ones of those|does that compare|that compare|is that|that more|compare that|on that|with that|for that',
  again:
    'again|what about|how about|and what about|and how about|and for|and in|and on|and at|same for|same question for|now|now for|what about for|only|just for|how about for|and the|and my|instead|now what about|same thing for|ok and|then|else',
  frequency: 'bi-weekly|biweekly|fortnightly|every two weeks|every other week',
  howMany: 'how many months|how many days|how many weeks',
  active: 'active|current|existing|set up|have set up|signed up|signed up for',
  salaryWord: 'salary|salaries',
  account: 'balance|account balance|bank balance',
  days: 'days until|how many days until|how long until|days till|how long till|how soon',
}

/** More wordings, whose words are too near to other real words to be put in for a mistyped one. */
const neverMended: Readonly<Record<string, string>> = {
  covers: 'pays the costs of',
  payRise:
    'pay change|pay changed|my pay change|my pay changed|pay change last|pay last change|salary change|salary changed|salary last change|wages change|wages changed|raise my pay|raised my pay|raise my salary|raised my salary|raise my wages|put up my pay|put my pay up|increase my pay|increased my pay|increase my salary|increased my salary|last raise|latest raise|last pay rise|latest pay rise|get a rise|got a rise|gotten a rise|given a rise|had a rise|pay go up|pay gone up|pay went up|my pay go up|my pay gone up|salary go up|salary gone up|salary went up|paycheck go up|paycheck gone up|paycheck went up|wages go up|wages gone up|wages went up|get a raise|got a raise|gotten a raise|given a raise|had a raise|receive a raise|received a raise|my last raise|my raise|a raise at work|pay rise|pay rises|pay raise|salary raise|salary increase|pay increase|wage increase|raise in pay|raise in salary|getting a raise|gave me a raise|give me a raise',
  sinceRise:
    'since the price went up|since its price went up|since the price increase|since the price rise|since the price hike|since the increase|since the hike|since price went up|since they raised the price|since they raised their prices|since they raised prices|since they put the price up|since it went up|since it got more expensive|since price increase',
  sincePayday:
    'since payday|since my payday|since my last payday|since the last payday|since last payday|since pay day|since my last pay day|since my last paycheck|since my paycheck|since the last paycheck|since last paycheck|since the paycheck|since my last salary|since my salary|since my last pay|since my last wages|since i got paid|since i was paid|since i last got paid|since i was last paid|since i got paid last|since i got my paycheck|since i got my last paycheck|since i got my salary|since my pay came in|since my salary came in|since my paycheck came in|since my last paycheck came in|since my pay came through|since my salary came through|since they paid me|since they last paid me',
  bothBefore:
    'average of both|the average of both|average of the two|the average of the two|mean of both|for both|total of both|sum of both|both together|both of them|both of those|the two together|those two together|of the two|those two',
  byNumber:
    'by number|by the number|by sheer number|by count|by the count|by frequency|by quantity|in number|in numbers|in terms of number|in terms of numbers|in terms of count|in terms of frequency|in terms of the number|count wise|count-wise|number wise|number-wise|numberwise|by number not amount|by count not amount|going by number|going by count|measured by number|measured by count|counted by number',
  order:
    'biggest first|largest first|highest first|most expensive first|dearest first|priciest first|the biggest first|the largest first|in descending order|in order of size|from highest to lowest|from biggest to smallest|from largest to smallest|from dearest to cheapest|dearest to cheapest|biggest to smallest|largest to smallest|highest to lowest|high to low|from most to least|ordered by amount|sorted by amount|by amount|by size|by total',
  smallestFirst:
    'smallest first|lowest first|cheapest first|least first|least expensive first|the smallest first|the cheapest first|in ascending order|from lowest to highest|from smallest to biggest|from smallest to largest|from cheapest to dearest|smallest to biggest|smallest to largest|lowest to highest|cheapest to dearest|low to high|from least to most',
  newestFirst:
    'newest first|latest first|most recent first|the newest first|the latest first|the most recent first|newest to oldest|latest to earliest|from newest to oldest|newest on top|latest on top|newest at the top|latest at the top|in reverse chronological order',
  oldestFirst:
    'oldest first|earliest first|the oldest first|the earliest first|oldest to newest|earliest to latest|from oldest to newest|oldest on top|oldest at the top|in chronological order|chronologically|in order of date|in date order',
  noDescription:
    'no description|no descriptions|no description at all|without a description|without description|without descriptions|without any description|a blank description|blank descriptions|an empty description|empty descriptions|missing a description|missing descriptions|lack a description|lacking a description',
  streak:
    'how many days in a row|how many days straight|how many consecutive days|how many straight days|most days in a row|longest streak|streak|longest run|longest stretch|longest time|longest period|longest i went|longest i have gone|longest i have been|longest we went|days in a row|days straight|consecutive days|days running',
  interval:
    'time between|days between|average time between|average days between|number of days between|how many days between|how long between|how long is it between|how much time between|how long do i wait between|how long do i go between|how long passes between|average gap between|interval between|average interval between',
  newPayee:
    'new payees|new payee|new merchants|new merchant|new places|new shops|new stores|new vendors|new companies|new in my spending|new this month|which payees are new|which places are new|which shops are new|which stores are new|which merchants are new|payees are new|places are new|shops are new|stores are new|merchants are new',
  spendWise: 'spending wise|spend wise|expense wise|expenses wise',
  whereAt: 'where am i at|where i am at|where do i stand|where did i stand|where i stand',
  best: 'best|best off|strongest|top earning',
  worst: 'worst|worst off|weakest|poorest',
  paysItself:
    'pay for itself|pays for itself|paying for itself|paid for itself|pay for themselves|paying for themselves|pay its way|pays its way|paying its way|paid its way|earn its keep|earns its keep|earning its keep|earned its keep|cover its own costs|cover its costs|covers its costs|covering its costs|covered its costs|cover its own cost',
  usedTo:
    'than it used to|than they used to|it used to|they used to|used to cost|use to cost|used to pay|use to pay|used to be|used to spend|used to charge|use to charge|used to earn|used to make',
  overIncome:
    'than i took in|than i take in|than i had coming in|than came in|more than i took in|less than i took in|go over my income|went over my income|gone over my income|going over my income',
  usage: 'is my budget doing|is the budget doing|budget doing|my budget looking|budget looking',
  month: 'monthly totals|totals by month|totals per month|totals for each month|monthly figures',
  score: 'score bad|score poor|score ok|score okay|score decent|score terrible|score low',
  unusual: 'look wrong|seem wrong|seems wrong|seem off|feel off|feels off',
  forecast:
    'am i going to land|where am i going to land|am i gonna land|where am i gonna land|am i landing|where am i landing|going to land|gonna land',
  notKept:
    'credit score|credit rating|credit report|credit limit|credit history|net worth|interest rate|exchange rate|stock price|share price|bank balance|fico score',
  means:
    'in cash|with cash|by cash|by card|by check|by cheque|with a card|on credit|cash only|in coins',
  days: 'how many weeks until|how many weeks till|in how many days|how many more days until|how many more days till|how many more days to|how much longer until|how much longer till',
  afford:
    'enough to cover|make enough to cover|earn enough to cover|have enough to cover|make enough for|can i drop|could i drop|want to buy|wanna buy|like to buy|would like to buy|i would like to buy|love to buy|treat myself to|is possible|is it doable|is that doable|is that possible|can i spare|do i have enough for|blow my budget|blow the budget|bust my budget|bust the budget|wreck my budget|break my budget|ruin my budget',
  left: 'make it to|make it till|make it until|make it through|get through to|how broke am i|am i broke|how skint am i|am i skint|run out of money|run out of cash|run short|running out of money|am i ok for money|am i okay for money|am i alright for money|ok for money|okay for money|should be left|should i have left|should have left|should still have|left in the tank|left in the kitty|left in the pot|left in my pocket|left to live on|left to play with',
  raise:
    'push|nudge|bump|bring it up|push it up|get it up|lift it|lift it up|improve it|make it better|get it higher|raise it|boost it|move it up|help it|dragging it|dragging it down|pulling it down|holding it back|bringing it down|hurting it|drags it down|hurts it',
  distinct:
    'different|distinct|unique|separate|various|several different|how many different|how many distinct|how many unique|how many separate|number of different|number of distinct|number of unique|count of different',
  sameDays:
    'same days|the same days|for the same days|on the same days|over the same days|same dates|the same dates|for the same dates|up to the same dates|same days only|the same days only',
  sameSpan:
    'the same month|the same year|the same week|the same period|the same quarter|same month|same year|same week|same period|same quarter|same timeframe|same time frame|the same time frame|that same month|that same year|that same week|that same period|in that month|in that year|in that week|in that period|in that quarter|that month|that year|that week|that quarter|that period|that day|on that day|that very day|during that time|in that time|over that time|over that period|for that period|for that month|for that year|in the same month|in the same year|in the same week|in the same period|for the same period|over the same period|for the same month|in the same quarter|within that period',
  filler: `
    gonna|at all|of course|though|tho|although|cumulative|nowadays
    a fair bit|quite a bit|a fair amount|sorry to bother you|sorry to bother|to bother you|have i placed|did i place|i have placed|up to the same date|to the same date|up to the same day|up to this date|up to this day
    i do believe|i do think|i do feel|somewhere|someplace|at some point|what was before
    whether|trying to|i am trying to|both days included|both included|both days inclusive|inclusive|random question|random one|not gonna lie|not going to lie|should like to|should like to know|i should like to know|do you think|do you reckon|since we started|in the course of|gotten|is it possible to|please to|any chance|any chance you could tell me|any chance you can tell me|as of late|do tell me|this and that
    out of all of them|out of them all|i meant|i only mean|i just mean|i only meant|i just meant
    shows up|show up|showed up|pops up|pop up|popped up|crops up|crop up|turns up|turn up|appears|appear|appeared
    i should know|i should know of|i should know about|should i know about|should know about|i should be aware of
    interested in knowing|in knowing|knowing|interested in learning|interested in hearing|number|the number please
    hiya|heya|howdy|umm|ummm|uh|uhh|uhm|er|errm|hmmm|omg|wow|gosh|jeez|geez|ugh|oh|ah|aha|u|ur|gimme|lemme|dude|bro|pal|btw|fyi|tbh|asap|thx|tks|pretty please|many thanks|much appreciated
    hm|mhm|hmmmm|anywhere|look|looks|looked|i swear|would be great|would be nice|would be lovely|would be good|would be helpful
    fill in a form|fill out a form|fill in a loan form|fill out a loan form|filling in a form|filling out a form|filling in a loan form|filling out a loan form|filling in a form for a lease|filling out a form for a lease|they want to know|and they want|set some money aside|set money aside|put some money aside
    i claim this on my taxes|i claim it on my taxes|i claim that on my taxes|i claim these on my taxes|or is that dumb|or is that stupid|or is that crazy|or is that silly|or is that too much
    for my taxes|for my tax return|for tax purposes|for the tax man|for the taxman|there in total
    telling|telling me|love to|i would love to|would love to|suppose|supposing|assuming|thinking of|i am thinking of|thinking about|considering|going by|based on|judging by|judging from|according to
    income included|including income|with income included
    say|you say|did you say|would you say|let us say|shall we say
    manage to|managed to|happen to|in the end|any idea what|any idea|any clue what|any clue|got any idea|separate|individual|give or take|ballpark|when all is said and done|by any chance|in dollars|in total dollars|if i may ask|i wonder|off the top of your head|thank you|thanks in advance|cheers
    even|honestly|literally|basically|seriously|kindly|sorry|apologies|pardon me|excuse me|good morning|good afternoon|good evening|greetings
    without going under|without going broke|without going over|without running out|completely|totally|absolutely|entirely|lost track|losing track|completely lost track|be gentle|be gentle with me|be honest|be honest with me|be kind|go easy on me|humor me|humour me
    remind me|no idea|i have no idea|not sure|i am not sure|i can not remember|can not remember|i do not remember|do not remember|i can not recall|i do not recall|i do not know|out of curiosity|for the record
    did i log|did i record|did i enter|did i track|did i note|i log|dated|recorded|logged|booked|posted|entered|tracked|registered|noted|listed|documented|on record|on file|on the books|in the books|in my books
    must|shall|might|ways|ways to|any ways|a way|any way|way to|ended up|wound up|i ended up|you reckon|i reckon|reckon|i guess|i suppose|i mean|i think|i believe
    quickly|simply|briefly|precisely|accurately|again please|once more|my friend|my dear|in detail|hard earned|worth of|a total sum|work it out|do the math|do the maths|run the numbers
    eek|yikes|eep|crikey|blimey|yo|ngl|rn|bruh|bruv|tryna|lowkey|highkey|deadass|fr|frfr|ong|imo|imho|tbf|afaik|idk|smh|istg|kinda|legit|oof|welp|aight|ight|sup|ay|ayy|hehe|lmk|plss|plsss|pleaseee|ayo
    dough|moolah|dosh|quid|hard-earned cash|hard-earned money|money money
    pray|pray tell|inform me|inform me of|inform me about|inform me as to|advise me|advise me of|enlighten me|fill me in|fill me in on|clue me in|clue me in on|notify me of|report to me|furnish me with|provide|provide me|provide me with|supply me with|present me with|hand me|throw me|shoot me|hit me with|spit out|pull|fetch|fetch me|grab|grab me|compute|calculate for me|tot|figure|figure out for me|determine|establish|specify|indicate|quote me|summarise|summarize|recap|outline
    grateful|most grateful|i should be grateful|i should be most grateful|would be grateful|much obliged|obliged|appreciate it|i would appreciate|would appreciate|appreciate|be so good as to|so good as to|be so kind as to|so kind as to|kind enough to|be kind enough to|be a dear and|be a dear|be an angel and|be a sweetheart and|be a star and|may i trouble you for|trouble you for|trouble you|might i ask|might i know|may i ask|may i know|if it is not too much trouble|if that is ok|if that is okay|if that is alright|if that is possible|if it is possible|at your convenience|when you are free|as soon as possible|right away|straight away|real quick|super quick|quick one|quick check|one more|one more thing|another one|next question|last question|final question|by the way|long story short|first off|first of all|for starters|to start with|to begin with|let us start with|let us see|let me think|let me know|let me ask|can i ask|could i ask|can i get|could i get|may i have|may i get|might i have|could i have|can i have|i am after|i want|i wanted to know|i wanted to see|i wanted to ask|i need you to|i would love|i would love to know|i would love to see|love to know|love to see|dying to know|keen to know|keen to see|eager to know|interested in|interested to know|i am interested in|i wish to know|i wish to see|wish to know
    money wise|moneywise|money-wise|budget wise|financially speaking|in terms of|in terms of money|when it comes to|as far as|as regards|with regard to|with regards to|regarding|concerning|pertaining to|related to|relating to|in relation to|in respect of|with respect to|in the way of|by way of|on the subject of|in the area of|in the department of
    mindlessly|recklessly|foolishly|needlessly|stupidly|carelessly|happily|sadly|unfortunately|apparently|supposedly|presumably|allegedly|actually now|ultimately|eventually|essentially|effectively|practically|virtually|nearly|almost|frankly|truthfully|genuinely|truly|surely|certainly|definitely|probably|hopefully|obviously|clearly|evidently|somehow|cumulatively|collectively|in aggregate|in sum|all up|all told|in the aggregate|in the grand scheme of things|at the end of the day|when it is all said and done|all things considered|on the whole|by and large|if i am honest|to be honest|to be fair|in fact|as it happens|as a matter of fact|believe it or not|for real|for sure|for crying out loud|for goodness sake|for heaven s sake|on earth|in the world|the heck|the hell|heck|hell|god|goodness|freaking|frickin|damn|dang|darn|bloody
    gone and|went and|up in smoke|down the drain|down the toilet|out the window|go up in smoke|went up in smoke|gone up in smoke|went down the drain|gone down the drain|goes down the drain
    little old|poor old|precious|beloved|dreaded|darned|silly|stupid|ridiculous|insane|crazy|little|bank account|my bank account|from my bank account|out of my bank account|leaving my wallet|my way
    exact|exactly how|precise|complete|overall figure|ballpark figure|rough figure|rough idea|general idea|approximate|approx|ish|or thereabouts|thereabouts|respectively|if any|in question|as such|per se|etc|and so on|and so forth|et cetera
    if you can|if you could|if possible|if you do not mind|would you mind|do you mind|when you have a moment|when you get a chance|for a second|at a glance`,
  spend:
    'burn through|disbursement|disbursements|outlays|spendage|money spent|burned through|burnt through|blow through|blew through|blown through|run up|fritter away|frittered away|given|given to|left my account|leave my account|left my wallet|leave my wallet|went out the door|gone out the door|go out the door|out the door|paid out|pay out|dish out|dished out|dishing out|pour into|poured into|plunked down|plonked down|lavished|parted ways with|takes|takes up|eats|eats into|consume|consumes|consumed|swallow|swallows|swallowed|devour|devours|absorbs|absorbed|part with|parted with|end up spending|ended up spending|wind up spending|wound up spending|end up paying|ended up paying|part ways with|spent money|expended|disbursed|chew through|chewed through|rack up|racked up|cough up|coughed up',
  earn: 'income wise|income-wise|bring home|total pay|my pay|my total pay|gross pay|net pay|monthly pay|the pay from|pay from|brought home|bringing home|take-home|take-home pay|take home pay|taking home|took in|take in|taken in|taking in|banked|pocketed|pulled in|pull in|raked in|rake in|come my way|came my way|paid into',
  duplicate:
    'billed me twice|billed us twice|billing me twice|billing us twice|bill me twice|bill us twice|charge me twice|charge us twice|charged us twice|charging us twice|charging me twice|doubles|any doubles|two times|2 times|a second time|two charges for the same|charged again|recorded twice|booked twice|entered twice|logged twice|listed twice|double entries|double entry|double booked|twice over|doubly charged|charged me double',
  net: `i actually keep|actually keeping|am i keeping|am i actually keeping|do i actually keep|i get to keep|do i get to keep|was i up or down|am i up or down|were we up or down|up or down in total|end in the black|end in the red|end it in the red|with a deficit|with a surplus|save up|ahead|get ahead|got ahead|end up ahead|ended up ahead|finish ahead|finished ahead|come out on top|came out on top|in the plus|in the minus|in the green|into the red|out of the red|in the hole|in the positive|in the negative
    what remained|remained|remain of my income|kept of my income|keep of my income|did i keep|what did i keep|what have i kept|end up with|ended up with
    after expenses|after all expenses|after all the expenses|after my expenses|after all my expenses|after the expenses|after spending|after all my spending|after all spending|after costs|after all costs|after all the costs|once expenses are taken off|after deducting expenses|after subtracting expenses|after everything was paid|after everything i spent|after what i spent|after everything|after it all|after all that|after all is paid|once everything is paid|when everything is paid`,
  payday:
    'next money|my next money|next money coming|my next money coming|next money come|next money come in|next money coming in|my next money come in|before payday|before i get paid|before i am paid|before my next payday|before the next payday|before my next paycheck|before the next paycheck|before my paycheck|by payday|till payday|till i get paid|until i am paid|until my next payday|until the next payday|next time i get money|next time i get paid|get money next|get my money next|next salary land|until my next paycheck|until my next pay|until my paycheck|until the next paycheck|next salary arrive|next salary arrives|next salary come|next salary come in|next salary hit|next paycheck land|next paycheck arrive|next paycheck arrives|next paycheck come|next paycheck come in|next paycheck hit|next pay arrive|next pay arrives|next pay land|next wages arrive|next income arrive|next income arrives|next income come in|salary land|salary arrive|salary arrives|salary come|salary come in|salary hit|paycheck land|paycheck lands|paycheck arrive|paycheck arrives|paycheck hit|paycheck come|paycheck come in|paycheck coming|next paycheck coming|paycheck due|pay land|pay arrive|pay come in|pay hit|wages land|wages arrive|wages come in|my money come in|next wage|next wages|next pay|my pay come|next payslip|next pay packet',
  first: `start charging|start charging me|started charging|started charging me|begin charging|begin charging me|began charging|began charging me|start billing|start billing me|started billing|started billing me|begin billing me|began billing me|first charge me|first charged me|first bill me|first billed me|start taking money|started taking money|start taking payments|started taking payments|start costing me|started costing me|the very first|for the very first time|for the first time|the very first time|since when|how long have i been|how long have i had|how long have we been|how long have we had|start paying|start paying for|start using|start going to|start going|start spending|start spending at|start buying|start getting|start receiving|start shopping at|start shopping|start ordering|start visiting|start subscribing|start to pay|start to pay for|start to use|start to go to|start to buy|started paying|started paying for|started using|started going to|started going|started spending|started spending at|started buying|started getting|started receiving|started shopping at|started shopping|started ordering|started visiting|started subscribing|started to pay|started to pay for|started to use|started to go to|started to buy|begin paying|begin paying for|begin using|begin going to|begin going|begin spending|begin spending at|begin buying|begin getting|begin receiving|begin shopping at|begin shopping|begin ordering|begin visiting|begin subscribing|begin to pay|begin to pay for|begin to use|begin to go to|begin to buy|began paying|began paying for|began using|began going to|began going|began spending|began spending at|began buying|began getting|began receiving|began shopping at|began shopping|began ordering|began visiting|began subscribing|began to pay|began to pay for|began to use|began to go to|began to buy`,
  last: 'for the last time|the most recent|last time around|the most recently|most recently|the very last',
  due: 'have to cover|need to cover|got to cover|must cover|still to come out|to come out|yet to come out|still to go out|yet to go out|arrive|next time i need to pay|next time i have to pay|next time i pay|charge me again|charge me next|bill me next|bill me again|still outstanding|arrives|arriving|hit my account|hits my account|hitting my account|coming|still have to pay|still need to pay|still got to pay|still must pay|still owe|left to be paid|yet to pay|remains to be paid|remaining to be paid|still has to be paid|still have to be paid|still need to be paid|still unpaid this month|must i pay|i must pay|must we pay|must be paid|has to be paid|have to be paid|needs to be paid|need to be paid|i have got to pay|have got to pay|do i have to pay|bound to pay|supposed to pay|fall due|comes up|come up|come out of my account|comes out of my account|falling due|falls due|becomes due|become due|due to be paid|are ahead|lie ahead|lies ahead|ahead of me|lined up|on the calendar|on the horizon',
  bill: 'bills hit|bill hits|bills come out|bill comes out|bills go out|bill go out|bill come out|bills land|bills ahead',
  monthEnd:
    'until end of month|till end of month|until month end|before end of month|by end of month|till month end|until the month end|before the month is out|before month is out|before the month is done|before the month is up|at the end of this month|end of the current month|at the end of the current month|until the month is over|till the month is over|until month is over|until the month ends|till the month ends|until the month is out|until this month is over|until this month ends|for what is left of the month|what is left of the month|until the month is done|before this month is over|before this month ends|by the time the month ends|by the time the month is over|for the remaining days of the month|the remaining days of the month',
  change:
    'what moved|up or down on|uptick|downtick|spike|spikes|moved the most|moved most|moved up|moved down|has moved|have moved|what shifted|shifted the most|shifted most|swung the most|swung most|biggest mover|biggest movers|biggest swing|biggest swings|biggest shift|biggest shifts|biggest jump|biggest drop',
  compare:
    'delta between|the delta between|delta to|the delta to|the delta from|delta from|delta vs|delta versus|beat|beats|how far over|how far above|how far under|how far below|outdo|outdid|looking next to|look next to|stand next to|next to last|worse|worse than|better than|up on|what is the gap between|what was the gap between|what is the difference between|what was the difference between|how do they compare|stacks up against|stack up against|measure up to|measured up to|fare against|down on|up from|down from|up over|down over|variance|variation|the gap between|gap between|what is the gap|contrast|contrasted with|as against|as opposed to|next to each other|head to head|the change between',
  pronoun:
    'does that|how does that|how does this|that stack up|that measure up|that hold up|that line up|that time|that visit|that purchase|those purchases|those transactions|those charges|these charges|these transactions|these purchases|of these|of those|of them|of that',
  list: 'what happened|enumerate|spell out|walk me through|bring me',
  max: 'peak|peaked|peaks|top out|topped out|greatest of all|single biggest|single largest|single highest',
  when: 'any idea when|at what date|which dates|what dates|at which date',
  advice:
    'where can i cut|where could i cut|where should i cut|can i cut|could i cut|ways to spend less|ways to cut|ways to cut back|ways to economize|ways to reduce',
  howMuch:
    'am i up to|are we up to|am i up to on|are we up to on|where do i stand on|where do i stand with|where do we stand on|how am i tracking on|how am i doing on|how are we doing on|where am i on|where am i at on|where am i at with|how deep am i into|how far am i into|how deep into|give me a number|give me the number|give me a number for|their totals|and their totals|their total|and their total|their amounts|and their amounts|the amount for each|and the amount|its amount|and its amount|its total|and its total|any idea how much|how much in total|need a number|need a number for|need the number|need the number for|need a figure|need a figure for|need the figure|need a total|need the total|what sum|which sum|what total|which amount|how much altogether|how many bucks|what was the bill for|to what amount|how much all in all',
  average: 'in the average',
  rise: 'start charging more|start charging me more|started charging more|started charging me more|began charging more|began charging me more|begin charging me more|start billing me more|started billing me more|start costing more|started costing more|start costing me more|started costing me more|cost more now|costs more now|cost more these days|costing more now|put its price up|put their price up|put its prices up|put their prices up|put up its price|put up its prices|put up their prices|put the price up|upped its price|upped their prices|hiked its price|hiked their prices|cost more than they used to|costs more than it used to|cost more than it used to|cost more than before|costs more than before|cost more than they did|more than they used to|more than it used to|more than they did before|more than it did before|pricier than before|pricier than they used to be|pricier than it used to be',
  saveVerb:
    'would that give me|would that give|would it give me|would i have extra|have extra|saves me|did i save|have i saved|am i able to save|saves|saving me|saved me|it saves|save me money',
  oneBefore:
    'and the time before|and the time before that|and the one before|and the one before that|and the visit before|the visit before|the visit before that|time before|the one before|the one before that|the one before it|the one prior|the one prior to that|the time before|the time before that|the time before last|one before that|one before|time before that|the previous one|previous one|the previous time|the one previous to that|before that|before that one|the second to last|second to last|the second last|second last|the next to last|the last but one',
  oneAfter:
    'after this one|after the next one|after that one|after this next one|the one after that|and the one after|and the one after that|the one after|one after that|the one after next|the one following|the payday after|the payday after that|and after that|the payday after next|payday after next|next payday but one',
  spanAfter:
    'the day after|the day after that|day after|day after that|the following day|the quarter after|the quarter after that|the following quarter|the month after|the month after that|month after|the month later|a month later|one month later|the following month|following month|the year after|the year after that|a year later|the following year|following year|the week after|the week after that|week after|week after that|month after that|a week later|the following week|following week|the month that followed|the month following',
  spanBefore:
    'the same days a year before|same days a year before|the day before|the day before that|day before that|a year ago|one year ago|the quarter before|the quarter before that|quarter before that|a quarter earlier|same month a year before|same month the year before|same month a year earlier|same month last year|the same month a year before|the same month the year before|the same month a year earlier|the same month last year|the same month one year earlier|in the same month a year before|in the same month the year before|in the same month a year earlier|in the same month last year|same month of last year|the same month of last year|in the same month of last year|same month the previous year|the same month the previous year|the month before|the month before that|month before|the month prior|a month before|a month earlier|one month earlier|the year before|the year before that|year before|the year prior|a year before|a year earlier|one year earlier|the week before|the week before that|week before that|month before that|week before|the week prior|a week earlier|the month preceding',
  total:
    'running total|the running total|add up|adds up|added up|add up to|adds up to|tally|tally up|total up|tot up|add together|total of|the total of|sum of|the sum of',
  count:
    'on how many occasions|how many occasions|any idea how many|across how many|in how many|at how many|to how many|over how many|how many in total|total number of|the total number of',
  category: 'category wise|category-wise',
  oneGo:
    'in one go|at once|in one purchase|in a single purchase|in one transaction|in a single transaction|in one visit|in a single visit|in one sitting|in one shot|for anything|on anything|for a single thing|on a single thing|on one thing|on any one thing|on a single item|for a single item|on one item|for one item',
  perWeek:
    'for one week|per one week|in an average week|average week|typical week|in a typical week|normal week|in a normal week|usual week|in a usual week|in a week',
  perDay:
    'for one day|per one day|for a single day|in an average day|average day|typical day|on an average day|on a typical day|in a typical day|on a normal day|normal day',
  perYear:
    'average year|typical year|in a typical year|in an average year|a whole year|a full year|for a whole year|for a full year|over a whole year|over a full year|in a whole year|in a full year',
  perMonth:
    'for one month|per one month|usual month|in a usual month|in any given month|any given month',
  weekday:
    'each weekday|every weekday|for each weekday|each day of the week|every day of the week|for each day of the week|for every day of the week|by day of the week|during the week|workdays|work days|on workdays|on weekdays|workweek|work week|week days|on week days',
  endWord: 'end|end like|turn out|pan out|shape up|shaping up',
  why: 'what made|what makes',
  breakdown:
    'category totals|categories totals|totals by category|totals per category|totals for each category|break it down|break that down|break this down|break them down|split it up|split that up',
}

export type Feature = string

/** A phrase of up to so many words. */
export const phraseWordsMax = 8

function phrasesOf(text: string): string[] {
  return text
    .split(/[|\n]/)
    .map((phrase) => phrase.trim())
    .filter((phrase) => phrase !== '')
}

function* listed(): Generator<[Feature, string]> {
  for (const [feature, text] of [dictionary, neverMended, wordings].flatMap(Object.entries<string>))
    for (const phrase of phrasesOf(text)) yield [feature, phrase]
  for (const [feature, text] of Object.entries(verbs))
    for (const phrase of phrasesOf(text).flatMap(formsOf)) yield [feature, phrase]
}

const phrases = new Map<string, Feature[]>()
for (const [feature, phrase] of listed()) {
  const features = phrases.get(phrase) ?? []
  if (!features.includes(feature)) phrases.set(phrase, [...features, feature])
}

/** What a phrase means; undefined if it is not listed. What is listed for "I" holds for "we". */
export function meaningOf(phrase: string): Feature | undefined {
  const features = phrases.get(phrase) ?? phrases.get(asOne(phrase))
  return features?.find((feature) => feature !== 'filler') ?? features?.[0]
}

function asOne(phrase: string): string {
  if (!/\b(we|our|ours|us)\b/.test(phrase)) return phrase
  return phrase
    .replace(/\bare we\b/g, 'am i')
    .replace(/\bwe are\b/g, 'i am')
    .replace(/\bwe\b/g, 'i')
    .replace(/\bours?\b/g, 'my')
    .replace(/\bus\b/g, 'me')
}

function wordsIn(texts: readonly string[]): ReadonlySet<string> {
  return new Set(texts.flatMap(phrasesOf).flatMap((phrase) => phrase.split(' ')))
}

/** The single words of all phrases. */
export const knownWords = wordsIn([...phrases.keys()])

/** What a mistyped word may have been meant to be. */
export const mendedTo = wordsIn(Object.values(dictionary))
