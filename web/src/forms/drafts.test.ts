import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  claimDrafts,
  draftOwner,
  dropDrafts,
  forgetDraft,
  forgetKeyOfDraft,
  keyOfDraft,
  readDraft,
  writeDraft,
} from './drafts.ts'

let kept: Map<string, string>

beforeEach(() => {
  kept = new Map()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  })
})

afterEach(() => {
  dropDrafts()
  vi.unstubAllGlobals()
})

test('input is restored for the same user', () => {
  claimDrafts('ada')
  writeDraft('quickAdd', { amount: '12.30' })
  writeDraft('feedback', { name: 'Ada' })
  claimDrafts('ada')
  expect(readDraft('quickAdd')).toEqual({ amount: '12.30' })
  expect(readDraft('feedback')).toEqual({ name: 'Ada' })
})

test('another user finds no drafts and leaves none', () => {
  claimDrafts('ada')
  writeDraft('quickAdd', { amount: '12.30' })
  claimDrafts('bob')
  expect(readDraft('quickAdd')).toBeUndefined()
  claimDrafts('ada')
  expect(readDraft('quickAdd')).toBeUndefined()
})

test('logging out drops them', () => {
  claimDrafts('ada')
  writeDraft('quickAdd', { amount: '12.30' })
  dropDrafts()
  expect(kept.size).toBe(0)
  expect(draftOwner.read()).toBeUndefined()
})

test('nothing is read or kept before the user is known', () => {
  writeDraft('quickAdd', { amount: '12.30' })
  expect(kept.size).toBe(0)
  expect(readDraft('quickAdd')).toBeUndefined()
})

test('a saved form forgets only its own draft', () => {
  claimDrafts('ada')
  writeDraft('quickAdd', { amount: '12.30' })
  writeDraft('feedback', { name: 'Ada' })
  forgetDraft('quickAdd')
  expect(readDraft('quickAdd')).toBeUndefined()
  expect(readDraft('feedback')).toEqual({ name: 'Ada' })
})

test('unreadable storage counts as empty', () => {
  kept.set('evenkeel:drafts', '{"userId":')
  claimDrafts('ada')
  expect(readDraft('quickAdd')).toBeUndefined()
})

test('storage that cannot be written is ignored', () => {
  vi.stubGlobal('sessionStorage', {
    getItem: () => null,
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError')
    },
    removeItem: () => {},
  })
  claimDrafts('ada')
  expect(() => writeDraft('quickAdd', { amount: '1' })).not.toThrow()
})

test('a draft keeps its idempotency key until it is known to be saved', () => {
  claimDrafts('ada')
  writeDraft('quickAdd', { amount: '12.30' })
  expect(keyOfDraft('quickAdd', 'first')).toBe('first')
  // After a reload.
  claimDrafts('ada')
  expect(keyOfDraft('quickAdd', 'second')).toBe('first')
  expect(keyOfDraft('newBill', 'third')).toBe('third')
  forgetKeyOfDraft('quickAdd')
  expect(readDraft('quickAdd')).toEqual({ amount: '12.30' })
  expect(keyOfDraft('quickAdd', 'fourth')).toBe('fourth')
  forgetDraft('quickAdd')
  expect(keyOfDraft('quickAdd', 'fifth')).toBe('fourth')
})
