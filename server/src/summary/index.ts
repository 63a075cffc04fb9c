export { getHealthScore } from './getHealthScore.ts'
export { summaryRoutes } from './routes.ts'
