import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { createTransport } from 'nodemailer'
import type { Config } from '#config.ts'
import type { Log } from '#log.ts'
import type { Mailer } from './mail.ts'
import { messageOf } from './mailMessage.ts'

/** Writes each email as an `.eml` file into the data folder and logs where, so that trying things out needs no setup. */
export function fileMailer(config: Config, log: Log): Mailer {
  const folder = folderOf(config)
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  return {
    send: async (mail) => {
      const { text: _, html: __, ...rest } = messageOf(config, mail)
      const alternatives = [asItIs('plain', mail.text), asItIs('html', mail.html)]
      const { message } = await transport.sendMail({ ...rest, alternatives })
      // An id starts with its time, so the files sort by it.
      const file = join(folder, `${mail.id}.eml`)
      await mkdir(folder, { recursive: true, mode: 0o700 })
      await writeWhole(file, message as Buffer)
      log.info({ file }, 'a mail was written to a file')
    },
    close: () => transport.close(),
  }
}

/** Written atomically and readable by the owner only: it may contain a link that opens an account. */
async function writeWhole(file: string, content: Buffer): Promise<void> {
  const part = `${file}.part`
  try {
    await writeFile(part, content, { mode: 0o600, flush: true })
    await rename(part, file)
  } catch (error) {
    // On a full disk, a part takes up room. The next attempt may have another name.
    await rm(part, { force: true })
    throw error
  }
}

/** Only names that we give to files: anything else in the folder is somebody else's. */
const ownFile = /^[0-9a-f-]{36}\.eml(\.part)?$/

/** Deletes the emails written to files before a time, with the personal data in them. */
export async function deleteMailFilesBefore(config: Config, time: Date): Promise<void> {
  const folder = folderOf(config)
  for (const name of await namesIn(folder)) {
    const file = join(folder, name)
    if (ownFile.test(name) && (await stat(file)).mtime < time) await rm(file)
  }
}

async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder)
  } catch (error) {
    // No email was ever written.
    if ((error as { code?: string }).code === 'ENOENT') return []
    throw error
  }
}

function folderOf({ dataDir }: Config): string {
  return resolve(dataDir, 'mail')
}

/** A part with unfolded lines: in an editor, a link broken over two lines cannot be opened. */
function asItIs(kind: 'plain' | 'html', content: string) {
  const head = `Content-Type: text/${kind}; charset=utf-8\r\nContent-Transfer-Encoding: 8bit\r\n\r\n`
  return { raw: head + content }
}
