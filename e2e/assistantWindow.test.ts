import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { holdBack } from './support/answers.ts'
import {
  ask,
  chat,
  chipsOf,
  inputOf,
  insights,
  lastMessage,
  messagesOf,
  openAssistant,
  windowOf,
} from './support/assistant.ts'
import { expense, income, openDashboard, openSignedIn, textOf, textsOf } from './support/ledger.ts'
import { signIn, signUp } from './support/people.ts'
import { findBarriers, openProduct } from './support/product.ts'
import { isFocused, tabTo, takeToast, waitForFocus } from './support/seen.ts'

const month = [
  income('3200', 'Salary', '2026-01-15', 'Pay'),
  expense('950', 'Housing', '2026-01-02', 'Rent'),
  expense('12.30', 'Food & Dining', '2026-01-05', 'Corner Market'),
  expense('20', 'Food & Dining', '2026-01-17', 'Corner Market'),
  expense('30', 'Food & Dining', '2025-12-10', 'Corner Market'),
]

const greeting =
  "Hi! I'm your financial assistant. I can help you understand your spending patterns, give you budget insights and answer questions about your finances. What would you like to know?"

const prompts = [
  'What are my biggest expense categories?',
  'How is my spending trending this month?',
  'Any recommendations for saving money?',
  'Show me my recent large expenses',
]

async function opensAndCloses(page: Page, opener: Locator, returnsTo = opener) {
  await opener.click()
  await windowOf(page).waitFor()
  await page.keyboard.press('Escape')
  await windowOf(page).waitFor({ state: 'hidden' })
  await waitForFocus(returnsTo)
}

test('every opener opens the window, which is fetched on demand and returns the focus', async () => {
  const product = await openProduct()
  const { page, complaints } = await openDashboard(product, { entries: month })
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(request.url()))
  const main = page.getByRole('main')
  const own = () => fetched.filter((url) => url.includes('/assistantWindow-')).length
  expect(own()).toBe(0)
  await opensAndCloses(page, page.getByRole('banner').getByRole('button', { name: 'AI Assistant' }))
  expect(own()).toBe(1)
  await opensAndCloses(page, main.getByRole('button', { name: 'AI Assistant' }))
  expect(own()).toBe(1)

  const floating = page.getByRole('button', { name: 'AI Assistant' }).and(page.locator('.fixed'))
  expect(await floating.isVisible()).toBe(false)
  await page.setViewportSize({ width: 767, height: 800 })
  await opensAndCloses(page, floating)
  await page.getByRole('button', { name: 'Open menu' }).click()
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('button', { name: 'AI Assistant' })
    .click()
  await windowOf(page).waitFor()
  expect(await page.getByRole('button', { name: 'Close menu' }).count()).toBe(0)
  await windowOf(page).getByRole('button', { name: 'Close' }).click()
  await windowOf(page).waitFor({ state: 'hidden' })
  expect(await findBarriers(page, [320, 390])).toEqual([])
  expect(complaints).toEqual([])
})

test('the window greets, suggests, and is at most 600 pixels high', async () => {
  const product = await openProduct()
  const { page, complaints } = await openDashboard(product, { entries: month })
  const dialog = await openAssistant(page)
  await waitForFocus(inputOf(page))
  // It is eight in the evening here.
  expect(await messagesOf(page)).toEqual([`Assistant ${greeting} 20:00`])
  expect(await textsOf(chipsOf(page))).toEqual(prompts)
  await dialog.getByRole('button', { name: 'Get Insights', exact: true }).waitFor()
  for (const height of [500, 700, 1200]) {
    await page.setViewportSize({ width: 1280, height })
    const box = await dialog.boundingBox()
    expect(box?.height).toBeLessThanOrEqual(Math.min(600, height * 0.9))
  }
  expect(await findBarriers(page)).toEqual([])
  expect(complaints).toEqual([])
})

