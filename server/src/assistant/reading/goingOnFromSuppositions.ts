import { asked, type Kind } from './goingOnKinds.ts'
import type { Query } from './slots.ts'
import { otherAmount, otherSpan } from './suppositions.ts'

// "And if it goes up by 5 dollars?", "what about 20?": what is supposed of something, or instead of something.

export const goingOnFromSuppositions: readonly Kind[] = [
  { isMeant: supposesOfIt, goOn: withItsName },
  { isMeant: namesOtherAmount, goOn: withOtherAmount },
  { isMeant: namesOtherSpan, goOn: withOtherSpan },
]

/** A step or a goal of what the question before was about. */
function supposesOfIt({ supposed, names }: Query): boolean {
  const isOfOne =
    supposed?.kind === 'step' ||
    supposed?.kind === 'cap' ||
    (supposed?.kind === 'goal' && supposed.isOfFund)
  return isOfOne && names.length === 0
}

function withItsName(own: Query, baseOf: () => Query): Query | undefined {
  const { names } = baseOf()
  return names.length === 1
    ? { ...own, names, isFollowUp: true }
    : asked(own, 'Which one do you mean, by its name?')
}

/** "And 20?", "what if I only put away 10 a month?" */
function namesOtherAmount({ text, supposed }: Query): boolean {
  return supposed === undefined && otherAmount(text) !== undefined
}

function withOtherAmount(own: Query, baseOf: () => Query): Query | undefined {
  const base = baseOf()
  const { supposed } = base
  const other = otherAmount(own.text)
  if (supposed === undefined || other === undefined) return undefined
  const { cents, unit } = other
  if (supposed.kind === 'step' || supposed.kind === 'need')
    return asked(own, 'Ask again with the whole sum: if it goes up by …, how much is that a year?')
  const rate = { ...supposed.rate, cents, unit: unit ?? supposed.rate.unit }
  return { ...base, supposed: { ...supposed, rate }, text: own.text, isFollowUp: true }
}

/** "And in five years?" */
function namesOtherSpan({ text, supposed }: Query): boolean {
  return supposed === undefined && otherSpan(text) !== undefined
}

function withOtherSpan(own: Query, baseOf: () => Query): Query | undefined {
  const base = baseOf()
  const over = otherSpan(own.text)
  const { supposed } = base
  if (over === undefined || (supposed?.kind !== 'product' && supposed?.kind !== 'step'))
    return undefined
  return { ...base, supposed: { ...supposed, over }, text: own.text, isFollowUp: true }
}
