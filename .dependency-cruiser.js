import { folders, kernel, slices } from './scripts/slices.js'

const names = Object.keys(slices)
const anyOf = (list) => `(${list.join('|')})`

/** Tests may import what the code they test may not. */
const tests = '(\\.test\\.tsx?$|/src/testing/)'

/** Matches imports of packages, however they resolve. */
const packages = (...list) => `(^|/)node_modules/${anyOf(list)}/|^${anyOf(list)}(/|$)`

const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to })

const stores = '/([a-z]\\w*S|s)tore\\.ts$'
const serverSlice = `^server/src/${anyOf(names)}/`
const webSlice = `^web/src/${anyOf(names)}/`

/** Forbids each slice the slices that the table does not list for it. */
function edges(workspace) {
  return names.map((slice) => {
    const others = names.filter((other) => other !== slice && !slices[slice].includes(other))
    return forbid(
      `${workspace}-edges-of-${slice}`,
      `${slice} may use ${slices[slice].join(', ') || 'no other slice'} (scripts/slices.js).`,
      { path: `^${workspace}/src/${slice}/`, pathNot: tests },
      { path: `^${workspace}/src/${anyOf(others)}/` },
    )
  })
}

/** A folder missing from the tables would escape every rule. */
function knownFolders(workspace) {
  const known = [...names, ...Object.values(folders[workspace]).flat()]
  return forbid(
    `${workspace}-folder-in-table`,
    'List every folder in scripts/slices.js, as a slice or otherwise.',
    { path: `^${workspace}/src/(?!${anyOf(known)}/)[^/]+/` },
    {},
  )
}

const domain = [
  knownFolders('domain'),
  ...edges('domain'),
  forbid(
    'domain-is-pure',
    'domain imports only Zod and itself: no I/O, no framework, no Node modules.',
    { path: '^domain/src/', pathNot: tests },
    { pathNot: `^domain/src/|${packages('zod')}` },
  ),
  forbid(
    'browser-loads-zod-mini',
    'What the browser loads describes its schemas with zod/mini, of which a bundler keeps only what is used.',
    { path: '^(domain|web)/src/' },
    { path: 'node_modules/zod/(index|v4/(index|classic))' },
  ),
  forbid(
    'kernel-knows-no-slice',
    'Slices build on the kernel, not the other way round.',
    { path: `^domain/src/${anyOf(kernel)}/`, pathNot: tests },
    { path: `^domain/src/${anyOf(names)}/` },
  ),
  forbid(
    'domain-interface',
    'Import a domain slice through its index.ts.',
    { path: '^domain/src/([^/]+)/' },
    { path: '^domain/src/[^/]+/', pathNot: ['^domain/src/$1/', '/index\\.ts$'] },
  ),
  forbid(
    'domain-interface-outside',
    'Import a domain slice through its index.ts.',
    { pathNot: '^domain/' },
    { path: '^domain/', pathNot: '^domain/src/[^/]+/index\\.ts$' },
  ),
]

const embedded = [
  forbid(
    'embedded-stands-alone',
    'The embedded PostgreSQL knows nothing of the product.',
    { path: '^embedded/src/', pathNot: tests },
    { path: '^(domain|server|web)/' },
  ),
  forbid(
    'embedded-interface',
    'Import the embedded PostgreSQL through its index.ts.',
    { pathNot: ['^embedded/', tests] },
    { path: '^embedded/', pathNot: '^embedded/src/index\\.ts$' },
  ),
]

