export { billFollower } from './billFollower.ts'
export { listBills } from './listBills.ts'
export { listDues } from './listDues.ts'
export { billRoutes } from './routes.ts'
