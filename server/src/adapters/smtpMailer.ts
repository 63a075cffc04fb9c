import { createTransport, type NodemailerError } from 'nodemailer'
import type { Config } from '#config.ts'
import { type Mailer, RecipientRefusedError } from './mail.ts'
import { messageOf } from './mailMessage.ts'

/** Together less than a queued mail's first delay, so that it is never tried again while it is being sent. */
const connectMsMax = 10_000
const silenceMsMax = 20_000
const sendMsMax = 45_000

const loopbackHosts = ['localhost', '127.0.0.1', '[::1]']

/** Sends through the server that MAIL_URL names: `smtp` turns to TLS with STARTTLS, `smtps` begins with it. */
export function smtpMailer(config: Config): Mailer {
  const transport = createTransport({
    // Without it somebody on the way could take STARTTLS out of the server's greeting and read along.
    requireTLS: !loopbackHosts.includes(new URL(config.mailUrl).hostname),
    connectionTimeout: connectMsMax,
    greetingTimeout: connectMsMax,
    socketTimeout: silenceMsMax,
    // Last, because what stands behind its question mark wins: `?requireTLS=false`, `?tls.servername=…`.
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

/** The address's own mistake, such as a mailbox that does not exist. All others may be the server's or ours. */
function isRefused({ code, command, permanent }: NodemailerError): boolean {
  return code === 'EENVELOPE' && command === 'RCPT TO' && permanent === true
}
