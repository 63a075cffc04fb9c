import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

/**
 * Puts the early script into the head: a plain file with a hashed name, which blocks the first paint together with the
 * stylesheet.
 */
export function earlyScript(): Plugin {
  const source = fileURLToPath(new URL('../src/app/early.js', import.meta.url))
  let built: string | undefined
  return {
    name: 'evenkeel:early-script',
    buildStart() {
      if (this.environment.config.command === 'serve') return
      built = this.emitFile({
        type: 'asset',
        name: 'early.js',
        source: withoutComments(readFileSync(source, 'utf8')),
      })
    },
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }) {
        const asset =
          built && Object.values(bundle ?? {}).find((file) => file.name === 'early.js')?.fileName
        const src = asset ? `/${asset}` : '/src/app/early.js'
        return [{ tag: 'script', attrs: { src }, injectTo: 'head-prepend' }]
      },
    },
  }
}

function withoutComments(script: string): string {
  return script.replace(/^\s*\/\/.*\n/gm, '')
}
