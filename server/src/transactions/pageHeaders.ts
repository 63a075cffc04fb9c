import type { Page } from './listTransactions.ts'

/** The totals of all that match. */
export function totalHeaders({ total, net }: Page) {
  return { 'X-Total-Count': total, 'X-Total-Net': net }
}

/** The same with links to the neighbouring pages (RFC 8288). */
export function pageHeaders(page: Page, url: string) {
  return { ...totalHeaders(page), Link: linksOf(url, page) }
}

function linksOf(url: string, page: Page): string {
  const [path = '', search = ''] = url.split('?')
  const link = (relation: string, name?: string, value?: string) => {
    const params = new URLSearchParams(search)
    for (const way of ['offset', 'after', 'before', 'last']) params.delete(way)
    if (name !== undefined && value !== undefined) params.set(name, value)
    return `<${path}?${params}>; rel="${relation}"`
  }
  return [
    link('first'),
    ...(page.before ? [link('prev', 'before', page.before)] : []),
    ...(page.after ? [link('next', 'after', page.after)] : []),
    link('last', 'last', 'true'),
  ].join(', ')
}
