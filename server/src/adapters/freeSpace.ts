import { statfs } from 'node:fs/promises'

/** Below this PostgreSQL may stop at any write. */
export const freeBytesMin = 256 * 1024 * 1024

/** How much a folder's disk still takes from us. */
export async function freeBytesIn(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}
