import { type LocalDate, monthRange } from '@evenkeel/domain/calendar'
import type { Period } from '../reading/period.ts'
import { queryOf } from '../reading/query.ts'
import { read } from '../reading/read.ts'
import type { Query } from '../reading/slots.ts'
import { fold } from '../reading/tokens.ts'
import type { Name, Vocabulary } from '../reading/vocabulary.ts'
import { type Ask, chosen, type Said, shownName, typeOf } from './ask.ts'
import { familyOf } from './families.ts'
import { talkFirst } from './talk.ts'
import { isTold } from './told.ts'

const suggestionsMax = 2

/** An answer with up to two questions to go on with. Each is read first: only what can be answered is offered. */
export function withSuggestions(ask: Ask, family: string, message: string, said: Said): Said {
  if (said.kind !== 'answer' || said.suggestions !== undefined) return said
  const readable = candidates(ask, family)
    .values()
    .filter((question) => fold(question) !== fold(message) && isReadable(ask, question, family))
    .take(suggestionsMax)
  return { ...said, suggestions: [...readable] }
}

type Readings = { today: LocalDate; queries: Map<string, Query> }

/** The same few questions are offered again and again, until the records or the day change. */
const readings = new WeakMap<Vocabulary, Readings>()
const readingsMax = 100

function readingOf(question: string, { today, vocabulary }: Ask): Query {
  const kept = readings.get(vocabulary)
  const isUsable = kept?.today === today && kept.queries.size < readingsMax
  const { queries } = isUsable ? kept : { queries: new Map<string, Query>() }
  if (!isUsable) readings.set(vocabulary, { today, queries })
  const query = queries.get(question) ?? queryOf(read(question, today, vocabulary))
  queries.set(question, query)
  return query
}

/** True if every word is understood, and as another question than the one just answered. */
function isReadable(ask: Ask, question: string, family: string): boolean {
  if (talkFirst(question) !== undefined || isTold(question)) return false
  const { query } = ask
  const next = readingOf(question, ask)
  const nextFamily = familyOf(next)
  const isSame =
    nextFamily?.name === family &&
    next.periods[0]?.label === query.periods[0]?.label &&
    next.names.length === query.names.length
  return nextFamily !== undefined && next.corrections.length === 0 && !isSame
}

function candidates(ask: Ask, family: string): readonly string[] {
  const { query } = ask
  const [item] = query.names
  const name = item === undefined ? undefined : chosen(item)[0]
  const when = timeOf(query.periods[0], ask.today)
  if (name !== undefined && query.names.length === 1 && nameFamilies.has(family)) {
    if (typeOf(query) === 'income') return incomeQuestions
    return nameQuestions(ask, name)
  }
  if (typeOf(query) === 'income') return incomeQuestions
  return (
    byFamily[family] ?? [
      `What are my biggest expense categories${when}?`,
      `What was my biggest expense${when}?`,
      'What changed this month?',
    ]
  )
}

/** The name is put in quotation marks where it is not understood without. */
function nameQuestions(ask: Ask, name: Name): string[] {
  if (shownName(name.name) !== name.name || name.name.includes('"')) return []
  const to = name.kind === 'payee' ? 'at' : 'on'
  const isPlain = readingOf(`spent ${to} ${name.name}`, ask).names.some(
    ({ names, how }) => how === 'exact' && names.includes(name),
  )
  const called = isPlain ? name.name : `"${name.name}"`
  return [
    `How much did I spend ${to} ${called} last month?`,
    `When was my last ${called} transaction?`,
    `How much did I spend ${to} ${called} in total?`,
  ]
}

const nameFamilies: ReadonlySet<string> = new Set([
  ...['sum', 'count', 'average', 'list', 'last', 'when', 'how often', 'share', 'extremes'],
  ...['changes', 'compare periods', 'price', 'weekdays', 'times', 'limit'],
])

const incomeQuestions = ['How much did I save last month?', 'When is payday?']
const billQuestions = ['How much is left this month?', 'What are my subscriptions?']
const monthQuestions = [
  'What bills are due this month?',
  'How much will I spend by the end of the month?',
  'How much is left this month?',
]
const watchQuestions = [
  'Was I charged twice for anything?',
  'Any unusual charges in the last 30 days?',
  'Did any of my subscriptions go up?',
]

const byFamily: Readonly<Record<string, readonly string[]>> = {
  bills: billQuestions,
  'bills ahead': billQuestions,
  payday: monthQuestions,
  cancel: ['What are my subscriptions?', 'Did any of my subscriptions go up?'],
  rises: watchQuestions,
  duplicates: watchQuestions,
  unusual: watchQuestions,
  refunds: watchQuestions,
  left: monthQuestions,
  afford: monthQuestions,
  forecast: monthQuestions,
  net: ['What are my biggest expense categories?', 'What is my average monthly income?'],
  'over income': ['What are my biggest expense categories?', 'What is my average monthly income?'],
  score: ['How can I raise my health score?', 'What are my biggest expense categories?'],
  usage: monthQuestions,
  advice: ['What are my subscriptions?', 'What is my financial health score?'],
  'compare periods': ['What are my biggest expense categories?', 'What changed this month?'],
}

/** A month or year as a question says it; nothing for other times. */
function timeOf(period: Period | undefined, today: string): string {
  if (period === undefined || period.isAhead) return ''
  if (period.isPresent || period.from === monthRange(today).from) return ' this month'
  const isNamed = (period.kind === 'month' || period.kind === 'year') && period.whole === undefined
  return isNamed ? ` ${period.label}` : ''
}
