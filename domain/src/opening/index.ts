export { getDashboardOpening, getOpening, latestQuery } from './contract.ts'
