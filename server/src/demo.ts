import { systemClock } from '#adapters/clock.ts'
import { followers } from '#app.ts'
import { addDemo, demoSignIn } from '#demo/addDemo.ts'
import { startOrExplain } from './start.ts'

startOrExplain(async (db) => {
  const added = await addDemo({ db, clock: systemClock, followers })
  const what = added
    ? `A demo person with ${added.transactions} transactions and ${added.bills} bills is here.`
    : 'The demo person is here already.'
  process.stdout.write(`${what} Sign in with ${demoSignIn.email} and ${demoSignIn.password}\n`)
})
