import { readFileSync, statSync } from 'node:fs'
import { escapeHtml } from './escapeHtml.ts'

/**
 * Reads index.html, and reads it again when a build has replaced it: the old one names files that no longer exist.
 * @returns the page for a visitor, or for a browser with a session: the latter preloads more files
 */
export function templateReader(
  file: string,
  supportEmail: string,
): (hasSession: boolean) => string {
  let readAtMs = Number.NaN
  let template = ''
  return (hasSession) => {
    const { mtimeMs } = statSync(file, { throwIfNoEntry: false }) ?? { mtimeMs: readAtMs }
    if (mtimeMs !== readAtMs) template = withSupport(readFileSync(file, 'utf8'), supportEmail)
    readAtMs = mtimeMs
    return hasSession ? template : withoutSession(template)
  }
}

/** Puts the support address into the page itself: it is there with the first paint and needs no request. */
function withSupport(page: string, email: string): string {
  const address = escapeHtml(email)
  return page.replace(
    /(<meta name="support-email" content=")[^"]*/,
    (_, opening: string) => opening + address,
  )
}

/** The build marks the files that only a signed-in user's page needs (web/plugins/filesAhead.ts). */
function withoutSession(page: string): string {
  return page.replace(/\s*<link [^>]*data-for="session"[^>]*>/g, '')
}
