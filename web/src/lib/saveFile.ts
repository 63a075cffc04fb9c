/** Hands a file to the browser, which saves it where the person's downloads go. */
export function saveFile(content: Blob, fileName: string) {
  const address = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = address
  link.download = fileName
  link.click()
  // The download has begun with the click; the browser keeps what it needs of it.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
