import * as z from 'zod/mini'

const ServiceId = z.string().check(z.regex(/^[\w.:-]{1,190}$/))

const SquareEvent = z.object({
  event_id: ServiceId,
  type: z.string().check(z.maxLength(100)),
  data: z.object({
    id: ServiceId,
    object: z.optional(z.object({ refund: z.optional(z.object({ payment_id: ServiceId })) })),
  }),
})

/** Where an event of the card service tells us to look. Nothing else in it is trusted. */
export type EventSubject = { eventId: string; about: 'payment' | 'dispute'; id: string }

/**
 * Reads an event whose signature has been verified.
 * @returns `'other'` for an event about something else, or undefined if the text is not an event
 */
export function readEventSubject(text: string): EventSubject | 'other' | undefined {
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
