import type { Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { openModelServer } from '../server/src/testing/modelServer.ts'
import { inputOf, lastMessage, openAssistant, windowOf } from './support/assistant.ts'
import { expense, openSignedIn, textOf } from './support/ledger.ts'
import { findBarriers, openProduct } from './support/product.ts'
import { tabTo, takeToast } from './support/seen.ts'

const model = await openModelServer('openai-compatible')
afterAll(() => model.close())
const recipient = new URL(model.address).host
const env = { AI_PROVIDER: 'openai-compatible', AI_MODEL: 'm', AI_BASE_URL: model.address }
const entries = [expense('32.30', 'Food & Dining', '2026-01-17', 'Corner Market')]
const question = 'How much did I spend on Food & Dining this month?'

/** Asks, and waits for the footer of the reply. */
async function askFor(page: Page, footer: string): Promise<string> {
  await openAssistant(page)
  const replies = windowOf(page).getByText('computed by Evenkeel')
  const before = await replies.count()
  await inputOf(page).fill(question)
  await inputOf(page).press('Enter')
  await replies.nth(before).waitFor()
  const text = await textOf(lastMessage(page))
  expect(text).toContain(`${footer} ·`)
  await page.keyboard.press('Escape')
  await windowOf(page).waitFor({ state: 'hidden' })
  return text
}

test('nothing is sent to the language model before consent, and its words are shown after it', async () => {
  model.says({ text: 'This month [[f1]] went to Food & Dining.' })
  const product = await openProduct(env)
  const { page, complaints } = await openSignedIn(product, { entries })
  await page.goto('/settings')
  const consent = page.getByRole('switch', { name: `Let ${recipient} word the answers` })
  await consent.waitFor()
  expect(await consent.isChecked()).toBe(false)
  expect(await askFor(page, 'Computed by Evenkeel')).toContain('$32.30')
  expect(model.requests).toHaveLength(0)

  await tabTo(page, consent)
  await page.keyboard.press('Space')
  await page.getByText('Up to 50 questions a day, 0 used today.').waitFor()
  await expect.poll(() => consent.isChecked()).toBe(true)
  const text = await askFor(page, `Worded by ${recipient}, figures computed by Evenkeel`)
  expect(text).toContain('This month $32.30 went to Food & Dining.')
  expect(model.requests).toHaveLength(1)
  expect(await findBarriers(page)).toEqual([])

  model.says({ text: 'You spent $99 on Food & Dining this month.' })
  const refused = `Computed by Evenkeel. What ${recipient} wrote did not fit the figures.`
  const own = await askFor(page, refused)
  expect(own).toContain('$32.30')
  expect(own).not.toContain('$99')

  await page.reload()
  await page.getByText('Up to 50 questions a day, 2 used today.').waitFor()
  await consent.click()
  await expect.poll(() => consent.isChecked()).toBe(false)
  model.says({ text: 'This month [[f1]] went to Food & Dining.' })
  await askFor(page, 'Computed by Evenkeel')
  expect(model.requests).toHaveLength(0)
  expect(complaints).toEqual([])
})

test('without a language model Settings says that nothing is sent anywhere', async () => {
  const product = await openProduct()
  const { page, complaints } = await openSignedIn(product, { entries })
  await page.goto('/settings')
  await page.getByText('Nothing you ask is sent to anyone else.').waitFor()
  expect(await page.getByRole('switch', { name: /word the answers/ }).count()).toBe(0)
  expect(complaints).toEqual([])
})

test('a program reads with its token until the token is revoked', async () => {
  const product = await openProduct()
  const { page, complaints } = await openSignedIn(product, { entries })
  await page.goto('/settings')
  const section = page.getByRole('region', { name: 'Your own programs' })
  const access = section.getByRole('switch', { name: 'Let my programs read my data through MCP' })
  await access.waitFor()
  expect(await section.getByRole('textbox').count()).toBe(0)
  await tabTo(page, access)
  await page.keyboard.press('Space')
  const name = section.getByRole('textbox', { name: 'Name of the program' })
  await name.waitFor()
  await section.getByText('No tokens yet.').waitFor()

  await section.getByRole('button', { name: 'Create token' }).click()
  await section.getByText('Name the program that will use the token').waitFor()
  await name.fill('Laptop')
  await name.press('Enter')
  await section
    .getByText("This is the token for Laptop. Copy it now: it won't be shown again.")
    .waitFor()
  const token = (await section.locator('code').textContent()) ?? ''
  await section.getByText('Created Jan 30, 2026, never used').waitFor()
  expect(await findBarriers(page)).toEqual([])

  const use = () =>
    fetch(`${product.url}/api/mcp`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({
        jsonrpc: '2.0',
        id: 1,
        method: 'tools/call',
        params: { name: 'sum', arguments: { period: 'all time' } },
      }),
    })
  expect(await (await use()).text()).toContain('$32.30')

  await page.reload()
  await section.getByText('Created Jan 30, 2026, last used Jan 30, 2026').waitFor()
  expect(await section.locator('code').count()).toBe(0)
  await section.getByRole('button', { name: 'Revoke Laptop' }).click()
  const dialog = page.getByRole('alertdialog', { name: 'Revoke the token for Laptop?' })
  await dialog.waitFor()
  expect(await findBarriers(page, [320, 1280])).toEqual([])
  await dialog.getByRole('button', { name: 'Revoke', exact: true }).click()
  await takeToast(page, 'Token revoked', 'Laptop can no longer read your data.')
  await section.getByText('No tokens yet.').waitFor()
  expect((await use()).status).toBe(401)
  expect(complaints).toEqual([])
})

test('a revoked token disappears at once, and the tenth is still shown before the form goes', async () => {
  const product = await openProduct()
  const { page, complaints } = await openSignedIn(product)
  await page.goto('/settings')
  const section = page.getByRole('region', { name: 'Your own programs' })
  await section.getByRole('switch').click()
  const name = section.getByRole('textbox', { name: 'Name of the program' })
  for (let number = 1; number <= 10; number += 1) {
    await name.fill(`Program ${number}`)
    await name.press('Enter')
    await section.getByText(`This is the token for Program ${number}.`).waitFor()
  }
  await section
    .getByText('You have 10 tokens, the maximum. Revoke one to create another.')
    .waitFor()
  expect(await name.count()).toBe(0)
  expect(await section.locator('code').count()).toBe(1)
  await section.getByRole('button', { name: 'Revoke Program 10' }).click()
  await page
    .getByRole('alertdialog', { name: 'Revoke the token for Program 10?' })
    .getByRole('button', { name: 'Revoke', exact: true })
    .click()
  await name.waitFor()
  expect(await section.locator('code').count()).toBe(0)
  expect(complaints).toEqual([])
})
