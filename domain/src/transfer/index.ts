export { AccountExport, exportAccount } from './accountExport.ts'
export { exportCsv } from './contract.ts'
export { csvFileName, csvHeader, csvLine } from './csv.ts'
