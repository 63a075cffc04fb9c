import { lines, type Piece, say } from '../facts/sentence.ts'
import type { Query } from '../reading/slots.ts'
import type { Selection } from '../totalsStore.ts'
import { listRuns, type Rise, type Run } from '../watchStore.ts'
import { type Ask, answer, countText, type Said } from './ask.ts'

/** "By how much has my salary risen since I began?", while "did it go up?" is answered with the latest step. */
export function asksInAll({ text, periods }: Query): boolean {
  return periods.length === 0 && inAll.test(text)
}

const begun = '(?:i|we) (?:first )?(?:began|started|joined|subscribed|signed up|moved in|opened)'
const inAll = new RegExp(
  `\\b(?:in total|in all|altogether|overall|all told|(?:since|(?:than|compared (?:to|with)) (?:what it was )?when) ${begun}|(?:from|since|than at|than in) the (?:very )?(?:start|beginning))\\b`,
)

/** From the first repeated amount of each payee to the latest, and each step; undefined where none has taken several. */
export async function risesInAll(
  ask: Ask,
  selection: Selection,
  steps: readonly Rise[],
  tell: (rises: readonly Rise[]) => Promise<Piece[]>,
): Promise<Said | undefined> {
  const runs = await listRuns(ask.db, ask.userId, selection)
  const payees = [...new Set(steps.map(({ after }) => after.payee))]
  const overall = payees.flatMap((payee) => {
    const own = runs.filter((run: Run) => run.payee === payee)
    const [before, after] = [own[0], own.at(-1)]
    return before && after && after.amount > before.amount ? [{ before, after }] : []
  })
  if (overall.length !== payees.length || steps.length === payees.length) return undefined
  const [whole, each] = [await tell(overall), await tell(steps)]
  return answer(
    ...say`From the first repeated amount to the latest:${lines(whole)}`,
    ...say` That was in ${countText(steps.length, 'step')}:${lines(each)}`,
  )
}
