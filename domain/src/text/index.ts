export { freeText, nameText, searchText } from './text.ts'
