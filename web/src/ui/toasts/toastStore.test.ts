import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { askToReload, clearToasts, currentToast, dismissToast, toast } from './toastStore.ts'

beforeEach(() => vi.useFakeTimers())

afterEach(() => {
  clearToasts()
  vi.useRealTimers()
})

function shown() {
  const entry = currentToast.read()
  return entry && { title: entry.title, open: entry.open }
}

test('shows at most one toast, the newest', () => {
  toast({ title: 'Success' })
  toast({ title: 'Error', variant: 'destructive' })
  expect(shown()).toEqual({ title: 'Error', open: true })
})

test('keeps a closed toast for 1,000,000 ms', () => {
  const { dismiss } = toast({ title: 'Success' })
  dismiss()
  vi.advanceTimersByTime(999_999)
  expect(shown()).toEqual({ title: 'Success', open: false })
  vi.advanceTimersByTime(1)
  expect(shown()).toBeUndefined()
})

test('a new toast outlasts the removal of the one it replaced', () => {
  toast({ title: 'Success' }).dismiss()
  toast({ title: 'Error' })
  vi.advanceTimersByTime(2_000_000)
  expect(shown()).toEqual({ title: 'Error', open: true })
})

test('a toast is dismissed once, and an old one not at all', () => {
  const old = toast({ title: 'Success' })
  const { id } = toast({ title: 'Error' })
  expect(dismissToast(old.id)).toBe(false)
  expect(shown()).toEqual({ title: 'Error', open: true })
  expect([dismissToast(id), dismissToast(id)]).toEqual([true, false])
})

test('the request to reload the page stays until it is closed', () => {
  const asked = askToReload()
  toast({ title: 'Error', variant: 'destructive' }).dismiss()
  askToReload()
  expect(shown()).toEqual({ title: 'This page is out of date', open: true })
  asked.dismiss()
  toast({ title: 'Success' })
  expect(shown()).toEqual({ title: 'Success', open: true })
})
