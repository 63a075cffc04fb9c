import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { Config } from '#config.ts'

/** Where backups without a given name go. */
export function backupFolder({
  backupDir,
  dataDir,
}: Pick<Config, 'backupDir' | 'dataDir'>): string {
  return resolve(backupDir ?? join(dataDir, 'backups'))
}

/** Creates the folder for backups, which others may not enter: a backup holds everybody's data. */
export async function makeBackupFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
}

/** The name of a backup that somebody asked for. */
export function backupName(time: Date): string {
  return `evenkeel-${stampOf(time)}.gz`
}

/** The name of a daily backup. It names the database too, because several may share a folder. */
export function dailyName(databaseId: string, time: Date): string {
  return `evenkeel-daily-${databaseId}-${stampOf(time)}.gz`
}

/** An instant without the characters that a file's name cannot have everywhere. */
function stampOf(time: Date): string {
  return time.toISOString().replace(/\.\d+/, '').replaceAll(':', '')
}

export type DailyBackup = { file: string; takenAt: Date }

/** The daily backups of a database, oldest first. Every one is whole: a file gets its name once it has been checked. */
export async function listDaily(folder: string, databaseId: string): Promise<DailyBackup[]> {
  const pattern = new RegExp(
    `^evenkeel-daily-${databaseId}-(\\d{4}-\\d\\d-\\d\\dT)(\\d\\d)(\\d\\d)(\\d\\d)Z\\.gz$`,
  )
  const names = await readdir(folder)
  return names.toSorted().flatMap((name) => {
    const [, day, hour, minute, second] = pattern.exec(name) ?? []
    if (day === undefined) return []
    const takenAt = new Date(`${day}${hour}:${minute}:${second}Z`)
    return [{ file: join(folder, name), takenAt }]
  })
}

/** Deletes all daily backups of a database but the newest. */
export async function keepNewest(folder: string, databaseId: string, count: number): Promise<void> {
  const all = await listDaily(folder, databaseId)
  for (const { file } of all.slice(0, -count)) await rm(file, { force: true })
}

export async function sizeOf({ file }: DailyBackup): Promise<number> {
  return (await stat(file)).size
}
