import * as z from 'zod/mini'

export const Feedback = z.object({
  name: z.string().check(z.trim(), z.minLength(1, 'Name is required')),
  email: z.string().check(z.trim(), z.regex(z.regexes.email, 'Valid email is required')),
  subject: z.string().check(z.trim(), z.minLength(1, 'Subject is required')),
  message: z
    .string()
    .check(z.trim(), z.minLength(10, 'Message must be at least 10 characters long')),
})
export type Feedback = z.output<typeof Feedback>

/** The message as a link that the user's mail client opens. */
export function feedbackLink(support: string, feedback: Feedback): string {
  const { name, email, subject, message } = feedback
  const body = `Name: ${name}\r\nEmail: ${email}\r\n\r\n${message.replaceAll(/\r?\n/g, '\r\n')}`
  const fields = { subject: `Evenkeel Feedback: ${subject}`, body }
  const query = Object.entries(fields).map(
    ([field, text]) => `${field}=${encodeURIComponent(text)}`,
  )
  return `mailto:${encodeURI(support)}?${query.join('&')}`
}
