import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('../../', import.meta.url))

/** A path inside the project, independent of the working directory. */
export const inRoot = (...parts) => join(root, ...parts)
