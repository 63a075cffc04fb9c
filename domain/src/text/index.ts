export { formatCount, formatPlural, groupThousands } from './number.ts'
export { composedText, freeText, looksEmpty, nameText, searchText, spellingsOf } from './text.ts'
