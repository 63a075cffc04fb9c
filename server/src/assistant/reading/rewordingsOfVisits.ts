/** Going somewhere to buy something: visits, trips and runs, in everyday words; in lower case. */
export const rewordingsOfVisits: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:for|per|at|in|on) (?:one|a single|each|every) (visit|purchase|trip)(?: only| alone)?(?=\W*$)/g,
    'on average per $1',
  ],
  // "Grocery shops under $10": what was bought, and no shop.
  [
    /(?<=\b(?!(?:which|what|any|the|my|our|of|all|at|in|how|many|different|these|those|some|for)\b)\p{L}+ )shops(?= (?:of |for |that (?:cost|were|came to) )?(?:under|over|above|below|less than|more than|up to|at least|between) \$?\d)/gu,
    'purchases',
  ],
  [/^(?:days|weeks) since (?:my |the )?last (?=\p{L})/gu, 'how many days since i was last at '],
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
]
