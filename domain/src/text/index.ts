export { composedText, freeText, looksEmpty, nameText, searchText, spellingsOf } from './text.ts'
