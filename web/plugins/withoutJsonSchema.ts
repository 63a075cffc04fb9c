import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

/**
 * Only the server generates JSON Schema, for its OpenAPI document. Zod's generator is 5 kB compressed that no browser
 * runs, so a function that throws replaces it.
 */
export function withoutJsonSchema(): Plugin {
  return {
    name: 'evenkeel:without-json-schema',
    apply: 'build',
    load: {
      filter: { id: /\/zod\/v4\/core\/(json-schema-processors|to-json-schema)\.js$/ },
      handler(id) {
        const source = readFileSync(id, 'utf8')
        const names = [...source.matchAll(/^export (?:const|function) (\w+)/gm)].map(
          ([, name]) => name,
        )
        return `const writer = () => () => { throw new Error('JSON Schema is written on the server.') }
          export { ${names.map((name) => `writer as ${name}`).join(', ')}, writer as process }`
      },
    },
  }
}
