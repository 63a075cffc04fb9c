import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'

/** Smaller files fit in one packet either way. */
const bytesMin = 1024

/** Compresses each script and stylesheet at the highest level, so that the server only picks a file. */
export function packedFiles(): Plugin {
  return {
    name: 'evenkeel:packed-files',
    apply: 'build',
    writeBundle({ dir = '' }, bundle) {
      for (const file of Object.values(bundle)) {
        const content = Buffer.from(file.type === 'chunk' ? file.code : file.source)
        if (!/\.(js|css)$/.test(file.fileName) || content.length < bytesMin) continue
        writeFileSync(join(dir, `${file.fileName}.br`), brotliCompressSync(content))
        writeFileSync(join(dir, `${file.fileName}.gz`), gzipSync(content, { level: 9 }))
      }
    },
  }
}
