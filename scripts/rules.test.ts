import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  type Inspection,
  inspectFunctions,
  inspectImports,
  inspectTexts,
  listImportRules,
  textRules,
} from './houseRules.ts'
import { inspectRepeats } from './repeats.ts'

const packages = [
  'zod',
  'zod/mini',
  'fastify',
  'drizzle-orm',
  'pg',
  'nodemailer',
  'react',
  'left-pad',
  'vitest',
]

const manifest = (name: string, dependencies: string[], more: object = {}) =>
  JSON.stringify({
    name,
    type: 'module',
    dependencies: Object.fromEntries(dependencies.map((dependency) => [dependency, '1.0.0'])),
    ...more,
  })

/** A source tree with every kind of folder and no violations. */
const clean: Record<string, string> = {
  'package.json': manifest('house', []),
  'domain/package.json': manifest('@evenkeel/domain', ['zod'], {
    exports: { './*': './src/*/index.ts' },
    imports: { '#*': './src/*/index.ts' },
  }),
  'domain/src/money/cents.ts': `export const cents = 1`,
  'domain/src/money/index.ts': `export { cents } from './cents.ts'`,
  'domain/src/transactions/transaction.ts': `import * as z from 'zod/mini'\nimport { cents } from '#money'\nexport const Transaction = z.literal(cents)`,
  'domain/src/transactions/index.ts': `export { Transaction } from './transaction.ts'`,
  'domain/src/bills/bill.ts': `import { Transaction } from '#transactions'\nexport const bill = Transaction`,
  'domain/src/bills/index.ts': `export { bill } from './bill.ts'`,
  'domain/src/bills/bill.test.ts': `import { readFileSync } from 'node:fs'\nimport { test } from 'vitest'\nimport { bill } from './bill.ts'\ntest('', () => { readFileSync(bill) })`,
  'embedded/package.json': manifest('@evenkeel/embedded-postgres', ['pg']),
  'embedded/src/index.ts': `import { cluster } from './cluster.ts'\nexport const start = cluster`,
  'embedded/src/cluster.ts': `import pg from 'pg'\nexport const cluster = pg`,
  'server/package.json': manifest(
    '@evenkeel/server',
    ['@evenkeel/domain', 'fastify', 'drizzle-orm', 'pg', 'nodemailer'],
    { imports: { '#*': './src/*' }, devDependencies: { vitest: '1.0.0' } },
  ),
  'server/src/main.ts': `import { app } from '#app.ts'\napp()`,
  'server/src/app.ts': `import { systemClock } from '#adapters/clock.ts'\nimport { mail } from '#adapters/mail.ts'\nimport { billRoutes } from '#bills/index.ts'\nexport const app = () => [billRoutes, mail, systemClock]`,
  'server/src/adapters/clock.ts': `export const systemClock = { now: () => new Date() }`,
  'server/src/adapters/mail.ts': `import nodemailer from 'nodemailer'\nexport const mail = nodemailer`,
  'server/src/db/db.ts': `import pg from 'pg'\nimport { start } from '../../../embedded/src/index.ts'\nexport const db = [pg, start]`,
  'server/src/db/schema.ts': `import { sql } from 'drizzle-orm'\nexport const bills = sql`,
  'server/src/http/route.ts': `import fastify from 'fastify'\nexport const route = fastify`,
  'server/src/transactions/store.ts': `import { bills } from '#db/schema.ts'\nexport const insert = bills`,
  'server/src/transactions/index.ts': `export { record } from './record.ts'`,
  'server/src/transactions/record.ts': `import { insert } from './store.ts'\nexport const record = insert`,
  'server/src/bills/store.ts': `import { bills } from '#db/schema.ts'\nexport const find = bills`,
  'server/src/bills/index.ts': `export { billRoutes } from './routes.ts'`,
  'server/src/bills/markPaid.ts': `import { bill } from '@evenkeel/domain/bills'\nimport { db } from '#db/db.ts'\nimport { record } from '#transactions/index.ts'\nimport { find } from './store.ts'\nexport const markPaid = [record, find, bill, db]`,
  'server/src/bills/routes.ts': `import { route } from '#http/route.ts'\nimport { markPaid } from './markPaid.ts'\nexport const billRoutes = [route, markPaid]`,
  'web/package.json': manifest('@evenkeel/web', ['@evenkeel/domain', 'react'], {
    imports: { '#*': './src/*' },
  }),
  'web/src/main.tsx': `import { page } from '#app/page.tsx'\npage()`,
  'web/src/app/page.tsx': `import { billList } from '#bills/billList.tsx'\nexport const page = () => billList`,
  'web/src/bills/billList.tsx': `import react from 'react'\nimport { bill } from '@evenkeel/domain/bills'\nimport { format } from '#lib/format.ts'\nimport { record } from '#transactions/queries.ts'\nexport const billList = [react, bill, format, record]`,
  'web/src/transactions/queries.ts': `import { key } from './table/key.ts'\nexport const record = key`,
  'web/src/transactions/table/key.ts': `export const key = 1`,
  'web/src/lib/format.ts': `export const format = 1`,
}

