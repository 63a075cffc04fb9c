/** The id of the list of bills: an address that ends in it opens their page there. */
export const billsPlace = 'bills'

/** The page of the bills, at their list. */
export const billsAddress = `/recurring-bills#${billsPlace}`
