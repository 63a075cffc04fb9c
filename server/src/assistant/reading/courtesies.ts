import { isReserved } from './places.ts'

// What people say around a question or an entry: "Sorry to bother you, but …", "um, and in May?", "… thanks!"

/** "I forgot, what was the rent?", "and in May, I can't remember". */
const forgetting =
  "(?:i am afraid |i'm afraid )?(?:that )?(?:i |we )?(?:keep forgetting|(?:have |'ve |’ve )?(?:quite |completely |clean |clearly )?(?:forgotten|forgot)|forget|(?:can not|cannot|can't|can’t|do not|don't|don’t) (?:remember|recall))"

const asked =
  '(?:how|what|whats|wats|which|when|whens|where|who|did|do|does|am|is|are|was|were|can|could|show|list|tell|any)'

/** "Slow one", "busy day!!": how the time was, where the question names its own time or asks for advice. */
const mood = [
  '(?:(?:ugh|omg|man|god|phew|whew|wow|damn|jeez|geez|ooh|oof|argh|sheesh)[,.!]* )*',
  '(?:(?:such|what) a |a |(?:really|super|so|very|pretty) )?',
  '(?:slow|busy|quiet|long|rough|tough|hard|crazy|wild|hectic|dead|awful|terrible|brutal|lousy|weird|stressful|exhausting|tiring)',
  ' (?:one|day|night|shift|morning|evening|week|weekend|month)(?: (?:at work|here))?',
  '(?=\\s*[,.!;:…–—-]| (?:lol|lmao|haha|hehe|smh|ugh)\\b)[,.!…]*(?: (?:lol|lmao|haha|hehe|smh|ugh))?',
  '(?=.*\\b(?:today|yesterday|tonight|tomorrow|(?:this|last|past|next) \\p{L}+|in (?:january|february|march|april|may|june|july|august|september|october|november|december)|20\\d\\d|due|left|tips (?:for|on|to)|advice|sav(?:e|ing))\\b)',
].join('')