type Violation = [rule: string, file: string, code: string]

/** One file for each import rule that violates it when added to the clean tree. */
const violations: Violation[] = [
  ['domain-folder-in-table', 'domain/src/wishes/wish.ts', `import '#money'`],
  ['domain-edges-of-account', 'domain/src/account/a.ts', `import '#transactions'`],
  ['domain-edges-of-ledger', 'domain/src/ledger/a.ts', `import '#bills'`],
  ['domain-edges-of-transactions', 'domain/src/transactions/a.ts', `import '#bills'`],
  ['domain-edges-of-bills', 'domain/src/bills/a.ts', `import '../summary/index.ts'`],
  ['domain-edges-of-summary', 'domain/src/summary/a.ts', `import '#payments'`],
  ['domain-edges-of-opening', 'domain/src/opening/a.ts', `import '#payments'`],
  ['domain-edges-of-assistant', 'domain/src/assistant/a.ts', `import '#payments'`],
  ['domain-edges-of-payments', 'domain/src/payments/a.ts', `import '#bills'`],
  ['domain-edges-of-transfer', 'domain/src/transfer/a.ts', `import '#summary'`],
  ['domain-is-pure', 'domain/src/bills/files.ts', `import 'node:fs'`],
  ['domain-is-pure', 'domain/src/bills/clock.ts', `import '../../../server/src/adapters/clock.ts'`],
  ['browser-loads-zod-mini', 'domain/src/bills/schema.ts', `import 'zod'`],
  ['kernel-knows-no-slice', 'domain/src/money/b.ts', `import '#bills'`],
  ['domain-interface', 'domain/src/bills/inside.ts', `import '../money/cents.ts'`],
  [
    'domain-interface-outside',
    'server/src/bills/inside.ts',
    `import '../../../domain/src/bills/bill.ts'`,
  ],
  ['server-folder-in-table', 'server/src/wishes/wish.ts', `import '#db/db.ts'`],
  ['server-edges-of-account', 'server/src/account/a.ts', `import '#bills/markPaid.ts'`],
  ['server-edges-of-ledger', 'server/src/ledger/a.ts', `import '#bills/markPaid.ts'`],
  ['server-edges-of-transactions', 'server/src/transactions/a.ts', `import '#bills/markPaid.ts'`],
  ['server-edges-of-bills', 'server/src/bills/a.ts', `import '#summary/a.ts'`],
  ['server-edges-of-summary', 'server/src/summary/a.ts', `import '#payments/b.ts'`],
  ['server-edges-of-opening', 'server/src/opening/a.ts', `import '#payments/b.ts'`],
  ['server-edges-of-assistant', 'server/src/assistant/a.ts', `import '#payments/b.ts'`],
  ['server-edges-of-payments', 'server/src/payments/a.ts', `import '#bills/markPaid.ts'`],
  ['server-edges-of-transfer', 'server/src/transfer/a.ts', `import '#summary/a.ts'`],
  ['server-not-web', 'server/src/bills/page.ts', `import '../../../web/src/lib/format.ts'`],
  ['server-interface', 'server/src/bills/deep.ts', `import '#transactions/store.ts'`],
  ['server-interface', 'server/src/housekeeping.ts', `import '#bills/markPaid.ts'`],
  ['routes-know-no-sql', 'server/src/transactions/routes.ts', `import './store.ts'`],
  ['routes-know-no-sql', 'server/src/account/routes.ts', `import '#db/db.ts'`],
  ['use-cases-know-no-http', 'server/src/bills/answer.ts', `import '#http/route.ts'`],
  [
    'use-cases-know-no-http',
    'server/src/bills/request.ts',
    `import type { FastifyRequest } from 'fastify'\nexport type Asked = FastifyRequest`,
  ],
  ['only-stores-know-sql', 'server/src/bills/query.ts', `import 'drizzle-orm'`],
  ['only-stores-know-sql', 'server/src/bills/table.ts', `import '#db/schema.ts'`],
  ['only-adapters-speak-out', 'server/src/bills/send.ts', `import 'nodemailer'`],
  ['only-adapters-speak-out', 'server/src/bills/ask.ts', `import 'node:https'`],
  ['server-floor-knows-no-slice', 'server/src/http/bills.ts', `import '#bills/markPaid.ts'`],
  ['embedded-stands-alone', 'embedded/src/clock.ts', `import '../../server/src/adapters/clock.ts'`],
  ['embedded-interface', 'server/src/db/cluster.ts', `import '../../../embedded/src/cluster.ts'`],
  ['server-slices-know-no-top', 'server/src/bills/whole.ts', `import '#app.ts'`],
  ['web-folder-in-table', 'web/src/wishes/wish.ts', `import '#lib/format.ts'`],
  ['web-edges-of-account', 'web/src/account/a.ts', `import '#bills/billList.tsx'`],
  ['web-edges-of-ledger', 'web/src/ledger/a.ts', `import '#bills/billList.tsx'`],
  ['web-edges-of-transactions', 'web/src/transactions/a.ts', `import '#bills/billList.tsx'`],
  ['web-edges-of-bills', 'web/src/bills/a.ts', `import '#summary/a.ts'`],
  ['web-edges-of-summary', 'web/src/summary/a.ts', `import '#payments/b.ts'`],
  ['web-edges-of-opening', 'web/src/opening/a.ts', `import '#payments/b.ts'`],
  ['web-edges-of-assistant', 'web/src/assistant/a.ts', `import '#payments/b.ts'`],
  ['web-edges-of-payments', 'web/src/payments/a.ts', `import '#bills/billList.tsx'`],
  ['web-edges-of-transfer', 'web/src/transfer/a.ts', `import '#summary/a.ts'`],
  ['web-not-server', 'web/src/bills/api.ts', `import '../../../server/src/adapters/clock.ts'`],
  ['web-interface', 'web/src/bills/deep.ts', `import '#transactions/table/key.ts'`],
  ['web-slices-know-no-app', 'web/src/bills/page.ts', `import '#app/page.tsx'`],
  ['web-floor-knows-no-slice', 'web/src/ui/bill.tsx', `import '#bills/billList.tsx'`],
  ['no-cycles', 'server/src/bills/one.ts', `import './other.ts'`],
  ['no-orphans', 'web/src/lib/forgotten.ts', `export const forgotten = 1`],
  ['no-unresolvable', 'web/src/lib/lost.ts', `import './gone.ts'`],
  ['no-undeclared-dependency', 'web/src/lib/pad.ts', `import 'left-pad'`],
  ['no-development-dependency', 'server/src/http/tested.ts', `import 'vitest'`],
  ['no-test-code-in-the-product', 'domain/src/bills/tested.ts', `import './bill.test.ts'`],
]

