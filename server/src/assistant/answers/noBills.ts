import type { Bill } from '@evenkeel/domain/bills'
import { series } from '../facts/sentence.ts'
import { wordsOf } from '../reading/tokens.ts'
import { type Ask, chosen, empty, namesText, type Said, typeOf } from './ask.ts'
import { billName, pausedText } from './billDues.ts'
import { owedToYou } from './unknowable.ts'

// What is said where there is no bill to tell of.

export function noPayday(): Said {
  return {
    kind: 'empty',
    text: [
      'You have no recurring income set up, so I cannot tell when you are paid next. Add it under Recurring Bills with the type Income.',
    ],
    suggestions: ['How do I add a recurring bill?', 'When was my last income?'],
  }
}

export function noBills(): Said {
  return {
    ...empty(
      'You have no recurring bills yet. Set them up under Recurring Bills, and I can tell you what is due.',
    ),
    suggestions: ['How do I add a recurring bill?', 'What are my biggest expense categories?'],
  }
}

export function noSuchBill(ask: Pick<Ask, 'query' | 'bills'>): Said {
  const { names } = ask.query
  const type = typeOf(ask.query) ?? 'expense'
  // "How much does Leo owe me?", "how much do I owe in taxes?"
  if (/\bowes? (?:me|us)\b/.test(ask.query.text))
    return { kind: 'refuse', text: owedToYou, suggestions: ['What income is due this month?'] }
  if (/\bowe\b.*\btax(?:es)?\b/.test(ask.query.text))
    return {
      kind: 'refuse',
      text: [
        'How much tax you owe cannot be known from your records. I can tell what you have paid: ask for your spending on ',
        namesText(names),
        '.',
      ],
      suggestions: ['What are my recurring bills?'],
    }
  const none =
    type === 'income' ? 'There is no recurring income from ' : 'There is no recurring bill for '
  const [near] = billsLike(ask).filter((bill) => bill.type === type)
  // "When will Riverside pay my next invoice?"
  const isDateAsked = near === undefined && ask.query.features.has('when')
  const end = near ? ` Did you mean ${billName(near)}?` : ''
  return {
    kind: isDateAsked ? 'refuse' : 'clarify',
    text: [none, namesText(names), isDateAsked ? ', so the next date cannot be known.' : '.', end],
    suggestions:
      near && billName(near) === near.description
        ? [`When is ${near.description} due?`, 'What are my recurring bills?']
        : type === 'income'
          ? ['When is payday?', 'When was my last income?']
          : ['What are my recurring bills?', 'What bills are due in the next 30 days?'],
  }
}

/** Bills with longer names: "Netflix Premium" where Netflix is named. */
function billsLike({ query, bills }: Pick<Ask, 'query' | 'bills'>): Bill[] {
  const payees = query.names.flatMap(chosen).filter(({ kind }) => kind === 'payee')
  return bills.filter(({ description }) => {
    const words = wordsOf(description)
    return payees.some((payee) => payee.words.every((word) => words.includes(word)))
  })
}

/** Of the bills that a question is about none is active: those named are paused, or there is only the other type. */
export function noneActive(ask: Ask, bills: readonly Bill[]): Said {
  const paused = bills.filter(({ isActive }) => !isActive)
  if (ask.query.names.length === 0) return empty('You have no active recurring bills.')
  if (paused.length === 0) return noSuchBill(ask)
  const isOne = paused.length === 1
  return {
    kind: 'answer',
    text: [
      series(paused.map((bill) => pausedText(ask, bill))),
      `, so nothing is due for ${isOne ? 'it' : 'them'}.`,
    ],
  }
}