const before = [
  mood,
  // "No cap how much …", "just between us, what …"
  `(?:(?:ok|okay|so|yo|well),? )?(?:no cap|low ?key|high ?key|fr fr|deadass|real talk|straight up|(?:just )?between (?:us|ourselves|you and (?:me|i)))(?=,? ${asked}\\b)`,
  // Hesitations, and joints such as "so" where a question follows.
  'u+m+|u+h+m?|e+r+m?|h+m+|a+h+|o+h+|a+w{2,}|please|pls|plz|btw|by the way|ngl|tbh|fyi',
  // "My word! And which was the dearest?", "blimey, how much did that cost?"
  "(?:(?:oh|ooh|well),? )?(?:my (?:word|goodness|gosh)|good (?:heavens|grief|lord|god|gracious|golly|god almighty)|goodness(?: gracious)?(?: me)?|gracious me|heavens(?: above| to betsy)?|dear (?:me|oh dear|lord)|oh dear|well i never(?: did)?|for (?:heaven|goodness|pete)(?:'s|’s|s) sake|great scott|holy (?:moly|cow|smokes?|mackerel|moses))(?=\\s*[,.!…–—-])",
  "(?:oh,? )?(?:blimey|crikey|cripes|strewth|gosh|golly|crumbs|jeepers|yikes|wowzers|wow|whoa)(?: o'?reilly)?(?=[\\s,.!…–—-])",
  // "Wait, which stores was that?"
  `(?:wait|hold on|hang on)(?: (?:a (?:sec|second|minute|moment)|up))?(?=[,.…]*(?: so| and| but)? ${asked}\\b)`,
  'so(?=,? (?:and|why|how|what|which|when|where|who|did|do|does|is|are|was|were|can|could|make|only|just|if)\\b)',
  '(?:ok|okay|right|alright|well)(?=,|,? so\\b)',
  '(?:hi|hello|hey|hiya|good (?:morning|afternoon|evening|day))(?: there| again| evenkeel| assistant| to you|,? (?:my )?(?:dear|friend|love|mate|buddy))?(?=\\s*[,.!])',
  'yeah|yea|yep|yup(?=,? \\p{L})|so(?=,? (?:yeah|yea|yep|yup)\\b)',
  // Apologies, with the "but" that would leave something out elsewhere.
  "(?:i am |i'm |i’m )?(?:so )?sorry (?:to|for) (?:both|troubl|disturb|bug|ask|interrupt|pester|keep ask)\\w*(?: (?:you|this|again|so (?:much|often)))*(?:,? but)?",
  '(?:excuse me|pardon me|beg pardon)(?=\\s*,)',
  '(?:sorry|excuse me|pardon me|apologies|(?:i (?:do )?)?beg (?:your )?pardon(?: for \\w+ing(?: you)?)?),? but',
  "(?:i )?hope (?:you are|you're|you’re|youre|this finds you|all is|everything is|everything's) (?:all )?(?:well|good|fine|ok|okay|great|having a \\w+ \\w+)(?=\\s*[,.!;–—-])",
  // "One more quick question:"
  '(?:just )?(?:(?:a|one|my|another) )?(?:quick|silly|dumb|stupid|random|small|simple|last|final|more|other) (?:(?:quick|silly|dumb|little|last) )?(?:question|one|thing|q)(?: for you)?(?=\\s*[,.:;!…–—-])',
  // "Quick one before class - how much …", "I'm new here, what can you do?"
  '(?:just )?(?:a )?quick (?:one|question|q)(?: (?:before|while|during|on|in|from) [\\p{L} ]{2,20})?(?=\\s*[–—:-])',
  // "Quick one before my shift, how much …"
  `(?:(?:just|real) )?(?:a )?quick (?:one|question|q|check) (?:(?:before|while) (?:i|we) (?:go|start|leave|head|sleep|wait|run|dash|am waiting)(?: (?:off|out|home|in|to (?:bed|work|sleep|class|school)))?|(?:before|during|on|in between|between) (?:(?:my|the|our|a|an) )?(?:(?:next|night|early|late|lunch|coffee) )?(?:shifts?|work|class(?:es)?|lectures?|school|lunch|bed|sleep|flight|meetings?|calls?|break|appointments?|gym|train|bus|commute|patients|customers|clients))(?=\\s*,\\s*${asked}\\b)`,
  "(?:(?:hi|hello|hey),? )?(?:i am|i'm|i’m|im) (?:new|a newbie|a beginner)(?: (?:here|to (?:all )?this|at this|around here))?(?: and (?:(?:i am|i'm|i’m|im) )?(?:(?:just|so|really|very|quite|rather|still) )*(?:(?:a (?:bit|little)) )?(?:scared|nervous|lost|confused|overwhelmed|worried|anxious|stressed|unsure)(?: (?:of|about|by|with|at) (?:all )?(?:of )?(?:this|it|everything|money|numbers|the numbers|it all|this stuff))?)?(?=\\s*[,.:;!–—-])",
  // "The bank wants my …", "landlord asks for proof of …"
  '(?:(?:the|my|our) )?(?:bank|landlord|landlady|accountant|bookkeeper|cpa|lender|boss|council|loan officer|tax (?:lady|man|guy|adviser|advisor|person|office)|mortgage (?:broker|lender|company)) (?:wants?|needs?|asks?(?: me)? for|asked(?: me)? for|is asking(?: me)? for|requires?)(?: to (?:know|see))?(?: a)?(?: (?:proof|a list|the total|a total) of)?(?= (?:my|our|the|all|how|what|income)\\b)(?!.*[,.;] *(?:how|what|when|which|who|where|did|do|is|are|can)\\b)',
  // "Hi, just started."
  "(?:(?:hi|hello|hey),? )?(?:i |i have |i’ve |i've )?(?:only )?just (?:started|joined|signed up|got here|begun|installed this)(?: (?:here|today|using this|with this|out))*(?=\\s*[,.:;!–—-])",
  'morning(?=\\s*[,.!])|evening(?=\\s*[,.!])|afternoon(?=\\s*[,.!])',
  "if (?:it is|it’s|it's|that is) (?:not|no) (?:(?:too much )?(?:bother|trouble)|too much to ask)",
  "if (?:you|u) (?:do not|don’t|don't|wouldn’t|wouldn't) mind",
  // "Forgive the intrusion at so late an hour.", "I should be most obliged if you would tell me …"
  '(?:please )?(?:forgive|excuse|pardon) (?:the|my|this) (?:intrusion|interruption|disturbance|bother|late hour|question)(?: at (?:so|such) (?:late|early) an hour| at (?:so|such) an? \\p{L}+ hour| at this (?:late |early )?hour)?(?=\\s*[,.;!–—-])',
  'my dear (?:assistant|sir|friend|fellow|madam)(?=\\s*[,.!–—-])',
  "(?:i|we)(?: should| would| shall|'d|’d) be (?:(?:most|much|very|so|ever so|deeply|extremely|really) )?(?:obliged|grateful|indebted|thankful)(?: to you)? if you (?:would|could|might|can)(?: (?:kindly|please|be so (?:kind|good) as to))?(?: (?:tell|inform|show|let) (?:me|us)(?: know)?)?",
  '(?:(?:might|may|could|can) (?:i|we) (?:possibly )?(?:trouble|bother) you|(?:would|could|will) you be (?:so|very) (?:kind|good)(?: as)?) (?:for|to (?:tell|inform|show|let) (?:me|us)(?: know)?)',
  '(?:i|we) (?:should|would) (?:very much )?(?:like|love)(?: to (?:know|see|have|hear))?(?=,? (?:a list|the (?:list|total|sum|average|amount)|how|what|which|when|who|where)\\b)',
  'be (?:so|very) (?:kind|good)(?: as)? to (?:tell|inform|show|let) (?:me|us)(?: know)?|(?:would|could|will) you do (?:me|us) the (?:kindness|favou?r|courtesy|honou?r|service) (?:of (?:stating|telling me|informing me(?: of)?|letting me know|showing me)|to (?:state|tell me|inform me(?: of)?|let me know|show me))',
  '(?:might|may|could) (?:i|we) (?:enquire|inquire|ask)(?: (?:as to|about|after|of you))?(?=,? (?:how|what|when|which|where|who|the|my|our)\\b)',
  'if you have (?:a|one) (?:moment|minute|second|sec)|if i may ask',
  // Asking to be told is understood before "how do I" and before what goes on from an earlier question.
  '(?:(?:please|can you|could you|would you) )*(?:tell me|i wonder)(?=,? (?:how (?:do|can|should|would) (?:i|we|you)|why|and|what about)\\b)',
  `${forgetting}(?=\\s*[,.:;–—-])`,
]

