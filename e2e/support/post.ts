import type { Mail } from '../../server/src/adapters/mail.ts'
import { deliverMail } from '../../server/src/testing/mail.ts'
import type { Product } from './product.ts'

/** Lets all the mail go out that is due, and gives it with links to where the product runs. */
export function fetchMail(product: Product): Promise<Mail[]> {
  return deliverMail({ ...product.app, origin: product.url })
}

/** What has come to somebody under this subject. */
export function letterTo(person: string, subject: string, mail: readonly Mail[]): Mail {
  const letter = mail.find((one) => one.to === person && one.subject === subject)
  if (letter === undefined) {
    const came = mail.map((one) => `${one.to}: ${one.subject}`).join('; ') || 'nothing'
    throw new Error(`${person} got no “${subject}”. What came: ${came}`)
  }
  return letter
}

/** The address of our pages that a letter asks to be opened. */
export function linkIn(letter: Mail): string {
  const link = /^https?:\S+$/m.exec(letter.text)?.[0]
  if (link === undefined) throw new Error(`There is no link in “${letter.subject}”`)
  return link
}
