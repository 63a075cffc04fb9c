import type { Locator, Page } from 'playwright-core'
import { button, hold, type State } from '../state.ts'

async function open(page: Page): Promise<Locator> {
  await button(page.getByRole('banner'), 'AI Assistant').click()
  const chat = page.getByRole('dialog', { name: 'AI Assistant' })
  await chat.waitFor()
  return chat
}

async function send(page: Page, question: string): Promise<Locator> {
  const chat = await open(page)
  await chat.getByLabel('Your question').fill(question)
  await page.keyboard.press('Enter')
  return chat
}

async function ask(page: Page, question: string): Promise<Locator> {
  const chat = await send(page, question)
  await chat.getByText('Computed by Evenkeel').waitFor()
  return chat
}

function over(name: string, steps: (page: Page) => Promise<unknown>, before?: State['before']) {
  const state = { name, who: 'demo', path: '/', windowOnly: true, steps } as const
  return before ? { ...state, before } : state
}

export const assistant: readonly State[] = [
  over('assistant', open),
  over('assistant-figure', async (page) => {
    const chat = await ask(page, 'What share of my spending was food this month?')
    await chat
      .getByRole('button', { name: /%, how\?$/ })
      .first()
      .click()
  }),
  over('assistant-list', (page) => ask(page, 'Show me my recent large expenses')),
  over('assistant-unclear', (page) => ask(page, 'What about it?')),
  over('assistant-draft', (page) => ask(page, 'I spent 12.50 on lunch')),
  over('assistant-added', async (page) => {
    const chat = await ask(page, 'I spent 12.50 on lunch')
    await button(chat, 'Add Expense').click()
    await chat.getByText(/^Added:/).waitFor()
  }),
  over('assistant-insights', async (page) => {
    const chat = await open(page)
    await button(chat, 'Get Insights').click()
    await chat.getByText('Financial Insights').first().waitFor()
  }),
  over(
    'assistant-insights-failed',
    async (page) => {
      await button(await open(page), 'Get Insights').click()
      await page.getByText('Insights Error').waitFor()
    },
    (page) => page.route('**/api/ai/insights*', (route) => route.abort()),
  ),
  over(
    'assistant-generating',
    async (page) => {
      await button(await open(page), 'Get Insights').click()
      await page.getByText('Generating...').waitFor()
    },
    hold('**/api/ai/insights*'),
  ),
  over(
    'assistant-waiting',
    async (page) => {
      const chat = await send(page, 'How much did I spend this month?')
      await button(chat, 'Stop').waitFor()
    },
    hold('**/api/ai/chat*'),
  ),
  over(
    'assistant-failed',
    async (page) => {
      const chat = await send(page, 'How much did I spend this month?')
      await chat.getByText('Not answered').waitFor()
    },
    (page) => page.route('**/api/ai/chat*', (route) => route.abort()),
  ),
]
