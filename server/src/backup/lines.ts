import { endOfRows } from './format.ts'

/** The file ended in the middle. */
export class CutShortError extends Error {}

/** Reads lines and rows, one after another, from text in chunks that break anywhere. */
export function readLines(chunks: AsyncIterable<Buffer>) {
  const blocks = wholeLines(chunks)
  let block: Buffer = Buffer.alloc(0)

  /** Makes `block` hold a line at least; false at the end. */
  async function fill(): Promise<boolean> {
    if (block.length > 0) return true
    const { value, done } = await blocks.next()
    if (!done) block = value
    return !done
  }

  return {
    async line(): Promise<string> {
      if (!(await fill())) throw new CutShortError()
      const end = block.indexOf(10)
      if (end === -1) throw new CutShortError()
      const text = block.toString('utf8', 0, end)
      block = block.subarray(end + 1)
      return text
    },

    /** The rows of a table, with the line that ends them taken off. */
    async *rows(): AsyncGenerator<Buffer> {
      while (await fill()) {
        const end = findEndOfRows(block)
        const rows = end === -1 ? block : block.subarray(0, end)
        block = end === -1 ? Buffer.alloc(0) : block.subarray(end + endOfRows.length)
        if (rows.length > 0) yield rows
        if (end !== -1) return
      }
      throw new CutShortError()
    },

    isAtEnd: async () => !(await fill()),
    /** Stops reading. */
    close: () => blocks.return(),
  }
}

/** The same text in chunks that end with a line; only the last one may not. */
async function* wholeLines(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer, void, void> {
  let rest: Buffer[] = []
  for await (const chunk of chunks) {
    const end = chunk.lastIndexOf(10) + 1
    if (end > 0) {
      yield Buffer.concat([...rest, chunk.subarray(0, end)])
      rest = []
    }
    if (end < chunk.length) rest.push(chunk.subarray(end))
  }
  if (rest.length > 0) yield Buffer.concat(rest)
}

/** Where the line begins that ends the rows, in a block that begins with a line; -1 if it is not there. */
function findEndOfRows(block: Buffer): number {
  if (block.subarray(0, endOfRows.length).toString() === endOfRows) return 0
  const at = block.indexOf(`\n${endOfRows}`)
  return at === -1 ? -1 : at + 1
}
