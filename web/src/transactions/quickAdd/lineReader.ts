// In a file of its own, because it is fetched only when somebody begins to type a line.
export { readEntryLine } from '@evenkeel/domain/transactions'
