import { formatCents } from '#money'

/** The one-time price of premium. Every mention of the price derives from it. */
export const priceCents = 500
export const priceCurrency = 'USD'

/** The price as an amount on the wire: '5.00'. */
export const priceAmount = formatCents(priceCents)

/** The price on a receipt: '$5.00'. */
export const priceText = `$${priceAmount}`

/** The price in a sentence, without cents if there are none: '$5'. */
export const priceShort = `$${priceCents % 100 === 0 ? priceCents / 100 : priceAmount}`
