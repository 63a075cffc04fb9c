import type { Endpoint } from '@evenkeel/domain/endpoint'
import { scaled, testScale } from '@evenkeel/domain/testing'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { routes } from '#app.ts'
import { openTestApp, type TestReply, type TestRequest } from '#testing/app.ts'
import { type Input, validParts } from '#testing/arbitrary.ts'
import { mutations } from '#testing/mutations.ts'
import { addPerson, newAddress, type Person } from '#testing/person.ts'
import { callerFor, nameOf, validRequest } from '#testing/requests.ts'

// Sends every endpoint many requests, half of them valid and half mutated. None may answer 5xx, and every reply is
// checked against its schema and the OpenAPI document.
// `TEST_SCALE=100 npx vitest run server/src/fuzz.test.ts` sends 100,000 requests; `FUZZ_SEED` repeats a run.

const seed = Number(process.env.FUZZ_SEED ?? Date.now() % 2 ** 31)
const requestsMin = scaled(1000)
/** Requests per user and endpoint. Each round uses a new user, which keeps lists short. */
const round = 10
const rounds = Math.ceil(requestsMin / (routes.length * round))

/** Rate-limited endpoints, where refusing a valid request is not a failure. */
const limited = new Set([
  'POST /api/auth/register',
  'POST /api/auth/login',
  'POST /api/auth/forgot-password',
  'POST /api/auth/change-email',
  // Without Square there are no hosted pages and no events.
  'POST /api/webhooks/square',
  'POST /api/payment-link',
  // Without a language model there is nobody to agree to.
  'PUT /api/ai/consent',
  // Needs a token in a header.
  'POST /api/mcp',
])
const successShareMin = 0.3

type Tally = { valid: number; succeeded: number; mutated: number; refused: number }

const app = await openTestApp()

function tallyFor(): Tally {
  return { valid: 0, succeeded: 0, mutated: 0, refused: 0 }
}

/** Valid Idempotency-Key and If-Match headers for endpoints that accept them. */
function validHeaders({ idempotent, ifMatch }: Endpoint): fc.Arbitrary<Record<string, string>> {
  return fc.record(
    {
      ...(idempotent && { 'idempotency-key': fc.uuid() }),
      ...(ifMatch && { 'if-match': fc.constantFrom('*', '"1"', '1', '"2"') }),
    },
    { requiredKeys: [] },
  )
}

type Plan = {
  input: Input
  headers: Record<string, string>
  mutate: ((r: TestRequest) => TestRequest) | undefined
}

function plansFor(endpoint: Endpoint, roundSeed: number): Plan[] {
  const plan = fc.record({
    input: validParts(endpoint),
    headers: validHeaders(endpoint),
    mutate: mutations(endpoint),
  })
  const samples = fc.sample(plan, { seed: roundSeed, numRuns: round })
  return samples.map((sample, index) =>
    index % 2 === 0 ? { ...sample, mutate: undefined } : sample,
  )
}

async function send(
  endpoint: Endpoint,
  person: Person,
  plan: Plan,
): Promise<[TestRequest, TestReply]> {
  const caller = await callerFor(app, endpoint, person)
  const valid = await validRequest(app, endpoint, caller, plan.input)
  const withHeaders = { ...valid, headers: plan.headers, address: newAddress() }
  const request = plan.mutate ? plan.mutate(withHeaders) : withHeaders
  const reply = await caller.send(request).catch((error: Error) => {
    throw new Error(`${describe(request)}\n${error.message}`, { cause: error })
  })
  return [request, reply]
}

function describe(request: TestRequest): string {
  return `seed ${seed}: ${JSON.stringify(request).slice(0, 1000)}`
}

test(
  `no request makes an endpoint fail or send an invalid reply (seed ${seed})`,
  async () => {
    const tallies = new Map(routes.map(({ endpoint }) => [nameOf(endpoint), tallyFor()]))
    for (let turn = 0; turn < rounds; turn += 1) {
      const person = await addPerson(app)
      for (const [index, { endpoint }] of routes.entries()) {
        const tally = tallies.get(nameOf(endpoint)) ?? tallyFor()
        for (const plan of plansFor(endpoint, seed + turn * routes.length + index)) {
          const [request, reply] = await send(endpoint, person, plan)
          if (reply.status >= 500)
            throw new Error(`${reply.status} ${describe(request)}\n${reply.text}`)
          count(tally, plan.mutate === undefined, reply.status)
        }
      }
    }
    report(tallies)
    const failing = [...tallies].filter(
      ([name, { valid, succeeded }]) => !limited.has(name) && succeeded / valid < successShareMin,
    )
    expect(failing, `seed ${seed}`).toEqual([])
  },
  // Only stops a run that hangs.
  120_000 * testScale,
)

function count(tally: Tally, isValid: boolean, status: number): void {
  if (isValid) {
    tally.valid += 1
    if (status < 300) tally.succeeded += 1
  } else {
    tally.mutated += 1
    if (status >= 400) tally.refused += 1
  }
}

/** A long run prints its counts. */
function report(tallies: ReadonlyMap<string, Tally>): void {
  if (testScale === 1) return
  const lines = [...tallies].map(
    ([name, { valid, succeeded, mutated, refused }]) =>
      `${name}: ${succeeded} of ${valid} valid requests succeeded, ${refused} of ${mutated} mutated requests were refused`,
  )
  process.stdout.write(`seed ${seed}\n${lines.join('\n')}\n`)
}
