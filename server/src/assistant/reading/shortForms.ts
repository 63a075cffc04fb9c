/** Short forms, as people type them on a phone, and what they stand for: only where no name is likely to stand. */
export const shortForms: readonly (readonly [RegExp, string])[] = [
  // "I'd the gala in June": had, and not would.
  [/\b(i|we)(?:'|’)d (?=(?:the|a|an|my|our|no|some|two|three)\b)/g, '$1 had '],
  // "Hes getting so big", "bet its Aldi", "its killing us"
  [/\b(he|she)s(?= (?:\p{L}+ing|so|too|such|not|always|just|a|very|really)\b)/gu, '$1 is'],
  [/\b(bet|think|guess|sure|know|hope|reckon|swear) its\b/g, '$1 it is'],
  [/\bits(?= \p{L}+ing (?:me|us|him|her|them)\b)/gu, 'it is'],
  [/\bwont\b/g, 'will not'],
  [/\b(my|our) wage\b/g, '$1 wages'],
  // "Van costs 2025 v 2026", "may v june"
  [
    /\b(20\d\d|january|february|march|april|may|june|july|august|september|october|november|december|this|last|week|month|quarter|year) v\.? (?=(?:20\d\d|january|february|march|april|may|june|july|august|september|october|november|december|this|last)\b)/g,
    '$1 vs ',
  ],
  // "The average value of an Ocado order"
  [
    /\b(average|avg|typical|usual) (?:value|size|price|cost) of (?:an?|my|our|each|one) (?=\p{L})/gu,
    '$1 ',
  ],
  [/\bw\/o\b/g, 'without'],
  // "Avg/mo", "fuel / wk"
  [/(?<=[\p{L}$\d]) ?\/ ?(mo|wk|yr|month|week|year|day)\b/gu, ' per $1'],
  [/(?<=[\p{L}\d?,] )n(?= \p{L})/gu, 'and'],
  [/^n (?=\p{L}|\d)/gu, 'and '],
  [/^y (?=am|is|are|was|were|did|do|does|have|has)/g, 'why '],
  [/\b(?:wats|wuts|(?:wat|wut) is)\b/g, 'what is'],
  [/\b(?:wat|wut|wot|whut|wht)\b/g, 'what'],
  [/\bhow (?:mch|muh|mutch)\b/g, 'how much'],
  [/\bwhn\b/g, 'when'],
  [/\b(how|what) '?bout\b/g, '$1 about'],
  [/\b(to)?nite\b/g, '$1night'],
  [/\b2(?:nite|night)\b/g, 'tonight'],
  [/\b(?:tmrw|tmr|tmw|tmrrw|tomoz|2moro|2morro|2morrow|2mrw)\b/g, 'tomorrow'],
  [/\b2day\b/g, 'today'],
  [/\bb4\b/g, 'before'],
  [/(?<=\p{L} )r (?=(?:\p{L}+ing|due|you|my|our|the)\b)/gu, 'are '],
  [/\bsm?th\b/g, 'something'],
  [/\bwld (?=i|we|it|that|you)/g, 'would '],
  [/\bper cent\b/g, 'percent'],
  [/\bpmt(s?)\b/g, 'payment$1'],
  [/\bchg(s?)\b/g, 'charge$1'],
  [/\bdups?\b(?= charge| payment|\W*$)/g, 'duplicate'],
  [/\bsubs(?= (?:cost|due|total|bills?)|\W*$)/g, 'subscriptions'],
  [/\bwk ?day(s?)\b/g, 'weekday$1'],
  [/\bwk(end)?(s?)\b/g, 'week$1$2'],
  [/\byr(s?)\b/g, 'year$1'],
  [/\bavg\b/g, 'average'],
  [/\broomate(s?)\b/g, 'roommate$1'],
  [/\bnxt\b/g, 'next'],
  [/^((?:and |so )?)wen\b/g, '$1when'],
  [/\b(are|is) ther\b/g, '$1 there'],
  [/\bprev\b/g, 'previous'],
  [/\b1st (?=(?:time|visit|trip|purchase|order|payment|paycheck)\b)/g, 'first '],
  [/\blst(?= \d)/g, 'last'],
  [/\bthru\b/g, 'through'],
  [/\bacct(s?)\b/g, 'account$1'],
  [/(?<=\b\d+ )mos\b|\bmos(?=\W*$| of| in)/g, 'months'],
  [
    /\b(last|this|next|past|per|a|the|every|each|best|worst|biggest|highest|lowest|smallest|cheapest|priciest|which|what|that|previous|current|whole|same|one|\d+) mo\b(?!')/g,
    '$1 month',
  ],
  [
    /\b(biggest|top|largest|\d+|which|what|by|per|each|every|spending|expense) cat(s?)\b(?! (?:food|expenses?|costs?|purchases?|bills?|payments?|charges?|transactions?|spending)\b)/g,
    '$1 category$2',
  ],
  [/\bmo(?= (?:end|over mo|to date|so far)\b)/g, 'month'],
  [/\byest(?=\W*$)/g, 'yesterday'],
  [/'?\btil\b/g, 'till'],
  // "Once everythings paid"
  [/\b(everything|all)'?s (?=(?:paid|settled|covered|taken care of)\b)/g, '$1 is '],
  // "Charged twice for owt", "what are me fixed costs"
  [/\bowt\b/g, 'anything'],
  [/\bsummat\b/g, 'something'],
  [
    /(?<=\b(?:is|are|was|were|whats|on|of|for|all) )me (?=(?:fixed|monthly|weekly|yearly|regular|bills?|rent|wages?|pay|payday|total|spending|outgoings|income|next|last|biggest|average|usual|subs|subscriptions?)\b)/g,
    'my ',
  ],
  // "List em", "w the holiday"
  [/(?<=\p{L} )'?em\b/gu, 'them'],
  [/(?<!\b(at|on|to|from|the) )(?<=\p{L} )w(?= \p{L}{2})/gu, 'with'],
  // "What am I paying for atm?"; "spent at the ATM" is a place.
  [
    /\batm(?<=\b(am|are|is|do|does) .*)(?<!\b(at|the|an|my|from|by|via) atm)(?=[?!.,\s]*$)/g,
    'at the moment',
  ],
]
