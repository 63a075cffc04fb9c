import { AppError } from '@evenkeel/domain/errors'
import { expect, test, vi } from 'vitest'
import { openTestApp } from '#testing/app.ts'
import { goodPassword, openBrowser, signUp } from '#testing/person.ts'
import { verifyPassword } from './hashing.ts'

// A password that could not be checked, because too many were waiting, is not a wrong one.

vi.mock('./hashing.ts', async (load) => {
  const real = await load<typeof import('./hashing.ts')>()
  return { ...real, verifyPassword: vi.fn(real.verifyPassword) }
})

const app = await openTestApp()

function refuseNext(times: number): void {
  for (let time = 0; time < times; time += 1) {
    vi.mocked(verifyPassword).mockRejectedValueOnce(new AppError('unavailable'))
  }
}

test('signing in is not blocked by attempts that were answered 503', async () => {
  const { email } = await signUp(app)
  const address = '10.77.0.1'
  const login = () =>
    openBrowser(app, address).post('/api/auth/login', { email, password: goodPassword })
  refuseNext(25)
  for (let time = 0; time < 25; time += 1) expect((await login()).status).toBe(503)
  expect((await login()).status).toBe(200)
})

test('neither is entering the current password', async () => {
  const person = await signUp(app)
  const change = () =>
    person.post('/api/auth/change-password', {
      currentPassword: goodPassword,
      newPassword: 'Stormy-Anchor-8',
    })
  refuseNext(6)
  for (let time = 0; time < 6; time += 1) expect((await change()).status).toBe(503)
  expect((await change()).status).toBe(200)
})
