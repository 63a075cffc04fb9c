import type { State } from './state.ts'
import { account } from './states/account.ts'
import { assistant } from './states/assistant.ts'
import { bills } from './states/bills.ts'
import { dashboard } from './states/dashboard.ts'
import { entries } from './states/entries.ts'
import { ledger } from './states/ledger.ts'
import { payments } from './states/payments.ts'
import { phone } from './states/phone.ts'

export const states: readonly State[] = [
  ...dashboard,
  ...entries,
  ...bills,
  ...ledger,
  ...assistant,
  ...account,
  ...payments,
  ...phone,
]
