export { createMonitor, type Monitor } from './createMonitor.ts'
export { createKeeperMetrics, createMetrics, createServingMetrics } from './metrics.ts'
export { overdueMsMax } from './readiness.ts'