test('the newest answer stays in sight while a phone is turned, unless one has scrolled away', async () => {
  const product = await openProduct()
  const upright = { width: 390, height: 844 }
  const level = { width: 844, height: 390 }
  const { page, complaints } = await openDashboard(product, { entries: month, ...upright })
  await page.getByRole('button', { name: 'Assistant', exact: true }).click()
  await windowOf(page).waitFor()
  for (const question of prompts) await ask(page, question)
  const list = windowOf(page).getByRole('region', { name: 'Conversation' })
  /** How far the top of a message is from the top of the visible part. */
  const topOf = (message: Locator) =>
    message.evaluate((element) => {
      const view = element.closest('[role=region]')?.getBoundingClientRect().top ?? 0
      return Math.round(element.getBoundingClientRect().top - view)
    })
  const height = () => list.evaluate(({ clientHeight }) => clientHeight)
  const isInSight = async (message: Locator) => {
    const top = await topOf(message)
    return top >= -2 && top < (await height()) - 96
  }
  for (const size of [level, upright, level, upright]) {
    await page.setViewportSize(size)
    await expect.poll(() => isInSight(lastMessage(page))).toBe(true)
  }
  await list.evaluate((element) => element.scrollTo(0, 0))
  await expect.poll(() => isInSight(list.locator('> ol > li').first())).toBe(true)
  await page.setViewportSize(level)
  await page.setViewportSize(upright)
  expect(await isInSight(list.locator('> ol > li').first())).toBe(true)
  expect(complaints).toEqual([])
})

test('a question is sent with Enter or a chip, shows progress, and gets a reply with figures', async () => {
  const product = await openProduct()
  const { page, complaints } = await openDashboard(product, { entries: month })
  const dialog = await openAssistant(page)
  const input = inputOf(page)
  const send = dialog.getByRole('button', { name: 'Send' })
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/ai/chat')) sent.push(request.postData() ?? '')
  })

  await input.press('Enter')
  await input.fill('  \n ')
  await input.press('Enter')
  await send.click()
  expect(sent).toEqual([])

  const release = await holdBack(page, chat, 'POST')
  await input.fill('How much did I spend on food')
  await input.press('Shift+Enter')
  await input.pressSequentially('this month?')
  await input.press('Enter')
  await dialog.getByText('The assistant is typing').waitFor()
  expect(await input.inputValue()).toBe('')
  expect(await input.isDisabled()).toBe(true)
  expect(await send.isDisabled()).toBe(true)
  expect(await chipsOf(page).count()).toBe(0)
  await input.press('Enter')
  await send.click({ force: true })
  await page.keyboard.type('lost?')
  expect(await input.inputValue()).toBe('')
  await dialog.getByRole('status').getByText('The assistant is working on an answer.').waitFor()
  expect(await findBarriers(page, [320, 1280])).toEqual([])
  await release()
  await dialog.getByText('Computed by Evenkeel').waitFor()
  expect(sent).toHaveLength(1)
  expect(JSON.parse(sent[0] ?? '')).toMatchObject({
    message: 'How much did I spend on food\nthis month?',
    conversationHistory: [{ role: 'assistant', content: greeting }],
  })
  expect(await textOf(lastMessage(page))).toContain('$32.30')
  expect(await lastMessage(page).innerText()).toContain('20:00')
  await expect.poll(() => isFocused(input)).toBe(true)
  expect(await dialog.getByRole('status').textContent()).toContain('$32.30')

  // Follow-up suggestions can be pressed too, and refer to the reply.
  await ask(page, 'and in December?')
  expect(await textOf(lastMessage(page))).toContain('$30.00')
  await page.keyboard.press('Escape')
  await windowOf(page).waitFor({ state: 'hidden' })
  await openAssistant(page)
  expect(await messagesOf(page)).toHaveLength(5)
  for (const question of ['one?', 'two?', 'three?', 'four?']) await ask(page, question)
  expect(JSON.parse(sent.at(-1) ?? '').conversationHistory).toHaveLength(10)
  expect(await findBarriers(page)).toEqual([])
  expect(complaints).toEqual([])
})

test('each suggested question gets a reply, and the chips disappear after the first', async () => {
  const product = await openProduct()
  const { page, complaints } = await openDashboard(product, { entries: month })
  for (const prompt of prompts) {
    await page.reload()
    const dialog = await openAssistant(page)
    await dialog.getByRole('button', { name: prompt, exact: true }).click()
    await dialog.getByText('Computed by Evenkeel').waitFor()
    expect((await messagesOf(page))[1]).toBe(`You ${prompt} 20:00`)
    expect(await dialog.getByRole('button', { name: prompt, exact: true }).count()).toBe(0)
    expect(await lastMessage(page).getByRole('button').count()).toBeGreaterThan(0)
  }
  expect(complaints).toEqual([])
})

