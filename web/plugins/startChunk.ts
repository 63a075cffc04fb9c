import { fileURLToPath } from 'node:url'
import type { Rolldown } from 'vite'

const sources = fileURLToPath(new URL('../src/', import.meta.url))

const landing = 'app/welcomePage.tsx'
const frame = ['app/signedIn.tsx', 'app/dashboard/dashboardPage.tsx']

/**
 * Names the file of what every visit needs: what the entry imports, and what both the landing page and the signed-in
 * pages import.
 */
export function startChunk(): Rolldown.CodeSplittingNameFunction {
  const needs = new Map<string, ReadonlySet<string>>()
  return (id, graph) => {
    const isNeededBy = (file: string) => {
      const needed = needs.get(file) ?? importsOf(file, graph)
      needs.set(file, needed)
      return needed.has(id)
    }
    // What these need of other packages comes with them: only that, and not all that an index names.
    if (!id.startsWith(sources)) return null
    const isInFrame = frame.some(isNeededBy)
    return isNeededBy('main.tsx') || (isInFrame && isNeededBy(landing)) ? 'start' : null
  }
}

/** The ids of a module and of everything it imports, but not of what it fetches later. */
function importsOf(file: string, graph: Rolldown.ChunkingContext): ReadonlySet<string> {
  const ids = new Set([sources + file])
  for (const id of ids) {
    for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) ids.add(imported)
  }
  return ids
}
