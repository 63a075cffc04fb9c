import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Check, type Finding, ok, problem, warning } from './check.ts'

/** The program as it is installed: its root folder, and the version of Node that runs it. */
export type Program = { root: string; node: string }

export const machineChecks: readonly Check<Program>[] = [
  { name: 'Node', run: checkNode },
  { name: 'build', run: checkBuild },
]

function checkNode({ root, node }: Program): Finding {
  const { optionalDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const pinned = String(Object.values(optionalDependencies)[0])
  const [is, wanted] = [numbersOf(node), numbersOf(pinned)]
  if (is[0] < wanted[0]) return problem(`${node} is too old. Install ${pinned}, or use npm start`)
  if (is[0] > wanted[0]) return warning(`${node} has not been tried. Use ${pinned}`)
  return is[1] < wanted[1]
    ? warning(`${node} lacks the fixes of ${pinned}. Install that, or use npm start`)
    : ok(node)
}

function numbersOf(version: string): [major: number, minor: number] {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  return [major, minor]
}

function checkBuild({ root }: Program): Finding {
  return ['web/dist/index.html', 'server/dist/main.js'].every((file) =>
    existsSync(join(root, file)),
  )
    ? ok('built')
    : warning('not built. npm start does that, and so does: node scripts/run.js build')
}
