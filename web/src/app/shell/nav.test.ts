import { expect, test } from 'vitest'
import { isCurrent } from './nav.ts'

const dashboard = { label: 'Dashboard', href: '/', also: ['/dashboard'] }
const bills = { label: 'Recurring Bills', href: '/recurring-bills', hasPages: true } as const

test.each([
  ['/', true],
  ['/dashboard', true],
  ['/settings', false],
  ['/dashboard/else', false],
])('at %s the dashboard is current: %s', (location, current) => {
  expect(isCurrent(dashboard, location)).toBe(current)
})

test.each([
  ['/recurring-bills', true],
  ['/recurring-bills/01930e38-7000-74fd-ac74-e0cec46dc6b1', true],
  ['/recurring-bills-of-old', false],
  ['/', false],
])('at %s the bills are current: %s', (location, current) => {
  expect(isCurrent(bills, location)).toBe(current)
})

test('a page that does not exist belongs to none', () => {
  const settings = { label: 'Settings', href: '/settings' }
  expect(isCurrent(settings, '/settings/nothing-here')).toBe(false)
})
