import { beforeEach, expect, test } from 'vitest'
import { dropStep, forgetSteps, nextStep, noteReversal, noteStep } from './steps.ts'

beforeEach(forgetSteps)

const next = () => [nextStep('undo')?.id, nextStep('redo')?.id]

/** Notes that an action was undone, and returns the undo. */
function undo(id: string) {
  const by = { id: `undo ${id}`, undoes: id, kind: 'undone' as const }
  return noteReversal({ id, undoes: null }, by)
}

/** Notes that an undo was redone, and returns what is in effect again. */
function redo(of: { id: string; undoes: string | null }) {
  return noteReversal(of, { id: `redo ${of.id}`, undoes: of.id, kind: 'redone' })
}

test('without an action there is nothing to undo or redo', () => {
  expect(next()).toEqual([undefined, undefined])
})

test('undo takes the latest action first, and redo the latest undo', () => {
  noteStep('a')
  noteStep('b')
  expect(next()).toEqual(['b', undefined])
  undo('b')
  expect(next()).toEqual(['a', 'undo b'])
  const undone = undo('a')
  expect(next()).toEqual([undefined, 'undo a'])
  expect(redo(undone)).toEqual({ id: 'a', undoes: null })
  expect(next()).toEqual(['a', 'undo b'])
  undo('a')
  expect(next()).toEqual([undefined, 'undo a'])
})

test('a new action leaves nothing to redo', () => {
  noteStep('a')
  undo('a')
  noteStep('b')
  expect(next()).toEqual(['b', undefined])
})

test('an older action undone on the History page is not offered again', () => {
  noteStep('a')
  noteStep('b')
  undo('a')
  expect(next()).toEqual(['b', 'undo a'])
})

test('a redone action undone on the History page leaves no stale step', () => {
  noteStep('a')
  redo(undo('a'))
  undo('a')
  expect(next()).toEqual([undefined, 'undo a'])
})

test('an undo of before this page was loaded can be redone and undone again', () => {
  redo({ id: 'old undo', undoes: 'old' })
  expect(next()).toEqual(['old', undefined])
  undo('old')
  expect(next()).toEqual([undefined, 'undo old'])
})

test('an action that can no longer be undone is skipped', () => {
  noteStep('a')
  noteStep('b')
  dropStep('b')
  expect(next()).toEqual(['a', undefined])
})
