import { describe, expect, it } from 'vitest'
import {
  asksForCode,
  causeOfCode,
  declineCauses,
  declineSentence,
  failureOf,
  nextStep,
  PaymentRequest,
  priceAmount,
  priceCents,
  priceShort,
  priceText,
  readEventSubject,
  type ServicePayment,
  simulate,
  tokenOf,
} from './index.ts'

it('costs five dollars, once', () => {
  expect([priceCents, priceAmount, priceText, priceShort]).toEqual([500, '5.00', '$5.00', '$5'])
})

describe('a payment request', () => {
  const right = {
    sourceId: 'cnon:card-nonce-ok',
    email: 'ann@example.com',
    password: 'x',
    amount: 500,
  }

  it.each([
    ['accepts a token', {}],
    ['accepts the upgrade page', { email: 'upgrade@evenkeel.example', password: '' }],
    [
      'accepts our own card fields',
      {
        sourceId: 'manual-card-entry',
        cardData: { last4: '1111', cardholderName: 'Ann O’Neil 2nd' },
      },
    ],
    [
      'accepts a name of 12 digits',
      { cardData: { last4: '1111', cardholderName: '123456789012' } },
    ],
  ])('%s', (_, change) => {
    expect(PaymentRequest.safeParse({ ...right, ...change }).success).toBe(true)
  })

  it.each([
    ['no source', { sourceId: undefined }, 'Payment source is required'],
    ['a source of null', { sourceId: null }, 'Payment source is required'],
    ['an empty source', { sourceId: '' }, 'Payment source is required'],
    ...['CASH', 'EXTERNAL', 'ccof:card', 'cnon:', 'cnon:a b', 'xcnon:a', 'cnon:a\n'].map(
      (sourceId): [string, object, string] => [
        JSON.stringify(sourceId),
        { sourceId },
        'This payment source cannot be used. Please enter your card again.',
      ],
    ),
    ['another amount', { amount: 499 }, 'The amount does not match the price of premium'],
    ['an amount as text', { amount: '500' }, 'The amount does not match the price of premium'],
    [
      'a card number as name',
      { cardData: { last4: '1111', cardholderName: '4111 1111 1111 1111' } },
      'The name on the card must not contain a card number.',
    ],
    [
      'a name of 13 digits',
      { cardData: { last4: '1111', cardholderName: 'a1234567890123' } },
      'The name on the card must not contain a card number.',
    ],
    [
      'a whole number as last4',
      { cardData: { last4: '4111111111111111', cardholderName: 'Ann' } },
      'Please enter a valid card number.',
    ],
  ])('rejects %s', (_, change, message) => {
    const result = PaymentRequest.safeParse({ ...right, ...change })
    expect(result.error?.issues[0]?.message).toBe(message)
  })

  it.each([
    [{ hasPaid: true }],
    [{ cardData: { last4: '1111', cardholderName: 'Ann', number: '4111111111111111' } }],
    [{ cardData: { last4: '1111' } }],
  ])('rejects other fields: %j', (change) => {
    expect(PaymentRequest.safeParse({ ...right, ...change }).success).toBe(false)
  })
})

