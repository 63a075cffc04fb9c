import { expect, test } from 'vitest'
import { isCurrent } from './nav.ts'

const dashboard = { label: 'Dashboard', href: '/', also: ['/dashboard'] }

test.each([
  ['/', true],
  ['/dashboard', true],
  ['/settings', false],
  ['/dashboard/else', false],
])('at %s the dashboard is current: %s', (location, current) => {
  expect(isCurrent(dashboard, location)).toBe(current)
})
