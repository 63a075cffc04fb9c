import type { Place, Read } from './items.ts'

const fillsUp =
  /^(?:(?:fill|fills|filled|filling|gas|gasses|gassed|gassing|tank|tanks|tanked|tanking)(?: (?:it|(?:(?:the|my|our) )?(?:car|cab|taxi|van|truck|tank)))? ups?(?: (?:it|(?:the|my|our) (?:car|cab|taxi|van|truck|tank)))?|fill-ups?|refuel|refuels|refuelled|refueled|refuelling|refueling)(?= |$)/
const fuels = ['fuel', 'petrol', 'gas', 'gasoline', 'diesel']
const wordsMax = 5

/**
 * "Where do I fill up most often?": the category for fuel where there is one, and a visit otherwise. Where a payee
 * follows, that alone tells what is meant.
 */
export function readFillingUp({ words, at, vocabulary }: Place): Read | undefined {
  const [found = ''] = fillsUp.exec(words.slice(at, at + wordsMax).join(' ')) ?? []
  if (found === '') return undefined
  const length = found.split(' ').length
  if (/^(at|from|with)$/.test(words[at + length] ?? '')) return undefined
  for (const fuel of fuels) {
    const names = (vocabulary.exact.get(fuel) ?? []).filter(({ kind }) => kind === 'category')
    if (names.length > 0) return { kind: 'name', names, how: 'synonym', length, isAtPayee: false }
  }
  return undefined
}
