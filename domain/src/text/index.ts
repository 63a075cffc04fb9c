export { freeText, nameText } from './text.ts'