const server = [
  knownFolders('server'),
  ...edges('server'),
  forbid(
    'server-not-web',
    'server and web share code only through domain.',
    { path: '^server/' },
    { path: '^web/' },
  ),
  forbid(
    'server-interface',
    "A slice's index.ts is its interface.",
    { path: '^server/src/([^/]+)', pathNot: tests },
    { path: serverSlice, pathNot: ['^server/src/$1/', '/index\\.ts$'] },
  ),
  forbid(
    'routes-know-no-sql',
    'A route handles HTTP and calls a use case.',
    { path: '^server/src/.+/routes\\.ts$' },
    { path: [stores, '^server/src/db/', packages('drizzle-orm', 'pg')] },
  ),
  forbid(
    'use-cases-know-no-http',
    'Within a slice, only routes.ts handles HTTP.',
    { path: serverSlice, pathNot: ['/routes\\.ts$', tests] },
    { path: ['^server/src/http/', packages('fastify', '@fastify/[^/]+')] },
  ),
  forbid(
    'only-stores-know-sql',
    'SQL belongs in store.ts (or *Store.ts) and in db/.',
    { path: '^server/src/', pathNot: [stores, '^server/src/db/', tests] },
    { path: ['^server/src/db/(schema|columns)\\.ts$', packages('drizzle-orm', 'pg')] },
  ),
  forbid(
    'only-adapters-speak-out',
    'Only adapters/ may reach mail, cards, language models and other machines.',
    { path: '^server/src/', pathNot: ['^server/src/adapters/', tests] },
    {
      path: [
        packages('nodemailer', 'square', 'ai', '@ai-sdk/[^/]+', 'ollama[^/]*', 'undici', 'ws'),
        '^(node:)?(http|https|http2|tls|dgram|dns|dns/promises|child_process)$',
      ],
    },
  ),
  forbid(
    'server-floor-knows-no-slice',
    'http/, db/ and adapters/ are shared by all slices and import none.',
    { path: `^server/src/${anyOf(folders.server.floor)}/`, pathNot: tests },
    { path: serverSlice },
  ),
  forbid(
    'server-slices-know-no-top',
    'Slices must not import the code that composes them.',
    {
      path: `^server/src/${anyOf([...names, ...folders.server.floor])}/`,
      pathNot: tests,
    },
    {
      path: [
        `^server/src/${anyOf(folders.server.above)}/`,
        '^server/src/(main|start|app|demo|housekeeping)\\.ts$',
      ],
    },
  ),
]

const web = [
  knownFolders('web'),
  ...edges('web'),
  forbid(
    'web-not-server',
    'web and server meet in domain.',
    { path: '^web/' },
    { path: '^server/' },
  ),
  forbid(
    'web-interface',
    'The subfolders of a slice are its own; another slice uses the files of its folder.',
    { path: webSlice, pathNot: tests },
    { path: `^web/src/${anyOf(names)}/[^/]+/`, pathNot: '^web/src/$1/' },
  ),
  forbid(
    'web-slices-know-no-app',
    'app/ composes slices into pages; a slice does not know its page.',
    { path: webSlice, pathNot: tests },
    { path: `^web/src/${anyOf(folders.web.above)}/` },
  ),
  forbid(
    'web-floor-knows-no-slice',
    'session/, forms/, ui/ and lib/ are shared by all slices and import none.',
    { path: `^web/src/${anyOf(folders.web.floor)}/`, pathNot: tests },
    { path: [webSlice, `^web/src/${anyOf(folders.web.above)}/`] },
  ),
]

/** Entry points of programs and tools, which nothing imports. */
const entries = [
  '^server/src/(main|demo)\\.ts$',
  '^server/drizzle\\.config\\.ts$',
  '^web/src/main\\.tsx$',
  '^web/src/app/early\\.js$',
  '^web/vite\\.config\\.ts$',
  '^vitest\\.config\\.ts$',
  '^scripts/(run\\.js|test\\.ts|rules\\.ts|mutants/.+)$',
  '^bench/(main\\.ts$|programs/)',
  '^server/src/testing/globalSetup\\.ts$',
  '^embedded/src/testing/appProcess\\.ts$',
  '\\.test\\.tsx?$',
  '\\.d\\.ts$',
]

const everywhere = [
  forbid(
    'no-cycles',
    'Merge files that import each other, or extract what they share.',
    {},
    { circular: true },
  ),
  forbid('no-orphans', 'Nothing imports this file.', { orphan: true, pathNot: entries }, {}),
  forbid('no-unresolvable', 'The import cannot be resolved.', {}, { couldNotResolve: true }),
  forbid(
    'no-undeclared-dependency',
    "Declare the package in the importer's workspace.",
    { pathNot: tests },
    { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
  ),
  forbid(
    'no-development-dependency',
    'Production code must not use development dependencies.',
    { path: '^(domain|embedded|server|web)/src/', pathNot: tests },
    { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
  ),
  forbid(
    'no-test-code-in-the-product',
    'Production code must not import test code.',
    { path: '^(domain|embedded|server|web)/src/', pathNot: tests },
    { path: tests },
  ),
]

export default {
  forbidden: [...domain, ...embedded, ...server, ...web, ...everywhere],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|migrations)/' },
    // A type import couples two modules as much as a value import.
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.json', '.css'],
    },
  },
}
