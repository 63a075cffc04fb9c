/** The financial health score, and what raises or lowers it, in everyday words; in lower case. */
export const rewordingsOfScore: readonly (readonly [RegExp, string])[] = [
  [
    /\bwhat(?: is|'s)? (?:pulls|pulling|drags|dragging|brings|bringing|holds|holding|keeps|keeping|takes|taking) ((?:my|our|the) (?:financial )?(?:health )?score) (?:down|back|low)\b/g,
    'what is hurting $1',
  ],
  // "What lowers my score?", "what does my score mean?"
  [
    /\bwhat(?: is|'s)? (?:lowers|lowering|drags?(?: down)?|dragging(?: down)?|pulls? down|pulling down|worsens|harms|harming) (?=(?:my|our|the) (?:financial )?(?:health )?score\b)/g,
    'what is hurting ',
  ],
  // "Why is it not 100? What pulls my score down?" asks once.
  [
    /^((?:and |so |but )*)why (?:(?:is|was) (?:it|that|this|my score) not|is ?n(?:o|')?t (?:it|that|this|my score))(?: (?:at|a|any))?(?: (?:100|perfect|full|higher|better))[?.,;!]* (?=.*\bscore\b)/g,
    '$1',
  ],
  [
    /\bwhy (?:(?:is|was) ((?:my|our|the) (?:financial )?(?:health )?score|it|that) not|is(?: not|n't) ((?:my|our|the) (?:financial )?(?:health )?score|it|that))(?: at)? (?:a )?(?:100|perfect)(?=\W*$)/g,
    'why is $1$2 so low',
  ],
  [
    /\bwhat (?:does|do) ((?:my|our|the) (?:financial )?(?:health )?score) (?:mean|say|tell me|stand for)\b/g,
    'why is $1 that',
  ],
  [
    /\b(?:explain|interpret) ((?:my|our|the) (?:financial )?(?:health )?score)\b/g,
    'why is $1 that',
  ],
  // "My health score, and is it bad?": the answer says it.
  [
    /(?<=\bscore\b[^.?!]*?),? (?:and|or|so) (?:(?:is|was) (?:it|that) (?:(?:any|an?|very|really|so|too|that) )*(?:good|bad|ok|okay|fine|decent|healthy|poor|terrible|low|high)(?: one)?|how (?:good|bad) (?:is|was) (?:it|that))(?=\W*$)/g,
    '',
  ],
  // "Is my score okay, or should I worry?"
  [
    /(?<=\bscore (?:ok|okay|fine|good|alright|all right|bad|low|normal|decent)),? or (?:(?:should|do|must) (?:i|we) (?:need to )?(?:worry|be worried|be concerned)|is (?:it|that) (?:something )?to worry about)(?: about (?:it|that))?(?=\W*$)/g,
    '',
  ],
  [
    /^((?:and |so )?)(?:should|do|must) (?:i|we) (?:need to |have to )?(?:worry|be worried|be concerned) about (?=(?:my|our|the) (?:financial )?(?:health )?score\W*$)/g,
    '$1what is ',
  ],
]
