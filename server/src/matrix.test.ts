import { type Endpoint, endpoint, IdParams, NoReply } from '@evenkeel/domain/endpoint'
import { AppError } from '@evenkeel/domain/errors'
import { beforeAll, expect, test } from 'vitest'
import { routes } from '#app.ts'
import { answer, route } from '#http/route.ts'
import { openTestApp } from '#testing/app.ts'
import { columnsOf, parseMatrix, statusesOf } from '#testing/matrix.ts'
import { type Person, signUp } from '#testing/person.ts'
import { plantedRoutes } from '#testing/planted.ts'
import { nameOf } from '#testing/requests.ts'
import { servedRoutes } from '#testing/servedRoutes.ts'

// The status every endpoint answers to each kind of request. `nobody` is not signed in; `another` is another user;
// `expired` is the owner after the trial; `foreign` comes from another site. Add a row for a new endpoint, and put what
// its schemas cannot express into testing/fixtures.ts.
const table = parseMatrix(`
| endpoint                                             | owner | nobody | another | expired | foreign | malformed | other type | too large |
| POST /api/auth/register                              |   201 |    201 |       - |     201 |     403 |       400 |        415 |       413 |
| POST /api/auth/login                                 |   200 |    200 |       - |     200 |     403 |       400 |        415 |       413 |
| POST /api/auth/logout                                |   200 |    200 |       - |     200 |     403 |       400 |        415 |       413 |
| POST /api/auth/forgot-password                       |   200 |    200 |       - |     200 |     403 |       400 |        415 |       413 |
| POST /api/auth/validate-reset-token                  |   200 |    200 |       - |     200 |     403 |       400 |        415 |       413 |
| POST /api/auth/reset-password                        |   200 |    200 |       - |     200 |     403 |       400 |        415 |       413 |
| POST /api/auth/change-password                       |   200 |    401 |       - |     200 |     403 |       400 |        415 |       413 |
| POST /api/auth/change-email                          |   200 |    401 |       - |     200 |     403 |       400 |        415 |       413 |
| GET /api/auth/sessions                               |   200 |    401 |       - |     200 |       - |       400 |          - |         - |
| POST /api/auth/end-sessions                          |   200 |    401 |       - |     200 |     403 |       400 |        415 |       413 |
| POST /api/auth/confirm-email                         |   200 |    401 |       - |     200 |     403 |       400 |        415 |       413 |
| POST /api/auth/delete-account                        |   200 |    401 |       - |     200 |     403 |       400 |        415 |       413 |
| GET /api/auth/me                                     |   200 |    401 |       - |     200 |       - |       400 |          - |         - |
| GET /api/auth/trial-status                           |   200 |    401 |       - |     200 |       - |       400 |          - |         - |
| GET /api/transactions                                |   200 |    401 |       - |     200 |       - |       400 |          - |         - |
| GET /api/transactions/:type                          |   200 |    401 |       - |     200 |       - |       400 |          - |         - |
| GET /api/transactions/last-category                  |   200 |    401 |       - |     200 |       - |       400 |          - |         - |
| GET /api/transactions/suggestions                    |   200 |    401 |       - |     200 |       - |       400 |          - |         - |
| GET /api/transactions/export.csv                     |   200 |    401 |       - |     200 |       - |       400 |          - |         - |
| POST /api/transactions                               |   201 |    401 |       - |     402 |     403 |       400 |        415 |       413 |
| PATCH /api/transactions/:id                          |   200 |    401 |     404 |     402 |     403 |       400 |        415 |       413 |
| DELETE /api/transactions/:id                         |   204 |    401 |     404 |     204 |     403 |       400 |        415 |       413 |
| POST /api/transactions/bulk                          |   200 |    401 |       - |     402 |     403 |       400 |        415 |       413 |
| GET /api/history                                     |   200 |    401 |       - |     200 |       - |       400 |          - |         - |
| POST /api/history/:id/undo                           |   200 |    401 |     404 |     200 |     403 |       400 |        415 |       413 |
| GET /api/recurring-transactions                      |   200 |    401 |       - |     200 |       - |       400 |          - |         - |
| GET /api/recurring-transactions/active               |   200 |    401 |       - |     200 |       - |       400 |          - |         - |
| GET /api/recurring-transactions/month                |   200 |    401 |       - |     200 |       - |       400 |          - |         - |
| POST /api/recurring-transactions                     |   201 |    401 |       - |     402 |     403 |       400 |        415 |       413 |
| PUT /api/recurring-transactions/:id                  |   200 |    401 |     404 |     402 |     403 |       400 |        415 |       413 |
| DELETE /api/recurring-transactions/:id               |   204 |    401 |     404 |     204 |     403 |       400 |        415 |       413 |
| PATCH /api/recurring-transactions/:id/toggle         |   200 |    401 |     404 |     402 |     403 |       400 |        415 |       413 |
| POST /api/recurring-transactions/:id/process         |   201 |    401 |     404 |     402 |     403 |       400 |        415 |       413 |
| POST /api/recurring-transactions/:id/catch-up        |   200 |    401 |     404 |     402 |     403 |       400 |        415 |       413 |
| GET /api/recurring-transactions/:id/paid-due-dates   |   200 |    401 |     404 |     200 |       - |       400 |          - |         - |
| GET /api/recurring-transactions/:id/payments         |   200 |    401 |     404 |     200 |       - |       400 |          - |         - |
| GET /api/comparison                                  |   200 |    401 |       - |     200 |       - |       400 |          - |         - |
| GET /api/health-score                                |   200 |    401 |       - |     200 |       - |       400 |          - |         - |
| GET /api/trend                                       |   200 |    401 |       - |     200 |       - |       400 |          - |         - |
| GET /api/outlook                                     |   200 |    401 |       - |     200 |       - |       400 |          - |         - |
| GET /api/months/:month                               |   200 |    401 |       - |     200 |       - |       400 |          - |         - |
| GET /api/opening                                     |   200 |    401 |       - |     200 |       - |       400 |          - |         - |
| GET /api/opening/dashboard                           |   200 |    401 |       - |     200 |       - |       400 |          - |         - |
| GET /api/account/export                              |   200 |    401 |       - |     200 |       - |       400 |          - |         - |
| GET /api/summary                                     |   200 |    401 |       - |     200 |       - |       400 |          - |         - |
| POST /api/process-payment                            |   200 |    200 |       - |     200 |     403 |       400 |        415 |       413 |
| GET /api/payment-status                              |   200 |    401 |       - |     200 |       - |       400 |          - |         - |
| POST /api/webhooks/square                            |   404 |    404 |       - |     404 |     404 |       400 |        415 |       413 |
| POST /api/payment-link                               |   404 |    401 |       - |     404 |     403 |       400 |        415 |       413 |
| POST /api/ai/chat                                    |   200 |    401 |       - |     402 |     403 |       400 |        415 |       413 |
| POST /api/ai/insights                                |   200 |    401 |       - |     402 |     403 |       400 |        415 |       413 |
| GET /api/ai/consent                                  |   200 |    401 |       - |     200 |       - |       400 |          - |         - |
| PUT /api/ai/consent                                  |   409 |    401 |       - |     409 |     403 |       400 |        415 |       413 |
| DELETE /api/ai/consent                               |   204 |    401 |       - |     204 |     403 |       400 |        415 |       413 |
| GET /api/ai/mcp                                      |   200 |    401 |       - |     200 |       - |       400 |          - |         - |
| PUT /api/ai/mcp                                      |   200 |    401 |       - |     200 |     403 |       400 |        415 |       413 |
| POST /api/ai/mcp/tokens                              |   201 |    401 |       - |     201 |     403 |       400 |        415 |       413 |
| DELETE /api/ai/mcp/tokens/:id                        |   204 |    401 |     404 |     204 |     403 |       400 |        415 |       413 |
| POST /api/mcp                                        |   403 |    403 |       - |     403 |     403 |       400 |        415 |       413 |
`)

