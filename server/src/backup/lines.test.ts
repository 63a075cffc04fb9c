import fc from 'fast-check'
import { expect, test } from 'vitest'
import { endOfRows } from './format.ts'
import { readLines } from './lines.ts'

/** Lines as COPY writes them: a backslash never stands alone. */
const row = fc
  .array(fc.constantFrom('a', 'é', '\t', '\\\\', '\\N', '\\n', '.', '\\\\.'))
  .map((parts) => `${parts.join('')}\n`)

/** Chunks that break anywhere, also within a character. */
async function* chunked(text: string, sizes: readonly number[]): AsyncGenerator<Buffer> {
  const bytes = Buffer.from(text)
  let at = 0
  for (let turn = 0; at < bytes.length; turn += 1) {
    const size = sizes[turn % sizes.length] ?? 1
    yield bytes.subarray(at, at + size)
    at += size
  }
}

async function textOf(chunks: AsyncIterable<Buffer>): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of chunks) parts.push(part)
  return Buffer.concat(parts).toString()
}

test('lines and rows are what was written, however the text is broken', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(row)),
      fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1 }),
      async (tables, sizes) => {
        const bodies = tables.map((rows) => rows.join(''))
        const text = `first\n${bodies.map((body) => body + endOfRows).join('')}last\n`
        const lines = readLines(chunked(text, sizes))
        expect(await lines.line()).toBe('first')
        for (const body of bodies) expect(await textOf(lines.rows())).toBe(body)
        expect(await lines.isAtEnd()).toBe(false)
        expect(await lines.line()).toBe('last')
        expect(await lines.isAtEnd()).toBe(true)
      },
    ),
  )
})
