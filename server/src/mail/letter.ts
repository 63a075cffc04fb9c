import type { Letter } from '#adapters/mail.ts'
import { escapeHtml } from '#http/escapeHtml.ts'

/** A paragraph of an email, or a link on its own line. */
export type Part = string | { link: string }

/** Renders an email as plain text and as HTML with the same content, without images or tracking. */
export function writeLetter(subject: string, parts: readonly Part[]): Letter {
  const text = parts.map((part) => (typeof part === 'string' ? part : part.link)).join('\n\n')
  return { subject, text: `${text}\n`, html: page(subject, parts.map(htmlOf).join('\n')) }
}

function htmlOf(part: Part): string {
  if (typeof part === 'string') return `<p>${escapeHtml(part)}</p>`
  const address = escapeHtml(part.link)
  return `<p><a href="${address}" style="word-break:break-all">${address}</a></p>`
}

function page(title: string, content: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(title)}</title>
</head>
<body style="margin:0 auto;padding:24px;max-width:36em;font:16px/1.5 system-ui,sans-serif">
${content}
</body>
</html>
`
}
