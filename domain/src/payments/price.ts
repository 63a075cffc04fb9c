import { formatCents } from '#money'

/** What premium costs, once and for life. Every place that names the price derives it from here. */
export const priceCents = 500
export const priceCurrency = 'USD'

/** The price as an amount on the wire: '5.00'. */
export const priceAmount = formatCents(priceCents)

/** The price for a receipt: '$5.00'. */
export const priceText = `$${priceAmount}`

/** The price in a sentence, without cents where there are none: '$5'. */
export const priceShort = `$${priceCents % 100 === 0 ? priceCents / 100 : priceAmount}`
