import type { Item, Reading } from './read.ts'
import { distance } from './spelling.ts'
import type { Token } from './tokens.ts'

/** A part of a question between punctuation marks, or before or after an inner question word. */
export type Clause = {
  from: number
  words: readonly string[]
  tokens: readonly Token[]
  items: readonly Item[]
  /** A punctuation mark separates it from the clause after it. */
  isApart: boolean
}

export function clausesOf({ tokens, items }: Reading): Clause[] {
  const clauses: Clause[] = []
  let from = 0
  for (let at = 1; at <= tokens.length; at += 1) {
    const isEnd = at === tokens.length
    const isApart = isEnd || tokens[at - 1]?.isPause === true || isDash(tokens[at]?.text)
    if (!isApart && !startsClause(tokens, from, at)) continue
    if (!isEnd && !items.some((item) => item.at === at)) continue
    const part = tokens.slice(from, at)
    clauses.push({
      from,
      words: part.map(({ text }) => text),
      tokens: part,
      items: items.filter((item) => from <= item.at && item.at < at),
      isApart,
    })
    from = at
  }
  return clauses
}

export function isDash(word: string | undefined): boolean {
  return /^[-–—]$/.test(word ?? '')
}

const prepositions =
  /^(in|on|at|to|of|from|for|by|with|about|during|and|or|exactly|roughly|about|just)$/

const reasons =
  /^(because|cuz|coz)\b|^so (that|i|we) (can|could|know|do|may)\b|^(as|since) (i|we) (am|are|need|want)\b|^before (i|we) (go|head|leave|panic|freak)\b/

/** "How much on coffee i think it was too much": dictated without a full stop. */
const remarks =
  /^(it )?(feels|seems|sounds|felt|seemed) like\b|^i (think|feel|guess|bet|swear|believe|reckon) (it|that|this|we|i|they) /

const joints =
  /^(because|cuz|coz|cause|and|but|or|that|if|so|since|as|it|what|which|how|than|like)$/

/** "I wonder how much ...", "... because it feels like a lot": no punctuation, but a new clause. */
function startsClause(tokens: readonly Token[], from: number, at: number): boolean {
  const wordsFrom = (start: number, end: number) =>
    tokens
      .slice(start, end)
      .map(({ text }) => text)
      .join(' ')
  const next = wordsFrom(at, at + 3)
  if (reasons.test(next)) return true
  const last = tokens[at - 1]?.text ?? ''
  if (remarks.test(`${next} `) && !joints.test(last)) return true
  const before = wordsFrom(from, at)
  const isQuestion = /^(how|what|which|when|where|who|whether)\b/.test(next)
  if (isQuestion && /^(i|we) .* (and|but|so)$/.test(before.replace(leads, ''))) return true
  if (prepositions.test(last)) return false
  if (isQuestion) return true
  if (
    /^i (have|had|got) (a|this|the) (feeling|hunch|suspicion|impression|sense|fear|notion)$/.test(
      before,
    )
  )
    return true
  return asksFor.test(before) && !/^(out|about|for|in|to|if|it|that|more)\b/.test(next)
}

/** "My accountant needs to know my total income", "I'd like to see our spending". */
const asksFor =
  /^(i|we|he|she|they|(my|our|the) \w+( \w+)?) (\w+ ){0,3}(know|see|hear|check|find out|asking (for|about)|asks (for|about)|asked (for|about)|wondering about|curious about|curious to know|curious to see)$/

const leads =
  /^((and|but|so|well|ok|okay|hey|hi|hello|oh|now|look|listen|right|anyway|also|honestly|basically|lol|haha|ugh|hmm|yeah|yes|no|man|dude|sorry|[-–—]) )+/

/** The words of a clause without a "well" or "and" before it. */
export function textOf({ words }: Clause): string {
  return words.join(' ').replace(leads, '')
}

const subjects =
  '(i|we|you|it|he|she|they|there|everyone|everybody|someone|somebody|nobody|people|money|life|things|stuff|work|time)'
const finite =
  '(is|are|was|were|has|have|had|says?|said|thinks?|thought|wants?|wanted|needs?|needed|asks?|asked|asking|keeps?|kept|swears?|swore|claims?|claimed|told|tells|seems?|feels?|felt|looks?|gets?|got|goes|went|will|would|can|could|should|might|does|do|did|insists?|believes?|complains?|worr(y|ies)|hates?|loves?|likes?|knows?|wonders?|makes?|made|costs?|eats?|ate|sucks?|hurts?|drives?|drove|reckons?|bets?|suspects?|nags?|argues?|forgot|forgets|[\\p{L}-]{3,}ed)'

