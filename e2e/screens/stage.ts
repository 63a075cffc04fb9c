import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { addDays } from '@evenkeel/domain/calendar'
import type { APIRequestContext, Page } from 'playwright-core'
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
const day = '2026-01-30'

export type Person = 'nobody' | 'newcomer' | 'demo'

/** What a newcomer has done so far. */
export type Story = {
  /** When they signed up and set up their bills; today if absent. */
  daysAgo?: number
  hasPaid?: boolean
  bills?: readonly Record<string, string>[]
  entries?: readonly Record<string, string>[]
}

/** With a touch screen, its main pointer is a finger. */
export type Device = { hasTouch: boolean }

export type Stage = {
  /** A new page for a user, with nothing loaded yet. */
  openPage(person: Person, device: Device, story?: Story): Promise<Page>
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
  await addDemo({ db, clock, followers }, day)
  const cards = createCards(config, clock, log)
  const parts = { config, db, clock, log, cards, webFolder }
  const app = await buildApp({ ...parts, requestsPerMinute: 1_000_000 })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const url = `http://localhost:${(app.server.address() as AddressInfo).port}`
  const browser = await launchBrowser()
  let people = 0

  async function openPage(person: Person, { hasTouch }: Device, story?: Story): Promise<Page> {
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
    if (person !== 'nobody') {
      const newcomer = { email: `newcomer${people}@evenkeel.example`, password: 'Level-keel-7' }
      const signIn = person === 'demo' ? demoSignIn : newcomer
      const api = apiOf(context.request, url)
      if (person === 'newcomer') await live(story, api, newcomer)
      await api('/api/auth/login', signIn)
      await context.addInitScript(
        (marker) => {
          if (location.protocol.startsWith('http')) localStorage.setItem('evenkeel', marker)
        },
        JSON.stringify({ user: { email: signIn.email } }),
      )
    }
    return context.newPage()
  }

  async function live(story: Story = {}, api: Api, signUp: { email: string }): Promise<void> {
    const { daysAgo = 0, hasPaid = false, bills = [], entries = [] } = story
    clock.advance({ days: -daysAgo })
    const today = addDays(day, -daysAgo)
    await api('/api/auth/register', { ...signUp, username: 'newcomer' })
    if (hasPaid) {
      const payment = { sourceId: 'cnon:card-nonce-ok', amount: 500, ...signUp }
      await api('/api/process-payment', payment)
    }
    for (const bill of bills) {
      await api(`/api/recurring-transactions?today=${today}`, { ...billDefaults, ...bill })
    }
    for (const entry of entries) await api('/api/transactions', { ...entryDefaults, ...entry })
    clock.set(now)
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

const billDefaults = { type: 'expense', category: 'Other', frequency: 'monthly', isActive: 'true' }
const entryDefaults = { type: 'expense', category: 'Other', date: day, description: '' }

type Api = (path: string, data: object) => Promise<void>

function apiOf(request: APIRequestContext, origin: string): Api {
  return async (path, data) => {
    const reply = await request.post(path, { data, headers: { origin } })
    if (!reply.ok()) throw new Error(`${path} answered ${reply.status()}: ${await reply.text()}`)
  }
}
