import type { Place, Read } from './items.ts'
import type { Name, Vocabulary } from './vocabulary.ts'

const fillsUp =
  /^(?:(?:fill|fills|filled|filling|gas|gasses|gassed|gassing|tank|tanks|tanked|tanking|fuel|fuels|fueled|fuelled|fueling|fuelling)(?: (?:it|(?:(?:the|my|our) )?(?:car|cab|taxi|van|truck|tank)))? ups?(?: (?:it|(?:the|my|our) (?:car|cab|taxi|van|truck|tank)))?|fill-ups?|refuel|refuels|refuelled|refueled|refuelling|refueling)(?= |$)/
const stations = /^(?:gas|petrol|fuel|filling|service) stations?$/
const fuels = ['fuel', 'petrol', 'gas', 'gasoline', 'diesel']
const wordsMax = 5

/**
 * "Where do I fill up most often?": the category for fuel where there is one, and a visit otherwise. Where a payee
 * follows, that alone tells what is meant. "Which gas station do I use most?" is of that category too.
 */
export function readFillingUp({ words, at, vocabulary }: Place): Read | undefined {
  const fuel = fuelByOtherName({ words, at, vocabulary })
  if (fuel) return fuel
  const station = words.slice(at, at + 2).join(' ')
  const [found = ''] = stations.test(station)
    ? [station]
    : (fillsUp.exec(words.slice(at, at + wordsMax).join(' ')) ?? [])
  if (found === '') return undefined
  const length = found.split(' ').length
  const isStation = stations.test(found)
  if (!isStation && /^(at|from|with)$/.test(words[at + length] ?? '')) return undefined
  const names = fuelCategory(vocabulary)
  if (names) return { kind: 'name', names, how: 'synonym', length, isAtPayee: false }
  const sellers = fuelSellers(vocabulary)
  if (sellers.length === 0) return undefined
  const how = sellers.length === 1 ? 'synonym' : 'part'
  return { kind: 'name', names: sellers, how, length, isAtPayee: true }
}

const ofCars =
  /\b(?:transport|transportation|transit|auto|cars?|vehicles?|travel|driving|commut\w+)\b/i

/** "Marathon gas", in Transportation: where no category is for fuel, who sells it by name. */
function fuelSellers({ byWord, names }: Vocabulary): Name[] {
  const sold = fuels.flatMap((fuel) => byWord.get(fuel) ?? [])
  const sellers = [...new Set(sold)].filter(
    (name) =>
      name.kind === 'payee' &&
      name.types.includes('expense') &&
      name.categories.every((category) => ofCars.test(category)),
  )
  // Another one there may sell it too, without saying so; only a bill does not.
  const isOther = (name: Name) =>
    name.kind === 'payee' &&
    name.isBill !== true &&
    !sellers.includes(name) &&
    name.categories.some((category) => ofCars.test(category))
  return names.some(isOther) ? [] : sellers
}

function fuelCategory({ exact }: Vocabulary): Name[] | undefined {
  return fuels
    .map((fuel) => (exact.get(fuel) ?? []).filter(({ kind }) => kind === 'category'))
    .find((names) => names.length > 0)
}

/** "Gas", with a category Fuel and a payee Costco Gas in it; "the gas bill" is that of the house. */
function fuelByOtherName({
  words,
  at,
  vocabulary,
}: Pick<Place, 'words' | 'at' | 'vocabulary'>): Read | undefined {
  const word = words[at] ?? ''
  if (
    !fuels.includes(word) ||
    /^(?:bills?|company|heating|meter|boiler)$/.test(words[at + 1] ?? '')
  )
    return undefined
  if (/^(?:stations?|ups?)$/.test(words[at + 1] ?? '')) return undefined
  const names = fuelCategory(vocabulary)
  const sold = vocabulary.byWord.get(word) ?? []
  const isOfIt = sold.every(
    (name) =>
      name.kind === 'payee' &&
      name.words[0] !== word &&
      name.categories.every((category) => names?.some((own) => own.name === category)),
  )
  return names && isOfIt
    ? { kind: 'name', names, how: 'synonym', length: 1, isAtPayee: false }
    : undefined
}
