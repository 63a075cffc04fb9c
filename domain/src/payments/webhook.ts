import * as z from 'zod'

const ServiceId = z.string().regex(/^[\w.:-]{1,190}$/)

const SquareEvent = z.object({
  event_id: ServiceId,
  type: z.string().max(100),
  data: z.object({
    id: ServiceId,
    object: z.object({ refund: z.object({ payment_id: ServiceId }).optional() }).optional(),
  }),
})

/** What an event of the card service asks us to look at. Nothing else that it says is believed. */
export type Knock = { eventId: string; about: 'payment' | 'dispute'; id: string }

/**
 * Reads the text of an event. Its sender is known by then.
 * @returns `'other'` for an event that concerns no payment, or undefined for a text that is no event
 */
export function readKnock(text: string): Knock | 'other' | undefined {
  const result = SquareEvent.safeParse(jsonOf(text))
  if (!result.success) return undefined
  const { event_id: eventId, type, data } = result.data
  switch (type.split('.')[0]) {
    case 'payment':
      return { eventId, about: 'payment', id: data.id }
    case 'refund': {
      const paymentId = data.object?.refund?.payment_id
      return paymentId === undefined ? 'other' : { eventId, about: 'payment', id: paymentId }
    }
    case 'dispute':
      return { eventId, about: 'dispute', id: data.id }
    default:
      return 'other'
  }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
