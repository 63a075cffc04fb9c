import { plainerWords } from './plainerWords.ts'
import { rewordings } from './rewordings.ts'
import { rewordingsOfAdvice } from './rewordingsOfAdvice.ts'
import { rewordingsOfAfford } from './rewordingsOfAfford.ts'
import { rewordingsOfBeliefs } from './rewordingsOfBeliefs.ts'
import { rewordingsOfBills } from './rewordingsOfBills.ts'
import { rewordingsOfComparisons } from './rewordingsOfComparisons.ts'
import { rewordingsOfDues } from './rewordingsOfDues.ts'
import { rewordingsOfExtremes } from './rewordingsOfExtremes.ts'
import { rewordingsOfIncome } from './rewordingsOfIncome.ts'
import { rewordingsOfLearners } from './rewordingsOfLearners.ts'
import { rewordingsOfLeft } from './rewordingsOfLeft.ts'
import { rewordingsOfLists } from './rewordingsOfLists.ts'
import { rewordingsOfMoney } from './rewordingsOfMoney.ts'
import { rewordingsOfMostly } from './rewordingsOfMostly.ts'
import { rewordingsOfOldPrices } from './rewordingsOfOldPrices.ts'
import { rewordingsOfPlans } from './rewordingsOfPlans.ts'
import { rewordingsOfPrices } from './rewordingsOfPrices.ts'
import { rewordingsOfRefunds } from './rewordingsOfRefunds.ts'
import { rewordingsOfRises } from './rewordingsOfRises.ts'
import { rewordingsOfScore } from './rewordingsOfScore.ts'
import { rewordingsOfShares } from './rewordingsOfShares.ts'
import { rewordingsOfStarts } from './rewordingsOfStarts.ts'
import { rewordingsOfStopping } from './rewordingsOfStopping.ts'
import { rewordingsOfTimes } from './rewordingsOfTimes.ts'
import { rewordingsOfUnusual } from './rewordingsOfUnusual.ts'
import { rewordingsOfVisits } from './rewordingsOfVisits.ts'
import { shortForms } from './shortForms.ts'

// Contractions, short forms and everyday turns, and the plainer words that are read in their place before a question is
// cut into words. Each is applied to what those before it have left.

