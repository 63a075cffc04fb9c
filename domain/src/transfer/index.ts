export { AccountExport, exportAccount } from './contract.ts'
