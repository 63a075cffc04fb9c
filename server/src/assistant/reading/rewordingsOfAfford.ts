// "Can we commit to a $2,000 repair?", "can I get headphones for 250 rn": whether an amount can be afforded; in lower case.

/** Less than 20 without a sign is a count, as of tires, and what is paid each month is not paid once. */
const sum =
  '(?:about |around |roughly )?(?!20[1-3]\\d(?!\\.| dollars| bucks))(?!1?\\d(?!\\d|[.,]\\d|k)(?! (?:dollars?|bucks|quid)\\b))\\$?\\d[\\d.,]*k?(?: (?:dollars?|bucks|quid))?(?![\\dk]|[.,]\\d| (?:dollars?|bucks|quid)\\b|(?: ?\\/ ?| )(?:(?:(?:an?|per|each|every) )?(?:day|week|fortnight|month|quarter|year)|daily|weekly|monthly|quarterly|yearly|annual(?:ly)?)\\b)'
/** "20 tires", "30 haircuts" */
const count =
  '(?!\\d[\\d,]* (?!(?:dollars|bucks|this|towards|plus|less|headphones)\\b)\\p{L}{2,}(?<!s)s\\b)'
const costing = `(?=(?:(?:an?|the|another|one|some|this|that) )?(?:(?:one-off|extra|new|further|additional) )?${count}${sum}(?![\\p{L}\\d%]| (?:percent|per cent|people|days|weeks|months|years|times|more|less)\\b))`
const who = '(i|we|the (?:household|couple|family))'
const still = '(?:(?:still|safely|comfortably|reasonably|realistically|easily|really|just|also) )*'

const bearing =
  '(?:commit to|commit|bear|absorb|cover|cope with|handle|stand|sustain|withstand|shoulder|meet(?: the (?:cost|costs|expense|price) of)?|pay for|undertake|take on|fund|finance|accommodate|support|run to|do)'
const getting =
  '(?:get|got|buy|bought|grab|cop|order|ordered|purchase|pick up|snag|do|book|treat (?:myself|ourselves) to)'

/** What a shop sells, and nothing that records hold. */
const thing =
  "((?:(?:an?|some|the|new|those|these|another|my|our) )*(?!(?:\\p{L}+ ){0,2}(?:loan|mortgage)\\b)(?!(?:an?|the|some|new|those|these|another|my|our|list|total|sum|refund|money|cash|back|it|that|this|them|one|help|advice|report|overview|discount|loan|csv|transactions?|expenses?|purchases?|charges?|payments?|bills?|entries|everything|categor\\p{L}+|january|february|march|april|may|june|july|august|september|october|november|december)\\b)\\p{L}[\\p{L}'-]*(?: (?!for\\b|at\\b)\\p{L}[\\p{L}'-]*){0,3}?) (?:for|at) "
/** "Is my rent at 880 ok?" asks for nothing new. */
const notOwn =
  '(?!(?:my|our|is|are|was|were|would|will)\\b|(?:(?:an?|some|the) )?(?:spending|rent|score|income|savings?|balance|pay|salary)\\b)'
const end =
  '(?=\\W*$|,? (?:rn|right now|now|today|tonight|tomorrow|this|next|tho|though|and still|before|by)\\b)'
const fine =
  '(?:ok|okay|alright|all right|fine|cool|doable|possible|feasible|affordable|manageable|in budget|within budget|within (?:my|our) means)'

