import type { Plugin, Rolldown } from 'vite'

/** The signed-in shell and the dashboard. */
const frame = '/src/app/signedIn.tsx'

/**
 * Preloads the files of the signed-in pages, so that the browser fetches them in parallel with the entry. The server
 * removes these links for visitors (server/src/http/template.ts).
 */
export function filesAhead(): Plugin {
  return {
    name: 'evenkeel:files-ahead',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }) {
        const chunks = Object.values(bundle ?? {}).filter((file) => file.type === 'chunk')
        const own = chunks.filter(({ moduleIds }) => moduleIds.some((id) => id.endsWith(frame)))
        if (own.length === 0) throw new Error(`The build has no file for ${frame}`)
        const files = namesOf(chunks, own).difference(
          namesOf(
            chunks,
            chunks.filter(({ isEntry }) => isEntry),
          ),
        )
        return [...files].map((name) => ({
          tag: 'link',
          attrs: {
            rel: 'modulepreload',
            'data-for': 'session',
            crossorigin: true,
            href: `/${name}`,
          },
          injectTo: 'head',
        }))
      },
    },
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
