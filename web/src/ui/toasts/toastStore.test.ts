import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { dismissToast, listToasts, subscribeToasts, toast } from './toastStore.ts'

beforeEach(() => vi.useFakeTimers())

afterEach(() => {
  vi.runAllTimers()
  vi.useRealTimers()
})

const shown = () => listToasts().map(({ title, open }) => ({ title, open }))

test('shows at most one toast, the newest', () => {
  toast({ title: 'Success' })
  toast({ title: 'Error', variant: 'destructive' })
  expect(shown()).toEqual([{ title: 'Error', open: true }])
})

test('keeps a closed toast for 1,000,000 ms', () => {
  const { dismiss } = toast({ title: 'Success' })
  dismiss()
  vi.advanceTimersByTime(999_999)
  expect(shown()).toEqual([{ title: 'Success', open: false }])
  vi.advanceTimersByTime(1)
  expect(shown()).toEqual([])
})

test('the removal of a toast that was replaced leaves the new one alone', () => {
  toast({ title: 'Success' }).dismiss()
  toast({ title: 'Error' })
  vi.advanceTimersByTime(2_000_000)
  expect(shown()).toEqual([{ title: 'Error', open: true }])
  for (const { id } of listToasts()) dismissToast(id)
})

test('tells its listeners of every change, until they leave', () => {
  const listener = vi.fn()
  const leave = subscribeToasts(listener)
  const { dismiss } = toast({ title: 'Success' })
  dismiss()
  dismiss()
  expect(listener).toHaveBeenCalledTimes(2)
  leave()
  toast({ title: 'Error' }).dismiss()
  expect(listener).toHaveBeenCalledTimes(2)
})
