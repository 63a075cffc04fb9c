import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, expect, test } from 'vitest'
import { openTestApp, type TestApp, type TestReply } from '#testing/app.ts'
import { signUp } from '#testing/person.ts'
import { squareEnv } from '#testing/square/environment.ts'

const webFolder = mkdtempSync(join(tmpdir(), 'evenkeel-web-'))
mkdirSync(join(webFolder, 'assets'))
const billing = '<meta name="billing" content="simulator" />'
const ownFile = '<link rel="modulepreload" data-for="session" crossorigin href="/assets/frame.js">'
const page = `<meta property="csp-nonce" nonce="__CSP_NONCE__"><style nonce="__CSP_NONCE__"></style>
    <link rel="modulepreload" crossorigin href="/assets/main-abc123.js">
    ${ownFile}
    ${billing}<head></head>
`
writeFileSync(join(webFolder, 'index.html'), page)
writeFileSync(join(webFolder, 'favicon.svg'), '<svg/>')
writeFileSync(join(webFolder, 'favicon.svg.gz'), gzipSync('<svg/>'))
writeFileSync(join(webFolder, 'robots.txt'), 'User-agent: *')
writeFileSync(join(webFolder, 'assets', 'main-abc123.css'), 'p {}')
writeFileSync(join(webFolder, 'assets', 'main-abc123.js'), 'export {}')
writeFileSync(join(webFolder, 'assets', 'main-abc123.js.gz'), gzipSync('export {compressed}'))
afterAll(() => rmSync(webFolder, { recursive: true }))

const app = await openTestApp({ parts: { webFolder } })
const secureApp = await openTestApp({
  beside: app,
  parts: { webFolder },
  env: { PUBLIC_URL: 'https://money.example' },
})

function get(url: string, where: TestApp = app, headers: Record<string, string> = {}) {
  return where.send({ method: 'GET', url, headers })
}

function policyOf(reply: TestReply): Record<string, string> {
  const directives = String(reply.headers['content-security-policy']).split(/; ?/)
  const pairs = directives.map((directive) => directive.split(/ (.*)/))
  return Object.fromEntries(pairs.map(([name = '', values = '']) => [name, values]))
}

test('the content security policy allows only our own files and the nonce', async () => {
  const reply = await get('/')
  const policy = policyOf(reply)
  const nonce = /nonce="([^"]+)"/.exec(reply.text)?.[1]
  expect(policy).toEqual({
    'default-src': "'none'",
    'script-src': "'self'",
    'style-src': `'self' 'nonce-${nonce}'`,
    'img-src': "'self' data:",
    'connect-src': "'self'",
    'manifest-src': "'self'",
    'base-uri': "'none'",
    'form-action': "'self'",
    'frame-ancestors': "'none'",
    'require-trusted-types-for': "'script'",
  })
  expect(JSON.stringify(policy)).not.toMatch(/unsafe|\*|https?:/)
})

test('every page has its own nonce, in its policy and in its text', async () => {
  const nonces = new Set<string>()
  for (const url of [
    '/',
    '/dashboard',
    '/settings',
    '/reset-password?token=abc',
    '/nowhere/at/all',
  ]) {
    const reply = await get(url)
    expect([reply.status, reply.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
    expect(reply.headers['cache-control']).toBe('no-store')
    expect(reply.text).not.toContain('__CSP_NONCE__')
    const [first, second] = [...reply.text.matchAll(/nonce="([^"]+)"/g)].map((match) => match[1])
    expect(first).toMatch(/^[A-Za-z0-9+/]{22}==$/)
    expect(second).toBe(first)
    expect(policyOf(reply)['style-src']).toContain(`'nonce-${first}'`)
    nonces.add(first ?? '')
  }
  expect(nonces.size).toBe(5)
})

test.each([
  ['evenkeel', app],
  ['__Host-evenkeel', secureApp],
])(
  'only a browser with a session is told about the files of signed-in pages (%s)',
  async (name, where) => {
    const known = await get('/', where, { cookie: `${name}=anything` })
    expect(known.text).toContain(ownFile)
    const visitor = await get('/', where, { cookie: 'other=anything' })
    expect(visitor.text).not.toContain('frame.js')
    expect(visitor.text).toContain('main-abc123.js')
  },
)

test.each([
  ['a page', '/'],
  ['a file', '/favicon.svg'],
  ['a hashed file', '/assets/main-abc123.js'],
  ['a reply of the API', '/api/openapi.json'],
  ['a refusal', '/api/auth/me'],
  ['an unknown endpoint', '/api/nowhere'],
  ['a malformed URL', '/%zz'],
])('%s has the security headers', async (_name, url) => {
  const { headers } = await get(url)
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'x-frame-options': 'DENY',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
  })
  expect(String(headers['content-security-policy'])).toContain("frame-ancestors 'none'")
  expect(headers['x-powered-by']).toBeUndefined()
  expect(headers.server).toBeUndefined()
  expect(headers['strict-transport-security']).toBeUndefined()
})

