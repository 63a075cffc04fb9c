import type { Config } from '#config.ts'

/** Where the product is reached; it decides the cookie, the headers and which origin may change things. */
export type Site = {
  secure: boolean
  cookieName: string
  isOwn(origin: string): boolean
}

const loopbackHosts = ['localhost', '127.0.0.1', '[::1]']

/**
 * Unset, the site is plain http on our own port at this machine.
 * @param portOf the port in use; asked late, because port 0 is known only once the server listens
 */
export function siteOf(
  config: Pick<Config, 'publicUrl' | 'production'>,
  portOf: () => number,
  extraOrigins: readonly string[] = [],
): Site {
  const secure = config.publicUrl?.startsWith('https:') ?? false
  const isLoopback = (origin: string) => {
    const port = portOf()
    return loopbackHosts.some((host) => origin === `http://${host}:${port}`)
  }
  return {
    secure,
    // The prefix makes browsers refuse the cookie from anywhere but this host over https.
    cookieName: secure ? '__Host-evenkeel' : 'evenkeel',
    isOwn: (origin) =>
      (config.publicUrl ? origin === config.publicUrl : isLoopback(origin)) ||
      (!config.production && extraOrigins.includes(origin)),
  }
}

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

/** A request that changes something must come from our own page. */
export function isForeign(
  site: Site,
  method: string,
  headers: { origin?: string | undefined; 'sec-fetch-site'?: string | string[] | undefined },
): boolean {
  if (safeMethods.has(method)) return false
  if (headers.origin !== undefined) return !site.isOwn(headers.origin)
  return headers['sec-fetch-site'] !== 'same-origin'
}
