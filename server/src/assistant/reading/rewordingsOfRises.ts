/** Prices that crept up, in everyday words, read after those of `rewordingsOfPrices.ts`; in lower case. */
export const rewordingsOfRises: readonly (readonly [RegExp, string])[] = [
  [/\bdearer\b/g, 'more expensive'],
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
  // "Has Spectrum raised my internet bill?"
  [
    /\b(has|have|did) ((?:the )?(?!i\b|we\b|you\b)\p{L}[^,?!;]{1,30}?) (?:raised?|increased?|put up|bumped up|upped) (?:my|our|the|its|their) (?:\p{L}+ ){0,2}(?:bills?|prices?|rates?|fees?|premiums?|charges?)(?=\W*$| (?:this|last|in|since|lately|recently)\b)/gu,
    '$1 $2 gone up',
  ],
  // "Is my health insurance more expensive now than it was last year?"
  [
    /^((?:and |so )?)is ((?:my |our |the )?[^,?!]{2,40}?) (?:(?:more expensive|pricier|costlier|dearer) (?:now|today)|(?:now|today) (?:more expensive|pricier|costlier|dearer)) than (?:it was )?(?:last year|a year ago|before|last month|back then)(?=\W*$)/g,
    '$1did $2 go up in price since the start',
  ],
]
