import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readConfig } from '#config.ts'
import type { Log } from '#log.ts'
import { createMailer } from './createMailer.ts'
import type { Mail } from './mail.ts'

const mail: Mail = {
  id: '019cf22b-2600-7408-b191-69dd0eea1520',
  to: 'bea@example.com',
  date: new Date('2026-03-15T09:30:00Z'),
  subject: 'Subject',
  text: `Text – part\n\n${'x'.repeat(200)}\n`,
  html: '<p>HTML part</p>',
}

function openMailer() {
  const dataDir = mkdtempSync(join(tmpdir(), 'evenkeel-mail-'))
  onTestFinished(() => rmSync(dataDir, { recursive: true }))
  const logged: object[] = []
  const log = { info: (details: object) => logged.push(details) } as unknown as Log
  const mailer = createMailer(readConfig({ DATA_DIR: dataDir }), log)
  return { mailer, logged, folder: join(dataDir, 'mail') }
}

test('without a mail server each email becomes a file, and the log says where', async () => {
  const { mailer, logged, folder } = openMailer()
  await mailer.send(mail)
  const [name = ''] = readdirSync(folder)
  const file = join(folder, name)
  expect(logged).toEqual([{ file }])
  const text = readFileSync(file, 'utf8')
  expect(name).toMatch(/\.eml$/)
  expect(text).toMatch(/^From: Evenkeel <support@evenkeel.example>\r$/m)
  expect(text).toMatch(/^To: bea@example.com\r$/m)
  expect(text).toMatch(/^Content-Type: text\/plain; charset=utf-8\r$/m)
  expect(text).toMatch(/^Content-Type: text\/html; charset=utf-8\r$/m)
  expect(text).toMatch(/^Content-Type: multipart\/alternative;/m)
  expect(text).toContain('Text – part')
  expect(text).toContain('x'.repeat(200))
  expect(text).toContain('<p>HTML part</p>')
})

test('files are readable by their owner only, repeats replace them, and none is left half written', async () => {
  const { mailer, folder } = openMailer()
  await mailer.send(mail)
  await mailer.send({ ...mail, text: 'Newer' })
  const names = readdirSync(folder)
  expect(names).toHaveLength(1)
  const file = join(folder, names[0] ?? '')
  expect(readFileSync(file, 'utf8')).toContain('Newer')
  expect(statSync(file).mode & 0o077).toBe(0)
  expect(statSync(folder).mode & 0o077).toBe(0)
})

test('an email that cannot be written leaves no part of it behind', async () => {
  const { mailer, logged, folder } = openMailer()
  const inItsPlace = `${mail.id}.eml`
  mkdirSync(join(folder, inItsPlace), { recursive: true })
  await expect(mailer.send(mail)).rejects.toThrow()
  expect(readdirSync(folder)).toEqual([inItsPlace])
  expect(logged).toEqual([])
})
