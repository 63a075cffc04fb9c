import { chmodSync, chownSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { ask, settingsWith } from '#testing/doctor.ts'
import { folderChecks, judgeSpace } from './folderChecks.ts'

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'evenkeel-doctor-'))
  onTestFinished(() => {
    chmodSync(folder, 0o700)
    rmSync(folder, { recursive: true })
  })
  return folder
}

const askFolder = (dataDir: string) =>
  ask(folderChecks, 'data folder', settingsWith({ DATA_DIR: dataDir }))

test('a folder that is missing is not created', async () => {
  const dataDir = join(newFolder(), 'deep', 'data')
  expect(await askFolder(dataDir)).toEqual([`ok: ${dataDir}, made by the first start`])
  expect(existsSync(dataDir)).toBe(false)
})

test.skipIf(process.platform === 'win32')('a folder that is open to others is found', async () => {
  const dataDir = join(newFolder(), 'data')
  mkdirSync(dataDir, { mode: 0o700 })
  expect(await askFolder(dataDir)).toEqual([`ok: ${dataDir}`])
  for (const mode of [0o755, 0o720]) {
    chmodSync(dataDir, mode)
    expect(await askFolder(dataDir)).toEqual([
      `warning: other users of this machine can look into ${dataDir}. Run: chmod 700 ${dataDir}`,
    ])
  }
})

const isRoot = process.getuid?.() === 0

test('a folder that we may not write to is found; root may write everywhere', async () => {
  const folder = newFolder()
  chmodSync(folder, 0o500)
  const missing = join(folder, 'data')
  expect([...(await askFolder(folder)), ...(await askFolder(missing))]).toEqual(
    isRoot
      ? [`ok: ${folder}`, `ok: ${missing}, made by the first start`]
      : [
          `problem: we may not write to DATA_DIR, ${folder}. Start as its owner, or give it to us`,
          `problem: ${missing} does not exist, and we may not create it in ${folder}. Create it`,
        ],
  )
})

test.skipIf(process.platform === 'win32')('a folder of another user is found', async () => {
  const folder = isRoot ? newFolder() : '/tmp'
  if (isRoot) chownSync(folder, 12_345, 12_345)
  expect(await askFolder(folder)).toEqual([
    `warning: ${folder} belongs to another user. Run: chown ${process.getuid?.()} ${folder}`,
  ])
})

test('the disk is measured, whether the folder exists or not', async () => {
  const folder = newFolder()
  for (const dataDir of [folder, join(folder, 'data')]) {
    const [line] = await ask(folderChecks, 'disk', settingsWith({ DATA_DIR: dataDir }))
    expect(line).toMatch(/ \d+ MiB free/)
  }
})

const mebibyte = 1024 * 1024

test.each([
  [255 * mebibyte, 'problem: 255 MiB free for DATA_DIR. Make room before it stops'],
  [256 * mebibyte, 'warning: 256 MiB free for DATA_DIR. Make room soon'],
  [1024 * mebibyte, 'ok: 1024 MiB free'],
])('%i bytes: %s', (bytes, line) => {
  const { state, text } = judgeSpace(bytes)
  expect(`${state}: ${text}`).toBe(line)
})
