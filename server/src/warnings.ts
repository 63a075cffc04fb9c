import type { Config } from '#config.ts'
import { isPlainAndRemote } from '#db/openDatabase.ts'

/** What the operator should know about the settings, for the log at startup. */
export function warningsOf(config: Config, isRoot: boolean): string[] {
  return [...publicUrlWarnings(config), ...proxyWarnings(config), ...hostWarnings(config, isRoot)]
}

function publicUrlWarnings({ publicUrl, host }: Config): string[] {
  if (publicUrl === undefined) {
    return isLoopback(host) ? [] : ['PUBLIC_URL is not set: signing in works only on this machine']
  }
  return publicUrl.startsWith('http:') && !isLoopback(new URL(publicUrl).hostname)
    ? ['PUBLIC_URL uses plain http: anyone on the network can read the traffic']
    : []
}

function proxyWarnings({ publicUrl, trustProxy }: Config): string[] {
  if (trustProxy === true) {
    return [
      'TRUST_PROXY=true believes anyone: whoever reaches this port can pretend to have any network address and so ' +
        'escape the limits for each address. Set it to the addresses of your proxies',
    ]
  }
  return trustProxy === false && publicUrl?.startsWith('https:')
    ? ['TRUST_PROXY is not set: behind a proxy, all users appear to share one network address']
    : []
}

function hostWarnings(
  { production, mailUrl, databaseUrl, databaseReadUrl }: Config,
  isRoot: boolean,
): string[] {
  const warnings: string[] = []
  if (isRoot) {
    warnings.push(
      'Evenkeel runs as root, which it never needs: a flaw in it would open the whole machine. Start it as an ordinary user',
    )
  }
  if (production && mailUrl === 'file:') {
    warnings.push(
      'MAIL_URL is not set: emails are written to files in DATA_DIR and reach nobody, so no user can reset a password',
    )
  }
  const urls = { DATABASE_URL: databaseUrl, DATABASE_READ_URL: databaseReadUrl }
  for (const [name, url] of Object.entries(urls)) {
    if (url === undefined || !isPlainAndRemote(url)) continue
    warnings.push(
      `${name} leads to another machine without encryption: anyone on the network can read the data. Add ` +
        '?sslmode=verify-full to it',
    )
  }
  if (databaseReadUrl !== undefined && databaseReadUrl === databaseUrl) {
    warnings.push(
      'DATABASE_READ_URL is the same as DATABASE_URL, which is not a replica: everything is read from there. Remove it, ' +
        'or name a replica',
    )
  }
  return warnings
}

function isLoopback(host: string): boolean {
  return ['localhost', '127.0.0.1', '::1', '[::1]'].includes(host)
}