test('https adds strict transport security', async () => {
  for (const url of ['/', '/api/auth/me']) {
    const { headers } = await get(url, secureApp)
    expect(headers['strict-transport-security']).toBe('max-age=63072000; includeSubDomains')
    expect(headers['content-security-policy']).toContain('upgrade-insecure-requests')
  }
  expect((await get('/')).headers['content-security-policy']).not.toContain('upgrade')
})

test('an API reply may load nothing at all', async () => {
  const policy = policyOf(await get('/api/auth/me'))
  expect(policy).toEqual({
    'default-src': "'none'",
    'base-uri': "'none'",
    'form-action': "'self'",
    'frame-ancestors': "'none'",
  })
})

test.each([
  ['/', 'text/html; charset=utf-8'],
  ['/settings', 'text/html; charset=utf-8'],
  ['/favicon.svg', 'image/svg+xml; charset=utf-8'],
  ['/robots.txt', 'text/plain; charset=utf-8'],
  ['/assets/main-abc123.js', 'application/javascript; charset=utf-8'],
  ['/assets/main-abc123.css', 'text/css; charset=utf-8'],
  ['/assets/missing.js', 'application/problem+json; charset=utf-8'],
  ['/assets/', 'application/problem+json; charset=utf-8'],
  ['/.git/config', 'text/html; charset=utf-8'],
  ['/api/openapi.json', 'application/json; charset=utf-8'],
  ['/api/nowhere', 'application/problem+json; charset=utf-8'],
])('%s is %s, compressed or not', async (url, type) => {
  for (const encoding of ['identity', 'gzip']) {
    const { headers } = await get(url, app, { 'accept-encoding': encoding })
    expect([headers['content-type'], headers['x-content-type-options']]).toEqual([type, 'nosniff'])
  }
})

test('hashed files are cached for a year and compressed if the browser accepts it', async () => {
  const plain = await get('/assets/main-abc123.js')
  expect([plain.text, plain.headers['cache-control']]).toEqual([
    'export {}',
    'public, max-age=31536000, immutable',
  ])
  const small = await get('/assets/main-abc123.js', app, { 'accept-encoding': 'gzip' })
  expect([small.text, small.headers['content-encoding']]).toEqual(['export {compressed}', 'gzip'])
  expect(String(small.headers['content-type'])).toMatch(/^application\/javascript/)
})

test.each([
  '/assets/main-old.js',
  '/assets/..%2f..%2fpackage.json',
  '/assets/',
  '/api/',
  '/api/nowhere',
  '/api/transactions/a/b',
])('%s is not found and serves no page', async (url) => {
  const reply = await get(url)
  expect(reply.status).toBeGreaterThanOrEqual(400)
  expect(reply.status).toBeLessThan(500)
  expect(reply.headers['content-type']).toBe('application/problem+json; charset=utf-8')
})

