import { readFileSync, statSync } from 'node:fs'
import type { Config } from '#config.ts'
import { escapeHtml } from './escapeHtml.ts'

/** Settings that are written into the HTML. */
export type PageConfig = Pick<Config, 'supportEmail' | 'billing' | 'square'>

type Visit = {
  hasSession: boolean
  /** The payment page with Square, the only one that loads Square's script. */
  isPayment: boolean
}

/** The origin of Square's script for the browser. */
export function sdkOrigin(isSandbox: boolean): string {
  return isSandbox ? 'https://sandbox.web.squarecdn.com' : 'https://web.squarecdn.com'
}

/**
 * Reads index.html, and reads it again when a build has replaced it: the old one names files that no longer exist.
 * @returns renders the page for a visit; with a session, it preloads more files
 */
export function templateReader(file: string, config: PageConfig): (visit: Visit) => string {
  let readAtMs = Number.NaN
  let template = ''
  return ({ hasSession, isPayment }) => {
    const { mtimeMs } = statSync(file, { throwIfNoEntry: false }) ?? { mtimeMs: readAtMs }
    if (mtimeMs !== readAtMs) template = withSettings(readFileSync(file, 'utf8'), config)
    readAtMs = mtimeMs
    const page = hasSession ? template : withoutSession(template)
    return isPayment ? withCardForm(page, config) : page
  }
}

/** Settings in the page itself are available for the first paint without a request. */
function withSettings(page: string, { supportEmail, billing, square }: PageConfig): string {
  const ids = square
    ? ` data-application="${escapeHtml(square.applicationId)}" data-location="${escapeHtml(square.locationId)}"`
    : ''
  return page
    .replace(
      /(<meta name="support-email" content=")[^"]*/,
      (_, opening: string) => opening + escapeHtml(supportEmail),
    )
    .replace(
      /<meta name="billing"[^>]*>/,
      () => `<meta name="billing" content="${billing}"${ids} />`,
    )
}

function withCardForm(page: string, { square }: PageConfig): string {
  if (square === undefined) return page
  const script = `<script src="${sdkOrigin(square.isSandbox)}/v1/square.js" defer></script>`
  return page
    .replace('<meta name="billing" ', '<meta name="billing" data-document="payment" ')
    .replace('</head>', () => `${script}</head>`)
}

/** The build marks the files that only a signed-in user's page needs (web/plugins/filesAhead.ts). */
function withoutSession(page: string): string {
  return page.replace(/\s*<link [^>]*data-for="session"[^>]*>/g, '')
}
