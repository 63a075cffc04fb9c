import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { type BrowserContext, chromium, type Page } from 'playwright-core'
import { startChromium } from '../../e2e/support/browser.ts'
import type { User } from './users.ts'

/** Provides a temporary browser profile, which keeps cookies and storage between starts. */
export async function withProfile<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'evenkeel-bench-browser-'))
  try {
    return await work(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 })
  }
}

/** Opens a browser with a profile, driven by Playwright. */
export async function withBrowser<T>(
  folder: string,
  work: (context: BrowserContext) => Promise<T>,
): Promise<T> {
  const context = await startChromium(({ executablePath, args, env }) =>
    chromium.launchPersistentContext(folder, {
      executablePath,
      args,
      ...(env && { env: env as Record<string, string> }),
      viewport: { width: 1280, height: 900 },
      locale: 'en-US',
    }),
  )
  try {
    return await work(context)
  } finally {
    await context.close()
  }
}

/** Opens a browser with a profile, driven by another program through a debugging port. */
export async function withDebuggedBrowser<T>(
  folder: string,
  work: (port: number) => Promise<T>,
): Promise<T> {
  const child = await startChromium(async ({ executablePath, args, env }) => {
    const own = ['--headless=new', '--remote-debugging-port=0', `--user-data-dir=${folder}`]
    return spawn(executablePath, [...args, ...own, '--no-first-run', 'about:blank'], {
      ...(env && { env }),
      stdio: ['ignore', 'ignore', 'pipe'],
    })
  })
  const gone = once(child, 'exit')
  try {
    return await work(await portOf(child.stderr))
  } finally {
    child.kill()
    await gone
  }
}

/** The debugging port the browser prints. */
function portOf(stream: Readable): Promise<number> {
  return new Promise((resolve, reject) => {
    let text = ''
    stream.on('data', (chunk: Buffer) => {
      text += chunk
      const port = /DevTools listening on ws:\/\/127\.0\.0\.1:(\d+)\//.exec(text)?.[1]
      if (port !== undefined) resolve(Number(port))
    })
    stream.once('end', () =>
      reject(new Error(`The browser exited before opening its port: ${text}`)),
    )
  })
}

/** Leaves the browser as after signing in: with the session cookie and the session marker. */
export async function signIn(
  context: BrowserContext,
  url: string,
  { cookie, email }: User,
): Promise<void> {
  const [name = '', value = ''] = cookie.split('=')
  const inAnHour = Date.now() / 1000 + 60 * 60
  const page = await context.newPage()
  await page.goto(url)
  await context.addCookies([{ name, value, url, expires: inAnHour }])
  await page.evaluate(
    (marker) => localStorage.setItem('evenkeel', marker),
    JSON.stringify({ user: { email } }),
  )
  // Verifies that this is enough to be signed in.
  await page.goto(url)
  await settled(page)
  await page.close()
}

/** Waits until the dashboard has finished loading. */
export async function settled(page: Page): Promise<void> {
  await page.getByRole('heading', { name: 'Dashboard', level: 1 }).waitFor()
  await page.waitForFunction(() => {
    const main = document.querySelector('main')
    return main?.querySelector('table') && !main.querySelector('[role=status], [aria-busy=true]')
  })
}
