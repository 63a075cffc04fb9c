import { fileURLToPath } from 'node:url'
import tailwind from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { earlyScript } from './plugins/earlyScript.ts'
import { filesAhead } from './plugins/filesAhead.ts'
import { packedFiles } from './plugins/packedFiles.ts'
import { stylesFirst } from './plugins/stylesFirst.ts'

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [react(), tailwind(), earlyScript(), filesAhead(), stylesFirst(), packedFiles()],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    // Nothing is inlined, because the content security policy would block it.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // On a slow connection each file costs a round trip, however small: few files, and none so large that the
        // others wait for it.
        codeSplitting: {
          groups: [
            // Changes rarely, so it stays in the browser's cache across releases.
            { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
            // Zod's setup is in the same file as Zod: a file is evaluated before any that imports it,
            // so the setup runs before every schema, whichever file the schema is in.
            {
              name: 'forms',
              test: /node_modules\/(react-hook-form|@hookform|zod|wouter)\/|\/src\/lib\/zodSetup\.ts$/,
            },
            // The landing page and whatever else the entry imports.
            { name: 'start', tags: ['$initial'] },
            // Signing in leads to the dashboard, so it shares a file with the header and the dialogs.
            { name: 'frame', test: /\/src\/app\/(signedIn|dashboard\/dashboardPage)\.tsx$/ },
            // Fetched after the page, by the first dialog or menu.
            { name: 'dialogs', test: /\/src\/ui\/dialogs\/openDialog\.tsx$/ },
            { name: 'shared', minShareCount: 2 },
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
