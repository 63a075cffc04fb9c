import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join, normalize } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { askAssistant } from '../domain/src/assistant/index.ts'
import { readConfig, settingNames } from '../server/src/config.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const read = (file: string) => readFileSync(join(root, file), 'utf8')
const isThere = (file: string) => existsSync(join(root, file))
const unknownTo = (known: readonly string[], names: readonly string[]) =>
  names.filter((name) => !known.includes(name))

const { optionalDependencies } = JSON.parse(read('package.json'))

/** The lines of a file without comments; a line that ends in a backslash goes on in the next. */
function linesOf(file: string): string[] {
  const lines = read(file)
    .split('\n')
    .filter((line) => !line.startsWith('#'))
  return lines
    .join('\n')
    .replace(/\\\n\s*/g, '')
    .split('\n')
    .filter(Boolean)
}

/** `NAME=value` pairs, such as those of an environment file. */
function pairsIn(lines: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    lines.map((line) => {
      const [name = '', ...value] = line.split('=')
      return [name, value.join('=')]
    }),
  )
}

const environmentFile = pairsIn(linesOf('packaging/evenkeel.env'))

describe('Dockerfile', () => {
  const steps = linesOf('Dockerfile').map((line) => {
    const [word = '', ...rest] = line.split(' ')
    return { word, text: rest.join(' ') }
  })
  const textsOf = (wanted: string) =>
    steps.flatMap(({ word, text }) => (word === wanted ? [text] : []))
  const environment = pairsIn(textsOf('ENV').flatMap((text) => text.split(' ')))
  const commandIn = (text = '') => JSON.parse(text.slice(text.indexOf('['))) as string[]

  test('copies files that exist and that .dockerignore lets through', () => {
    const sources = textsOf('COPY').flatMap((text) =>
      text.startsWith('--from=') ? [] : text.split(' ').slice(0, -1),
    )
    expect(sources.length).toBeGreaterThan(10)
    expect(sources.filter((source) => !isThere(source))).toEqual([])
    const allowed = linesOf('.dockerignore').flatMap((line) => line.match(/^!(.+)/)?.[1] ?? [])
    expect(
      unknownTo(
        allowed,
        sources.map((source) => source.split('/')[0] ?? ''),
      ),
    ).toEqual([])
  })

  test('copies from stages that it has', () => {
    const stages = textsOf('FROM').flatMap((text) => text.match(/ AS (\w+)$/)?.[1] ?? [])
    const used = textsOf('COPY').flatMap((text) => text.match(/^--from=(\w+)/)?.[1] ?? [])
    expect(new Set(used)).toEqual(new Set(stages))
  })

  test('ships the packages, what was built and every workspace that runs', () => {
    const last = steps.slice(steps.findLastIndex(({ word }) => word === 'FROM'))
    const copies = last.flatMap(({ word, text }) => (word === 'COPY' ? [text] : []))
    expect(copies).toEqual([
      '--from=packages /app ./',
      'LICENSE ./',
      'domain domain',
      'embedded embedded',
      'server server',
      '--from=built /app/server/dist server/dist',
      '--from=built /app/web/dist web/dist',
    ])
  })

  test('uses the Node that package.json pins', () => {
    const [, version] = textsOf('ARG')[0]?.match(/^NODE=node:([\d.]+)-bookworm-slim$/) ?? []
    expect(new Set(Object.values(optionalDependencies))).toEqual(new Set([version]))
    expect(textsOf('FROM').map((text) => text.split(' ')[0])).toEqual(['$NODE', '$NODE', '$NODE'])
  })

  test('installs workspaces that exist, without tools and install scripts', () => {
    const install = textsOf('RUN').find((text) => text.startsWith('npm ci')) ?? ''
    expect(install).toContain('--ignore-scripts --omit=dev')
    const installed = [...install.matchAll(/--workspace=(\S+)/g)].map(([, name]) => name)
    const named = ['domain', 'embedded', 'server'].map(
      (folder) => JSON.parse(read(`${folder}/package.json`)).name,
    )
    expect(installed).toEqual(named)
  })

  test('sets only settings that the program knows, and they suit a container', () => {
    expect(unknownTo(settingNames, Object.keys(environment))).toEqual([])
    expect(readConfig({ ...environment, BILLING: 'off' })).toMatchObject({
      production: true,
      host: '0.0.0.0',
      dataDir: textsOf('VOLUME')[0],
      port: Number(textsOf('EXPOSE')[0]),
      monitor: { host: '127.0.0.1' },
    })
  })

  test('runs as an ordinary user who owns the data, and stops in order', () => {
    expect(textsOf('USER')).toEqual(['10001:10001'])
    expect(textsOf('RUN').join()).toContain('useradd --uid 10001 --gid 10001')
    expect(textsOf('RUN').join()).toContain('--owner=evenkeel --group=evenkeel --mode=700 /data')
    expect(textsOf('STOPSIGNAL')).toEqual(['SIGTERM'])
  })

  test('starts a program that exists', () => {
    const [program, script = ''] = commandIn(textsOf('CMD').at(-1))
    expect(program).toBe('node')
    expect(isThere(script)).toBe(true)
  })

  test.each([
    [200, 0],
    [503, 1],
    [undefined, 1],
  ])('its health check, when /readyz answers %s, exits with %i', async (status, code) => {
    const [, ...args] = commandIn(textsOf('HEALTHCHECK')[0])
    const server = createServer(({ url }, reply) => {
      reply.writeHead(url === '/readyz' && status ? status : 404).end()
    })
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
    const { port } = server.address() as AddressInfo
    if (status === undefined) server.close()
    const env = { ...process.env, MONITOR_PORT: String(port) }
    const check = spawn(process.execPath, args, { env, stdio: 'ignore' })
    expect(await exitOf(check)).toBe(code)
    server.close()
  })
})

