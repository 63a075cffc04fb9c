export type { Connection } from './connection.ts'
export { findEmbedded } from './find.ts'
export { readPostmaster } from './postmaster.ts'
export { startEmbedded } from './start.ts'
