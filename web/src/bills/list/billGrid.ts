/** Cards side by side, as many as are still easy to read. */
export const billGrid = 'grid grid-cols-1 gap-4 md:grid-cols-2 xl:grid-cols-3'
