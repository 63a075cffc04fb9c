import { expect, test } from 'vitest'
import { openTestApp } from '#testing/app.ts'
import { deliverMail, tokenIn } from '#testing/mail.ts'
import { addPerson, openBrowser, type Person } from '#testing/person.ts'

const app = await openTestApp()

const tooCommon = 'This password is too common. Please choose another.'
const tooEasy = 'This password is too easy to guess. Please choose another.'

function signUpWith(email: string, password: string, where = app) {
  return openBrowser(where).post('/api/auth/register', { email, username: 'ann', password })
}

/** The user's own address with a capital letter, which satisfies the rules. */
function asPassword({ email }: Person): string {
  return `P${email.slice(1)}`
}

test.each([
  ['P@ssw0rd', tooCommon],
  ['pASSW0RD!', tooCommon],
  ['Evenkeel-1', tooEasy],
  ['Qwerty123!', tooEasy],
  ['Summer2026!', tooEasy],
  ['Ann.Lovelace@example.com1', tooEasy],
  ['Ann.Lovelace-1', tooEasy],
  ['AnnLovelace1!', tooEasy],
  ['Lovelace-2026', tooEasy],
])('sign-up rejects %s: %s', async (password, message) => {
  const email = 'ann.lovelace@example.com'
  const reply = await signUpWith(email, password)
  expect(reply.status).toBe(400)
  expect(reply.body).toMatchObject({ message, errors: [{ field: 'password', message }] })
  const { rows } = await app.database.pool.query('select 1 from users where email = $1', [email])
  expect(rows).toEqual([])
})

test.each(['xK9#mP2$', 'Calm-Harbour-7', 'Ünïcödé-Пароль-密碼-7'])(
  'sign-up accepts %s',
  async (password) => {
    const email = `${Buffer.from(password).toString('hex')}@example.com`
    expect((await signUpWith(email, password)).status).toBe(201)
  },
)

// With a few of these characters any other word of that length would do.
test.each([
  ...['Keel-Zq47', 'Finance-Zq47', 'Money-Zq47', 'Budget-Zq47', 'Expense-Zq47', 'Income-Zq47'],
  ...['Savings-Zq47', 'Salary-Zq47', 'Ledger-Zq47', 'Account-Zq47', 'Dashboard-Zq47'],
  ...['Premium-Zq47', 'Admin-Zq47', 'Evenkeel-Zq47', 'Even-Keel-Zq4', 'Even keel 47'],
])('sign-up rejects %s, a word of the product', async (password) => {
  const reply = await signUpWith('someone@example.com', password)
  expect(reply.body).toMatchObject({ status: 400, message: tooEasy })
})

test('sign-up rejects words in the name of the site', async () => {
  const env = { PUBLIC_URL: 'https://zvonimirka.example' }
  const site = await openTestApp({ beside: app, env })
  expect((await signUpWith('b@example.com', 'Zvonimirka-1', site)).body).toMatchObject({
    status: 400,
    message: tooEasy,
  })
  expect((await signUpWith('b@example.com', 'Zvonimirka-1')).status).toBe(201)
})

test('a password change rejects the same, and the old password stays', async () => {
  const person = await addPerson(app)
  const change = (newPassword: string) =>
    person.post('/api/auth/change-password', { currentPassword: person.password, newPassword })
  for (const newPassword of ['Qwerty123!', asPassword(person)]) {
    expect((await change(newPassword)).body).toMatchObject({
      status: 400,
      errors: [{ field: 'newPassword', message: tooEasy }],
    })
  }
  expect((await change('Quiet-Anchor-8')).status).toBe(200)
})

test('a reset rejects the same, and its link keeps working', async () => {
  const person = await addPerson(app)
  await openBrowser(app).post('/api/auth/forgot-password', { email: person.email })
  const [letter] = (await deliverMail(app)).filter(({ to }) => to === person.email)
  const token = tokenIn(letter)
  const reset = (password: string) =>
    openBrowser(app).post('/api/auth/reset-password', { token, password })
  for (const password of ['Summer2026!', asPassword(person)]) {
    expect((await reset(password)).body).toMatchObject({
      status: 400,
      errors: [{ field: 'password', message: tooEasy }],
    })
  }
  expect((await reset('Quiet-Anchor-8')).status).toBe(200)
})