export const contractions: readonly (readonly [RegExp, string])[] = [
  // "Utilities + fuel", while "Disney+" is a name
  [/\s\+\s*(?=\p{L})/gu, ' plus '],
  [/\b(can)'?t\b/g, '$1 not'],
  [/\bcannot\b/g, 'can not'],
  [/\bwon't\b/g, 'will not'],
  [/\b(do|does|did|is|are|was|were|have|has|had|would|should|could)n't\b/g, '$1 not'],
  [/\b(do|does|did|is|are|was|were)nt\b/g, '$1 not'],
  [/\b(what|how|where|when|who|why|which|that|it|there|here)'s\b/g, '$1 is'],
  ...shortForms,
  // "May we still spend …?", "how much may I spend?" are no month.
  [
    /^((?:(?:and|so|but|then|please),? )*)(?:may|might) (?=(?:i|we|the (?:household|couple|family))\b(?! (?:know|ask|see|please|expect|have|add|inquire|enquire|be|say|spent|paid|earned|received|bought|got|made)\b))/g,
    '$1can ',
  ],
  [
    /\b(how much|what|how many) may (?=(?:i|we)\b(?! (?:spent|paid|earned|received|bought|got|made)\b))/g,
    '$1 can ',
  ],
  ...rewordingsOfAfford,
  ...rewordingsOfBeliefs,
  ...rewordingsOfComparisons,
  ...rewordingsOfDues,
  ...rewordingsOfPrices,
  ...rewordingsOfRefunds,
  ...rewordingsOfShares,
  ...rewordingsOfStopping,
  ...rewordingsOfLeft,
  ...rewordingsOfBills,
  ...rewordingsOfAdvice,
  ...rewordingsOfScore,
  ...rewordingsOfOldPrices,
  ...rewordingsOfPlans,
  // "Identify duplicates"
  [
    /^((?:please |can you |could you )?)(?:identify|spot|detect|flag|find me|point out) (?=\p{L})/gu,
    '$1list ',
  ],
  [/(?<!\bthe )\b(last|this|next) (week|month|year)s(?= \p{L})/gu, '$1 $2'],
  [/\b(yesterday|today|tonight|tomorrow)s\b/g, '$1'],
  [/\b(number one|number 1|no\.? ?1)\b/g, 'biggest'],
  [/\b(between|from) the first (and|to|through|until|till) the\b/g, '$1 the 1st $2 the'],
  [/\b(between|from) now (and|to|until|till|through)\b/g, 'by'],
  // "More this Christmas than last"
  [
    /\b(this (christmas|xmas|thanksgiving|halloween|easter)\b.* (?:than|vs\.?|versus|and|against|to)) last(?=\W*$)/g,
    '$1 last $2',
  ],
  [/\b((?:last |this )?(?:christmas|thanksgiving)) week\b/g, 'the week of $1 day'],
  [/\bbreak ((?:[\p{L}\d]+ ){1,3})down\b/gu, 'break down $1'],
  // "Once I subtract what I spent"
  [
    /\b(once|after|when|if) ((i|we|you) )?(subtract|subtracting|deduct|deducting|take off|taking off|take out|taking out|take away|taking away|account for|accounting for|factor in|factoring in|knock off|knocking off|remove|removing|pay|paying) (all )?(of )?(what (i|we) spent|everything (i|we) spent|(my |our |the )?(spending|expenses|costs|outgoings))\b/g,
    'after expenses',
  ],
  [
    /\b(once|after|when) (what (i|we) spent|everything (i|we) spent|(all )?(of )?(my |our |the )?(bills and )?(spending|expenses|costs|outgoings)) (is|are|has been|have been|was|were|has|have)? ?(all )?(taken off|taken out|taken away|subtracted|deducted|accounted for|gone|removed|came out|come out|went out|gone out)\b/g,
    'after expenses',
  ],
  [
    /^((?:and |so )?)(?:minus|less) (?:all )?(?:my |our |the )?(?:expenses|spending|costs|outgoings)(?=\W*$)/g,
    '$1after expenses',
  ],
  // "Once everything was paid"
  [
    /\b(once|after|when|with) (everything|it all|all of it|all)( (that is )?due)? (is |was |has been |had been |got |gets |were )?(all )?(paid( for| off)?|settled|covered|met|cleared|dealt with|taken (?:care of|off|out|away)|subtracted|deducted)\b/g,
    'after expenses',
  ],
  // "The second quarter than in the first"
  [
    /\b((?:first|second|third|fourth|last) (quarter|half)( of (?:\d{4}|the year|last year|this year))?) ((?:than|vs|versus|or|and|to|with|against|from|over|compared to|compared with) (?:in |during |that of |of )?(?:the )?)(first|second|third|fourth|last|other)(?! (?:quarter|half|week|month|year|day|time))\b/g,
    '$1 $4$5 $2$3',
  ],
  // "The first half of this year with the second half", "the second half against the first half of May"
  [
    /\b((?:first|second|1st|2nd) half (of (?:the |this |last )?(?:month|year|[a-z]+(?: \d{4})?|\d{4}))\b.{1,25}?\b(?:first|second|1st|2nd|other|latter) half)\b(?! of\b)/g,
    '$1 $2',
  ],
  [
    /\b((?:first|second|1st|2nd) half)(?! of\b)(.{1,25}?\b(?:first|second|1st|2nd) half (of (?:the |this |last )?(?:month|year|[a-z]+(?: \d{4})?|\d{4}))\b)/g,
    '$1 $3$2',
  ],
  // "H1 and H2 of 2025"
  [
    /\b([hq][1-4]) (and|or|vs|versus|to|with|against|than|compared (?:to|with)) (?!\1)([hq][1-4]) (?:of |in )?(\d{4}|this year|last year)\b/g,
    '$1 $4 $2 $3 $4',
  ],
  // "What would bring my score to 80?", "can my score reach 95?"
  [
    /\b(?:bring|take|move|push|drive)(?= (?:my|the|our) (?:financial )?(?:health )?score\b)/g,
    'get',
  ],
  [/\bscore (?:reach|hit)\b/g, 'score get to'],
  // "Is my spending up this month?"
  [
    /\b((?:is|are|was|were) (?:my |our |the )?(?:[a-z]+ )?(?:spending|expenses|spend|income|earnings|outgoings|costs)) (up|down) (?=(?:this|last|in|on|over|since|from|compared|against)\b)/g,
    '$1 going $2 ',
  ],
  // "Once the bills are taken off"
  [
    /\b(once|after|when|with) (all )?(of )?((the|my|our|these|those) )?((other|remaining|outstanding|upcoming|due|usual|regular|monthly) )*bills (have been |have |are |get |got |were )?(all )?(paid|met|cleared|taken off|taken out|taken care of|deducted|subtracted|covered|settled|accounted for|come out|gone out|sorted|handled|out of the way|off|out|gone)\b/g,
    'after bills',
  ],
  [
    /\b(how many|the number of) (days|weeks|months) (is it|it is|has it been|it has been|have passed|have gone by|passed|went by)( now)? since\b/g,
    'how long since',
  ],
  [
    /\bif (i|we|you) (do not count|ignore|exclude|leave out|take out|skip|leave aside|forget) (?!to\b|about\b)/g,
    'excluding ',
  ],
  [
    /\b(how much) should (i|we) (set|put|keep|lay|save|hold) (aside|away|by|back) for (my |our |the |all )*bills\b/g,
    '$1 do i need for bills',
  ],
  // "Once it's over": the month that is asked about.
  [
    /\b(once|when|after|by the time) (it|the month|this month) is (all )?(over|done|through|finished|up)\b/g,
    'by the end of the month',
  ],
  [/\bafter (all )?(of )?(my|our|the) spending\b/g, 'after expenses'],
  // "Left at the end of May" is what May left.
  [
    /\bleft (over )?(at|by) the end of (?=(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec))/g,
    'left $1in ',
  ],
  // "Raised the price", "upped their monthly fee"
  [
    /\b(?:(?:jack|crank|bump|mark|ramp|hike|push)(?:s|ed|ing)? up (?:(?:its|their|the|my|our) )?(?:(?:monthly|yearly|annual|subscription) )?|(?:jack|crank)(?:s|ed|ing)? (?:its|their|the|my|our) )(?:prices?|rates?|fees?|charges|bill|rent|premiums?|tariffs?)(?: up)?\b/g,
    'price increase',
  ],
  [
    /\b(raise|raises|raised|raising|hike|hikes|hiked|up|upped|upping|bump|bumped|increase|increased|increasing) (its|their|his|her|the|my|our) ((monthly|yearly|annual|subscription) )?(price|prices|rate|rates|fee|fees|charges|bill|rent|premiums?|tariffs?)\b/g,
    'price increase',
  ],
  // "Put its fee up"
  [
    /\b(?:put|puts|putting) (?:its|their|his|her|the|my|our) (?:price|prices|rate|rates|fee|fees|charges|bill|rent|premiums?|tariffs?) up\b/g,
    'price increase',
  ],
  ...plainerWords,
  ...rewordingsOfMostly,
  ...rewordingsOfExtremes,
  ...rewordingsOfRises,
  ...rewordingsOfStarts,
  ...rewordingsOfLearners,
  ...rewordings,
  ...rewordingsOfVisits,
  ...rewordingsOfUnusual,
  ...rewordingsOfLists,
  ...rewordingsOfMoney,
  ...rewordingsOfTimes,
  // "Spending-wise", "go by 2028"

  [/(?<=\p{L})-wise\b/gu, ' wise'],
  [/\bpercent(?:age)? ?wise\b/g, 'as a percentage'],
  [/\b(go|going|judging) by (?=(19|20|21)\d\d\b)/g, 'in '],
  // "More came in than went out"
  [/\bthan (what |it )?(go|goes|went|going|gone|comes|came|come) out\b/g, 'than i spent'],
  // "May have charged me" is no month.
  [
    /(?<!\b(in|of|for|since|during|last|this|and|or|to|from|by|until) )\bmay(?= (have|be|not|well)\b)/g,
    'might',
  ],
  [/\b(where|when)s\b/g, '$1 is'],
  [/\bwhats (?=(?:my|our)\b)/g, 'what is '],
  [/\b(what|how|where|when|who|i|you|we|they|it|that)'d\b/g, '$1 did'],
  [/\b(i|you|we|they|what|how|where|who)'ve\b/g, '$1 have'],
  [/\b(i|you|we|they|it|that|there|what|how|who|when)'ll\b/g, '$1 will'],
  [/\b(you|we|they|what|how|where|when)'re\b/g, '$1 are'],
  [/\b(what|how|where|when|who)d\b/g, '$1 did'],
  [/\b(that|there|here)s\b/g, '$1 is'],
  // "Its friday", "its over 300"
  [
    /\bits(?= (a|an|the|my|so|too|really|very|not|been|over|about|like|just|almost|always|(mon|tues|wednes|thurs|fri|satur|sun)day)\b)/g,
    'it is',
  ],
  [/\b(i'm|im)\b/g, 'i am'],
  [/\b(i|we|you|they)ve\b/g, '$1 have'],
  [/\b(have|has|had|was|were|would|could|should)nt\b/g, '$1 not'],
  [/\b(mid|early|late)-(?=\p{L})/gu, '$1 '],
  [
    /\b(twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)-(?=(one|two|three|four|five|six|seven|eight|nine)\b)/g,
    '$1 ',
  ],
  [/\b(twenty|thirty) (?=(first|second|third|fourth|fifth|sixth|seventh|eighth|ninth)\b)/g, '$1-'],
  [
    /\b(jan|feb|mar|apr|may|jun|jul|aug|sept?|oct|nov|dec)([a-z]*)[-–—](?=(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec))/g,
    '$1$2 to ',
  ],
  [/\blet's\b/g, 'let us'],
  // "Ok last one: what did I spend?"
  [/^((ok|okay|so|and|right)[,. ]+)*(last|final) (one|thing)[,:;.!]+ /g, ''],
  [/\bl(?:as|st)\b(?= (?:day|week|weekend|month|quarter|year|time|night|pay\w*)\b)/g, 'last'],
  [/\bpayed\b/g, 'paid'],
  [/\bspended\b/g, 'spent'],
  [/\bwich\b/g, 'which'],
  [/\bmutch\b/g, 'much'],
  [
    /\b(more|less|bigger|larger|higher|lower|smaller|greater|fewer|cheaper|pricier|worse|better) then(?= (?!and\b|or\b|but\b)[\p{L}\p{N}$])/gu,
    '$1 than',
  ],
  [/\b(?:dubble|doubble|doulbe|duble)\b/g, 'double'],
  [
    /\b(?:regular|standing|fixed|repeating|ongoing) (?:bills?|outgoings|costs|commitments|obligations|charges)\b/g,
    'recurring bills',
  ],
  [/\bover due\b/g, 'overdue'],
  [/\bwhos\b/g, 'who is'],
  // "This winter than last"
  [
    /\bthis (spring|summer|autumn|fall|winter) (than|vs|versus|or|and|against|compared to|compared with) (?:in )?last\b(?! \p{L})/gu,
    'this $1 $2 last $1',
  ],
  [
    /\b(?:get|gets|got|gotten|getting|become|becomes|became|grown) (?:dearer|pricier|costlier)\b/g,
    'price increase',
  ],
  [/\bin (?:one|a single|any one) (?:place|shop|store|spot)\b/g, 'with one payee'],
  [/\bhow many time\b/g, 'how many times'],
  // "How may payments was that?" asks for no May.
  [
    /\bhow may (?=(?!i\b|we\b|you\b|they\b|it\b)\p{L}+s\b)(?!.*\b(?:compar|differ|look|went|stack|turn))/gu,
    'how many ',
  ],
  [/\busualy\b/g, 'usually'],
  [/\bhow much (?:it|he|she|this) (costs?)\b/g, 'how much $1'],
  [/\b(?:gets?|takes?|took|got) (?:money )?(?:off|out of) (?:me|us)\b/g, 'cost me'],
  // "Over what I earned"
  [
    /\b(?:over|above|more than) what (?:i|we) (?:earn|earned|make|made|bring in|brought in|get paid|got paid)\b/g,
    'more than i earned',
  ],
  [
    /\b(?:under|below|less than) what (?:i|we) (?:earn|earned|make|made|bring in|brought in|get paid|got paid)\b/g,
    'less than i earned',
  ],
  // "Is it higher than it was in May?", "more than it was"
  [/\bthan (?:it|they|i|we) (?:was|were|did) (?=(?:in|last|this|on|during)\b)/g, 'than '],
  [/\bthan (?:it|they) (?:was|were|did)(?: before)?(?=[?!.,\s]*$)/g, 'than it used to cost'],
  [
    /\b(?:when|whenever|every time) (?:i|we) (?:go|visit|shop|eat|order)(?: there)?(?=[?!.,\s]*$)/g,
    'each time',
  ],
  // "Compared to when I signed up"
  [
    /\b(?:compared (?:to|with)|than|vs|versus|against) when (?:i|we) (?:first )?(?:signed up|started|joined|subscribed)(?: (?:using|paying for|with) (?:it|them))?\b/g,
    'than it used to cost since the start',
  ],
  [/\bmony\b/g, 'money'],
  [/\b(week|month|quarter|year)-over-\1\b/g, '$1 over $1'],
  [/\b(in|of|over|for) (?:the )?(?:whole|entire|all) year\b(?! (?:19|20|21)\d\d)/g, '$1 this year'],
  [/\bhow old is (?=(?:my|our|the)\b)/g, 'since when do i pay for '],
  // "Which of them gets more of my money?"
  [
    /\b(?:gets?|got|getting|takes?|took|taking|eats?|ate|eating|swallows?)(?: up)? (more|most|less|the most|the least) of (?:my|our) (?:money|cash|income|pay|budget)\b/g,
    'costs $1',
  ],
  // "More than this time last month": the same days are compared anyway.
  [
    /\b(?:at |by |around )?(?:this|the same|same) (?:time|point|stage)(?: of| in)? last (week|month|quarter|year)\b(?<=\b(?:than|to|with|vs|versus|against|from)\b.{0,40})/g,
    'last $1',
  ],
  // "Is it still active or did I cancel it?" asks once.
  [
    / or (did|have) (i|we) (already )?(cancel|kill|stop|end|drop|pause|bin|ditch|quit|axe|scrap)\p{L}* (it|them|that)(?=[?!.,\s]*$)(?<=^(?:is|are|do|does|am) .*)/gu,
    '',
  ],
  // "January against January a year ago", "this year against the same time last year"
  [
    /\bthis ((?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}*) (vs|versus|against|or|and|than|to|compared (?:to|with)) \1 (?:a|one) year (?:ago|before|earlier)\b/gu,
    'this $1 $2 the same month a year before',
  ],
  [
    /\b(at |by )?(the )?same (time|point|stage) (of |in )?last year\b(?<=\bthis year\b.*)/g,
    'last year',
  ],
  // "This year and last", "last week and this"
  [
    /\bthis (week|month|quarter|year) (and|or|plus|&) (?:the )?last(?=(?: one)?(?:[?!.,;]|\s*$)| (?:on|at|for|combined|together|altogether|in total)\b)/g,
    'this $1 $2 last $1',
  ],
  [
    /\blast (week|month|quarter|year) (and|or|plus|&) this(?=(?: one)?(?:[?!.,;]|\s*$)| (?:on|at|for|combined|together|altogether|in total)\b)/g,
    'last $1 $2 this $1',
  ],
  // "What do I have left over in a typical month?"
  [
    /\bdo (?:i|we) (?:usually |normally |typically )?(?:have|end up with) left ?over(?= (?:in|on|each|every|per) (?:an? )?(?:typical|average|normal|usual|month))/g,
    'is left over',
  ],
  // "No-spend days", "my biggest non-rent expense ever"
  [/\b(?:no|zero)[- ]spend(?:ing)? (days?)\b/g, '$1 without spending'],
  [
    /\bnon-(?!essential|necessary|recurring|fixed|monthly|cash|regular)(\p{L}+) (expenses?|spending|purchases?|charges?|costs?|payments?)\b([^?!.;,]*)/gu,
    '$2$3 excluding $1',
  ],
  // "What did it cost me all in?"
  [/\ball[- ]in(?=[?!.,\s]*$)/g, 'in total'],
  ...rewordingsOfIncome,
  // "Dj-ing"
  [/(?<=\p{L})-ing\b/gu, ''],
]

const expansions = contractions.map(([from, to]) => ({ from: new RegExp(from.source, 'giu'), to }))

/** A question in plainer words. */
export function expand(text: string): string {
  return expansions.reduce((sofar, { from, to }) => sofar.replace(from, to), text)
}
