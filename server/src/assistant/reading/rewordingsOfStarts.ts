/** When something began or came to its end: the records, a subscription, going somewhere; in lower case. */
export const rewordingsOfStarts: readonly (readonly [RegExp, string])[] = [
  // "When did I start tracking?", "how far back do my records go?"
  [
    /\b(?:when did (?:i|we) (?:first )?(?:start|begin)|since when (?:do|did|have|am) (?:i|we)(?: been)?) (?:track|record|log|writ|keep|enter)(?:ing|ed)?(?: (?:my|our|the|this|it|things|everything|here|money|expenses|spending|finances|records|track|all|down))*(?=\W*$)/g,
    'when was my first transaction',
  ],
  [
    /\bwhen (?:do|did) (?:my|our|the) (?:records|data|entries|transactions|history) (?:start|begin)\b/g,
    'when was my first transaction',
  ],
  [
    /\bhow far back (?:do|does) (?:my|our|the) (?:records|data|entries|transactions|history) (?:go|reach)\b/g,
    'when was my first transaction',
  ],
  // "When did Max start?", "when did I stop going to Planet Fitness?"
  [
    /^((?:and |so )?)when did (?:my |our |the )?((?!i\b|we\b|it\b|you\b|that\b|this\b|they\b|my\b)\p{L}[^,?!]{1,40}?) (?:start|begin)(?: up)?(?=\W*$)/gu,
    '$1when did i first pay $2',
  ],
  [
    /\bwhen did (i|we) (?:last )?(?:stop|quit|cease|end) (?:(?:going|shopping|eating|ordering|buying|paying|using)(?: (?:to|at|from|for|with))?|visiting|seeing) (?=\p{L})/gu,
    'when did $1 last pay ',
  ],
  [
    /\bwhen did (i|we) (?:cancel|drop|quit|ditch|end|stop|pause) (?=(?:my |our |the )?(?!\p{L}+ing\b)\p{L})/gu,
    'when did $1 last pay ',
  ],
  // "When did I start Chewy?"
  [
    /\bwhen did (i|we) (?:first )?(?:start|begin|join|sign up(?: (?:for|with|at))?|subscribe to)(?: (?:with|at|using|on))?(?= (?:the |my |our )?(?!\p{L}+ing\b|to\b|here\b|tracking\b)\p{L})/gu,
    'when did $1 first pay',
  ],
  [
    /\bsince i (?:started|began|joined|signed up)(?: (?:to (?:write|record|track)|writing|recording|tracking|using|with)(?: (?:this|it|things|everything|stuff|it all))?(?: down)?)?(?: here)?(?=\W*$)/g,
    'in total',
  ],
]
