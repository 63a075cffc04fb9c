export { deleteEventsBefore } from './eventStore.ts'
export { composePaymentLetter } from './letters.ts'
export { reconcile } from './reconcile.ts'
export { paymentRoutes } from './routes.ts'
