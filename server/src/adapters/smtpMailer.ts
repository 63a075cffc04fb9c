import { createTransport, type NodemailerError } from 'nodemailer'
import type { Config } from '#config.ts'
import { type Mailer, RecipientRefusedError } from './mail.ts'
import { messageOf } from './mailMessage.ts'

/** Their sum is less than a letter's first delay, so that none is retried while it is being sent. */
const connectMsMax = 10_000
const silenceMsMax = 20_000
const sendMsMax = 45_000

const loopbackHosts = ['localhost', '127.0.0.1', '[::1]']

/** Sends through the server in MAIL_URL: `smtp` upgrades to TLS with STARTTLS, `smtps` starts with it. */
export function smtpMailer(config: Config): Mailer {
  const transport = createTransport({
    // Otherwise an attacker in between could strip STARTTLS from the server's greeting and read along.
    requireTLS: !loopbackHosts.includes(new URL(config.mailUrl).hostname),
    connectionTimeout: connectMsMax,
    greetingTimeout: connectMsMax,
    socketTimeout: silenceMsMax,
    // Last, because its query parameters override the rest: `?requireTLS=false`, `?tls.servername=…`.
    url: config.mailUrl,
  })
  return {
    send: async (mail) => {
      const signal = AbortSignal.timeout(sendMsMax)
      try {
        await transport.sendMail({ ...messageOf(config, mail), signal })
      } catch (error) {
        throw isRefused(error as NodemailerError) ? new RecipientRefusedError() : error
      }
    },
    close: () => transport.close(),
  }
}

/** True if the address itself is wrong, such as a mailbox that does not exist; other errors may be the server's or ours. */
function isRefused({ code, command, permanent }: NodemailerError): boolean {
  return code === 'EENVELOPE' && command === 'RCPT TO' && permanent === true
}
