export { createMonitor, type Monitor } from './createMonitor.ts'
export { overdueMsMax } from './readiness.ts'
