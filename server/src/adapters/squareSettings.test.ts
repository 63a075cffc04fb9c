import { afterEach, expect, test } from 'vitest'
import { readConfig } from '#config.ts'
import { createLog } from '#log.ts'
import { fakeClock } from '#testing/clock.ts'
import { squareEnv } from '#testing/square/environment.ts'
import { startStandIn } from '#testing/square/standIn.ts'
import { CardServiceError } from './cards.ts'
import { createCards } from './createCards.ts'
import { SquareRefusesError } from './squareSettings.ts'

const clock = fakeClock()
const square = await startStandIn(clock)
const lines: string[] = []

afterEach(() => {
  square.faults.clear()
  square.location = { currency: 'USD', status: 'ACTIVE', capabilities: ['CREDIT_CARD_PROCESSING'] }
})

function open(env: Record<string, string> = {}) {
  lines.length = 0
  const config = readConfig({ ...squareEnv(square.url), ...env })
  const cards = createCards(config, clock, createLog('info', { write: (line) => lines.push(line) }))
  if (cards === undefined) throw new Error('There is no card service')
  return cards
}

test('right settings are checked once', async () => {
  const cards = open()
  square.calls.length = 0
  await cards.ready()
  await cards.ready()
  expect(square.calls.map(({ step }) => step)).toEqual(['location'])
})

test.each([
  ['a wrong token', { SQUARE_ACCESS_TOKEN: 'x' }, {}, 'SQUARE_ACCESS_TOKEN was refused by Square'],
  [
    'an unknown location',
    { SQUARE_LOCATION_ID: 'L2' },
    {},
    'SQUARE_LOCATION_ID is not known to Square',
  ],
  [
    'another currency',
    {},
    { currency: 'CAD' },
    'SQUARE_LOCATION_ID is a location that takes CAD; premium is sold in USD',
  ],
  [
    'a closed location',
    {},
    { status: 'INACTIVE' },
    'SQUARE_LOCATION_ID is a location that is no longer active',
  ],
  [
    'a location without cards',
    {},
    { capabilities: [] },
    'SQUARE_LOCATION_ID is a location that cannot take cards',
  ],
])('%s is named', async (_, env, location, message) => {
  Object.assign(square.location, location)
  await expect(open(env).ready()).rejects.toThrow(new SquareRefusesError(message))
  expect(lines.join('')).toContain(message)
  expect(lines.join('')).not.toMatch(/test-token|test-key/)
})

test.each(['cut before', 'error before', 'too many requests', 'nonsense'] as const)(
  'no answer (%s) is no refusal, and is asked again',
  async (fault) => {
    const cards = open()
    square.faults.set('location', [fault])
    const refusal = await cards.ready().catch((error: unknown) => error)
    expect(refusal).toBeInstanceOf(CardServiceError)
    expect(refusal).not.toBeInstanceOf(SquareRefusesError)
    await cards.ready()
  },
)
