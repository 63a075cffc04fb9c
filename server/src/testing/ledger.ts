import type { TestReply } from './app.ts'
import type { Person } from './person.ts'

/** Everything a user sees of their ledger, as its text on the wire. */
export async function ledgerText(person: Person): Promise<string> {
  const urls = [
    '/api/transactions',
    '/api/transactions/export.csv',
    '/api/summary',
    '/api/recurring-transactions',
  ]
  const texts: string[] = []
  for (const url of urls) texts.push((await person.get(url)).text)
  return texts.join('\n')
}

/** The id of the action that a write recorded. */
export function actionOf({ status, headers, text }: TestReply): string {
  const id = headers['ledger-action']
  if (typeof id !== 'string') throw new Error(`No action: ${status} ${text}`)
  return id
}

export function undo(person: Person, actionId: string): Promise<TestReply> {
  return person.post(`/api/history/${actionId}/undo`)
}
