import type { SendMailOptions } from 'nodemailer'
import type { Config } from '#config.ts'
import type { Mail } from './mail.ts'

/** An email for nodemailer, which must not read any part of it from a file or a URL. */
export function messageOf(config: Config, mail: Mail): SendMailOptions {
  const { mailFrom, supportEmail } = config
  const host = mailFrom.address.slice(mailFrom.address.lastIndexOf('@') + 1)
  return {
    messageId: `<${mail.id}@${host}>`,
    date: mail.date,
    from: mailFrom,
    replyTo: supportEmail,
    // As an object, so that an address is never parsed as a list.
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
