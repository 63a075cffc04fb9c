export { billFollower } from './billFollower.ts'
export { type BillWithSettled, listBillsWithSettled } from './listBills.ts'
export { listDues } from './listDues.ts'
export { billRoutes } from './routes.ts'
