export * from './apps.ts'
export { type Replica, startWithReplica } from './replica.ts'
