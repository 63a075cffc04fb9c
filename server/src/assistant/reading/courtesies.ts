// "Sorry to bother you, but how much did I spend?", "um, and in May? thanks!"

const separator = String.raw`\s*[,.:;!…–—-]*\s+`

const greeting = '(?:hi|hello|hey|hiya)(?: there| again| evenkeel| assistant)?(?=\\s*[,.!])'
const hesitation =
  '(?:u+m+|u+h+m?|e+r+m?|h+m+|a+h+|o+h+|btw|by the way|ngl|tbh|fyi|so(?=,? (?:and|why|how|what|which|when|where|who|did|do|does|is|are|was|were|can|could|make|only|just|if)\\b)|(?:ok|okay|right|alright|well)(?=,|,? so\\b))'
const apology = String.raw`(?:(?:i am |i'm |i’m )?(?:so )?sorry (?:to|for) (?:both|troubl|disturb|bug|ask|interrupt|pester|keep ask)\w*(?: (?:you|this|again|so (?:much|often)))*|(?:sorry|excuse me|pardon me|apologies|(?:i (?:do )?)?beg (?:your )?pardon(?: for \w+ing(?: you)?)?)(?=,? but\b))(?:,? but)?`
const question = String.raw`(?:just )?(?:(?:a|one|my|another) )?(?:quick|silly|dumb|stupid|random|small|simple|last|final|more|other) (?:(?:quick|silly|dumb|little|last) )?(?:question|one|thing|q)(?: for you)?(?=\s*[,.:;!…–—-])`
const politeness =
  "(?:if (?:it is|it’s|it's|that is) (?:not|no) (?:(?:too much )?(?:bother|trouble)|too much to ask)|if (?:you|u) (?:do not|don’t|don't|wouldn’t|wouldn't) mind|if you have (?:a|one) (?:moment|minute|second|sec)|if i may ask)"
const request =
  '(?:(?:please|can you|could you|would you) )*tell me(?=,? how (?:do|can|should|would) (?:i|we|you)\\b)'

const opening = new RegExp(
  `^(?:${[greeting, hesitation, apology, question, politeness, request].join('|')})(?![\\p{L}\\p{N}'’])${separator}`,
  'iu',
)

const thanks = `(?:many thanks|thanks|thank you|thank u|thx|tysm|ty)(?: (?:so|very) much| a lot| a million| a bunch| again| in advance)*`
const closing = new RegExp(
  `(?:\\s*[,.!?…–—-]+\\s*${thanks}|[\\s,.!…–—-]+(?:lol|lmao|haha(?:ha)*|hehe|please|pls|plz))[\\s.!…]*$`,
  'iu',
)

/**
 * A message without what people say around it: hesitations, apologies and announcements before it, thanks and laughter
 * after it. They say nothing of what is asked, but a "but" or an "and" in them would. A message that is nothing else
 * stays as it is.
 */
export function withoutCourtesies(message: string): string {
  let rest = message.replace(/[^\S\n]+/g, ' ').trim()
  for (;;) {
    const shorter = rest.replace(opening, '').replace(closing, keepQuestionMark)
    if (shorter === rest || !/[\p{L}\p{N}]/u.test(shorter)) return rest
    rest = shorter
  }
}

/** "How much was it? Thanks!" is still a question. */
function keepQuestionMark(end: string): string {
  return end.includes('?') ? '?' : ''
}
