import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import tailwind from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/**
 * Puts the theme's early script into the head: a plain file with a hashed name, which blocks the
 * first paint together with the stylesheet.
 */
function earlyTheme(): Plugin {
  const source = here('./src/app/theme/early.js')
  let built: string | undefined
  return {
    name: 'evenkeel:early-theme',
    buildStart() {
      if (this.environment.config.command === 'serve') return
      built = this.emitFile({
        type: 'asset',
        name: 'theme.js',
        source: withoutComments(readFileSync(source, 'utf8')),
      })
    },
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }) {
        const asset =
          built && Object.values(bundle ?? {}).find((file) => file.name === 'theme.js')?.fileName
        const src = asset ? `/${asset}` : '/src/app/theme/early.js'
        return [{ tag: 'script', attrs: { src }, injectTo: 'head-prepend' }]
      },
    },
  }
}

function withoutComments(script: string): string {
  return script.replace(/^\s*\/\/.*\n/gm, '')
}

/**
 * Only the server writes JSON Schema, for its OpenAPI document. Every Zod schema carries the means
 * along, 5 kB compressed that no browser runs; here they are replaced by one that says so.
 */
function withoutJsonSchema(): Plugin {
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

/**
 * The first lines of the landing page stand in the HTML and need the styles alone: those come first, and the scripts
 * do not take the line from them.
 */
function stylesFirst(): Plugin {
  return {
    name: 'evenkeel:styles-first',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html) {
        const styles = /\s*<link rel="stylesheet"[^>]*>/.exec(html)?.[0] ?? ''
        return html
          .replace(styles, '')
          .replace('<head>', `<head>${styles}`)
          .replace(/<(script type="module"|link rel="modulepreload")/g, '<$1 fetchpriority="low"')
      },
    },
  }
}

export default defineConfig({
  root: here('.'),
  plugins: [react(), tailwind(), earlyTheme(), withoutJsonSchema(), stylesFirst()],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    // Every file is a file with a hashed name: nothing inlined that the content policy would refuse.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // What every page needs changes seldom, and stays in the browser's cache over a release.
            { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
            // Zod's setup lies beside Zod: a file is evaluated whole before any that imports it, and
            // so the setup comes before every schema, whichever files the schemas fall into.
            {
              name: 'forms',
              test: /node_modules\/(react-hook-form|@hookform|zod|wouter)\/|\/src\/lib\/zodSetup\.ts$/,
            },
            // Only signed-in pages fetch lists; the landing page does without.
            { name: 'query', test: /node_modules\/@tanstack\// },
          ],
        },
      },
    },
  },
  server: {
    host: '127.0.0.1',
    port: 5173,
    strictPort: true,
    proxy: { '/api': { target: `http://127.0.0.1:${process.env.PORT ?? 3000}` } },
  },
})
