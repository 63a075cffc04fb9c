/**
 * An import that can be tried again after the connection was lost. Chromium remembers that a file could not be fetched
 * and does not ask for it again, so each further try asks for it under another address.
 */
export function tryingAgain<Module>(load: () => Promise<Module>): () => Promise<Module> {
  let failed: string | undefined
  let failures = 0

  return async () => {
    try {
      if (failed === undefined) return await load()
      return await import(/* @vite-ignore */ `${failed}?try=${failures + 1}`)
    } catch (error) {
      failures += 1
      // The message names the file, except in Safari, which asks for it again anyway.
      failed ??= /https?:\/\/\S+\.js/.exec(String(error))?.[0]
      throw error
    }
  }
}
