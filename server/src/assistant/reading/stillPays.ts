import type { Feature } from './lexicon.ts'
import { readPrice } from './phrasingOfPlans.ts'
import type { Slots } from './slots.ts'

// "Can I send 200 to my family and still pay my bills?": asks if an amount can be afforded, whatever it is for.

const who = '(?:i|we)'
const lead = '^(?:(?:and|so|but|ok|okay|then|well) )*(?:(?:do you think|you think|tell me) )?'
const adverb = '(?:(?:still|safely|just|even|maybe|afford to|be able to|go ahead and) )*'
const gives =
  '(?:send|give|lend|pay|spend|put|take|transfer|donate|invest|wire|use|buy|get|spare|set aside|put aside|move|do|have|throw|book|host)'
const keeps =
  '(?:pay|be (?:ok|okay|alright|all right|fine|good)|cover|make|meet|afford|manage|handle|keep up with|have enough (?:left )?for|have (?:money|enough) (?:left )?(?:for|to pay))'

/** "Can I put 100 aside and still pay everything?" */
const giveAndPay = new RegExp(
  `${lead}(?:can|could|may|would|will|is it (?:ok|okay|possible|fine|alright)(?: for (?:me|us))? to)(?: ${who})? ${adverb}${gives}\\b.*\\band (?:(?:${who} )?(?:can |will |could )?)?(?:still|also) (?:be able to )?${keeps}\\b`,
)
/** "If I buy an oven for 600, can I still pay the bills?" */
const ifThenPay = new RegExp(
  `${lead}(?:what )?if ${who} ${adverb}${gives}\\b.*\\b(?:can|could|will|would|do) ${who} (?:still )?(?:be able to )?${keeps}\\b`,
)
/** "Will I still be able to pay rent if I spend 300?" */
const payIf = new RegExp(
  `${lead}(?:can|could|will|would|do) ${who} (?:still )?(?:be able to )?${keeps}\\b.*\\bif ${who} ${adverb}${gives}\\b`,
)
/** "Can I lend my brother 300 this month?" */
const giveAlone = new RegExp(
  `${lead}(?:can|could|is it (?:ok|okay|fine|alright)(?: for (?:me|us))? to)(?: ${who})? ${adverb}(?:send|give|lend|spare|donate|transfer|set aside|put aside|take)\\b(?!.*\\b(?:you|refund|back)\\b).*\\b(?:this (?:month|week|weekend)|now|today|right now)$`,
)

const often =
  /\b(?:an?|per|each|every) (?:day|week|fortnight|month|year|person|head|one)\b|\b(?:daily|weekly|monthly|yearly|each|apiece|twice)\b/

export function readStillPays(query: Slots, features: Set<Feature>): void {
  const { amounts, numbers, text } = query
  if (amounts.length + numbers.length > 1 || features.has('afford')) return
  if (features.has('net') && /\b(?:in|over) (?:a|one) (?:year|month)\b/.test(text)) return
  // "100 a week", "40 each": of more than one amount
  if (often.test(text)) return
  if (![giveAndPay, ifThenPay, payIf, giveAlone].some((frame) => frame.test(text))) return
  const asked = new Set<Feature>(['afford', 'stillPays'])
  readPrice(query, asked)
  if (query.amounts.length + numbers.length !== 1) return
  features.clear()
  for (const each of asked) features.add(each)
  query.mistakes = []
}
