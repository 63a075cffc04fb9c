import { type DestinationStream, type Logger, pino, stdTimeFunctions } from 'pino'

export type Log = Pick<Logger, 'info' | 'warn' | 'error' | 'debug'>

const secrets = ['password', 'token', 'cookie', 'authorization'].flatMap((name) => [
  name,
  `*.${name}`,
  `*.*.${name}`,
])

/** Standard output. If the disk is full, lines are lost but the server keeps running. */
function standardOutput(): DestinationStream {
  return pino.destination().on('error', () => {})
}

/** JSON lines with the time in UTC, on standard output by default; fields that may hold a secret are never written. */
export function createLog(
  level: string,
  destination: DestinationStream = standardOutput(),
): Logger {
  const redact = { paths: secrets, censor: '[hidden]' }
  return pino({ level, redact, timestamp: stdTimeFunctions.isoTime }, destination)
}
