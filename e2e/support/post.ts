import type { Mail } from '../../server/src/adapters/mail.ts'
import { deliverMail } from '../../server/src/testing/mail.ts'
import type { Product } from './product.ts'

/** Lets all the mail go out that is due, and gives it with links to where the product runs. */
export function fetchMail(product: Product): Promise<Mail[]> {
  return deliverMail({ ...product.app, origin: product.url })
}

/** The address of our pages that the letter to somebody asks to be opened. */
export function linkTo(person: string, mail: readonly Mail[]): string {
  const letter = mail.find(({ to }) => to === person)
  const link = /^https?:\S+$/m.exec(letter?.text ?? '')?.[0]
  if (link === undefined) throw new Error(`No letter with a link has come to ${person}`)
  return link
}
