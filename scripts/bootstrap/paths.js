import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('../../', import.meta.url))

/** A path inside the project, wherever the command was started. */
export const inRoot = (...parts) => join(root, ...parts)
