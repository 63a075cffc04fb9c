import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { watchIdleness } from './idleWatch.ts'

const minute = 60_000

beforeEach(() => vi.useFakeTimers({ now: Date.parse('2026-01-30T12:00:00Z') }))
afterEach(() => vi.useRealTimers())

/** Tabs share one value, as local storage does. */
function openTab(shared: { value: string | null }) {
  const seen: string[] = []
  let lastRequestMs = Date.now()
  const watch = watchIdleness({
    now: () => Date.now(),
    readShared: () => shared.value,
    writeShared: (value) => {
      shared.value = value
    },
    msSinceRequest: () => Date.now() - lastRequestMs,
    onWarn: (endsAtMs) => seen.push(`warned, ${endsAtMs - Date.now()} ms left`),
    onStay: () => seen.push('stayed'),
    onOver: () => seen.push('over'),
    touchServer: () => {
      lastRequestMs = Date.now()
      seen.push('touched')
    },
  })
  return { seen, watch }
}

describe('one tab', () => {
  test('warns after fourteen minutes and ends after fifteen', () => {
    const { seen } = openTab({ value: null })
    vi.advanceTimersByTime(14 * minute - 1)
    expect(seen).toEqual([])
    vi.advanceTimersByTime(1)
    expect(seen).toEqual(['warned, 60000 ms left'])
    vi.advanceTimersByTime(minute)
    expect(seen).toEqual(['warned, 60000 ms left', 'over'])
    vi.advanceTimersByTime(60 * minute)
    expect(seen).toHaveLength(2)
  })

  test('one key dismisses the warning, and reports that it did', () => {
    const { seen, watch } = openTab({ value: null })
    vi.advanceTimersByTime(14.5 * minute)
    expect(watch.activity()).toBe(true)
    expect(watch.activity()).toBe(false)
    expect(seen).toEqual(['warned, 60000 ms left', 'stayed'])
    vi.advanceTimersByTime(14 * minute - 1)
    expect(seen.slice(2)).toEqual(['touched'])
    vi.advanceTimersByTime(1)
    expect(seen.at(-1)).toBe('warned, 60000 ms left')
  })

  test('activity postpones the end', () => {
    const { seen, watch } = openTab({ value: null })
    for (let i = 0; i < 30; i++) {
      vi.advanceTimersByTime(10 * minute)
      watch.activity()
    }
    expect(seen.filter((word) => word !== 'touched')).toEqual([])
  })

  test('a key after the computer slept comes too late', () => {
    const { seen, watch } = openTab({ value: null })
    // The machine slept: the clock went on, and no timer ran.
    vi.setSystemTime(Date.now() + 8 * 60 * minute)
    watch.activity()
    expect(seen).toEqual(['over'])
  })

  test('a page that becomes visible after sleep ends at once', () => {
    const { seen, watch } = openTab({ value: null })
    vi.setSystemTime(Date.now() + 20 * minute)
    watch.check()
    expect(seen).toEqual(['over'])
  })

  test('tells the server each minute that the user is active, and only then', () => {
    const { seen, watch } = openTab({ value: null })
    vi.advanceTimersByTime(50_000)
    watch.activity()
    vi.advanceTimersByTime(10_000)
    expect(seen).toEqual(['touched'])
    vi.advanceTimersByTime(10 * minute)
    expect(seen).toEqual(['touched'])
  })

  test('stops when told to', () => {
    const { seen, watch } = openTab({ value: null })
    watch.stop()
    vi.advanceTimersByTime(60 * minute)
    watch.check()
    watch.activity()
    expect(seen).toEqual([])
  })
})

describe('two tabs', () => {
  test('activity in one keeps the other signed in', () => {
    const shared = { value: null }
    const quiet = openTab(shared)
    const busy = openTab(shared)
    for (let i = 0; i < 5; i++) {
      vi.advanceTimersByTime(10 * minute)
      busy.watch.activity()
    }
    expect(quiet.seen).toEqual([])
  })

  test('a key in one closes the warning in the other', () => {
    const shared = { value: null }
    const first = openTab(shared)
    const second = openTab(shared)
    vi.advanceTimersByTime(14 * minute)
    first.watch.activity()
    // The storage event.
    second.watch.check()
    expect(second.seen).toEqual(['warned, 60000 ms left', 'stayed'])
  })

  test('both end together', () => {
    const shared = { value: null }
    const tabs = [openTab(shared), openTab(shared)]
    vi.advanceTimersByTime(15 * minute)
    expect(tabs.map(({ seen }) => seen.at(-1))).toEqual(['over', 'over'])
  })
})