function exitOf(child: ChildProcess): Promise<number | null> {
  return new Promise((resolve) => child.once('close', resolve))
}

describe('compose.yaml', () => {
  type Service = Record<string, unknown> & {
    environment: Record<string, string>
    secrets: string[]
    ports?: string[]
    networks: string[]
    volumes: string[]
  }
  const file = parse(read('compose.yaml')) as {
    services: { evenkeel: Service; database: Service }
    secrets: Record<string, { file: string }>
    networks: object
    volumes: object
  }
  const { evenkeel, database } = file.services

  test('publishes nothing but the app, and that on this machine only', () => {
    expect(evenkeel.ports).toEqual(['127.0.0.1:3000:3000'])
    expect(database.ports).toBeUndefined()
    expect(database.networks).toEqual(['database'])
    expect(file.networks).toEqual({ database: { internal: true } })
  })

  test('declares the secrets and volumes that it uses', () => {
    for (const { secrets, volumes } of [evenkeel, database]) {
      expect(unknownTo(Object.keys(file.secrets), secrets)).toEqual([])
      const names = volumes.map((volume) => volume.split(':')[0] ?? '')
      expect(unknownTo(Object.keys(file.volumes), names)).toEqual([])
    }
    expect(evenkeel.environment.DATABASE_URL_FILE).toBe(`/run/secrets/${evenkeel.secrets[0]}`)
    expect(database.environment.POSTGRES_PASSWORD_FILE).toBe(`/run/secrets/${database.secrets[0]}`)
  })

  test('sets only settings that the program knows', () => {
    expect(unknownTo(settingNames, Object.keys(evenkeel.environment))).toEqual([])
    const { DATABASE_URL_FILE, ...settings } = evenkeel.environment
    expect(readConfig({ ...environmentFile, ...settings }).trustProxy).toBe('uniquelocal')
  })

  test('keeps its settings and secrets out of the repository and the image', () => {
    const kept = [evenkeel.env_file, ...Object.values(file.secrets).map((secret) => secret.file)]
    const ignored = linesOf('.gitignore')
    expect(kept.filter((path) => !ignored.some((line) => `/${path}`.startsWith(line)))).toEqual([])
    expect(linesOf('.dockerignore')[0]).toBe('*')
  })

  test('restarts both, read-only and without further rights, and waits for the database', () => {
    const hardened = {
      restart: 'unless-stopped',
      read_only: true,
      security_opt: ['no-new-privileges:true'],
    }
    expect(evenkeel).toMatchObject({
      ...hardened,
      cap_drop: ['ALL'],
      depends_on: { database: { condition: 'service_healthy' } },
    })
    expect(database).toMatchObject({ ...hardened, healthcheck: { test: expect.anything() } })
  })
})