test.each([
  '/%2e%2e/%2e%2e/package.json',
  '/..%2f..%2fetc%2fpasswd',
  '//etc/passwd',
  '/index.html%00.js',
  '/assets/%00',
  '/%zz',
])('%s does not leave the folder', async (url) => {
  const reply = await get(url)
  expect(reply.status).toBeLessThan(500)
  expect(reply.text).not.toMatch(/root:|"workspaces"/)
})

test('an encoded form of an API path is not cached either', async () => {
  const person = await signUp(app)
  for (const url of ['/%61pi/auth/me', '/api/%61uth/me', '/api/auth/m%65']) {
    const reply = await person.get(url)
    expect(reply.headers['cache-control']).toBe('no-store')
  }
})

test('pages answer GET and HEAD only', async () => {
  for (const method of ['POST', 'PUT', 'DELETE', 'PATCH'] as const) {
    const reply = await app.send({ method, url: '/', headers: { origin: app.origin } })
    expect(reply.status).toBe(404)
  }
  const head = await app.send({ method: 'HEAD', url: '/' })
  expect([head.status, head.text]).toEqual([200, ''])
})

test('without a build only the API is served', async () => {
  const bare = await openTestApp({ beside: app, parts: { webFolder: join(webFolder, 'nowhere') } })
  expect((await get('/', bare)).status).toBe(404)
  expect((await get('/api/openapi.json', bare)).status).toBe(200)
})

// This address is never called.
const squareApp = await openTestApp({
  beside: app,
  parts: { webFolder },
  env: squareEnv('http://127.0.0.1:1'),
})

test("with Square, only the payment page allows Square's hosts and loads its script", async () => {
  const reply = await get('/payment?from=square', squareApp)
  expect(policyOf(reply)).toEqual({
    'default-src': "'none'",
    'script-src': "'self' https://web.squarecdn.com",
    'style-src': "'self' 'unsafe-inline' https://*.squarecdn.com",
    'img-src': "'self' data: https://*.squarecdn.com",
    'font-src': 'https://*.squarecdn.com https://d1g145x70srn7h.cloudfront.net',
    'connect-src':
      "'self' https://*.squarecdn.com https://pci-connect.squareup.com https://o160250.ingest.sentry.io",
    'frame-src': 'https:',
    'manifest-src': "'self'",
    'base-uri': "'none'",
    'form-action': "'self' https:",
    'frame-ancestors': "'none'",
    'upgrade-insecure-requests': '',
  })
  expect(reply.text).toContain(
    '<script src="https://web.squarecdn.com/v1/square.js" defer></script>',
  )
  expect(reply.text).toContain(
    '<meta name="billing" data-document="payment" content="square" data-application="sq0idp-test" data-location="L1" />',
  )
  expect(reply.text).not.toMatch(/test-token|test-key/)
})

test.each(['/', '/payments', '/payment/x', '/settings', '/reset-password?next=/payment'])(
  "with Square, %s allows none of Square's hosts",
  async (url) => {
    const { headers, text } = await get(url, squareApp)
    expect(`${headers['content-security-policy']} ${text}`).not.toMatch(/squarecdn|squareup|unsafe/)
  },
)

test('without Square, the payment page has the same policy as every page', async () => {
  const { headers, text } = await get('/payment')
  expect(`${headers['content-security-policy']} ${text}`).not.toMatch(/square|unsafe/)
})

test("Square's sandbox has hosts of its own", async () => {
  const sandbox = await openTestApp({
    beside: app,
    parts: { webFolder },
    env: { ...squareEnv('http://127.0.0.1:1'), SQUARE_APPLICATION_ID: 'sandbox-sq0idb-test' },
  })
  const reply = await get('/payment', sandbox)
  expect(policyOf(reply)['script-src']).toBe("'self' https://sandbox.web.squarecdn.com")
  expect(policyOf(reply)['connect-src']).toContain('https://pci-connect.squareupsandbox.com')
  expect(reply.text).toContain('https://sandbox.web.squarecdn.com/v1/square.js')
})