test('by keyboard alone: a figure shows how it was worked out and links to its rows', async () => {
  const product = await openProduct()
  const { page, complaints } = await openSignedIn(product, { entries: month })
  await page.goto('/settings')
  const dialog = await openAssistant(page)
  await ask(page, 'How much did I spend on Food & Dining in January 2026?')
  const figure = lastMessage(page).getByRole('button', { name: '$32.30, how?' }).first()
  await tabTo(page, figure)
  await page.keyboard.press('Enter')
  expect(await figure.getAttribute('aria-expanded')).toBe('true')
  const proof = dialog.getByRole('region', { name: 'How $32.30 was worked out' })
  await proof.getByText('How?', { exact: true }).waitFor()
  await proof.getByRole('link', { name: 'The sum of 2 transactions' }).waitFor()
  expect(await findBarriers(page)).toEqual([])
  await figure.press('Enter')
  await proof.waitFor({ state: 'detached' })
  await figure.press('Enter')
  await proof.waitFor()

  await tabTo(page, proof.getByRole('link'))
  await page.keyboard.press('Enter')
  await windowOf(page).waitFor({ state: 'hidden' })
  const table = page.getByRole('table', { name: 'Recent transactions' })
  await expect.poll(() => table.locator('tbody tr').count()).toBe(2)
  expect(new URL(page.url()).pathname).toBe('/')
  await waitForFocus(page.getByRole('region', { name: 'Transactions', exact: true }))

  // The conversation is still there, and its links work from this page too.
  await page.evaluate(() => window.scrollTo(0, 0))
  await openAssistant(page)
  expect(await messagesOf(page)).toHaveLength(3)
  await figure.click()
  await proof.getByRole('link').click()
  await windowOf(page).waitFor({ state: 'hidden' })
  await waitForFocus(page.getByRole('region', { name: 'Transactions', exact: true }))
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0)
  expect(complaints).toEqual([])
})

test('quoted user input is rendered as text, whatever it contains', async () => {
  const product = await openProduct()
  const name = '<b>a</b> **b** [c](//d.example)'
  const { page, complaints } = await openDashboard(product, {
    entries: [expense('99', 'Shopping', '2026-01-20', name)],
  })
  await openAssistant(page)
  await ask(page, 'What was my largest expense?')
  expect(await textOf(lastMessage(page))).toContain(name)
  expect(await lastMessage(page).locator('img, a, strong').count()).toBe(0)
  expect(complaints).toEqual([])
})

test('insights are generated one request at a time, under their own heading', async () => {
  const product = await openProduct()
  const { page, complaints } = await openDashboard(product, { entries: month })
  const dialog = await openAssistant(page)
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/ai/insights')) asked.push(request.url())
  })
  const release = await holdBack(page, insights, 'POST')
  await dialog.getByRole('button', { name: 'Get Insights' }).dblclick()
  const button = dialog.getByRole('button', { name: 'Generating...', exact: true })
  await button.waitFor()
  expect(await button.isDisabled()).toBe(true)
  await release()
  await dialog.getByRole('heading', { name: '📊 Financial Insights', exact: true }).waitFor()
  await dialog.getByRole('button', { name: 'Get Insights', exact: true }).waitFor()
  expect(asked).toHaveLength(1)
  expect(await findBarriers(page)).toEqual([])
  expect(complaints).toEqual([])
})

