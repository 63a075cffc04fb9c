import type { Config } from '#config.ts'

/** The product's address: determines the cookie, the headers and the origin that may write. */
export type Site = {
  secure: boolean
  cookieName: string
  isOwn(origin: string): boolean
}

const loopbackHosts = ['localhost', '127.0.0.1', '[::1]']

/**
 * Without PUBLIC_URL, the site is plain http on this machine, at our own port.
 * @param portOf returns the port in use; called late, because port 0 is resolved only once the server listens
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
    // With this prefix, browsers accept the cookie only from this host over https.
    cookieName: secure ? '__Host-evenkeel' : 'evenkeel',
    isOwn: (origin) =>
      (config.publicUrl ? origin === config.publicUrl : isLoopback(origin)) ||
      (!config.production && extraOrigins.includes(origin)),
  }
}

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Writes must come from our own page. */
export function isForeign(
  site: Site,
  method: string,
  headers: { origin?: string | undefined; 'sec-fetch-site'?: string | string[] | undefined },
): boolean {
  if (safeMethods.has(method)) return false
  if (headers.origin !== undefined) return !site.isOwn(headers.origin)
  return headers['sec-fetch-site'] !== 'same-origin'
}
