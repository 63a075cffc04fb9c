import { fileURLToPath } from 'node:url'

/** The project's folder: two levels above this file, and also above the bundled server in `server/dist`. */
export const root = fileURLToPath(new URL('../..', import.meta.url))
