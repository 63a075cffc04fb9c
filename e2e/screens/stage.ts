import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright-core'
import { createCards } from '../../server/src/adapters/createCards.ts'
import { buildApp, followers } from '../../server/src/app.ts'
import { readConfig } from '../../server/src/config.ts'
import { openDatabase } from '../../server/src/db/openDatabase.ts'
import { addDemo, demoSignIn } from '../../server/src/demo/addDemo.ts'
import { createLog } from '../../server/src/log.ts'
import { fakeClock } from '../../server/src/testing/clock.ts'
import { launchBrowser } from '../support/browser.ts'

const webFolder = fileURLToPath(new URL('../../web/dist', import.meta.url))

/** 8 p.m. on 30 January at UTC−8, so that screenshots are the same every day. */
const now = '2026-01-31T04:00:00.000Z'
const zone = 'America/Los_Angeles'

export type Person = 'nobody' | 'newcomer' | 'demo'

/** With a touch screen, its main pointer is a finger. */
export type Device = { hasTouch: boolean }

export type Stage = {
  /** A new page for a user, with nothing loaded yet. */
  openPage(person: Person, device: Device): Promise<Page>
  close(): Promise<void>
}

/** The whole product on a temporary database with the demo user and a stopped clock. */
export async function openStage(): Promise<Stage> {
  const dataDir = mkdtempSync(join(tmpdir(), 'evenkeel-screens-'))
  // When running as root, the database runs as another user who needs access to the folder.
  chmodSync(dataDir, 0o711)
  const config = readConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' })
  const log = createLog(config.logLevel)
  const { db, close } = await openDatabase(config, log)
  const clock = fakeClock(now)
  await addDemo({ db, clock, followers }, '2026-01-30')
  const cards = createCards(config, clock, log)
  const parts = { config, db, clock, log, cards, webFolder }
  const app = await buildApp({ ...parts, requestsPerMinute: 1_000_000 })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const url = `http://localhost:${(app.server.address() as AddressInfo).port}`
  const browser = await launchBrowser()
  let people = 0

  async function openPage(person: Person, { hasTouch }: Device): Promise<Page> {
    const context = await browser.newContext({
      baseURL: url,
      timezoneId: zone,
      locale: 'en-US',
      reducedMotion: 'reduce',
      hasTouch,
      isMobile: hasTouch,
    })
    await context.clock.install({ time: now })
    people += 1
    if (person !== 'nobody') await enter(person, `newcomer${people}@evenkeel.example`)
    return context.newPage()

    async function enter(who: Person, email: string): Promise<void> {
      const signIn = who === 'demo' ? demoSignIn : { email, password: 'Level-keel-7' }
      const [path, data] =
        who === 'demo'
          ? ['/api/auth/login', signIn]
          : ['/api/auth/register', { ...signIn, username: 'newcomer' }]
      const reply = await context.request.post(path, { data, headers: { origin: url } })
      if (!reply.ok()) throw new Error(`${path} answered ${reply.status()}`)
      await context.addInitScript(
        (marker) => {
          if (location.protocol.startsWith('http')) localStorage.setItem('evenkeel', marker)
        },
        JSON.stringify({ user: { email: signIn.email } }),
      )
    }
  }

  return {
    openPage,
    close: async () => {
      await browser.close()
      await app.close()
      await close()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
