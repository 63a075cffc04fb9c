import { beforeEach, expect, test } from 'vitest'
import { dropStep, forgetSteps, nextStep, noteReversal, noteStep } from './steps.ts'

beforeEach(forgetSteps)

const next = () => [nextStep('undo'), nextStep('redo')]

test('without an action there is nothing to undo or redo', () => {
  expect(next()).toEqual([undefined, undefined])
})

test('undo takes the latest action first, and redo the latest undo', () => {
  noteStep('a')
  noteStep('b')
  expect(next()).toEqual(['b', undefined])
  noteReversal('b', { id: 'undo b', kind: 'undone' })
  expect(next()).toEqual(['a', 'undo b'])
  noteReversal('a', { id: 'undo a', kind: 'undone' })
  expect(next()).toEqual([undefined, 'undo a'])
  noteReversal('undo a', { id: 'redo a', kind: 'redone' })
  expect(next()).toEqual(['redo a', 'undo b'])
  noteReversal('redo a', { id: 'undo a again', kind: 'undone' })
  expect(next()).toEqual([undefined, 'undo a again'])
})

test('a new action leaves nothing to redo', () => {
  noteStep('a')
  noteReversal('a', { id: 'undo a', kind: 'undone' })
  noteStep('b')
  expect(next()).toEqual(['b', undefined])
})

test('an older action undone on the History page is not offered again', () => {
  noteStep('a')
  noteStep('b')
  noteReversal('a', { id: 'undo a', kind: 'undone' })
  expect(next()).toEqual(['b', 'undo a'])
})

test('an action that can no longer be undone is skipped', () => {
  noteStep('a')
  noteStep('b')
  dropStep('b')
  expect(next()).toEqual(['a', undefined])
})