test('failures are reported in our own words, and no question is lost', async () => {
  const product = await openProduct()
  const { page, complaints, expectFailure } = await openDashboard(product, { entries: month })
  const dialog = await openAssistant(page)
  expectFailure('/api/ai/')

  await page.route(chat, (route) => route.fulfill({ status: 500, body: '' }))
  await inputOf(page).fill('How much did I spend this month?')
  await inputOf(page).press('Enter')
  await takeToast(page, 'Chat Error', 'Failed to get AI response')
  const problem = {
    type: 'about:blank',
    title: 'Too many requests',
    status: 429,
    code: 'too_many_requests',
    message: 'Too many questions. Please wait a minute.',
    requestId: 'r1',
  }
  await page.unroute(chat)
  await page.route(chat, (route) =>
    route.fulfill({ status: 429, contentType: 'application/problem+json', json: problem }),
  )
  await dialog.getByRole('button', { name: 'Ask again' }).click()
  await takeToast(page, 'Chat Error', 'Too many questions. Please wait a minute.')
  await page.unroute(chat)
  await page.route(chat, (route) => route.abort())
  await dialog.getByRole('button', { name: 'Ask again' }).click()
  const unreachable = 'Unable to connect. Please check your connection and try again.'
  await takeToast(page, 'Chat Error', unreachable)
  expect(await findBarriers(page)).toEqual([])
  await page.unroute(chat)
  await dialog.getByRole('button', { name: 'Ask again' }).click()
  await dialog.getByText('Computed by Evenkeel').waitFor()
  expect(await messagesOf(page)).toHaveLength(3)
  expect(await textOf(lastMessage(page))).toContain('$982.30')

  await page.route(insights, (route) => route.fulfill({ status: 500, body: '' }))
  await dialog.getByRole('button', { name: 'Get Insights' }).click()
  await takeToast(page, 'Insights Error', 'Failed to generate insights')
  await page.unroute(insights)
  await page.route(insights, (route) => route.abort())
  await dialog.getByRole('button', { name: 'Get Insights', exact: true }).click()
  await takeToast(page, 'Insights Error', unreachable)
  await dialog.getByRole('button', { name: 'Get Insights', exact: true }).waitFor()
  expect(complaints).toEqual([])
})

test('a request to an unresponsive server can be stopped, and times out after a minute', async () => {
  const product = await openProduct()
  const { page, complaints } = await openDashboard(product, { entries: month })
  const dialog = await openAssistant(page)
  await page.route(chat, () => {})
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000))
  await inputOf(page).fill('How much did I spend this month?')
  await inputOf(page).press('Enter')
  await dialog.getByText('The assistant is typing').waitFor()
  await page.clock.runFor(8000)
  await dialog.getByText('This is taking longer than usual.').waitFor()
  await dialog.getByRole('button', { name: 'Stop' }).click()
  await dialog.getByText('Not answered').waitFor()
  expect(await page.getByText('Chat Error').count()).toBe(0)
  await dialog.getByRole('button', { name: 'Ask again' }).click()
  await dialog.getByText('The assistant is typing').waitFor()
  await page.clock.runFor(60_000)
  await takeToast(page, 'Chat Error', 'The assistant took too long to answer. Please try again.')
  await page.clock.resume()
  await page.unroute(chat)
  await dialog.getByRole('button', { name: 'Ask again' }).click()
  await dialog.getByText('Computed by Evenkeel').waitFor()
  expect(complaints).toEqual([])
})

test('the conversation ends with the session, and late replies are dropped', async () => {
  const product = await openProduct()
  const { page, complaints, expectFailure } = await openDashboard(product, { entries: month })
  expectFailure('/api/ai/chat')
  await openAssistant(page)
  await ask(page, 'How much did I spend this month?')
  const release = await holdBack(page, chat, 'POST')
  await inputOf(page).fill('And last month?')
  await inputOf(page).press('Enter')
  await windowOf(page).getByText('The assistant is typing').waitFor()
  await page.keyboard.press('Escape')
  const kept = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }]),
  )
  expect(kept).not.toContain('spend this month')
  await page.getByRole('button', { name: 'Log out' }).click()
  await page.getByRole('banner').getByRole('button', { name: /^Sign/ }).waitFor()
  await release()
  await page.reload()
  expect(await page.getByText('How much did I spend this month?').count()).toBe(0)
  expect(complaints).toEqual([])
})

test('after the trial the window explains the situation and links to the upgrade', async () => {
  const product = await openProduct()
  const first = await product.openWindow()
  await signUp(first.page, 'ada@example.com')
  product.app.clock.advance({ days: 6, hours: 23, minutes: 50 })
  const { page, complaints, expectFailure } = await product.openWindow()
  expectFailure('/api/ai/chat')
  await signIn(page, 'ada@example.com')
  await openAssistant(page)
  product.app.clock.advance({ minutes: 11 })
  await inputOf(page).fill('How much did I spend this month?')
  await inputOf(page).press('Enter')
  await page.getByRole('heading', { name: 'Upgrade to Premium' }).waitFor()
  await takeToast(page, 'Chat Error', 'Your free trial has expired. Upgrade to continue.')
  expect(await windowOf(page).count()).toBe(0)
  expect(complaints).toEqual([])
})
