export { budgetUsage } from './budgetUsage.ts'
export { getSummary, type RangeQuery } from './contract.ts'
export { type CategoryFigures, Summary } from './summary.ts'
