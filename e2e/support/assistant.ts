import type { Locator, Page } from 'playwright-core'
import { textOf } from './ledger.ts'

export const chat = '**/api/ai/chat*'
export const insights = '**/api/ai/insights*'

/** The chat window. */
export function windowOf(page: Page): Locator {
  return page.getByRole('dialog', { name: 'AI Assistant', exact: true })
}

/** Opens the chat window from the header. */
export async function openAssistant(page: Page): Promise<Locator> {
  await page.getByRole('banner').getByRole('button', { name: 'AI Assistant' }).click()
  await windowOf(page).waitFor()
  return windowOf(page)
}

export function inputOf(page: Page): Locator {
  return windowOf(page).getByRole('textbox', { name: 'Your question' })
}

/** The messages in order, each as speaker and text on one line. */
export async function messagesOf(page: Page): Promise<string[]> {
  const messages = windowOf(page).getByRole('region', { name: 'Conversation' }).locator('> ol > li')
  return Promise.all((await messages.all()).map(textOf))
}

/** Types a question, sends it, and waits for the reply, which is the last message. */
export async function ask(page: Page, question: string): Promise<Locator> {
  const replies = windowOf(page).getByText('Computed by Evenkeel')
  const before = await replies.count()
  await inputOf(page).fill(question)
  await inputOf(page).press('Enter')
  await replies.nth(before).waitFor()
  return lastMessage(page)
}

export function lastMessage(page: Page): Locator {
  return windowOf(page).getByRole('region', { name: 'Conversation' }).locator('> ol > li').last()
}

/** The suggestion chips. */
export function chipsOf(page: Page): Locator {
  return windowOf(page).getByRole('list', { name: 'Suggested questions' }).getByRole('button')
}
