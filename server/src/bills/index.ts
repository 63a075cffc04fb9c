export { billFollower } from './billFollower.ts'
export { listBills } from './listBills.ts'
export { billRoutes } from './routes.ts'
export { listBillRows } from './store.ts'
