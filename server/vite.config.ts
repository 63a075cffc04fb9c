import { defineConfig } from 'vite'

// Bundles the server with its packages. Loading a few files instead of a thousand is most of what starting takes.
export default defineConfig({
  root: import.meta.dirname,
  ssr: {
    noExternal: true,
    // Loads a native module from its own package.
    external: ['@node-rs/argon2'],
  },
  build: {
    ssr: true,
    outDir: 'dist',
    target: 'node26',
    // Readable stack traces; the files are not sent anywhere.
    minify: false,
    rolldownOptions: {
      input: ['src/main.ts', 'src/demo.ts'],
      output: {
        chunkFileNames: '[name]-[hash].js',
        codeSplitting: { groups: [{ name: 'packages', test: /node_modules/, tags: ['$initial'] }] },
      },
    },
  },
})
