import type { Mail } from '../../server/src/adapters/mail.ts'
import { deliverMail } from '../../server/src/testing/mail.ts'
import type { Product } from './product.ts'

/** Sends all due mail and returns it, with links to the running product. */
export function fetchMail(product: Product): Promise<Mail[]> {
  return deliverMail({ ...product.app, origin: product.url })
}

/** The email sent to an address with a subject. */
export function letterTo(person: string, subject: string, mail: readonly Mail[]): Mail {
  const letter = mail.find((one) => one.to === person && one.subject === subject)
  if (letter === undefined) {
    const came = mail.map((one) => `${one.to}: ${one.subject}`).join('; ') || 'nothing'
    throw new Error(`${person} got no “${subject}”. Sent: ${came}`)
  }
  return letter
}

/** The link in an email. */
export function linkIn(letter: Mail): string {
  const link = /^https?:\S+$/m.exec(letter.text)?.[0]
  if (link === undefined) throw new Error(`No link in “${letter.subject}”`)
  return link
}
