import { type DestinationStream, type Logger, pino } from 'pino'

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

/** JSON lines, on standard output by default; fields that may hold a secret are never written. */
export function createLog(
  level: string,
  destination: DestinationStream = standardOutput(),
): Logger {
  return pino({ level, redact: { paths: secrets, censor: '[hidden]' } }, destination)
}
