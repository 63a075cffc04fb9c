/** Hands a file to the browser's downloads. */
export function saveFile(content: Blob, name: string) {
  const address = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // The download has begun with the click; the browser keeps what it needs of it.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
