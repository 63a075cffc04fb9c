// Who may import whom, in one place. The house rules are made from these tables.

/** Everybody's: what a slice stands on in `domain`. */
export const kernel = ['money', 'calendar', 'errors', 'endpoint', 'text']

/** Each slice, and the slices whose face it may use. The same names stand in every workspace. */
export const slices = {
  account: [],
  ledger: [],
  transactions: ['ledger'],
  bills: ['ledger', 'transactions'],
  summary: ['ledger', 'transactions'],
  assistant: ['ledger', 'transactions', 'bills', 'summary'],
  payments: ['account'],
  transfer: ['account', 'ledger', 'transactions', 'bills'],
}

/** Folders that are no slices: they serve all of them, put them together, or test them. */
export const folders = {
  domain: { kernel, tests: ['testing'] },
  server: { floor: ['http', 'db', 'adapters', 'mail'], above: ['demo'], tests: ['testing'] },
  web: { floor: ['ui', 'lib', 'styles', 'forms', 'session'], above: ['app'], tests: ['testing'] },
}
