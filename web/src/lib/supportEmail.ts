/** Where questions go. The server writes it into the page; without one nobody is offered to write. */
export function supportEmail(): string | undefined {
  const meta = document.querySelector<HTMLMetaElement>('meta[name=support-email]')
  return meta?.content.includes('@') ? meta.content : undefined
}
