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
]