describe('packaging/evenkeel.service', () => {
  const lines = linesOf('packaging/evenkeel.service').filter((line) => line.includes('='))
  const unit = pairsIn(lines)
  const environment = pairsIn(unit.Environment?.split(' ') ?? [])

  test('starts a program that exists, where docs/install.md puts it', () => {
    const [, , script = '', command = ''] = unit.ExecStart?.split(' ') ?? []
    expect(isThere(script)).toBe(true)
    expect(read('scripts/run.js')).toContain(`\n  ${command}: async`)
    const documentation = normalize(unit.Documentation?.replace('file://', '') ?? '')
    const folder = unit.WorkingDirectory ?? ''
    expect(documentation.startsWith(`${folder}/`)).toBe(true)
    expect(isThere(documentation.slice(folder.length))).toBe(true)
    expect(read('docs/install.md')).toContain(folder)
  })

  test('sets only settings that the program knows, in examples too', () => {
    const examples = [...read('packaging/evenkeel.service').matchAll(/^#Environment=(\w+)=/gm)]
    const names = [...Object.keys(environment), ...examples.map(([, name = '']) => name)]
    expect(names.length).toBeGreaterThan(2)
    expect(unknownTo(settingNames, names)).toEqual([])
  })

  test('writes only to its own folder', () => {
    expect(unit).toMatchObject({ ProtectSystem: 'strict', ProtectHome: 'yes', UMask: '0077' })
    expect(environment.DATA_DIR).toBe(`/var/lib/${unit.StateDirectory}`)
    expect(unit.ReadWritePaths).toBeUndefined()
  })

  test('leaves the stopping of PostgreSQL to the server, and leaves it the time', () => {
    expect(unit.KillMode).toBe('mixed')
    expect(Number(unit.TimeoutStopSec)).toBeGreaterThan(10)
  })

  test('allows what Node and PostgreSQL need', () => {
    expect(unit.MemoryDenyWriteExecute).toBeUndefined()
    expect(unit.PrivateIPC).toBeUndefined()
    expect(unit.RestrictAddressFamilies?.split(' ')).toEqual([
      ...['AF_UNIX', 'AF_INET', 'AF_INET6', 'AF_NETLINK'],
    ])
  })
})

test('packaging/evenkeel.env is a complete production set-up', () => {
  const examples = [...read('packaging/evenkeel.env').matchAll(/^#([A-Z_]+)=(.*)$/gm)]
  const all = {
    ...environmentFile,
    ...Object.fromEntries(examples.map(([, name, value]) => [name, value])),
  }
  expect(unknownTo(settingNames, Object.keys(all))).toEqual([])
  expect(readConfig({ NODE_ENV: 'production', ...environmentFile }).mailUrl).toBe('file:')
  expect(readConfig({ NODE_ENV: 'production', ...all })).toMatchObject({
    billing: 'off',
    mailFrom: { name: 'Evenkeel', address: 'evenkeel@example.org' },
    trustProxy: 'loopback',
  })
})

test('docs/settings.md lists every setting, and no other', () => {
  const rows = [...read('docs/settings.md').matchAll(/^\| `([A-Z_]+)` \|/gm)]
  expect(rows.map(([, name]) => name).toSorted()).toEqual(settingNames.toSorted())
})

test('docs/proxy.md names the streaming endpoint, and lets its largest request through', () => {
  const text = read('docs/proxy.md')
  expect(text).toContain(`\`${askAssistant.method} ${askAssistant.path}\``)
  const kilobytes = Number(/client_max_body_size (\d+)k;/.exec(text)?.[1])
  expect(kilobytes * 1024).toBeGreaterThan(askAssistant.bodyForm?.bytesMax ?? Number.NaN)
})
