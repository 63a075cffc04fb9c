// Checks the source tree against the house rules. Fails if it found no modules to check.
import { fileURLToPath } from 'node:url'
import { inspectFunctions, inspectImports, inspectTexts } from './houseRules.ts'
import { inspectRepeats } from './repeats.ts'

const folder = fileURLToPath(new URL('..', import.meta.url))
const inspections = [
  await inspectImports(folder),
  inspectTexts(folder),
  inspectFunctions(folder),
  inspectRepeats(folder),
]
const violations = inspections.flatMap((inspection) => inspection.violations)
const moduleCount = inspections[0]?.moduleCount ?? 0

for (const { rule, file, to, comment } of violations) {
  console.error(`${file}: ${to}\n  ${rule}: ${comment}`)
}
if (inspections.some((inspection) => inspection.moduleCount === 0)) {
  console.error('The house rules checked no modules.')
  process.exitCode = 1
}
if (violations.length > 0) process.exitCode = 1
console.log(`House rules: ${moduleCount} modules, ${violations.length} violations.`)
