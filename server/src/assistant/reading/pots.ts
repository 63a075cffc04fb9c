import type { Feature } from './lexicon.ts'
import { type NameItem, type Slots, sideOf } from './slots.ts'

// Pots, funds and savings: the records have what was paid into them, and not what is in them.

/** "How much have we paid into the honeymoon pot?", "how much have we saved in it?", "how much is in it?" */
export function readPot({ names, raws, text, mistakes }: Slots, features: Set<Feature>): void {
  const pot = names.find(isPot)
  if (raws.get('earn') === 'paid into' && (pot !== undefined || paidIntoIt.test(text))) {
    features.delete('earn')
    features.add('spend')
  }
  if (pot === undefined) return
  const before = text.split(' ').slice(0, pot.at).join(' ')
  if (!into.test(before)) return
  const isSomeones =
    names.some((item) => item !== pot && sideOf(item) === 'income') && paysIn.test(before)
  if (isSomeones && / (?:in|into|to|towards?) (?:my |our |the )?$/.test(`${before} `)) {
    mistakes.push('Who paid into it is not in your records. Do you mean all that was paid into it?')
    return
  }
  if (balance.test(before)) {
    mistakes.push('What is in it is not in your records. Do you mean what you have paid into it?')
    return
  }
  if (!saved.test(before)) return
  for (const each of ['net', 'saveVerb'] as const) features.delete(each)
  for (const each of ['howMuch', 'spend'] as const) features.add(each)
}

const paysIn =
  /\b(?:did|do|does|has|have) (?!i\b|we\b).*\b(?:pay|paid|put|give|gave|given|contributed?|transfer(?:red)?)\b/
const paidIntoIt = /\b(?:i|we)(?: (?:have|had|already|ever|actually|all))* paid into\b/
const into = / (?:in|into|to|towards?|for)(?: (?:my|our|the))?$/
const balance =
  /^(?:(?:and|so|ok) )*(?:how much|what)(?: money| cash)? (?:is|do (?:i|we) have|have (?:i|we)(?: got)?)(?: (?:there|now|left|sitting|already|saved up))* in(?: (?:my|our|the))?$/
const saved =
  /\b(?:i|we)(?: (?:already|ever|actually|managed to))* (?:save|saved|put by|put aside|set aside|put away)\b/

/** What was only ever paid into, and is called so, or stands in a category that is. */
function isPot(item: NameItem): boolean {
  return (
    sideOf(item) === 'expense' &&
    item.names.every((name) =>
      potWord.test([name.name, ...(name.kind === 'payee' ? name.categories : [])].join(' ')),
    )
  )
}

const potWord =
  /\b(?:savings?|pots?|funds?|isas?|pensions?|jars?|nest eggs?|piggy banks?|investments?)\b/i
