export { deleteUsesBefore } from './model/useStore.ts'
export { assistantRoutes } from './routes.ts'
