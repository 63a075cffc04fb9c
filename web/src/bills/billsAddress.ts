/** The id of the list of bills: an address that ends in it opens their page there. */
export const billsPlace = 'bills'

/** The page of the bills, at their list. */
export const billsAddress = `/recurring-bills#${billsPlace}`

/** The same with only what is still to be paid by the end of this month. */
export const toComeAddress = `/recurring-bills?due=this-month#${billsPlace}`

/** Whether the page's address, by its query, asks for that. */
export function isToCome(search: string): boolean {
  return new URLSearchParams(search).get('due') === 'this-month'
}