/** Files that a violation needs, themselves without violations. */
const props: Record<string, string> = {
  'domain/src/summary/index.ts': `import '#money'`,
  'domain/src/payments/index.ts': `import '#money'`,
  'server/src/payments/b.ts': `import '#db/db.ts'`,
  'server/src/bills/other.ts': `import './one.ts'`,
  'web/src/payments/b.ts': `import '#lib/format.ts'`,
}

/** One file for each text rule that violates it. */
const textViolations: Violation[] = [
  ['no-hidden-clock', 'domain/src/bills/t.ts', 'export const today = () => new Date()'],
  ['no-hidden-clock', 'server/src/bills/t.ts', 'export const nowMs = () => Date.now()'],
  ['no-database-clock', 'server/src/account/store.ts', 'export const since = `time < now()`'],
  ['no-interval-sums', 'server/src/jobs/store.ts', `export const later = "at + interval '5 s'"`],
  ['no-randomness-in-domain', 'domain/src/bills/c.ts', 'export const luck = Math.random()'],
  ['only-adapters-call-out', 'server/src/bills/c.ts', `export const rate = () => fetch('/')`],
  ['only-adapters-call-out', 'server/src/bills/n.ts', `import { connect } from 'node:net'`],
  ['only-adapters-call-out', 'server/src/bills/m.ts', `import {\n  connect,\n} from 'node:net'`],
  ['no-raw-html', 'web/src/bills/h.tsx', '<p dangerouslySetInnerHTML={text} />'],
]

