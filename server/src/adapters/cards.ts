import type { DeclineCause, Failure, ServicePayment } from '@evenkeel/domain/payments'

/** A payment as the card service has it, under the service's own id. */
export type CardPayment = ServicePayment & {
  id: string
  /** The id that we gave it. */
  reference: string | undefined
  /** The order of a payment on the service's hosted page. */
  orderId: string | undefined
  /** False for what else is sold at the same location. */
  isOurs: boolean
  /** Why it failed. */
  cause: DeclineCause
}

/** The order to hold the price on a card, without taking it yet. */
export type CardOrder = {
  /** Key and reference: the same key never makes two payments. */
  key: string
  sourceId: string
  last4?: string | undefined
}

export type Authorization = { kind: 'made'; payment: CardPayment } | Failure

export type Dispute = { paymentId: string; isLost: boolean; state: string }

/** A page of the card service's own, where the price can be paid without our form. */
export type HostedPage = { linkId: string; orderId: string; url: string }

export type HostedPages = {
  /** The same key opens the same page. */
  open(key: string, returnTo: string): Promise<HostedPage>
  /** Closes a page; one that is closed already stays so. */
  close(linkId: string): Promise<void>
  /** The payment of a page's order, or undefined where nobody has paid. */
  findPayment(orderId: string): Promise<CardPayment | undefined>
}

/**
 * Takes money from cards. Whatever it cannot find out or do now, it reports as a CardServiceError.
 */
export type CardService = {
  /** True where no money moves. */
  isSimulated: boolean
  /**
   * Makes sure that the service can be asked.
   * @throws CardServiceError
   */
  ready(): Promise<void>
  authorize(order: CardOrder): Promise<Authorization>
  findPayment(id: string): Promise<CardPayment | undefined>
  /** Looks through the payments made since an instant; the newest ones may not be in the list yet. */
  findByReference(reference: string, since: Date): Promise<CardPayment | undefined>
  /** Takes the money that is held. */
  capture(id: string): Promise<CardPayment>
  /** Gives back what is held. */
  cancel(id: string): Promise<void>
  /** Makes sure that nothing is held under a key, whether or not a payment was made. */
  cancelByKey(key: string): Promise<void>
  /** Gives back all that was taken; the same key gives it back once. */
  refund(payment: CardPayment, key: string): Promise<void>
  findDispute(id: string): Promise<Dispute | undefined>
  listPayments(since: Date): AsyncIterable<CardPayment>
  /** Absent where there are no hosted pages. */
  pages: HostedPages | undefined
}

/** The card service cannot be reached, or refuses what we asked of it. */
export class CardServiceError extends Error {
  override name = 'CardServiceError'
}
