export { readPostmaster } from './postmaster.ts'
export { type Connection, startEmbedded } from './start.ts'
