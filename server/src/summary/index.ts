export { getHealthScore } from './getHealthScore.ts'
export { summaryRoutes } from './routes.ts'
export { type CategorySum, listCategorySums } from './store.ts'