export const rewordingsOfAfford: readonly (readonly [RegExp, string])[] = [
  [
    new RegExp(
      `\\b(?:can|could|may|might|would|will|should) ${who} ${still}(?:be able to )?${bearing} ${costing}`,
      'gu',
    ),
    'can $1 afford ',
  ],
  [
    new RegExp(
      `\\b(?:can|could|does|do|will|would|might) (?:my|our|the|this month's) (?:budget|finances?|income|funds|money|account|pay|means) ${still}(?:allow(?: for)?|permit|support|accommodate|cover|bear|absorb|handle|stretch to|run to|take|stand|afford|pay for) ${costing}`,
      'gu',
    ),
    'can i afford ',
  ],
  [
    new RegExp(
      `\\b(?:(?:do|have|will) (?:i|we)(?: have| got)?|(?:is|are|will) there(?: be)?) ${still}(?:(?:the|enough|sufficient|adequate|any) )*(?:money|funds|cash|means|resources)(?: left| available)* (?:for|to (?:buy|get|pay for|cover|afford|do|fund)) ${costing}`,
      'gu',
    ),
    'can i afford ',
  ],
  [
    new RegExp(
      `\\b(?:are|is|will) (?:the |our |my )?(?:funds|money|cash) (?:be )?(?:sufficient|adequate|enough) (?:for|to (?:cover|pay for|buy|fund)) ${costing}`,
      'gu',
    ),
    'can i afford ',
  ],
  // "Would a $2,000 repair fit this month?", "is a $2,000 repair within our means?"
  [
    new RegExp(
      `\\b(?:would|is|could|can|will) ((?:an?|the|another) ${sum} [^,.?!;]{2,40}?) (?:fit(?: (?:in|into|within))?(?: (?:my|our|the) budget)?|be (?:possible|feasible|afforded|affordable|manageable)|(?:be )?within (?:my|our) means)(?=\\W*$| (?:this|next|in|by|before|right now|now)\\b)`,
      'gu',
    ),
    'can i afford $1',
  ],
  // "Can we put $2,000 toward a repair?"
  [
    new RegExp(
      `\\b(?:can|could|may) ${who} ${still}put (${sum}) (?:toward|towards) (?=(?:an?|the|my|our|some|new)? ?\\p{L})`,
      'gu',
    ),
    'can $1 afford $2 for ',
  ],
  // "Can we commit $2,000 to a repair?"
  [
    new RegExp(
      `\\bafford (${sum}) (?:to|toward|towards|into|on) (?=(?:an?|the|my|our|some|new)? ?\\p{L})`,
      'gu',
    ),
    'afford $1 for ',
  ],
  [
    /(?<=\bafford\b.*\d.*) without (?:overspending|overdoing it|going (?:over(?: budget)?|into (?:debt|the red)|broke|short)|breaking the bank|running (?:out|short)|trouble|(?:any )?(?:problems?|difficulty|hardship|strain))(?=\W*$)/g,
    '',
  ],
  // "Can I get headphones for 250 rn?"
  [
    new RegExp(
      `\\b(?:can|could|may) ${who} ${still}(?:afford to )?${getting} ${thing}(${sum})${end}`,
      'gu',
    ),
    'can $1 afford $2 for $3',
  ],
  [
    new RegExp(
      `\\b(?:(?:is|would) it (?:be )?${fine}(?: (?:if|for) (?:i|me|we|us))?(?: to)?|(?:am i|are we) (?:good|ok|okay|fine|able|clear|in a position) to) ${getting} ${thing}(${sum})${end}`,
      'gu',
    ),
    'can i afford $1 for $2',
  ],
  [
    new RegExp(
      `^((?:and |so |ok )*)(?:would|will|(?:are|is)(?!.* at )) ${notOwn}${thing}(${sum}) (?:be )?${fine}(?=\\W*$| (?:this|right now|now|rn)\\b)`,
      'gu',
    ),
    '$1can i afford $2 for $3',
  ],
  [
    new RegExp(
      `^((?:and |so |ok )*)${notOwn}${thing}(${sum}),? (?:can i|can we|could i|could we|${fine})(?: (?:afford|get|buy|swing|do) (?:it|them|that|those))?(?=\\W*$)`,
      'gu',
    ),
    '$1can i afford $2 for $3',
  ],
  [
    new RegExp(
      `^((?:and |so |ok )*)(${sum}) (?:for|on) ((?:(?:an?|some|new|the) )*\\p{L}[\\p{L}'-]*(?: \\p{L}[\\p{L}'-]*){0,2}?),? (?:is that |would that be |is it )?${fine}(?=\\W*$)`,
      'gu',
    ),
    '$1can i afford $3 for $2',
  ],
  [
    new RegExp(
      `\\b(?:do ${who} have|have ${who} got) (${sum}) (?:for|to (?:spend on|buy|get)) (?=(?:an?|some|new|the|another)? ?\\p{L})`,
      'gu',
    ),
    'can i afford $3 for ',
  ],
  [
    new RegExp(
      `\\b(?:can|could) ${who} ${still}pay (${sum}) for (?=(?:an?|some|new|another)? ?\\p{L})`,
      'gu',
    ),
    'can $1 afford $2 for ',
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
  // "Could I manage a $900 ticket?", "would 640 for new tires fit into October?"
  [
    /\b(can|could) (i|we) (?:manage|swing|handle|squeeze in|pull off) (?=(?:an? |another )?\$?\d)/g,
    '$1 $2 afford ',
  ],
  [
    /\bwould (?:an? |another )?\$?(\d[\d,.]*)(?: dollars?| bucks)?(?: for [^,.?!]{1,40}?)? (?:fit|fit in|fit into|fit within)(?: (?:my|our|the) budget)?(?: (?:in|into|within|for))?(?= (?:this|next|january|february|march|april|may|june|july|august|september|october|november|december)\b|\W*$)/g,
    'can i afford $$$1',
  ],
  // "Got 500 in repairs coming, can I swing it?"
  [
    /\b(can|could) (i|we) (?:swing|manage|handle|pull off|squeeze in) (?=(?:it|that|this)\W*$)/g,
    '$1 $2 afford ',
  ],
  // "Shoes for both kids, about 120"; "at 60" may be the price of one.
  [
    /(?<=\bafford\b.*)\bfor both(?: of)?(?: (?:my|our|the))?(?= \p{L})(?!.*\b(?:at \$?\d|(?:each|apiece|per)\b))/gu,
    'for the',
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
  // "How much would a $1,200 television leave me with?"
  [
    /^((?:(?:and|so|ok),? )*)(?:how much|what) (?:would|will) (an? |the )?(\$[\d,.]+ [^,?!;]{2,30}?) leave (?:me|us)(?: with)?(?: this month)?(?=\W*$)/g,
    '$1can i afford $2$3',
  ],
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
  // "A $500 trip to see my sister": what the money is for, where only the amount counts.
  [
    /(?<=\b(?:afford|manage|swing|stretch to|spare)\b.*\d.*) (?:to (?:see|visit|meet|stay with|be with|surprise|celebrate with)|(?:to|for|with)) (?:my|our|the) (?:(?:big|little|older|younger|old|best) )?(?:sister|brother|mother|father|mom|mum|dad|son|daughter|parents?|family|kids?|children|grandchildren|grandkids|grandson|granddaughter|grandma|grandpa|cousins?|aunt|uncle|niece|nephew|friends?|wife|husband|partner|girlfriend|boyfriend)(?: in \p{L}+)?(?=\W*$| (?:this|next|in|by|before|on) )/gu,
    '',
  ],
  [/^(?:can|could) (i|we) (?:get|grab|have) (a|an|some|the) (?=\$?\d)/g, 'can $1 afford $2 '],
  // "Can I get 100 dollar shoes?"
  [
    /^(?:can|could) (i|we) (?:get|grab|have|buy) (?:(?:those|these|my|our) )?(?=(?:\$[\d,.]+|[\d,.]+[ -](?:dollar|buck)s?) (?!refund|back|off|discount|cash|credit)\p{L})/gu,
    'can $1 afford ',
  ],
]