describe('a failed reply from the card service', () => {
  const card = (code: string) => [{ category: 'PAYMENT_METHOD_ERROR', code }]
  it.each([
    ['no reply at all', undefined, [], { kind: 'unknown' }],
    ['a server error', 500, [], { kind: 'unknown' }],
    [
      'a gateway that gave up',
      504,
      [{ category: 'API_ERROR', code: 'GATEWAY_TIMEOUT' }],
      { kind: 'unknown' },
    ],
    ['a server error that mentions a card', 500, card('CARD_DECLINED'), { kind: 'unknown' }],
    ['an unreadable success', 200, [], { kind: 'unknown' }],
    ["a proxy's timeout", 408, [], { kind: 'unknown' }],
    [
      'too many requests',
      429,
      [{ category: 'RATE_LIMIT_ERROR', code: 'RATE_LIMITED' }],
      { kind: 'refused' },
    ],
    [
      'a wrong access token',
      401,
      [{ category: 'AUTHENTICATION_ERROR', code: 'UNAUTHORIZED' }],
      { kind: 'refused' },
    ],
    [
      'an invalid request',
      400,
      [{ category: 'INVALID_REQUEST_ERROR', code: 'INVALID_VALUE' }],
      { kind: 'refused' },
    ],
    [
      'a token used before',
      400,
      [{ category: 'INVALID_REQUEST_ERROR', code: 'CARD_TOKEN_USED' }],
      { kind: 'declined', cause: 'other' },
    ],
    [
      'a token used before, among other errors',
      400,
      [
        { category: 'INVALID_REQUEST_ERROR', code: 'INVALID_VALUE' },
        { category: 'INVALID_REQUEST_ERROR', code: 'CARD_TOKEN_USED' },
      ],
      { kind: 'declined', cause: 'other' },
    ],
    ['a declined card', 402, card('CARD_DECLINED'), { kind: 'declined', cause: 'other' }],
    ['a wrong CVV', 400, card('CVV_FAILURE'), { kind: 'declined', cause: 'cvv' }],
    ['a wrong CVV, verified', 400, card('VERIFY_CVV_FAILURE'), { kind: 'declined', cause: 'cvv' }],
    [
      'a wrong postal code',
      400,
      card('ADDRESS_VERIFICATION_FAILURE'),
      { kind: 'declined', cause: 'postal_code' },
    ],
    [
      'a wrong postal code, verified',
      400,
      card('VERIFY_AVS_FAILURE'),
      { kind: 'declined', cause: 'postal_code' },
    ],
    ['a wrong expiry', 400, card('INVALID_EXPIRATION'), { kind: 'declined', cause: 'expiry' }],
    ['an expired card', 400, card('CARD_EXPIRED'), { kind: 'declined', cause: 'expiry' }],
    ['no funds', 400, card('INSUFFICIENT_FUNDS'), { kind: 'declined', cause: 'funds' }],
    [
      'verification required',
      400,
      card('CARD_DECLINED_VERIFICATION_REQUIRED'),
      { kind: 'declined', cause: 'verification' },
    ],
    ['a code we do not know', 400, card('SOMETHING_NEW'), { kind: 'declined', cause: 'other' }],
  ])('%s', (_, status, errors, expected) => {
    expect(failureOf(status, errors)).toEqual(expected)
  })

  it('does not mistake an inherited property for a code', () => {
    expect(causeOfCode('constructor')).toBe('other')
  })
})

it('explains each decline in a sentence, never with a code', () => {
  expect(Object.fromEntries(declineCauses.map((cause) => [cause, declineSentence(cause)]))).toEqual(
    {
      cvv: 'Your card was declined: the security code (CVV) does not match. Check it and try again.',
      postal_code:
        'Your card was declined: the postal code does not match the one your bank has. Check it and try again.',
      expiry: 'Your card was declined: the expiry date does not match. Check it and try again.',
      funds: 'Your card was declined: it has insufficient funds. Try another card.',
      verification:
        'Your card was declined: your bank could not verify your identity. Try again, or use another card.',
      other: 'Your card was declined. You were not charged. Try another card.',
    },
  )
})

describe('the next step of an open payment', () => {
  const payment: ServicePayment = { state: 'approved', amount: 500, currency: 'USD', refunded: 0 }
  it.each([
    ['not found yet', undefined, 119_999, true, 'wait'],
    ['not found after two minutes', undefined, 120_000, true, 'give_up'],
    ['not found, account gone', undefined, 1000, false, 'wait'],
    ['not found after two minutes, account gone', undefined, 120_000, false, 'give_up'],
    ['approved', {}, 0, true, 'capture'],
    ['approved, account gone', {}, 0, false, 'void'],
    ['approved for too little', { amount: 499 }, 0, true, 'void'],
    ['approved in another currency', { currency: 'CAD' }, 0, true, 'void'],
    ['pending', { state: 'pending' }, 1e9, true, 'wait'],
    ['completed', { state: 'completed' }, 0, true, 'settle'],
    ['completed, account gone', { state: 'completed' }, 0, false, 'refund'],
    ['completed for too much', { state: 'completed', amount: 5000 }, 0, true, 'refund'],
    ['completed and refunded', { state: 'completed', refunded: 500 }, 0, true, 'refunded'],
    [
      'completed, account gone, refunded',
      { state: 'completed', refunded: 500 },
      0,
      false,
      'refunded',
    ],
    ['refunded in part', { state: 'completed', refunded: 499 }, 0, true, 'settle'],
    ['failed', { state: 'failed' }, 0, true, 'decline'],
    ['canceled', { state: 'canceled' }, 0, true, 'cancel'],
    ['canceled, account gone', { state: 'canceled' }, 0, false, 'cancel'],
  ] as [string, Partial<ServicePayment> | undefined, number, boolean, string][])(
    '%s',
    (_, found, ageMs, isWanted, step) => {
      expect(nextStep(found && { ...payment, ...found }, ageMs, isWanted)).toBe(step)
    },
  )
})

