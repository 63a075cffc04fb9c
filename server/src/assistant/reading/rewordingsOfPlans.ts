/** Everyday ways of asking about bills, plans and the score, and the plainer words that are read in their place. */
export const rewordingsOfPlans: readonly (readonly [RegExp, string])[] = [
  // "What would losing Netflix save me?", "what does skipping Rover save?"
  [
    /\b(?:skip|skipping|skipped|losing|cutting(?: out)?|getting rid of|doing without|going without|living without|dropping)(?= (?!(?:back|down|off|in|by|my|our|the) )\p{L}.*\bsav(?:e|es|ed|ing|ings)\b(?!.*\bby half\b))/gu,
    'cancelling',
  ],
  [/\bwhat (?:happens|would happen|if) (?:if )?(i|we) skip(?:ped|s)? /g, 'what if $1 cancel '],
  [/\bif (i|we) skip(?:ped|s)? (?=.*\bsav(?:e|es|ed|ing|ings)\b)/g, 'if $1 cancel '],
  [/\bsav(e|es|ed|ing|ings)\b(.*) if (i|we) skip(?:ped|s)? /g, 'sav$1$2 if $3 cancel '],
  [
    /(?<=\bif (?:i|we) cancel .*) (?:for|over|in) (?:a|one) (?:whole |full )?year(?=\W*$)/g,
    ' a year',
  ],
  [/\b(?:cut|cuts|cutting|slice|slash|chop) ([^,.?!]{2,40}?) (?:in|by) half\b/g, 'halve $1'],
  // "Which bill has been overdue the longest?"
  [
    /\b(which|what) (bill|payment) (?:is|has been|was) (overdue|late|past due) (?:the )?longest\b/g,
    '$1 is my oldest $3 bill',
  ],
  [/\blongest (overdue|late|unpaid) bills?\b/g, 'oldest $1 bill'],
]
