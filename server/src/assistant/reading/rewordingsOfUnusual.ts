/** Charges that are far above, or unlike, the usual ones, in everyday words; in lower case. */
export const rewordingsOfUnusual: readonly (readonly [RegExp, string])[] = [
  // "Anything unusual in my account"
  [
    /(?<=\b(?:unusual|weird|odd|strange|suspicious|fishy|funny|off|wrong|duplicated?|twice)\b.{0,30}) (?:in|on|with) (?:my|our|the) (?:(?:bank|expense) )?(?:accounts?|statements?)\b/g,
    '',
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
  // "Charges which are not usual", "way off from normal"
  [
    /\b((?:charges?|payments?|expenses?|purchases?|transactions?|entry|entries|amounts?|anything|something)(?: that| which)?) (?:is|are|was|were|looks?|seems?) not (?:usual|normal|typical|ordinary)\b/g,
    '$1 unusual',
  ],
  [
    /(?<=\b(?:charges?|payments?|expenses?|purchases?|transactions?|entry|entries|amounts?|anything|something)(?: \p{L}+){0,3} )(?:(?:that|which) )?(?:(?:is|are|was|were|looks?|looked|seems?|seemed|feels?|felt) )?(?:(?:way|far|really|very|so|a bit) )*(?:(?:off|away|different) from|out of|far from|(?:way|far|well) (?:above|over|beyond)) (?:(?:the|my|our|what is) )?(?:normal|norm|the usual)(?=\W*$| (?:in|this|last|for|on|since)\b)/gu,
    'unusual',
  ],
  // "Was any Con Edison bill far out of line with the others?", "… much higher than the rest?"
  [
    /\b(?:(?:far|way|well|much|very|totally|completely|so|badly) )?(?:out of line|out of the ordinary)(?: (?:with|from|compared (?:to|with)|against) (?:(?:all|of|the|my|our) )*(?:others?|rest|usual|norm|other (?:ones|bills|charges|payments)))?(?=\W*$| (?:in|this|last|since|recently|lately)\b)/g,
    'unusual',
  ],
  [
    /^((?:and |so )?(?:was|were|is|are|has|have|did|does) (?:any|some|one|there any|there an?)(?: of)?(?: (?:my|our|the))? [^,?!;]{2,40}? ?(?:bills?|charges?|payments?|purchases?|ones?)) (?:(?:been|look|come out) )?(?:much|far|way|a lot|unusually|strangely) (?:higher|bigger|larger|more expensive|more)(?: than (?:(?:all|of|the|my|our) )*(?:others?|rest|usual|normal|other (?:ones|bills|charges|payments)))?(?=\W*$)/g,
    '$1 unusual',
  ],
  [
    /\b(looks?|seems?) (off|odd|strange|wrong|weird)(?: compared (?:to|with)| next to| beside| against) (?:all )?the (?:others?|rest|other ones)(?=\W*$)/g,
    '$1 $2',
  ],
  // "Any odd charges? Like anything way higher than normal": says what is odd.
  [
    /(?<=\b(?:unusual|weird|odd|strange|suspicious|sus|fishy|funny|off)\b[^?.!]{0,60})[?.!,;]+ (?:like|i mean|meaning)[, ]+(?:anything|something|any \p{L}+|some \p{L}+) (?:that is |that was |which is )?(?:(?:way|much|far|a lot|really) )?(?:higher|bigger|larger|more) than (?:normal|usual|average|(?:it|they) should(?: be)?)(?=\W*$)/gu,
    '',
  ],
  // "Any unusual charge this year, far above what I normally pay that merchant?", "larger than what we usually pay there"
  [
    /,? (?:(?:that|which) )?(?:(?:is|are|was|were) )?(?:(?:way|far|much|a lot|well) )*(?:above|over|beyond|(?:bigger|higher|larger|more) than) (?:what )?(?:i|we) (?:usually|normally|typically|generally) (?:pay|spend)(?: (?:(?:at |to |for |in )?(?:that|the|this|each|any|the same) (?:merchant|payee|shop|store|place|company|one)|there|them))?(?=\W*$)/g,
    ' higher than usual',
  ],
  [
    /\b((?:unusual|weird|odd|strange|suspicious|abnormal) (?:charges?|payments?|expenses?|purchases?|transactions?)[^,.?!;]{0,30}?),? higher than usual(?=\W*$)/g,
    '$1',
  ],
  [
    /\b(?:weirdly|strangely|oddly|suspiciously|abnormally|unusually) (?:expensive|high|big|large|pricey|steep)\b/g,
    'unusual',
  ],
  // "Is there an expense that is way bigger than usual?"
  [
    /\b((?:any|an?|some|one) )(?:of my |of our |of the |of these |single )?(?:charges?|payments?|expenses?|purchases?|transactions?|entry|entries|amounts?|bills?|ones?)((?: (?:this|last) (?:week|month|quarter|year)| in (?:january|february|march|april|may|june|july|august|september|october|november|december|20\d\d))?) (?:that |which )?(?:(?:is|are|was|were|looks?|looked|seems?|seemed) )?(?:(?:way|far|much|a lot|so|well) )*(?:bigger|higher|larger|more|dearer|more expensive) than (?:is |it is |they are )?(?:usual|normal|usually|normally|typical)\b/g,
    '$1unusual charge$2',
  ],
  // "Any big purchases I don't normally make?"
  [
    /\b(?:big |large |odd )?(purchases|expenses|charges|payments|transactions)(?: that)? (?:i|we) (?:do not|don't) (?:normally|usually|typically) (?:make|have|see)\b/g,
    'unusual $1',
  ],
]
