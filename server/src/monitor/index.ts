export { createMonitor, type Monitor } from './createMonitor.ts'
