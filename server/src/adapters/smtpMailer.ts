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
  const transport = transportTo(config)
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

/**
 * Connects and signs in as for sending, and sends nothing.
 * @throws with the mail server's reason
 */
export async function greetMailServer(config: Config): Promise<void> {
  const transport = transportTo(config)
  try {
    await transport.verify()
  } finally {
    transport.close()
  }
}

function transportTo({ mailUrl }: Config) {
  return createTransport({
    // Otherwise an attacker in between could strip STARTTLS from the server's greeting and read along.
    requireTLS: !loopbackHosts.includes(new URL(mailUrl).hostname),
    connectionTimeout: connectMsMax,
    greetingTimeout: connectMsMax,
    socketTimeout: silenceMsMax,
    // Last, because its query parameters override the rest: `?requireTLS=false`, `?tls.servername=…`.
    url: mailUrl,
  })
}

/** True if the address itself is wrong, such as a mailbox that does not exist; other errors may be the server's or ours. */
function isRefused({ code, command, permanent }: NodemailerError): boolean {
  return code === 'EENVELOPE' && command === 'RCPT TO' && permanent === true
}
