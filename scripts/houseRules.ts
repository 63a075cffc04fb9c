import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { cruise } from 'dependency-cruiser'
import extractDepcruiseOptions from 'dependency-cruiser/config-utl/extract-depcruise-options'

/** A place where a rule of the house is broken. */
export type Breach = { rule: string; file: string; to: string; comment: string }
export type Inspection = { moduleCount: number; breaches: Breach[] }

const config = fileURLToPath(new URL('../.dependency-cruiser.js', import.meta.url))

/** Everything that people write, from the project's folder. */
const roots = [
  'domain/src',
  'server/src',
  'server/drizzle.config.ts',
  'web/src',
  'web/plugins',
  'web/vite.config.ts',
  'e2e',
  'bench',
  'scripts',
  'vitest.config.ts',
  '.dependency-cruiser.js',
]

/** Names of the rules about imports. */
export async function listImportRules(): Promise<string[]> {
  const { ruleSet } = await extractDepcruiseOptions(config)
  return (ruleSet?.forbidden ?? []).flatMap(({ name }) => name ?? [])
}

/** Follows every import under `folder` and answers those that the rules forbid. */
export async function inspectImports(folder: string): Promise<Inspection> {
  const options = await extractDepcruiseOptions(config)
  const present = roots.filter((root) => existsSync(join(folder, root)))
  const { output } = await cruise(
    present,
    { ...options, baseDir: folder, validate: true },
    { ...options.enhancedResolveOptions, bustTheCache: true },
  )
  if (typeof output === 'string') throw new Error(`dependency-cruiser answered text: ${output}`)
  const { violations, totalCruised } = output.summary
  return {
    moduleCount: totalCruised,
    breaches: violations.map(({ rule, from, to, cycle }) => ({
      rule: rule.name,
      file: from,
      to: cycle?.map(({ name }) => name).join(' → ') ?? to,
      comment: options.ruleSet?.forbidden?.find(({ name }) => name === rule.name)?.comment ?? '',
    })),
  }
}

/** What imports do not show, as patterns of the text without its comments. */
export const textRules = [
  {
    name: 'no-hidden-clock',
    comment: "Time comes from the app's clock, or is an argument.",
    in: /^(domain|server)\/src\//,
    except: /^server\/src\/(adapters\/clock\.ts$|db\/embedded\/)/,
    pattern: /\bnew Date\(\)|\bDate\.now\(/,
  },
  {
    name: 'no-database-clock',
    comment: "Time comes from the app's clock, never from the database's.",
    in: /^server\/src\/(db\/|.*\w*[sS]tore\.ts$)/,
    except: /^$/,
    pattern: /(?<![.\w])now\(\)|\bdefaultNow\b|\bcurrent_(date|time|timestamp)\b/i,
  },
  {
    name: 'no-chance-in-rules',
    comment: 'A rule answers the same question the same way.',
    in: /^domain\/src\//,
    except: /^$/,
    pattern: /\bMath\.random\b|\bcrypto\b/,
  },
  {
    name: 'only-adapters-call-out',
    comment: 'Other machines are reached through adapters/.',
    in: /^server\/src\//,
    except: /^server\/src\/(adapters|db\/embedded)\//,
    // node:net is harmless for what only reads an address.
    pattern:
      /\bfetch\(|\bnew WebSocket\(|\bimport\s+(?!\{\s*(isIP|isIPv4|isIPv6|BlockList)\b)[^'"]*'node:net'/,
  },
  {
    name: 'no-raw-html',
    comment: 'Text is text: React writes it, and the content policy refuses the rest.',
    in: /^web\/src\//,
    except: /^$/,
    pattern: /\bdangerouslySetInnerHTML\b|\.(inner|outer)HTML\b|\binsertAdjacentHTML\b/,
  },
]

/** Reads every source under `folder` and answers where a pattern is that must not be. */
export function inspectTexts(folder: string): Inspection {
  const files = listSources(folder)
  const breaches = files.flatMap((file) => {
    const code = withoutComments(readFileSync(join(folder, file), 'utf8'))
    return textRules
      .filter((rule) => rule.in.test(file) && !rule.except.test(file))
      .flatMap(({ name, comment, pattern }) => {
        const found = pattern.exec(code)
        return found ? [{ rule: name, file, to: found[0], comment }] : []
      })
  })
  return { moduleCount: files.length, breaches }
}

function listSources(folder: string): string[] {
  return ['domain/src', 'server/src', 'web/src'].flatMap((root) => {
    if (!existsSync(join(folder, root))) return []
    const names = readdirSync(join(folder, root), { recursive: true, encoding: 'utf8' })
    const paths = names.map((name) => `${root}/${name.replaceAll('\\', '/')}`)
    return paths.filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$|\/testing\//.test(path))
  })
}

function withoutComments(code: string): string {
  return code.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/[^\n]*/g, '$1')
}
