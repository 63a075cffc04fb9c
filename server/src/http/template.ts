import { readFileSync, statSync } from 'node:fs'
import type { Config } from '#config.ts'
import { escapeHtml } from './escapeHtml.ts'

/** What the page is told with the HTML. */
export type PageConfig = Pick<Config, 'supportEmail' | 'billing' | 'square'>

type Visit = {
  hasSession: boolean
  /** Square's script belongs into this document, and into no other. */
  isPayment: boolean
}

/** Where Square's script for the browser comes from. */
export function sdkOrigin(isSandbox: boolean): string {
  return isSandbox ? 'https://sandbox.web.squarecdn.com' : 'https://web.squarecdn.com'
}

/**
 * Reads index.html, and reads it again when a build has replaced it: the old one names files that no longer exist.
 * @returns the page for a visit: a browser with a session preloads more files
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

/** Settings told in the page itself are there with the first paint and cost no call. */
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