const afterPause = [
  '(?:many thanks|thanks|thank you|thank u|thx|tysm|ty|ta|cheers)(?: (?:so|very) much| a lot| a million| a bunch| again| in advance)*',
  forgetting,
  // "With kind regards, Harold.", "thank you ever so much for your patience"
  '(?:(?:with )?(?:(?:my|the) )?(?:kind|kindest|best|warm|warmest|good)(?: (?:kind|best))? (?:regards|wishes)|(?:yours|most) (?:sincerely|faithfully|truly|respectfully))(?:,? \\p{L}+\\.?){0,2}',
  '(?:much|most) obliged(?: to you)?|(?:thank you|thanks) (?:ever so|so very|very) (?:much|kindly)|(?:thank you|thanks|many thanks)(?: (?:ever )?(?:so|very) much)? for your (?:\\p{L}+ )?(?:patience|help|time|trouble|kindness|assistance|attention)',
  'if you (?:please|would(?: be so kind)?|would not mind|do not mind)',
  // "…, been a quiet start"
  "(?:(?:it has|it's|it’s|its) )?been (?:a|an|such a|quite a|one) (?:(?:really|very|pretty|bit of a) )?(?:slow|quiet|long|hard|tough|rough|bad|good|busy|crazy|mad|hectic|weird|strange|tight|expensive|great|lean|difficult|stressful|funny|odd) (?:start|day|week|weekend|month|year|time|season|morning|patch|spell|stretch)(?: (?:on|at|in|so|for|here) [\\p{L} ]{2,20})?",
  "i (?:just )?(?:keep|can't stop|cannot stop|can not stop) (?:worrying|stressing|panicking|fretting)(?: about (?:it|this|money))?|(?:a )?(?:bit|little) (?:nervous|worried|anxious|stressed)|i am (?:a bit |a little |so |really )?(?:nervous|worried|anxious|stressed)",
  // "Total only", "real quick", "asap": in a hurry.
  '(?:(?:the )?(?:total|amount|figure|number|sum) only|real quick|asap|a\\.?s\\.?a\\.?p)',
]

