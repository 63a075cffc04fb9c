import { expect, test } from 'vitest'
import { openTestApp } from '#testing/app.ts'
import { deliverMail, fakeMailer, sendDueMail } from '#testing/mail.ts'
import { openBrowser, goodPassword as password, signUp } from '#testing/person.ts'

// Nobody can use the product to flood a mailbox.

const app = await openTestApp()

test('one address gets at most ten emails a day, whatever the requests and wherever they come from', async () => {
  const victim = 'victim@example.com'
  let letters = 0
  const deliver = async () => {
    const mailer = fakeMailer()
    await sendDueMail(app, mailer)
    letters += mailer.sent.filter(({ to }) => to === victim).length
  }
  for (let round = 0; round < 4; round += 1) {
    const other = await signUp(app)
    for (let turn = 0; turn < 4; turn += 1) {
      await openBrowser(app).post('/api/auth/forgot-password', { email: victim })
      await other.post('/api/auth/change-email', { currentPassword: password, newEmail: victim })
    }
    const guest = openBrowser(app)
    await guest.post('/api/auth/register', { email: victim, username: 'Me', password })
    for (let turn = 0; turn < 4; turn += 1) {
      const [from, to] = turn % 2 ? [`${password}x`, password] : [password, `${password}x`]
      await guest.post('/api/auth/change-password', { currentPassword: from, newPassword: to })
      await guest.post('/api/auth/change-email', {
        currentPassword: to,
        newEmail: `new${round}${turn}@example.com`,
      })
    }
    await deliver()
    const { status } = await guest.post('/api/auth/delete-account', { currentPassword: password })
    expect(status).toBe(200)
    app.clock.advance({ minutes: 61 })
    await deliver()
  }
  expect(letters).toBe(10)
})

test('an address over its daily limit is told so, and gets a link the next day', async () => {
  const newEmail = 'often@example.com'
  const ask = async () => {
    const person = await signUp(app)
    return person.post('/api/auth/change-email', { currentPassword: password, newEmail })
  }
  expect([(await ask()).status, (await ask()).status]).toEqual([200, 200])
  const refused = await ask()
  expect(refused.body).toMatchObject({
    status: 429,
    message: 'This address has had several links already. Please try again tomorrow.',
  })
  expect(refused.headers['retry-after']).toBe('86400')
  app.clock.advance({ days: 1 })
  expect((await ask()).status).toBe(200)
  await deliverMail(app)
})
