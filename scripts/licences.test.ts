import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** The part of a lock file's entry that we read. */
type Package = {
  license?: string
  link?: boolean
  dev?: boolean
  optionalDependencies?: Record<string, string>
}

/** Licences whose code may be part of a program under the AGPL, version 3. */
const compatible = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-3-Clause',
  'ISC',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'Unlicense',
])

/** Licences of data that only our tools read. */
const forTools = new Set(['CC-BY-4.0'])

const lock = readFileSync(new URL('../package-lock.json', import.meta.url), 'utf8')
const packages = Object.entries<Package>(JSON.parse(lock).packages).filter(
  ([path, { link }]) => path.startsWith('node_modules/') && !link,
)

const nameOf = (path: string) => path.slice(path.lastIndexOf('node_modules/') + 13)

/** Builds for another platform that the lock file knows by name only have the licence of what they are part of. */
function licenceOf([path, { license }]: (typeof packages)[number]): string | undefined {
  if (license !== undefined) return license
  const name = nameOf(path)
  const whole = packages.find(([, { optionalDependencies = {} }]) => name in optionalDependencies)
  return whole && licenceOf(whole)
}

function isAllowed(licence: string, isTool: boolean): boolean {
  const choices = licence.replace(/^\((.*)\)$/, '$1').split(' OR ')
  return choices.some((choice) => {
    const id = choice.replace('MPL 2.0', 'MPL-2.0')
    return compatible.has(id) || (isTool && forTools.has(id))
  })
}

test('the licence of every package is known and compatible with ours', () => {
  expect(packages.length).toBeGreaterThan(100)
  const refused = packages
    .map((entry) => ({ path: entry[0], licence: licenceOf(entry), dev: entry[1].dev === true }))
    .filter(({ licence, dev }) => licence === undefined || !isAllowed(licence, dev))
  expect(refused).toEqual([])
})

test.each([
  ['MIT', true],
  ['(AFL-2.1 OR BSD-3-Clause)', true],
  ['GPL-2.0-only', false],
  ['CC-BY-4.0', false],
  ['SEE LICENSE IN LICENSE.md', false],
])('%s in what we ship is allowed: %s', (licence, allowed) => {
  expect(isAllowed(licence, false)).toBe(allowed)
})