// Planted endpoints of kinds that the product does not use yet.
const plantedTable = parseMatrix(`
| endpoint                    | owner | nobody | another | expired | foreign | malformed | other type | too large |
| POST /api/planted/webhook   |   200 |    200 |       - |     200 |     200 |       400 |        415 |       413 |
| POST /api/planted/import    |   200 |    401 |       - |     402 |     403 |       400 |        415 |       413 |
| PUT /api/planted/upload     |   200 |    401 |       - |     200 |     403 |       400 |        415 |       413 |
| POST /api/planted/stream    |   200 |    401 |       - |     200 |     403 |       400 |        415 |       413 |
| POST /api/planted/chat      |   200 |    401 |       - |     402 |     403 |       400 |        415 |       413 |
`)

const app = await openTestApp()
const plantedApp = await openTestApp({ beside: app, planted: plantedRoutes })
let people: { owner: Person; another: Person }

beforeAll(async () => {
  people = { owner: await signUp(app), another: await signUp(app) }
})

test('the table lists exactly the endpoints', () => {
  const names = routes.map(({ endpoint }) => nameOf(endpoint))
  expect([...table.keys()].toSorted()).toEqual(names.toSorted())
})

test.each(routes.map(({ endpoint }) => [nameOf(endpoint), endpoint] as const))(
  '%s answers as the table says',
  async (name, endpoint) => {
    const expected = table.get(name)
    expect(Object.keys(expected ?? {})).toEqual(columnsOf(endpoint))
    expect(await statusesOf(app, endpoint, people)).toEqual(expected)
  },
)

