import { expect, test } from 'vitest'
import { openTestApp } from '#testing/app.ts'
import { openBrowser } from '#testing/person.ts'

const app = await openTestApp()

test.each(['P@ssw0rd', 'pASSW0RD!'])('sign-up rejects %s', async (password) => {
  const email = 'ann@example.com'
  const reply = await openBrowser(app).post('/api/auth/register', {
    email,
    username: 'ann',
    password,
  })
  expect(reply.status).toBe(400)
  const message = 'This password is too common. Please choose another.'
  expect(reply.body).toMatchObject({ message, errors: [{ field: 'password', message }] })
  expect((await openBrowser(app).post('/api/auth/login', { email, password })).status).toBe(401)
})
