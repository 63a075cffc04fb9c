import { readFileSync, statSync } from 'node:fs'
import { escapeHtml } from './escapeHtml.ts'

/**
 * Reads index.html, and reads it anew when a build has replaced it: the old one names files that are gone.
 * @returns the page for a visitor, or for whoever has a session: the latter's names more files, which the browser
 *   then fetches beside the entry
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

/** Where questions go, told in the page itself: it is there with the first paint and costs no call. */
function withSupport(page: string, email: string): string {
  const address = escapeHtml(email)
  return page.replace(
    /(<meta name="support-email" content=")[^"]*/,
    (_, opening: string) => opening + address,
  )
}

/** The build marks the files that only a signed-in person's page needs (web/plugins/filesAhead.ts). */
function withoutSession(page: string): string {
  return page.replace(/\s*<link [^>]*data-for="session"[^>]*>/g, '')
}
