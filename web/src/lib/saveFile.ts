/** Hands a file to the browser, which saves it where the person's downloads go. */
export function saveFile(content: Blob, fileName: string) {
  const address = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = address
  link.download = fileName
  link.click()
  // The browser has taken hold of the content by the time anything else runs.
  setTimeout(() => URL.revokeObjectURL(address))
}
