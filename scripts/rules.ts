// Holds the tree against the rules of the house; fails too when it has looked at nothing.
import { fileURLToPath } from 'node:url'
import { inspectImports, inspectTexts } from './houseRules.ts'

const folder = fileURLToPath(new URL('..', import.meta.url))
const inspections = [await inspectImports(folder), inspectTexts(folder)]
const breaches = inspections.flatMap((inspection) => inspection.breaches)
const moduleCount = inspections[0]?.moduleCount ?? 0

for (const { rule, file, to, comment } of breaches) {
  console.error(`${file}: ${to}\n  ${rule}: ${comment}`)
}
if (inspections.some((inspection) => inspection.moduleCount === 0)) {
  console.error('The house rules looked at no module.')
  process.exitCode = 1
}
if (breaches.length > 0) process.exitCode = 1
console.log(`House rules: ${moduleCount} modules, ${breaches.length} broken.`)
