import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))
const read = (file: string) => readFileSync(join(root, file), 'utf8')

/** The cells of a text's table rows. */
function rowsIn(text: string): string[][] {
  return text
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    )
}

/** The names in a cell that is to name tests and files. */
function namesIn(cell = ''): string[] {
  return [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name)
}

/** A path, or the short name of a test. */
function isThere(name: string): boolean {
  const paths = [name, `${name}.test.ts`, `server/src/${name}.test.ts`]
  return paths.some((path) => existsSync(join(root, path)))
}

describe('docs/security.md', () => {
  const id = /^\d+\.\d+\.\d+$/
  const rows = rowsIn(read('docs/security.md'))
  const [applicable = ''] = read('docs/security.md').split('### Not applicable')
  const met = rowsIn(applicable).filter(([first = '']) => id.test(first))

  /** How many requirements of levels 1 and 2 each section of ASVS 5.0.0 begins with; those of level 3 come last. */
  const sections: Record<string, readonly number[]> = {
    1: [2, 9, 11, 3, 2],
    2: [3, 3, 4, 1],
    3: [0, 2, 4, 6, 5, 0, 2],
    4: [3, 1, 2, 4],
    5: [1, 3, 2, 3],
    6: [3, 12, 4, 4, 5, 3, 0, 4],
    7: [3, 4, 2, 5, 2, 2],
    8: [2, 3, 1, 1],
    9: [3, 4],
    10: [2, 2, 4, 11, 5, 2, 3],
    11: [2, 3, 3, 4, 1, 1],
    12: [3, 2, 4],
    13: [1, 5, 2, 5],
    14: [2, 4, 3],
    15: [3, 3, 7],
    16: [1, 5, 4, 3, 3],
    17: [1, 4, 2],
  }

  test('has each requirement of levels 1 and 2 once', () => {
    const wanted = Object.entries(sections).flatMap(([chapter, counts]) =>
      counts.flatMap((count, section) =>
        Array.from({ length: count }, (_, index) => `${chapter}.${section + 1}.${index + 1}`),
      ),
    )
    const listed = rows.flatMap(([first = '']) => first.split(' ').filter((word) => id.test(word)))
    expect(wanted).toHaveLength(253)
    expect(listed.toSorted()).toEqual(wanted.toSorted())
  })

  test('names tests and files that exist, for each requirement that is met', () => {
    const unnamed = met.filter(([, , by]) => namesIn(by).length === 0)
    expect(unnamed).toEqual([])
    const missing = met.flatMap(([first, , by]) =>
      namesIn(by).flatMap((name) => (isThere(name) ? [] : [`${first}: ${name}`])),
    )
    expect(missing).toEqual([])
    expect(met.length).toBeGreaterThan(100)
  })

  test('names files that exist in its list of cryptography', () => {
    const keys = rows.filter(([, , , where = '']) => /^`(server|embedded)\//.test(where))
    expect(keys.length).toBeGreaterThan(4)
    for (const [, , , where] of keys)
      expect(namesIn(where).filter((name) => !isThere(name))).toEqual([])
  })

  test('lists the words that no password may be made of', () => {
    const source = read('server/src/account/rejectWeakPassword.ts')
    const list = /const productWords = \[([\s\S]*?)\n\]/.exec(source)?.[1] ?? ''
    const words = [...list.matchAll(/'([^']+)'/g)].map(([, word]) => word)
    expect(words.length).toBeGreaterThan(10)
    expect(read('docs/security.md')).toContain(`and these: ${words.join(', ')}.`)
  })
})

test('docs/reliability.md names tests that exist', () => {
  const rows = rowsIn(read('docs/reliability.md')).filter(([first = '']) => /^\d+$/.test(first))
  expect(rows.length).toBeGreaterThan(20)
  const missing = rows.flatMap(([first, , , tests]) =>
    namesIn(tests).flatMap((name) => (isThere(name) ? [] : [`${first}: ${name}`])),
  )
  expect(missing).toEqual([])
})

describe('links', () => {
  const folders = ['.', 'docs', 'docs/decisions']
  const files = folders.flatMap((folder) =>
    readdirSync(join(root, folder)).flatMap((name) =>
      name.endsWith('.md') ? [join(folder, name)] : [],
    ),
  )

  /** The anchors of a document's headings, as the sites that show Markdown make them. */
  function anchorsOf(file: string): string[] {
    return [...read(file).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
      heading
        .toLowerCase()
        .replace(/[^\p{L}\p{N} _-]/gu, '')
        .replaceAll(' ', '-'),
    )
  }

  function isDead(file: string, link: string): boolean {
    const [path = '', anchor] = link.split('#')
    const target = path === '' ? file : join(dirname(file), path)
    if (!existsSync(join(root, target))) return true
    return anchor !== undefined && !anchorsOf(target).includes(anchor)
  }

  test.each(files)('of %s lead to files and headings that exist', (file) => {
    const links = [...read(file).matchAll(/\]\((?!https?:|mailto:)([^)\s]+)\)/g)]
    expect(links.map(([, link = '']) => link).filter((link) => isDead(file, link))).toEqual([])
  })
})
