export { getHealthScore } from './getHealthScore.ts'
export { getOutlook } from './getOutlook.ts'
export { summaryRoutes } from './routes.ts'
export { type CategorySum, findFirstDay, listCategorySums } from './store.ts'