const trees: string[] = []

function plant(...sources: Record<string, string>[]): string {
  const folder = mkdtempSync(join(realpathSync(tmpdir()), 'evenkeel-house-'))
  trees.push(folder)
  for (const [file, code] of sources.flatMap(Object.entries)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), `${code}\n`)
  }
  for (const name of packages) {
    mkdirSync(join(folder, 'node_modules', name), { recursive: true })
    writeFileSync(join(folder, 'node_modules', name, 'package.json'), manifest(name, []))
    writeFileSync(join(folder, 'node_modules', name, 'index.js'), 'export default 1\n')
  }
  mkdirSync(join(folder, 'node_modules/@evenkeel'))
  symlinkSync(join(folder, 'domain'), join(folder, 'node_modules/@evenkeel/domain'))
  return folder
}

const filesOf = (list: Violation[]) =>
  Object.fromEntries(list.map(([, file, code]) => [file, code]))

afterAll(() => {
  for (const tree of trees) rmSync(tree, { recursive: true, force: true })
})

describe('a clean tree', () => {
  test('has no violations', async () => {
    const tree = plant(clean)
    const imports = await inspectImports(tree)
    expect(imports.violations).toEqual([])
    expect(imports.moduleCount).toBeGreaterThan(20)
    expect(inspectTexts(tree).violations).toEqual([])
  })

  test('without modules counts none', async () => {
    const tree = plant({ 'package.json': '{}', 'domain/src/readme.txt': '' })
    expect((await inspectImports(tree)).moduleCount).toBe(0)
    expect(inspectTexts(tree).moduleCount).toBe(0)
  })
})

describe('a planted violation', () => {
  let imports: Inspection
  let texts: Inspection

  beforeAll(async () => {
    const tree = plant(clean, props, filesOf(violations))
    imports = await inspectImports(tree)
    texts = inspectTexts(plant(clean, filesOf(textViolations)))
  })

  test.each(violations)('of %s in %s is caught', (rule, file) => {
    const caught = imports.violations.filter(
      (found) => found.file === file || found.to.includes(`${file} → `),
    )
    expect(caught.map((found) => found.rule)).toContain(rule)
    expect(caught.find((found) => found.rule === rule)?.comment).not.toBe('')
  })

  test.each(textViolations)('of %s in %s is caught', (rule, file) => {
    expect(texts.violations.filter((found) => found.file === file)).toMatchObject([{ rule }])
  })

  test('exists for every rule', async () => {
    const planted = new Set([...violations, ...textViolations].map(([rule]) => rule))
    const rules = [...(await listImportRules()), ...textRules.map(({ name }) => name)]
    expect([...planted].sort()).toEqual(rules.sort())
  })

  test('is the only violation reported', () => {
    const planted = new Set(Object.keys({ ...props, ...filesOf(violations) }))
    expect(imports.violations.filter(({ file }) => !planted.has(file))).toEqual([])
  })
})

describe('a false positive', () => {
  test.each([
    ['server/src/account/limits.ts', `import { isIPv6 } from 'node:net'`],
    ['server/src/account/when.ts', '// Not new Date(): that would be a hidden clock.'],
    [
      'server/src/account/later.ts',
      'export const later = (now: Date) => new Date(now.getTime() + 1)',
    ],
    ['server/src/bills/clock.test.ts', 'export const today = () => new Date()'],
  ])('%s is allowed', (file, code) => {
    expect(inspectTexts(plant({ [file]: code })).violations).toEqual([])
  })
})