/** Only where no name can stand: Quick is a restaurant too. */
const quickly = '(?<=\\b(?:week|month|year|yr|today|yesterday|far)[\\s,.]+)quick(?:ly)?'

const after = [
  'lol|lmao|haha(?:ha)*|hehe|smh|please|pls|plz|no cap|fr fr',
  // "I don't wanna know but tell me", "tell me anyway", "don't judge me"
  "(?:(?:i|we) (?:do not|don't|don’t|dont) (?:really |even )?(?:want to|wanna) know,? )?but tell me(?: anyway)?|tell me anyway",
  "(?:please )?(?:do not|don't|don’t|dont) judge(?: me)?|no judge?ment(?: please)?|be (?:brutally )?honest",
  // "Can we afford a $900 bed or no?"
  'yes or no|or (?:no|nah|nope)',
  // "Which place was it? Bet I know."
  '(?:i )?bet (?:i|we|you) (?:already )?know(?: (?:it|that|which|who|the answer|which one))?',
  '(?:just )?between (?:us|ourselves|you and (?:me|i))|give it to me straight|lay it on me|hit me with it',
].join('|')

const opening = new RegExp(`^(?:${before.join('|')})(?![\\p{L}\\p{N}'’])\\s*[,.:;!…–—-]*\\s+`, 'iu')
const closing = new RegExp(
  `(?:\\s*[,.!?…–—-]+\\s*(?:${afterPause.join('|')})|[\\s,.!…–—-]+(?:${after}|${quickly}))[\\s.!…]*$`,
  'iu',
)

/** "When, pray, did I first pay it?", "tell me, therefore, what is left" */
const between = /,\s*(?:pray(?: tell)?|therefore|perchance|if you please|if i may)\s*,\s*/giu

/** Punctuation, as it is dictated. */
const spokenEnd =
  /\s(?:question mark|full stop|exclamation mark|exclamation point|(?<=\b(?:day|week|month|year|today|yesterday|total|far|please)\s)period)(?=[\s.?!]*$)/iu
const spokenComma = /\scomma(?=\s(?:please|thanks|thank you|and|but)\b)/giu

/** "Young Tyler's mowing", "little Rose": how somebody is, before a name that is written as one. */
const fondly =
  /(?<=\p{Ll} )(?:(?:dear |poor |good )?(?:old|little)|young|dear|poor|sweet|darling) (?=\p{Lu}\p{Ll})(?!(?:April|May|June|July|August|March)\b)/gu

/** "What's the difference again?", while "and again?" asks for the same of something else. */
const askedAgain = /(?<=^(?!and\b|same\b)\S+ .*) again(?=\s*\?+\s*$)/iu

/** The word of a sentence in "sooo" or "whaaat"; any other word, and one with a capital letter, may be a name. */
function unstretched(word: string, at: number): string {
  if (!/(\p{L})\1\1/u.test(word) || (at > 0 && word !== word.toLowerCase())) return word
  const lower = word.toLowerCase()
  const [doubled, single] = ['$1$1', '$1'].map((put) => lower.replace(/(\p{L})\1{2,}/gu, put))
  const meant = [doubled?.replace(/(\p{L})\1/gu, '$1'), single, doubled]
  return meant.find((each) => each !== undefined && each.length > 1 && isReserved(each)) ?? word
}

/**
 * A message without what is said around it. That tells nothing of what is asked, but read with it, a "but" would leave
 * something out, and a follow-up would not begin with its "and". A message that is nothing else stays as it is.
 */
export function withoutCourtesies(message: string): string {
  let rest = message
    .replace(/[^\S\n]+/g, ' ')
    .replace(/[\p{L}\p{N}'’-]+/gu, unstretched)
    .replace(between, ' ')
    .replace(fondly, '')
    .replace(spokenComma, ',')
    .replace(spokenEnd, '')
    .trim()
  for (;;) {
    const shorter = rest
      .replace(opening, '')
      .replace(closing, keepQuestionMark)
      .replace(askedAgain, '')
    if (shorter === rest || !/[\p{L}\p{N}]/u.test(shorter)) return rest
    rest = shorter
  }
}

/** "How much was it? Thanks!" is still a question. */
function keepQuestionMark(end: string): string {
  return end.includes('?') ? '?' : ''
}