test.each(plantedRoutes.map(({ endpoint }) => [nameOf(endpoint), endpoint] as const))(
  '%s answers every caller as the table says',
  async (name, endpoint) => {
    expect(await statusesOf(plantedApp, endpoint, people)).toEqual(plantedTable.get(name))
  },
)

test('serves nothing under /api beyond the table and the OpenAPI document', () => {
  const served = servedRoutes(app.fastify).filter((name) => name.includes(' /api/'))
  expect(served.toSorted()).toEqual([...table.keys(), 'GET /api/openapi.json'].toSorted())
})

// Tests of the tests: planted faults that the matrix must find.

test('finds a route that bypasses the list', async () => {
  const careless = await openTestApp({
    beside: app,
    plant: (fastify) => fastify.get('/api/planted/:id', () => 'everything'),
  })
  const known = servedRoutes(app.fastify)
  const found = servedRoutes(careless.fastify).filter((name) => !known.includes(name))
  expect(found).toEqual(['GET /api/planted/:id'])
})

/** Serves an endpoint that finds a transaction by id without checking its owner. */
async function plantCareless(access: Endpoint['access'], afterwards?: AppError) {
  const careless = endpoint({
    method: 'DELETE',
    path: '/api/transactions/:id/planted',
    summary: 'Delete any transaction',
    access,
    params: IdParams,
    reply: { 204: NoReply },
  })
  const planted = route(careless, async ({ params }) => {
    const { rowCount } = await app.database.pool.query('delete from transactions where id = $1', [
      params.id,
    ])
    if (rowCount === 0) throw new AppError('not_found')
    if (afterwards) throw afterwards
    return answer(204, undefined)
  })
  return { app: await openTestApp({ beside: app, planted: [planted] }), endpoint: careless }
}

test('finds an endpoint that does not check the owner', async () => {
  const careless = await plantCareless('signed-in')
  expect(await statusesOf(careless.app, careless.endpoint, people)).toMatchObject({ another: 204 })
})

test('finds an endpoint that does not require a session', async () => {
  const careless = await plantCareless('public')
  expect(await statusesOf(careless.app, careless.endpoint, people)).toMatchObject({ nobody: 204 })
})

test('finds a refused request that changes data', async () => {
  const careless = await plantCareless('signed-in', new AppError('not_found'))
  await expect(statusesOf(careless.app, careless.endpoint, people)).rejects.toThrow(
    'owner: a refused request changed data',
  )
})
