import { folders, kernel, slices } from './scripts/slices.js'

const names = Object.keys(slices)
const anyOf = (list) => `(${list.join('|')})`

/** Tests may look where the code they test may not. */
const tests = '(\\.test\\.tsx?$|/src/testing/|/embedded/testing/)'

/** Imports of a package, however it is found. */
const packages = (...list) => `(^|/)node_modules/${anyOf(list)}/|^${anyOf(list)}(/|$)`

const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to })

const stores = '/([a-z]\\w*S|s)tore\\.ts$'
const serverSlice = `^server/src/${anyOf(names)}/`
const webSlice = `^web/src/${anyOf(names)}/`

/** For each slice of a workspace: the slices that the table does not give it. */
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

/** A folder that stands in no table would escape every rule. */
function knownFolders(workspace) {
  const known = [...names, ...Object.values(folders[workspace]).flat()]
  return forbid(
    `${workspace}-folder-in-table`,
    'A folder is a slice or one of the others in scripts/slices.js.',
    { path: `^${workspace}/src/(?!${anyOf(known)}/)[^/]+/` },
    {},
  )
}

const domain = [
  knownFolders('domain'),
  ...edges('domain'),
  forbid(
    'domain-is-pure',
    'domain imports Zod and itself: no I/O, no framework, nothing of Node.',
    { path: '^domain/src/', pathNot: tests },
    { pathNot: `^domain/src/|${packages('zod')}` },
  ),
  forbid(
    'kernel-knows-no-slice',
    'The kernel is what slices stand on.',
    { path: `^domain/src/${anyOf(kernel)}/`, pathNot: tests },
    { path: `^domain/src/${anyOf(names)}/` },
  ),
  forbid(
    'domain-face',
    'A slice of domain is used through its index.ts.',
    { path: '^domain/src/([^/]+)/' },
    { path: '^domain/src/[^/]+/', pathNot: ['^domain/src/$1/', '/index\\.ts$'] },
  ),
  forbid(
    'domain-face-outside',
    'A slice of domain is used through its index.ts.',
    { pathNot: '^domain/' },
    { path: '^domain/', pathNot: '^domain/src/[^/]+/index\\.ts$' },
  ),
]

const server = [
  knownFolders('server'),
  ...edges('server'),
  forbid(
    'server-not-web',
    'server and web meet in domain.',
    { path: '^server/' },
    { path: '^web/' },
  ),
  forbid(
    'server-face',
    "A slice's routes.ts and store.ts are its own; another slice uses the rest of its folder.",
    { path: `^server/src/${anyOf(names)}/`, pathNot: tests },
    {
      path: `^server/src/${anyOf(names)}/(routes\\.ts$|store\\.ts$|[^/]+/)`,
      pathNot: '^server/src/$1/',
    },
  ),
  forbid(
    'routes-know-no-sql',
    'A route knows HTTP; it calls a use case.',
    { path: '^server/src/.+/routes\\.ts$' },
    { path: [stores, '^server/src/db/', packages('drizzle-orm', 'pg')] },
  ),
  forbid(
    'use-cases-know-no-http',
    'Of a slice only routes.ts knows HTTP.',
    { path: serverSlice, pathNot: ['/routes\\.ts$', tests] },
    { path: ['^server/src/http/', packages('fastify', '@fastify/[^/]+')] },
  ),
  forbid(
    'only-stores-know-sql',
    'SQL stands in store.ts (or a store with a longer name) and in db/.',
    { path: '^server/src/', pathNot: [stores, '^server/src/db/', tests] },
    { path: ['^server/src/db/(schema|columns)\\.ts$', packages('drizzle-orm', 'pg')] },
  ),
  forbid(
    'only-adapters-speak-out',
    'Mail, cards, language models and other machines are reached through adapters/.',
    { path: '^server/src/', pathNot: ['^server/src/(adapters|db/embedded)/', tests] },
    {
      path: [
        packages('nodemailer', 'square', 'ai', '@ai-sdk/[^/]+', 'ollama[^/]*', 'undici', 'ws'),
        '^(node:)?(http|https|http2|tls|dgram|dns|dns/promises|child_process)$',
      ],
    },
  ),
  forbid(
    'server-floor-knows-no-slice',
    'http/, db/ and adapters/ serve every slice and know none.',
    { path: `^server/src/${anyOf(folders.server.floor)}/`, pathNot: tests },
    { path: serverSlice },
  ),
  forbid(
    'server-slices-know-no-top',
    'What puts the slices together is above them.',
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
    'web-face',
    'The subfolders of a slice are its own; another slice uses the files of its folder.',
    { path: webSlice, pathNot: tests },
    { path: `^web/src/${anyOf(names)}/[^/]+/`, pathNot: '^web/src/$1/' },
  ),
  forbid(
    'web-slices-know-no-app',
    'app/ puts slices together into pages; a slice does not know the page it is on.',
    { path: webSlice, pathNot: tests },
    { path: `^web/src/${anyOf(folders.web.above)}/` },
  ),
  forbid(
    'web-floor-knows-no-slice',
    'session/, forms/, ui/ and lib/ serve every slice and know none.',
    { path: `^web/src/${anyOf(folders.web.floor)}/`, pathNot: tests },
    { path: [webSlice, `^web/src/${anyOf(folders.web.above)}/`] },
  ),
]

/** Where programs and tools begin: nobody imports them. */
const entries = [
  '^server/src/(main|demo)\\.ts$',
  '^server/drizzle\\.config\\.ts$',
  '^web/src/main\\.tsx$',
  '^web/src/app/early\\.js$',
  '^web/vite\\.config\\.ts$',
  '^vitest\\.config\\.ts$',
  '^scripts/(run\\.js|test\\.ts|rules\\.ts)$',
  '^bench/(main\\.ts$|programs/)',
  '^server/src/testing/globalSetup\\.ts$',
  '/embedded/testing/appProcess\\.ts$',
  '\\.test\\.tsx?$',
  '\\.d\\.ts$',
]

const everywhere = [
  forbid('no-cycles', 'Two files that need each other are one, or three.', {}, { circular: true }),
  forbid('no-orphans', 'Nobody imports it.', { orphan: true, pathNot: entries }, {}),
  forbid('no-unresolvable', 'The import leads nowhere.', {}, { couldNotResolve: true }),
  forbid(
    'no-undeclared-dependency',
    "The package stands in no dependency list of the importer's workspace.",
    { pathNot: tests },
    { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
  ),
  forbid(
    'no-development-dependency',
    'What runs in production depends on nothing that is there for development only.',
    { path: '^(domain|server|web)/src/', pathNot: tests },
    { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
  ),
  forbid(
    'no-test-code-in-the-product',
    'Tests know the product, not the other way round.',
    { path: '^(domain|server|web)/src/', pathNot: tests },
    { path: tests },
  ),
]

export default {
  forbidden: [...domain, ...server, ...web, ...everywhere],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|migrations)/' },
    // A type that crosses a border binds its two sides as much as a value does.
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.json', '.css'],
    },
  },
}
