export {
  cardFields,
  cardNumberLengthMax,
  cvvLengthMax,
  expiryLengthMax,
  formatCardNumber,
  formatCvv,
  formatExpiry,
  holdsCardNumber,
  lastFour,
  type ManualCard,
  manualCardMistake,
} from './card.ts'
export {
  createPaymentLink,
  getPaymentStatus,
  PaymentRequest,
  type PaymentState,
  PaymentStatus,
  paymentStates,
  processPayment,
  squareWebhook,
  upgradeEmail,
} from './contract.ts'
export { causeOfCode, type DeclineCause, declineCauses, declineSentence } from './decline.ts'
export { type Failure, failureOf, type ServiceError } from './outcome.ts'
export { priceAmount, priceCents, priceCurrency, priceShort, priceText } from './price.ts'
export {
  hasRightAmount,
  isRefunded,
  nextStep,
  type ServicePayment,
  type ServiceState,
  type Step,
  unseenMsMax,
} from './settlement.ts'
export {
  asksForCode,
  manualSource,
  type Simulated,
  simulate,
  type TypedCard,
  tokenOf,
} from './simulator.ts'
export { type EventSubject, readEventSubject } from './webhook.ts'
