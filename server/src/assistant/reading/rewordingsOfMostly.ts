const mostly =
  '(?:mostly|mainly|chiefly|primarily|largely|predominantly|principally|for the most part)'
const lead = '^((?:(?:and|so|but|ok|okay|then),? )*)'
const we = '(i|we)'
const does = '(did|do|does|am|are|have|has|had|was|were)'
const it = '(?:it|that|this|they|all that|all of (?:it|that)|the money|my money|our money)'
const spending =
  '((?:(?:all|my|our|the) )*(?:spending|money|cash|expenses|spend|income|earnings|outgoings)(?: [^,?!.;]{2,30}?)?)'
const spends =
  '(?:spend|spent|spending|waste|wasted|wasting|blow|blew|blowing|splurge|splurged|splurging)'

/** "What was it mostly on?": asks for the most, in lower case; left as an adverb, "mostly" would be lost. */
export const rewordingsOfMostly: readonly (readonly [RegExp, string])[] = [
  // "What was it mostly on?", "what did that mainly go on?"
  [
    new RegExp(
      `${lead}(?:on )?what (?:is|was|were|are|did|does|do|has|have) ${it}(?: all)? ${mostly} ?(?:go |gone |going |spent |made up )?(?:on|for|to|towards|toward|of)?(?=\\W*$)`,
      'g',
    ),
    '$1what was most of it on',
  ],
  [
    new RegExp(
      `${lead}(?:${mostly},? (?:(?:on|for) )?what|what(?: (?:is|was))?,? ${mostly}(?: on| for)?)(?=\\W*$)`,
      'g',
    ),
    '$1what was most of it on',
  ],
  // "What did we mostly spend it on?", after a question about a sum
  [
    new RegExp(`${lead}(?:on )?what ${does} ${we} ${mostly} ${spends} ${it}(?: on)?(?=\\W*$)`, 'g'),
    '$1what was most of it on',
  ],
  // "What was my spending in March mostly on?"
  [
    new RegExp(
      `${lead}what (?:is|was|are|were|did|does|do|has) ${spending} ${mostly} (?:go |gone |going |spent |come |coming )?(?:(on|from)|for|to|towards)\\b`,
      'g',
    ),
    '$1what was most of $2 $3',
  ],
  // "What do I mostly buy?", "what am I mainly spending my money on?"
  [
    new RegExp(
      `${lead}(?:what|how) ${does} ${we} ${mostly} (?:(?:${spends}(?: (?:(?:my|our|the) )?(?:money|cash))?)|buy|bought|buying|pay for|paid for)(?: on)?(?=\\W*$| (?:in|at|this|last|since|over|during|on)\\b)`,
      'g',
    ),
    '$1what $2 $3 spend the most on',
  ],
  [
    new RegExp(`\\b((?:which|what) \\p{L}+|where) ${does} ${we} ${mostly} ${spends}\\b`, 'gu'),
    '$1 $2 $3 spend the most',
  ],
  // "Which day do I mostly visit them?"
  [
    new RegExp(`\\b(which|what) (days?|weekdays?) ${does} ${we} ${mostly}\\b`, 'g'),
    '$1 $2 $3 $4 usually',
  ],
  // "Where do we mostly shop?"
  [
    new RegExp(
      `\\bwhere ${does} ${we} ${mostly} (?:shop|go|eat|buy (?:things|stuff|food))(?= |\\W*$)`,
      'g',
    ),
    'where $1 $2 shop most often',
  ],
  // "Who mostly pays me?"
  [new RegExp(`\\bwho ${mostly} (pays|paid|has paid) (me|us)\\b`, 'g'), 'who $1 $2 the most'],
  // "Where did it mostly go?", "where does my money mostly come from?"
  [
    new RegExp(
      `\\bwhere ${does} (${it}|(?:my|our|the) (?:income|earnings)) ${mostly} (go|gone|going|come|coming)\\b`,
      'g',
    ),
    'where $1 most of $2 $3',
  ],
]
