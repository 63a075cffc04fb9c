import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite'

/** What a visitor sees, and the signed-in shell with the dashboard. */
const parts = { visitor: '/src/app/welcomePage.tsx', session: '/src/app/signedIn.tsx' }

/**
 * Preloads the files of the landing page and of the signed-in pages, so that the browser fetches them in parallel with
 * the entry. The server removes the links that a visit does not need (server/src/http/template.ts).
 */
export function filesAhead(): Plugin {
  return {
    name: 'evenkeel:files-ahead',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }) {
        const chunks = Object.values(bundle ?? {}).filter((file) => file.type === 'chunk')
        const entry = namesOf(
          chunks,
          chunks.filter(({ isEntry }) => isEntry),
        )
        return Object.entries(parts).flatMap(([visit, part]) => {
          const own = chunks.filter(({ moduleIds }) => moduleIds.some((id) => id.endsWith(part)))
          if (own.length === 0) throw new Error(`The build has no file for ${part}`)
          const files = namesOf(chunks, own).difference(entry)
          return [...files].map((name) => preload(visit, name))
        })
      },
    },
  }
}

function preload(visit: string, name: string): HtmlTagDescriptor {
  return {
    tag: 'link',
    attrs: { rel: 'modulepreload', 'data-for': visit, crossorigin: true, href: `/${name}` },
    injectTo: 'head',
  }
}

/** The names of these files and everything they import. */
function namesOf(
  chunks: readonly Rolldown.OutputChunk[],
  roots: readonly Rolldown.OutputChunk[],
): Set<string> {
  const names = new Set(roots.map(({ fileName }) => fileName))
  for (const name of names) {
    const chunk = chunks.find(({ fileName }) => fileName === name)
    for (const imported of chunk?.imports ?? []) names.add(imported)
  }
  return names
}
