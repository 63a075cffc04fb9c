import { beforeEach, expect, test } from 'vitest'
import { dropStep, forgetSteps, nextStep, noteReversal, noteStep } from './steps.ts'

beforeEach(forgetSteps)

const next = () => [nextStep('undo'), nextStep('redo')]

test('nothing done leaves nothing to undo or redo', () => {
  expect(next()).toEqual([undefined, undefined])
})

test('undo takes the latest first, redo the latest undo', () => {
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

test('a new step leaves nothing to redo', () => {
  noteStep('a')
  noteReversal('a', { id: 'undo a', kind: 'undone' })
  noteStep('b')
  expect(next()).toEqual(['b', undefined])
})

test('an older step that History undoes is not offered again', () => {
  noteStep('a')
  noteStep('b')
  noteReversal('a', { id: 'undo a', kind: 'undone' })
  expect(next()).toEqual(['b', 'undo a'])
})

test('a step that can no longer be undone gives way to the one before it', () => {
  noteStep('a')
  noteStep('b')
  dropStep('b')
  expect(next()).toEqual(['a', undefined])
})
