/** Tells a line that is down from a file that is gone: asks for one that is always there. */
export async function isServerThere(): Promise<boolean> {
  try {
    return (await fetch('/favicon.svg', { method: 'HEAD', cache: 'no-store' })).ok
  } catch {
    return false
  }
}
