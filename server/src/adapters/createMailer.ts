import type { Config } from '#config.ts'
import type { Log } from '#log.ts'
import { fileMailer } from './fileMailer.ts'
import type { Mailer } from './mail.ts'
import { smtpMailer } from './smtpMailer.ts'

/** The configured mailer: an SMTP server, or files for trying things out. */
export function createMailer(config: Config, log: Log): Mailer {
  return config.mailUrl === 'file:' ? fileMailer(config, log) : smtpMailer(config)
}
