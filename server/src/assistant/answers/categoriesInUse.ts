import type { TransactionType } from '@evenkeel/domain/transactions'
import { type Ask, answer, type Said, shownName } from './ask.ts'
import { noneYet } from './nothing.ts'

const shownMax = 40

/** "What categories do I have?": those of the records, by what they are used for. */
export async function categoriesAnswer({ vocabulary }: Ask): Promise<Said> {
  const categories = vocabulary.names.filter(({ kind }) => kind === 'category')
  if (categories.length === 0) return noneYet()
  const namesOf = (type: TransactionType) =>
    categories
      .filter(({ types }) => types.includes(type))
      .map(({ name }) => shownName(name))
      .toSorted((a, b) => a.localeCompare(b))
  const said = (what: string, names: readonly string[]) => {
    const others = names.length > shownMax ? ' and others' : ''
    return names.length === 0 ? '' : `${what}: ${names.slice(0, shownMax).join(', ')}${others}.`
  }
  const sentences = [
    said('Your categories for expenses', namesOf('expense')),
    said('For income', namesOf('income')),
  ]
  return answer(sentences.filter((sentence) => sentence !== '').join(' '))
}