describe('a function', () => {
  const lines = (count: number) => Array.from({ length: count }, () => '  0').join('\n')

  test.each([
    ['function', `function long() {\n${lines(69)}\n}`],
    ['arrow function', `const long = () => {\n${lines(69)}\n}`],
    ['method', `class Long {\n  long() {\n${lines(69)}\n  }\n}`],
  ])('of 71 lines is caught: %s', (_, code) => {
    const [found, ...others] = inspectFunctions(plant({ 'web/src/bills/l.tsx': code })).violations
    expect(found).toMatchObject({ rule: 'no-long-functions', file: 'web/src/bills/l.tsx' })
    expect(found?.to).toMatch(/^line \d, 71 lines$/)
    expect(others).toEqual([])
  })

  test.each([
    ['of 70 lines', 'web/src/bills/l.tsx', `function long() {\n${lines(68)}\n}`],
    ['in a test', 'web/src/bills/l.test.ts', `function long() {\n${lines(99)}\n}`],
  ])('%s is allowed', (_, file, code) => {
    expect(inspectFunctions(plant({ [file]: code })).violations).toEqual([])
  })
})

describe('an expression', () => {
  const found = (code: string) =>
    inspectRepeats(plant({ 'server/src/bills/words.ts': code })).violations

  test.each([
    ['with a word twice', '/^(?:and|so|and) *$/.test("")', undefined],
    ['that repeats a word twice', 'const a = /^(?:(?:and|so|and) )*due$/', 'line 1, "and"'],
    [
      'that repeats what others make up',
      'const a = /(?: (?:be|doing|be doing))* ok/',
      'line 1, "be doing"',
    ],
    ['that begins with it', 'const a = /^(all |my |all my )+bills/', 'line 1, "all my"'],
    ['in a text', "const a = '( i made| it| i made)*'", 'line 1, "i made"'],
    ['in a group within', 'const a = /(?:on (?:a|a)|in )*/', undefined],
    ['with other words', 'const a = /^(?:(?:and|so|i am|i) )*due(?: (?:a|b))*$/', undefined],
  ])('%s is judged', (_, code, to) => {
    expect(found(code).map((each) => each.to)).toEqual(to === undefined ? [] : [to])
  })
})

test('the lock file lists the packages of every platform', () => {
  // npm omits packages that its registry lacked when the lock file was written, and then refuses to
  // install on other platforms: "Missing: … from lock file".
  const lock = readFileSync(new URL('../package-lock.json', import.meta.url), 'utf8')
  const entries: Record<string, { optionalDependencies?: Record<string, string> }> =
    JSON.parse(lock).packages
  const missing = Object.entries(entries).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter(
      (name) => !entries[`node_modules/${name}`] && !entries[`${path}/node_modules/${name}`],
    ),
  )
  expect(missing).toEqual([])
})

test('the lock file has hashes, and no addresses', () => {
  const lock = readFileSync(new URL('../package-lock.json', import.meta.url), 'utf8')
  type Entry = { integrity?: string; resolved?: string; link?: boolean; optional?: boolean }
  const entries = Object.entries<Entry>(JSON.parse(lock).packages).filter(
    ([path, { link }]) => path.includes('node_modules/') && !link,
  )
  expect(entries.filter(([, { resolved }]) => resolved !== undefined)).toEqual([])
  // The registry lacked some packages that only other platforms install, so their hashes are unknown.
  const unknown = entries.filter(([, { integrity, optional }]) => !integrity && !optional)
  expect(unknown).toEqual([])
  const others = entries.filter(([, { integrity }]) => integrity)
  for (const [, { integrity }] of others) expect(integrity).toMatch(/^sha512-/)
})

test('production needs no browser and no tools for tests', () => {
  const lock = readFileSync(new URL('../package-lock.json', import.meta.url), 'utf8')
  const entries: Record<string, { dev?: boolean }> = JSON.parse(lock).packages
  for (const name of [
    '@axe-core/playwright',
    '@biomejs/biome',
    '@sparticuz/chromium',
    '@stryker-mutator/core',
    'dependency-cruiser',
    'fast-check',
    'knip',
    'playwright-core',
    'typescript',
    'vitest',
  ]) {
    expect(entries[`node_modules/${name}`], name).toMatchObject({ dev: true })
  }
  // The page is built where it is served.
  expect(entries['node_modules/vite']?.dev).toBeUndefined()
})
