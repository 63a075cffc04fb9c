import { describe, expect, it } from 'vitest'
import {
  formatCardNumber,
  formatCvv,
  formatExpiry,
  holdsCardNumber,
  lastFour,
  manualCardMistake,
} from './index.ts'

describe('the fields of a card', () => {
  it.each([
    ['', ''],
    ['4', '4'],
    ['4111', '4111'],
    ['41111', '4111 1'],
    ['4111111111111111', '4111 1111 1111 1111'],
    ['4111-1111-1111-1111', '4111 1111 1111 1111'],
    ['4111 1111 1111 1111 22', '4111 1111 1111 1111'],
    ['card 4111', '4111'],
  ])('the number %j reads %j', (typed, shown) => {
    expect(formatCardNumber(typed)).toBe(shown)
    expect(formatCardNumber(shown)).toBe(shown)
  })

  it.each([
    ['', ''],
    ['1', '1'],
    ['12', '12'],
    ['123', '12/3'],
    ['1230', '12/30'],
    ['12/30', '12/30'],
    ['12 / 30', '12/30'],
    ['12/2030', '12/30'],
    ['1/30', '01/30'],
    ['5', '05'],
    ['0130', '01/30'],
    ['12/305', '12/30'],
    [' 5', '05'],
    [' 1/30', '01/30'],
    ['1 2/30', '12/30'],
    ['122035', '12/35'],
    ['120', '12/0'],
    ['1220', '12/20'],
    ['12205', '12/20'],
    ['/30', '30'],
  ])('the expiry %j reads %j', (typed, shown) => {
    expect(formatExpiry(typed)).toBe(shown)
    expect(formatExpiry(shown)).toBe(shown)
  })

  it.each([
    ['123', '123'],
    ['12a3', '123'],
    ['12345', '1234'],
  ])('formats the CVV %j as %j', (typed, shown) => {
    expect(formatCvv(typed)).toBe(shown)
  })

  it('recognizes a card number from 13 digits on, and finds its last four', () => {
    expect(holdsCardNumber('4111 1111 1111 1')).toBe(true)
    expect(holdsCardNumber('4111 1111 1111')).toBe(false)
    expect(holdsCardNumber('４１１１ 1111 ١١١١ 1')).toBe(true)
    expect(lastFour('4111 1111 1111 1234')).toBe('1234')
  })
})

describe('a card in our own fields', () => {
  const card = { number: '4111 1111 1111 1111', expiry: '12/30', cvv: '123', name: 'Ann Lee' }
  const missing = (field: string) => ({
    field,
    title: 'Missing Information',
    message: 'Please fill in all card details.',
  })
  const invalid = (field: string, message: string) => ({ field, title: 'Invalid Card', message })
  const noDate = invalid('expiry', 'Please enter the expiry date as MM/YY.')
  const noNumber = invalid('number', 'Please enter a valid card number.')
  const noCvv = invalid('cvv', 'Please enter the CVV from the card.')
  const noName = invalid('name', 'Please enter the name on the card, without its number.')
  it.each<[string, Partial<typeof card>, object | undefined]>([
    ['a complete card', {}, undefined],
    ['no number', { number: '' }, missing('number')],
    ['no expiry', { expiry: '' }, missing('expiry')],
    ['no CVV', { cvv: '' }, missing('cvv')],
    ['no name', { name: '  ' }, missing('name')],
    ['12 digits', { number: '4111 1111 1111' }, noNumber],
    ['13 digits', { number: '4111 1111 1111 1' }, undefined],
    ['a short number and no name', { number: '4', name: '' }, missing('name')],
    ['a one-digit expiry', { expiry: '1' }, noDate],
    ['month 13', { expiry: '13/30' }, noDate],
    ['month 01', { expiry: '01/30' }, undefined],
    ['a two-digit CVV', { cvv: '12' }, noCvv],
    ['a card number as the name', { name: '4111111111111111' }, noName],
    ['a short CVV and a short number', { number: '4', cvv: '1' }, noNumber],
  ])('%s', (_, change, mistake) => {
    expect(manualCardMistake({ ...card, ...change })).toEqual(mistake)
  })

  it.each(['00/30', '12/3', 'x12/30', '12/305', '0x/30'])('the expiry %s is no date', (expiry) => {
    expect(manualCardMistake({ ...card, expiry })).toEqual(noDate)
  })
})
