import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { openTestApp } from '#testing/app.ts'

const webFolder = mkdtempSync(join(tmpdir(), 'evenkeel-web-'))
mkdirSync(join(webFolder, 'assets'))
writeFileSync(
  join(webFolder, 'index.html'),
  '<title>Page</title><meta name="support-email" content="support@evenkeel.example" />',
)
afterAll(() => rmSync(webFolder, { recursive: true }))

const parts = { webFolder }
const plain = await openTestApp({ parts })
const set = await openTestApp({
  parts,
  env: { SUPPORT_EMAIL: "o'hara@example.com" },
  beside: plain,
})

test.each([
  [plain, 'support@evenkeel.example'],
  [set, 'o&#39;hara@example.com'],
])('the page contains SUPPORT_EMAIL', async (app, expected) => {
  const { body } = await app.fastify.inject('/settings')
  expect(body).toContain(`<meta name="support-email" content="${expected}" />`)
})
