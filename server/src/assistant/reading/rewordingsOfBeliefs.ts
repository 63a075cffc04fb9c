const person =
  '(?:husband|hubby|wife|wifey|partner|missus|girlfriend|boyfriend|fiancee?|other half|mum|mom|mother|dad|father|parents?|son|daughter|kids?|children|brother|sister|grandson|granddaughter|grandma|grandpa|gran|nan|aunt|auntie|uncle|cousin|niece|nephew|in-laws|friends?|mate|neighbou?rs?|boss|accountant|bookkeeper|advis[eo]r|colleagues?|flatmates?|roommates?|housemates?|landlord|landlady|lodgers?)'
const surely =
  '(?:(?:quite|very|pretty|absolutely|so|utterly|fairly|totally|dead|completely) )?(?:sure|certain|convinced|adamant|positive|persuaded)'
const believes = `(?:(?:is|are) ${surely}|(?:keeps? |is |are |always )?(?:thinks?|thinking|reckons?|says?|saying|swears?(?: blind)?|insists?|insisting|claims?|claiming|believes?|maintains?|bets?|suspects?|tells me|telling me|told me|said|fancies))`
const rest = '([^.?!;]{6,120}?)'
const pause = '\\s*[.,;:!?–—-]+\\s*'
const verdict =
  '(?:right|correct|wrong|mistaken|spot on|onto something|imagining (?:it|things)|telling the truth)'
const end = '(?=$|[\\s.,;!?])'
const notAsked =
  '(?!(?:and |so )?(?:how|what|which|when|where|who|why|did|do|does|is|are|was|were|has|have)\\b)'

/** "Harold is quite sure Netflix went up. Is he right?": what is believed is what is asked, whoever believes it. */
export const rewordingsOfBeliefs: readonly (readonly [RegExp, string])[] = [
  [
    new RegExp(
      `^${notAsked}(?:(?:and|so|well|but|now) )*(?:(?:my|our|the) )?[\\p{L}-]+(?: [\\p{L}-]+)?,? ${believes},? (?:that )?${rest}${pause}(?:so |and )?(?:is|was) (?:he|she) ${verdict}${end}`,
      'u',
    ),
    '$1, right',
  ],
  [
    new RegExp(
      `^${notAsked}(?:(?:and|so|well|but|now) )*(?:(?:my|our|the) )?${person} ${believes},? (?:that )?${rest}${pause}(?:so |and )?(?:is|was|are|were) (?:he|she|they|that|it|this) (?:${verdict}|true|so)${end}`,
      'u',
    ),
    '$1, right',
  ],
  // "Wife reckons I spent more on trains than on clothes this year"
  [
    new RegExp(
      `^(?:(?:and|so|well|but) )*(?:(?:my|our|the) )?${person} ${believes},? (?:that )?(i|we)(?: have|'ve)? (spent|spend|paid|pay|earned|earn|made|make) (more|less|most)\\b([^?!;]{6,100}?)(?=[\\s.!?]*$)`,
      'u',
    ),
    'do $1 $2 $3$4',
  ],
  // "I have an uneasy feeling I was charged twice. Was I?", "I suspect that they charged me twice"
  [
    /^((?:(?:and|so|well|but|now|ok) )*)(?:(?:i|we)(?: have|'ve|’ve| do have|'ve got| have got| had| got)? (?:an?|this|the) (?:\p{L}+ ){0,2}(?:feeling|suspicion|hunch|inkling|impression|notion|fear)|(?:i|we) (?:rather |strongly |half |do |am |are )?(?:suspect|fear|afraid|worry|worried|reckon|fancy))(?: that)?,? (?=(?:(?:the|my|our) )?(?!(?:about|for|of|to|so|not|over|it)\b)\p{L}+ \p{L}+)/gu,
    '$1',
  ],
  // "My roommate says I go to Boba Bear too much so like how many times was it": what is said is told before the question.
  [
    new RegExp(
      `^((?:(?:and|so|well|but|ok|okay|lol) )*)(?:(?:my|our|the) )?${person} (?:says?|said|thinks?|reckons?|claims?|keeps saying|tells me|told me)(?: that)? (?=(?:i|we) [^?!.;,]{3,60}\\btoo (?:much|often|many)\\b)`,
      'u',
    ),
    '$1',
  ],
  [
    / so(?:,? like)? (?=(?:how|what|which|when) (?!ever\b)[^?!.;]{8,}\W*$)(?<=\btoo (?:much|often) so(?:,? like)? )/g,
    ', ',
  ],
  // "I reckon groceries are my biggest expense"
  [
    /^(?:(?:and|so|well|but|ok|surely),? )*(?:(?:i|we) (?:reckon|think|guess|bet|believe|suppose|assume|suspect|feel like)|(?:i am |i'm |im )?(?:pretty |fairly |quite )?sure|i (?:am|was) (?:told|convinced))(?: that)? (?!(?:it|that|this|they|he|she|there|what|which|who|how)\b)([^,?!.;]{2,40}?) (is|are|was|were) ((?:still |really |probably |now )?(?:my|our|the) (?:biggest|largest|highest|main|top)\b[^,?!.;]{0,40}?)(?:,? (?:(?:am i )?right|correct|(?:is|are) (?:it|they)(?: not)?|(?:is|are)(?:n't| not) (?:it|they)|no|yes|true))?(?=\W*$)/g,
    '$2 $1 $3',
  ],
  // "My biggest expense is the truck payment, right?"
  [
    /^((?:(?:and|so|well|but|ok),? )*)((?:my|our|the) (?:single )?(?:biggest|largest|highest|main|top) (?:expense|cost|outgoing|spending category|expense category|category|source of income|income|client|customer|supplier|store|shop)) (is|are|was|were) (?!(?:it|that|this|they|how|what|which|who|in|on|at|from|\$?\d)\b)((?:(?:my|our|the) )?[^,?!.;\d]{2,40}?)(?:,? (?:(?:am i )?right|correct|no|yes|true))?(?=\W*$)/g,
    '$1$3 $4 $2',
  ],
  // "I spent over 1000 on trains in 2026, right": asks whether it was so much.
  [
    /^(i|we)(?: have|'ve)?(?: already)? (spent|paid|earned|received|made)\b([^,?!;]{2,100}), right(?=\W*$)/g,
    'have $1 $2$3',
  ],
]
