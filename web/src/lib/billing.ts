/** How payments work here. The server writes it into the page, so it is there for the first paint without a request. */
export type Billing = 'simulator' | 'square' | 'off'

function meta(): HTMLMetaElement | null {
  return document.querySelector<HTMLMetaElement>('meta[name=billing]')
}

export function billing(): Billing {
  const content = meta()?.content
  return content === 'square' || content === 'off' ? content : 'simulator'
}

/** What Square's card form needs; neither is a secret. */
export function squareIds(): { applicationId: string; locationId: string } {
  const { application = '', location = '' } = meta()?.dataset ?? {}
  return { applicationId: application, locationId: location }
}

/** Whether an address needs another document than the current one: only /payment allows Square. */
export function needsOtherDocument(address: string): boolean {
  const isPaymentDocument = meta()?.dataset.document === 'payment'
  return billing() === 'square' && (address === '/payment') !== isPaymentDocument
}
