import { type Ask, empty, namesText, type Said } from './ask.ts'

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

export function noSuchBill({ query }: Ask): Said {
  return {
    kind: 'clarify',
    text: ['There is no recurring bill for ', namesText(query.names), '.'],
    suggestions: ['What are my recurring bills?', 'What bills are due in the next 30 days?'],
  }
}
