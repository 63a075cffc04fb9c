import type { DeclineCause, Failure, ServicePayment } from '@evenkeel/domain/payments'

/** A payment as the card service describes it, with the service's id. */
export type CardPayment = ServicePayment & {
  id: string
  /** Our own id for it. */
  reference: string | undefined
  /** The order of a payment on the service's hosted page. */
  orderId: string | undefined
  /** False if it is for something else sold at the same location. */
  isOurs: boolean
  /** Why it failed. */
  cause: DeclineCause
}

/** A request to hold the price on a card. */
export type CardOrder = {
  /** Idempotency key and reference: the same key never makes two payments. */
  key: string
  sourceId: string
  last4?: string | undefined
}

export type Authorization = { kind: 'made'; payment: CardPayment } | Failure

export type Dispute = { paymentId: string; isLost: boolean; state: string }

/** A page of the card service where the price can be paid without our form. */
export type HostedPage = { linkId: string; orderId: string; url: string }

export type HostedPages = {
  /** The same key opens the same page. */
  open(key: string, returnTo: string): Promise<HostedPage>
  /** Closes a page; one that is closed already stays so. */
  close(linkId: string): Promise<void>
  /** The payment of a page's order; undefined if nobody has paid. */
  findPayment(orderId: string): Promise<CardPayment | undefined>
}

/** Charges cards. Every method throws a CardServiceError if the service cannot be reached or refuses. */
export type CardService = {
  /** True if no money moves. */
  isSimulated: boolean
  /** Checks that the service can be used. */
  ready(): Promise<void>
  authorize(order: CardOrder): Promise<Authorization>
  findPayment(id: string): Promise<CardPayment | undefined>
  /** Searches the payments made since an instant; the list may lag behind by a few seconds. */
  findByReference(reference: string, since: Date): Promise<CardPayment | undefined>
  /** Captures a held payment. */
  capture(id: string): Promise<CardPayment>
  /** Releases a held payment. */
  cancel(id: string): Promise<void>
  /** Releases whatever is held under a key; fine if there is nothing. */
  cancelByKey(key: string): Promise<void>
  /** Refunds a payment in full; the same key refunds it only once. */
  refund(payment: CardPayment, key: string): Promise<void>
  findDispute(id: string): Promise<Dispute | undefined>
  listPayments(since: Date): AsyncIterable<CardPayment>
  /** Undefined if the service has no hosted pages. */
  pages: HostedPages | undefined
}

/** The card service cannot be reached, or refuses a request. */
export class CardServiceError extends Error {
  override name = 'CardServiceError'
}
