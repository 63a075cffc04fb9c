export { exportCsv } from './contract.ts'
export { csvFileName, csvHeader, csvLine } from './csv.ts'
