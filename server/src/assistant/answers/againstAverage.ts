import { allUntil } from '../reading/period.ts'
import { type Ask, type Said, typeOf } from './ask.ts'
import { besideAverage } from './usual.ts'
import { wholeMonths } from './wholeMonths.ts'

/** "Was December above that?", after an average a month: a month against it, over the same months. */
export async function againstAverageAnswer(ask: Ask): Promise<Said> {
  const { query, today } = ask
  const [month = allUntil(today), named] = query.periods
  const type = typeOf(query) ?? 'expense'
  const isYear = named?.kind === 'year' && named.whole === undefined && named.to < today
  const months = isYear ? { period: named, count: 12 } : await wholeMonths(ask)
  if ((named !== undefined && !isYear) || months === undefined)
    return {
      kind: 'clarify',
      text: 'I can set a month against the average of the last 12 whole months, or of a year that is over.',
      suggestions: ['How much did I spend last month?'],
    }
  return besideAverage(ask, { type, month, ...months, of: 'Total', level: 'exactly that' })
}
