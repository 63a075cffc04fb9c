import { type DestinationStream, type Logger, pino } from 'pino'

export type Log = Pick<Logger, 'info' | 'warn' | 'error' | 'debug'>

const secrets = ['password', 'token', 'cookie', 'authorization'].flatMap((name) => [
  name,
  `*.${name}`,
  `*.*.${name}`,
])

/** JSON lines, on standard output by default; fields that may hold a secret are never written. */
export function createLog(
  level: string,
  destination: DestinationStream = pino.destination(),
): Logger {
  return pino({ level, redact: { paths: secrets, censor: '[hidden]' } }, destination)
}
