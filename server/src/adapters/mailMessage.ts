import type { SendMailOptions } from 'nodemailer'
import type { Config } from '#config.ts'
import type { Mail } from './mail.ts'

/** A mail as nodemailer takes it; nothing in it may be read from a file or fetched. */
export function messageOf(config: Config, mail: Mail): SendMailOptions {
  const { mailFrom, supportEmail } = config
  const host = mailFrom.address.slice(mailFrom.address.lastIndexOf('@') + 1)
  return {
    messageId: `<${mail.id}@${host}>`,
    date: mail.date,
    from: mailFrom,
    replyTo: supportEmail,
    // As an object, so that an address is never read as a list of them.
    to: { name: '', address: mail.to },
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    headers: { 'Auto-Submitted': 'auto-generated' },
    xMailer: false,
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}
