import { accessSync, constants, existsSync } from 'node:fs'
import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir, userInfo } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import bundled, { inflate } from '@sparticuz/chromium'
import { type Browser, chromium } from 'playwright-core'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

// The package's own arguments disable web security, which the journeys must exercise.
const launchArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

export function launchBrowser(): Promise<Browser> {
  return startChromium((options) => chromium.launch(options))
}

type Options = { executablePath: string; args: string[]; env?: Record<string, string | undefined> }

/** Starts the system's Chromium if there is one, otherwise the bundled one. */
export async function startChromium<T>(start: (options: Options) => Promise<T>): Promise<T> {
  const system = process.env.BUNDLED_CHROMIUM ? undefined : findSystemBrowser()
  if (system) return start({ executablePath: system, args: launchArguments })
  const folder = await unpackBundled()
  const executablePath = join(folder, 'chromium')
  const args = [...launchArguments, '--no-zygote', '--use-gl=angle', '--use-angle=swiftshader']
  const fonts = { ...process.env, FONTCONFIG_PATH: join(folder, 'fonts') }
  try {
    return await start({ executablePath, args, env: fonts })
  } catch {
    // The machine lacks libraries that the browser needs; use the bundled ones.
    const libraries = { ...fonts, LD_LIBRARY_PATH: join(folder, 'al2023', 'lib') }
    return start({ executablePath, args, env: libraries })
  }
}

// The package's own settings refer to another machine's folders. With this prefix, paths are relative to the file.
const fontSettings = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir prefix="relative">fonts</dir>
  <dir>/usr/share/fonts</dir>
  <cachedir prefix="xdg">fontconfig</cachedir>
</fontconfig>
`

function findSystemBrowser(): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return folders.flatMap((folder) => names.map((name) => join(folder, name))).find(isExecutable)
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** Unpacks the bundled browser atomically, once per operating system user. */
async function unpackBundled(): Promise<string> {
  const packageFolder = dirname(
    dirname(createRequire(import.meta.url).resolve('@sparticuz/chromium')),
  )
  const { version } = createRequire(import.meta.url)(join(packageFolder, 'package.json'))
  const folder = join(tmpdir(), `evenkeel-browser-${userInfo().uid}-${version}`)
  if (existsSync(folder)) return folder
  const unfinished = await mkdtemp(`${folder}-`)
  const before = process.env.TMPDIR
  process.env.TMPDIR = unfinished
  try {
    await bundled.executablePath()
    await inflate(join(packageFolder, 'bin', 'al2023.tar.br'))
    await writeFile(join(unfinished, 'fonts', 'fonts.conf'), fontSettings)
  } finally {
    if (before === undefined) delete process.env.TMPDIR
    else process.env.TMPDIR = before
  }
  await rename(unfinished, folder).catch(async (error: unknown) => {
    // Another process unpacked the same version first.
    if (!existsSync(folder)) throw error
    await rm(unfinished, { recursive: true })
  })
  return folder
}
