/** What something cost before its price rose, or at the start, in everyday words; in lower case. */
export const rewordingsOfOldPrices: readonly (readonly [RegExp, string])[] = [
  // "What was Netflix before?"
  [
    /^((?:and |so )?)(?:what|how much) (?:was|were) ((?:my |our |the )?(?!it\b|that\b|this\b|i\b|we\b|they\b)(?![^,?!]*\b(?:spending|spent|income|earnings|pay|salary|expenses|score|balance|budget|net|total|month|week|year|bills?|subscriptions?)\b)[^,?!\d]{2,40}?) (?:before(?: (?:now|that|then))?|previously|originally|in the past)(?=\W*$)/g,
    '$1did $2 go up in price',
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
  // "How much dearer is Hulu now than at the start?"
  [
    /\bhow much (?:dearer|pricier|costlier|more expensive|higher|more) (?:is|are|does|do) ([^,?!]+?)(?: costs?)?(?: now| today| these days| nowadays)? than (?:(?:it|they) (?:was|were|did|cost) )?(?:at (?:the )?(?:start|beginning|first)|in the beginning|originally|initially|to begin with|when (?:i|we) (?:started|joined|signed up|began))(?=\W*$)/gu,
    'how much more is $1 than it used to cost since the start',
  ],
  [/\bthan before(?=\W*$)/g, 'than it used to cost'],
  // "Spotify price, now vs before"
  [
    /^((?:and |so )?)((?:the |my |our )?\p{L}[^,?!;:]{1,40}?) prices?,? (?:(?:now|today) (?:vs\.?|versus|and|against|compared (?:to|with)) (?:before|then|earlier)|(?:before|then|earlier) (?:vs\.?|versus|and|against|compared (?:to|with)) (?:now|today))(?=\W*$)/gu,
    '$1did $2 go up in price',
  ],
]
