import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'

// The package's own runner opens a page and reloads half a megabyte for each scan, which takes 17 times as long.
const axe = readFileSync(
  createRequire(import.meta.resolve('@axe-core/playwright')).resolve('axe-core/axe.min.js'),
  'utf8',
)
const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

type Violation = { id: string; nodes: { target: string[]; failureSummary?: string }[] }
type Axe = { run(options: object): Promise<{ violations: Violation[] }> }

/** WCAG 2.2 AA violations in the page's current state, one text for each. */
export async function findViolations(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe)
  const violations = await page.evaluate(async (runOnly) => {
    const { axe } = window as unknown as { axe: Axe }
    return (await axe.run({ runOnly, resultTypes: ['violations'] })).violations
  }, standards)
  return violations.map(({ id, nodes }) => {
    const targets = nodes.map((node) => `${node.target} ${node.failureSummary}`).join('; ')
    return `${id} at ${targets}`
  })
}