const open =
  '(while|if|since|after|before|until|till|during|as|unless|once|what|which|who|whose|where|when|how|why|is|are|am|was|were|do|does|did|can|could|will|would|should|shall|any|show|list|give|tell|compare|name|find|rank|sort)'

const statements: readonly RegExp[] = [
  new RegExp(`^${subjects} (?!month|week|year|day|in |out )`),
  /^my [\p{L}-]+ and (i|me) /u,
  /^(this|that) (is|was|has|feels|seems|would|will|one is|stuff is|all)\b/,
  new RegExp(
    `^(my|our|the|a|an|his|her|their|all|these|those|some|every) ([\\p{L}'-]+ ){1,5}${finite}(?! (spending|expenses?|purchases?|transactions?|payments?|bills?|total|on|at|in|for)\\b)`,
    'u',
  ),
  new RegExp(
    `^(?!${open}\\b)([\\p{L}'-]+ ){1,3}(is|are|was|were|has|have|had|felt|feels|keeps|(wip|kick|knock|hit|broke|kill)\\p{L}*|can|could|will) (?!how\\b)`,
    'u',
  ),
  /^(feels|seems|sounds|felt|seemed) like\b/,
  // "Money's tight", "Wife's asking"
  /^[\p{L}]+'s (so |really |very |kinda |been )?([\p{L}]+ing|tight|short|scarce|broke|bad|crazy|mad|worried|curious|gone|low)\b/u,
  /^(just |currently |here |still |been |always )*(?!during|regarding|concerning|excluding|including|counting|ignoring|using|following|barring|according|leaving|spending|clothing|parking|dining|shopping|setting|subtracting|dropping|cancel)(tryna|gotta|[\p{L}]{2,}ing) (my|our|the|a|an|some|to|out|up|down|about|around|here|back|ahead|into|in|if|whether|it|this|that|what|how|for (my|our|a) )/u,
  /^(just|been|still|currently|always) ([\p{L}]{2,}ing|got|came|woke|sat|finished|started|moved|read|saw|heard|realized)\b/u,
  /^(not (gonna|going|to|sure)|[\p{L}]+ly speaking|gotta|tryna|need (it|this|that) for|got (to|a lot))\b/u,
  /^(because|cuz|coz|cause|although|though|even though|now that|given that|in case|in order to|so that|so (i|we) (can|could|know|do|may|am|are|got|have)|since (i|we|it) (am|are|is|want|need|feel|think|have|do|keep)|since you|as (i|we) (am|are|need|want|have)|as you know|as usual)\b/,
  /^((had|went|took|saw|made) (a|an|the|my|to|out|on|some)|did (a|an|some))\b/,
  /^if (you|it|that is|that was|i am|we are|i had|i may|possible|not|i remember|(my )?memory)\b/,
  /^before (i|we) (go|buy|order|book|sign|commit|decide|head|leave|forget|panic|get|do|make|start|ask|say|check|freak|lose)\b/,
  /^(humou?r|settle|rip|hit|let|lay|be|do not|bear|brace|break|spill|help|forgive|excuse|pardon|trust|spare|wish|hope|here|asking|between (you|us)|(?!july\b)[\p{L}]+ly|thanks|thank you) /u,
]

const questionWords = ['what', 'which', 'when', 'where', 'how', 'who']
/** Words in their own right, one letter from a question word. */
const notQuestionWords = new Set(['that', 'then', 'than', 'there', 'here', 'now', 'show', 'hat'])

/** "Whot was my largest expense?": taken for a statement, it would be dropped with all that it asks. */
function beginsLikeQuestion(text: string): boolean {
  const [first = '', second = ''] = text.split(' ')
  return (
    /^(is|are|was|were|did|do|does|has|have)$/.test(second) &&
    !notQuestionWords.has(first) &&
    questionWords.some((word) => distance(first, word, 1) <= 1)
  )
}

/** True for a sentence that states something, rather than asking or naming. */
export function isStatement(clause: Clause): boolean {
  const text = textOf(clause)
  return (
    statements.some((form) => form.test(text)) &&
    !beginsLikeQuestion(text) &&
    !/\b(how (much|many|often)|what|which)\b/.test(text)
  )
}
