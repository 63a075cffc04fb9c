/** How people pay here. The server writes it into the page: it is there with the first paint and costs no call. */
export type Billing = 'simulator' | 'square' | 'off'

function meta(): HTMLMetaElement | null {
  return document.querySelector<HTMLMetaElement>('meta[name=billing]')
}

export function billing(): Billing {
  const content = meta()?.content
  return content === 'square' || content === 'off' ? content : 'simulator'
}

/** What Square's form in the browser needs; neither is a secret. */
export function squareIds(): { applicationId: string; locationId: string } {
  const { application = '', location = '' } = meta()?.dataset ?? {}
  return { applicationId: application, locationId: location }
}

/** True for the one document that lets Square in. */
function isPaymentDocument(): boolean {
  return meta()?.dataset.document === 'payment'
}

/** True where an address needs another document than the one that is open: Square is let in at /payment alone. */
export function needsOtherDocument(address: string): boolean {
  return billing() === 'square' && (address === '/payment') !== isPaymentDocument()
}
