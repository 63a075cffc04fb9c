import type { Token } from './tokens.ts'
import type { Vocabulary } from './vocabulary.ts'

// "What did the household spend?", "the couple's income": those whose records they are speak of themselves as others.

const owner = /^(?:household|couple|family)$/
const helper = /^(?:do|does|did|has|have|had|can|could|will|would|may|might|should)$/
const verb =
  /^(?:spen[dt]s?|earn(?:s|ed)?|makes?|made|pa(?:y|ys|id)|receive[sd]?|gets?|got|takes?|took|go|goes|went|visit(?:s|ed)?|ate|eats?|dine[sd]?|buys?|bought|owe[sd]?|save[sd]?|keeps?|kept|has|had|have|use[sd]?|frequent(?:s|ed)?|afford|commit|incur(?:red)?|collect(?:ed)?|bring|brought)$/
/** "The family visit cost" is no verb. */
const thing = /^(?:costs?|comes?|came|bills?|plan|fees?)$/

/** The tokens with "we" and "our" in their place, where no name in the records has that word. */
export function asOwners(
  tokens: readonly Token[],
  { byWord }: Pick<Vocabulary, 'byWord'>,
): Token[] {
  const put: Token[] = []
  for (let at = 0; at < tokens.length; at += 1) {
    const [before, token, next, after] = [put.at(-1), tokens[at], tokens[at + 1], tokens[at + 2]]
    if (token === undefined) break
    const isNamed = next === undefined || !owner.test(next.bare) || byWord.has(next.bare)
    if (isNamed || !/^(?:the|our)$/.test(token.text)) {
      put.push(token)
      continue
    }
    const isTheirs = /['’]s?$|s$/i.test(next.raw)
    const isSubject =
      (after !== undefined && verb.test(after.text) && !thing.test(tokens[at + 3]?.text ?? '')) ||
      (helper.test(before?.text ?? '') && /^(?:still|usually|ever)$/.test(after?.text ?? ''))
    if (!isTheirs && (!isSubject || isOfOthers(token, tokens.slice(at + 2)))) {
      put.push(token)
      continue
    }
    put.push(ownToken(isTheirs ? 'our' : 'we', next))
    at += 1
  }
  return put
}

/** "How much did the family pay me?" is of a client, and so is "our family" that pays. */
function isOfOthers({ text }: Token, later: readonly Token[]): boolean {
  return text === 'our' || later.some((each) => /^(?:me|us|my|i|we)$/.test(each.text))
}

function ownToken(text: string, { isQuoted, isPause, isComma }: Token): Token {
  return { text, name: text, bare: text, raw: text, isQuoted, isPause, isComma }
}
