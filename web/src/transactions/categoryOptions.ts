import { categories, type TransactionType } from '@evenkeel/domain/transactions'
import { createContext, use } from 'react'

/** The categories that forms and filters offer: the built-in ones and any of the user's own. */
export type CategoryOptions = Readonly<Record<TransactionType, readonly string[]>>

export const CategoryOptionsContext = createContext<CategoryOptions>(categories)

export function useCategoryOptions(): CategoryOptions {
  return use(CategoryOptionsContext)
}
