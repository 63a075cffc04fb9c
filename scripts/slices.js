// Who may import whom. The house rules are derived from these tables.

/** Domain folders that every slice may use. */
export const kernel = ['money', 'calendar', 'errors', 'endpoint', 'text']

/** Each slice and the slices it may import. Slice names are the same in every workspace. */
export const slices = {
  account: [],
  ledger: [],
  transactions: ['ledger'],
  bills: ['ledger', 'transactions'],
  summary: ['ledger', 'transactions', 'bills'],
  opening: ['account', 'ledger', 'transactions', 'bills', 'summary'],
  assistant: ['account', 'ledger', 'transactions', 'bills', 'summary'],
  payments: ['account'],
  transfer: ['account', 'ledger', 'transactions', 'bills'],
}

/** Folders that are not slices: `floor` is shared by all slices, `above` composes them, `tests` is for tests. */
export const folders = {
  domain: { kernel, tests: ['testing'] },
  server: {
    floor: ['http', 'db', 'adapters', 'jobs', 'mail'],
    above: ['backup', 'demo', 'doctor', 'evaluation', 'monitor'],
    tests: ['testing'],
  },
  web: { floor: ['ui', 'lib', 'styles', 'forms', 'session'], above: ['app'], tests: ['testing'] },
}