describe('the simulator', () => {
  it.each([
    ['cnon:card-nonce-ok', { kind: 'approved' }],
    ['cnon:card-nonce-declined', { kind: 'declined', cause: 'other' }],
    ['cnon:card-nonce-rejected-cvv', { kind: 'declined', cause: 'cvv' }],
    ['cnon:card-nonce-rejected-postalcode', { kind: 'declined', cause: 'postal_code' }],
    ['cnon:card-nonce-rejected-expiration', { kind: 'declined', cause: 'expiry' }],
    ['cnon:simulator-insufficient-funds', { kind: 'declined', cause: 'funds' }],
    ['cnon:simulator-verification', { kind: 'declined', cause: 'verification' }],
    ['cnon:simulator-slow', { kind: 'approved', slow: true }],
    ['cnon:simulator-lost-answer', { kind: 'lost_answer' }],
    ['cnon:simulator-lost-request', { kind: 'lost_request' }],
    ['cnon:anything-else', { kind: 'declined', cause: 'other' }],
  ])('%s', (token, outcome) => {
    expect(simulate(token)).toEqual(outcome)
  })

  it.each([
    ['1111', { kind: 'approved' }],
    ['0002', { kind: 'declined', cause: 'other' }],
    ['4242', { kind: 'declined', cause: 'other' }],
    [undefined, { kind: 'declined', cause: 'other' }],
  ])('a manually typed card ending in %s', (last4, outcome) => {
    expect(simulate('manual-card-entry', last4)).toEqual(outcome)
  })

  const card = { number: '4111 1111 1111 1111', expiry: '12/30', cvv: '123', postalCode: '94103' }
  it.each([
    ['approved', {}, '', 'cnon:card-nonce-ok'],
    ['declined', { number: '4000 0000 0000 0002' }, '', 'cnon:card-nonce-declined'],
    ['an unknown card', { number: '5555 5555 5555 4444' }, '', 'cnon:card-nonce-declined'],
    ['a wrong CVV', { cvv: '911' }, '', 'cnon:card-nonce-rejected-cvv'],
    ['a wrong postal code', { postalCode: '99999' }, '', 'cnon:card-nonce-rejected-postalcode'],
    ['a wrong expiry', { expiry: '01/40' }, '', 'cnon:card-nonce-rejected-expiration'],
    ['the right code', { number: '5248480000210034' }, '123456', 'cnon:card-nonce-ok'],
    ['a wrong code', { number: '5248480000210034' }, '654321', 'cnon:simulator-verification'],
    ['no code', { number: '5248480000210034' }, '', 'cnon:simulator-verification'],
  ])('turns a typed card into a token: %s', (_, change, code, token) => {
    expect(tokenOf({ ...card, ...change }, code)).toBe(token)
  })

  it('asks for a verification code for one card only', () => {
    expect(asksForCode({ number: '5248 4800 0021 0034' })).toBe(true)
    expect(asksForCode(card)).toBe(false)
  })
})

describe('an event from the card service', () => {
  const event = (type: string, data: object) =>
    JSON.stringify({ merchant_id: 'M', event_id: 'e-1', type, data })
  it.each([
    [
      'a payment',
      event('payment.updated', { type: 'payment', id: 'P1' }),
      { eventId: 'e-1', about: 'payment', id: 'P1' },
    ],
    [
      'a refund',
      event('refund.created', {
        type: 'refund',
        id: 'R1',
        object: { refund: { payment_id: 'P1', amount_money: {} } },
      }),
      { eventId: 'e-1', about: 'payment', id: 'P1' },
    ],
    [
      'a dispute',
      event('dispute.state.updated', { type: 'dispute', id: 'D1' }),
      { eventId: 'e-1', about: 'dispute', id: 'D1' },
    ],
    ['a refund of nothing', event('refund.created', { id: 'R1' }), 'other'],
    ['a customer', event('customer.created', { id: 'C1' }), 'other'],
    ['invalid JSON', '{', undefined],
    ['not an event', '{"type":"payment.updated"}', undefined],
    ['a number', '5', undefined],
    ['an id that is a path', event('payment.updated', { id: '../refunds' }), undefined],
  ])('%s', (_, text, subject) => {
    expect(readEventSubject(text)).toEqual(subject)
  })
})
