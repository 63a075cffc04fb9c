import { execFileSync } from 'node:child_process'
import { afterAll, describe, expect, test } from 'vitest'
import * as z from 'zod'
import { type AiProvider, aiProviders } from '#aiConfig.ts'
import { openModelServer } from '#testing/modelServer.ts'
import { createLanguageModel } from './createLanguageModel.ts'

const instructions = 'Word what was computed.'

describe.each(aiProviders)('%s', async (provider) => {
  const server = await openModelServer(provider)
  afterAll(() => server.close())

  async function open(questions = ['How much?'], msMax = 5000) {
    const asked: unknown[] = []
    const model = await createLanguageModel(configOf(provider, server.address), msMax)
    const talk = model?.open({
      instructions,
      questions,
      tools: [
        {
          name: 'sum',
          description: 'Sums.',
          input: z.strictObject({ period: z.string() }),
          run: async (input) => {
            asked.push(input)
            return { answer: 'You spent [[f1]].' }
          },
        },
      ],
    })
    if (talk === undefined) throw new Error('There is no model')
    return { talk, asked }
  }

  test('asks a tool and words its answer, in two requests', async () => {
    server.says({ call: 'sum', input: { period: 'this month' } }, { text: 'You spent [[f1]].' })
    const { talk, asked } = await open()
    expect(await talk.begin()).toEqual({
      text: 'You spent [[f1]].',
      tokens: expect.any(Number),
      calls: 1,
    })
    expect(asked).toEqual([{ period: 'this month' }])
    const [first, second] = server.requests
    expect(server.requests).toHaveLength(2)
    for (const part of [instructions, 'How much?', 'Sums.', '600']) {
      expect(first?.body).toContain(part)
    }
    expect(second?.body).toContain('You spent [[f1]].')
    expect(JSON.stringify(first?.headers)).toContain('key-1')
  })

  test('is corrected in the same conversation', async () => {
    server.says({ text: 'You spent 5.' }, { text: 'You spent [[f1]].' })
    const { talk } = await open()
    await talk.begin()
    expect(await talk.correct('Write no digits.')).toMatchObject({
      text: 'You spent [[f1]].',
      calls: 0,
    })
    for (const part of ['You spent 5.', 'Write no digits.']) {
      expect(server.requests[1]?.body).toContain(part)
    }
  })

  test.each([
    ['half an answer', { text: 'You spent', cut: true }, 'cut off'],
    ['nothing', { text: '' }, 'empty'],
    ['a page', { raw: '<html>' }, 'unavailable'],
    ['other JSON', { raw: '{"hello":[]}' }, 'unavailable'],
    ['an error', { status: 500 }, 'unavailable'],
    ['too many requests', { status: 429 }, 'unavailable'],
    ['a wrong key', { status: 401 }, 'unavailable'],
    ['a redirect', { status: 307, location: '/elsewhere' }, 'unavailable'],
  ] as const)('fails after %s, and does not try again', async (_, line, kind) => {
    server.says(line)
    const { talk } = await open()
    await expect(talk.begin()).rejects.toMatchObject({ kind })
    expect(server.requests).toHaveLength(1)
  })

  test('fails when it hangs', async () => {
    server.says({ hangs: true })
    const { talk } = await open(['How much?'], 100)
    await expect(talk.begin()).rejects.toMatchObject({ kind: 'late' })
  })

  test('stops after six steps, the last of which may use no tool', async () => {
    server.says({ call: 'sum', input: { period: 'today' } })
    const { talk } = await open()
    await expect(talk.begin()).rejects.toMatchObject({ kind: 'unavailable' })
    expect(server.requests).toHaveLength(6)
  })
})

describe('ollama', async () => {
  const server = await openModelServer('ollama')
  afterAll(() => server.close())
  const open = async (question: string) => {
    const model = await createLanguageModel(configOf('ollama', server.address))
    return model?.open({ instructions, questions: [question], tools: [] })
  }

  test('is told how much to read, through its own API', async () => {
    server.says({ text: 'You spent [[f1]].' })
    await (await open('How much?'))?.begin()
    expect(server.requests[0]?.url).toBe('/api/chat')
    const { options } = JSON.parse(server.requests[0]?.body ?? '')
    expect(options).toMatchObject({ num_ctx: 16_384, num_predict: 600 })
  })

  test('fails when it has read as much as it can, or would have to read more', async () => {
    server.says({ text: 'You spent [[f1]].', inputTokens: 16_000 })
    await expect((await open('How much?'))?.begin()).rejects.toMatchObject({ kind: 'too long' })
    server.says({ text: 'You spent [[f1]].' })
    await expect((await open('x'.repeat(60_000)))?.begin()).rejects.toMatchObject({
      kind: 'too long',
    })
    expect(server.requests).toHaveLength(0)
  })
})

test('loads as the product runs it, without a compiler in between', () => {
  const file = new URL('./createLanguageModel.ts', import.meta.url).href
  const config = JSON.stringify(configOf('openai', 'http://127.0.0.1:9'))
  const script = `const { createLanguageModel } = await import('${file}')
    console.log((await createLanguageModel(${config})).recipient)`
  const flags = ['--input-type=module', '--eval', script]
  expect(execFileSync(process.execPath, flags, { encoding: 'utf8' })).toBe('Stand-in\n')
})

test('without a provider there is no model', async () => {
  expect(await createLanguageModel(undefined)).toBeUndefined()
})

function configOf(provider: AiProvider, baseUrl: string) {
  return { provider, model: 'm', apiKey: 'key-1', baseUrl, recipient: 'Stand-in' }
}
