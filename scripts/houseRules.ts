import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { cruise } from 'dependency-cruiser'
import extractDepcruiseOptions from 'dependency-cruiser/config-utl/extract-depcruise-options'
import ts from 'typescript'

export type Violation = { rule: string; file: string; to: string; comment: string }
export type Inspection = { moduleCount: number; violations: Violation[] }

const config = fileURLToPath(new URL('../.dependency-cruiser.js', import.meta.url))

/** All hand-written code, relative to the project. */
const roots = [
  'domain/src',
  'embedded/src',
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

/** The names of the import rules. */
export async function listImportRules(): Promise<string[]> {
  const { ruleSet } = await extractDepcruiseOptions(config)
  return (ruleSet?.forbidden ?? []).flatMap(({ name }) => name ?? [])
}

/** Follows every import under `folder` and returns the forbidden ones. */
export async function inspectImports(folder: string): Promise<Inspection> {
  const options = await extractDepcruiseOptions(config)
  const present = roots.filter((root) => existsSync(join(folder, root)))
  const { output } = await cruise(
    present,
    { ...options, baseDir: folder, validate: true },
    { ...options.enhancedResolveOptions, bustTheCache: true },
  )
  if (typeof output === 'string') throw new Error(`dependency-cruiser returned text: ${output}`)
  const { violations: found, totalCruised } = output.summary
  return {
    moduleCount: totalCruised,
    violations: found.map(({ rule, from, to, cycle }) => ({
      rule: rule.name,
      file: from,
      to: cycle?.map(({ name }) => name).join(' → ') ?? to,
      comment: options.ruleSet?.forbidden?.find(({ name }) => name === rule.name)?.comment ?? '',
    })),
  }
}

/** Rules that imports cannot express, as patterns of the code without comments. */
export const textRules = [
  {
    name: 'no-hidden-clock',
    comment: "Take time from the app's clock or as an argument.",
    in: /^(domain|server)\/src\//,
    except: /^server\/src\/adapters\/clock\.ts$/,
    pattern: /\bnew Date\(\)|\bDate\.now\(/,
  },
  {
    name: 'no-database-clock',
    comment: "Take time from the app's clock, never from the database.",
    in: /^server\/src\/(db\/|.*\w*[sS]tore\.ts$)/,
    except: /^$/,
    pattern: /(?<![.\w])now\(\)|\bdefaultNow\b|\bcurrent_(date|time|timestamp)\b/i,
  },
  {
    name: 'no-interval-sums',
    comment:
      'Add seconds with secondsAfter of db/due.ts: a distributed database refuses intervals.',
    in: /^server\/src\/(db\/|.*\w*[sS]tore\.ts$)/,
    except: /^$/,
    pattern: /\binterval '|\bmake_interval\b/i,
  },
  {
    name: 'no-randomness-in-domain',
    comment: 'Domain rules are deterministic.',
    in: /^domain\/src\//,
    except: /^$/,
    pattern: /\bMath\.random\b|\bcrypto\b/,
  },
  {
    name: 'only-adapters-call-out',
    comment: 'Only adapters/ may reach other machines.',
    in: /^server\/src\//,
    except: /^server\/src\/adapters\//,
    // node:net is fine for its address parsing.
    pattern:
      /\bfetch\(|\bnew WebSocket\(|\bimport\s+(?!\{\s*(isIP|isIPv4|isIPv6|BlockList)\b)[^'"]*'node:net'/,
  },
  {
    name: 'no-raw-html',
    comment: 'React renders text; the content security policy rejects raw HTML.',
    in: /^web\/src\//,
    except: /^$/,
    pattern: /\bdangerouslySetInnerHTML\b|\.(inner|outer)HTML\b|\binsertAdjacentHTML\b/,
  },
]

/** Searches every source under `folder` for forbidden patterns. */
export function inspectTexts(folder: string): Inspection {
  const files = listSources(folder, ['domain/src', 'server/src', 'web/src'])
  const violations = files.flatMap((file) => {
    const code = withoutComments(readFileSync(join(folder, file), 'utf8'))
    return textRules
      .filter((rule) => rule.in.test(file) && !rule.except.test(file))
      .flatMap(({ name, comment, pattern }) => {
        const found = pattern.exec(code)
        return found ? [{ rule: name, file, to: found[0], comment }] : []
      })
  })
  return { moduleCount: files.length, violations }
}

const functionLinesMax = 70

/** Finds functions of more than 70 lines, counted from the first line to the last. */
export function inspectFunctions(folder: string): Inspection {
  const files = listSources(
    folder,
    roots.filter((root) => root !== 'e2e'),
  )
  const violations = files.flatMap((file) => {
    const source = ts.createSourceFile(
      file,
      readFileSync(join(folder, file), 'utf8'),
      ts.ScriptTarget.Latest,
      true,
    )
    return longFunctions(source).map((to) => ({
      rule: 'no-long-functions',
      file,
      to,
      comment: `Split functions of more than ${functionLinesMax} lines.`,
    }))
  })
  return { moduleCount: files.length, violations }
}

function longFunctions(source: ts.SourceFile): string[] {
  const found: string[] = []
  const lineAt = (position: number) => source.getLineAndCharacterOfPosition(position).line + 1
  const visit = (node: ts.Node) => {
    const first = lineAt(node.getStart(source))
    const lines = lineAt(node.end) - first + 1
    if (ts.isFunctionLike(node) && lines > functionLinesMax)
      found.push(`line ${first}, ${lines} lines`)
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

export function listSources(folder: string, from: readonly string[]): string[] {
  return from.flatMap((root) => {
    if (!existsSync(join(folder, root)) || /\.[jt]s$/.test(root)) return []
    const names = readdirSync(join(folder, root), { recursive: true, encoding: 'utf8' })
    const paths = names.map((name) => `${root}/${name.replaceAll('\\', '/')}`)
    return paths.filter(
      (path) =>
        /\.([jt]s|tsx)$/.test(path) && !/\.test\.tsx?$|\/testing\/|\/node_modules\//.test(path),
    )
  })
}

function withoutComments(code: string): string {
  return code.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/[^\n]*/g, '$1')
}
