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

test('what was typed is there again for the same person', () => {
  claimDrafts('ada')
  writeDraft('quickAdd', { amount: '12.30' })
  writeDraft('feedback', { name: 'Ada' })
  claimDrafts('ada')
  expect(readDraft('quickAdd')).toEqual({ amount: '12.30' })
  expect(readDraft('feedback')).toEqual({ name: 'Ada' })
})

test('another person who signs in finds nothing, and leaves nothing', () => {
  claimDrafts('ada')
  writeDraft('quickAdd', { amount: '12.30' })
  claimDrafts('bob')
  expect(readDraft('quickAdd')).toBeUndefined()
  claimDrafts('ada')
  expect(readDraft('quickAdd')).toBeUndefined()
})

test('signing out by hand drops them', () => {
  claimDrafts('ada')
  writeDraft('quickAdd', { amount: '12.30' })
  dropDrafts()
  expect(kept.size).toBe(0)
  expect(draftOwner.read()).toBeUndefined()
})

test('nothing is read or kept before it is known whose it is', () => {
  writeDraft('quickAdd', { amount: '12.30' })
  expect(kept.size).toBe(0)
  expect(readDraft('quickAdd')).toBeUndefined()
})

test('a form that was saved forgets its own draft only', () => {
  claimDrafts('ada')
  writeDraft('quickAdd', { amount: '12.30' })
  writeDraft('feedback', { name: 'Ada' })
  forgetDraft('quickAdd')
  expect(readDraft('quickAdd')).toBeUndefined()
  expect(readDraft('feedback')).toEqual({ name: 'Ada' })
})

test('what is unreadable counts as nothing', () => {
  kept.set('evenkeel:drafts', '{"userId":')
  claimDrafts('ada')
  expect(readDraft('quickAdd')).toBeUndefined()
})

test('a storage that is closed loses nothing but the comfort', () => {
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

test('the key under which a draft was sent stays with it until it is known to be kept', () => {
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
