/** The part of Vitest's JSON report that we read. */
type Report = {
  testResults: { name: string; status: string; assertionResults: { status: string }[] }[]
}

export type Count = { passed: number; failed: number }

/**
 * Counts a run. Everything that did not pass has failed, including skipped and todo tests, files that
 * failed to load, and a run that exited with an error although every test passed.
 * @param report Vitest's report as text; undefined if it wrote none
 */
export function countTests(exitCode: number | null, report: string | undefined): Count {
  if (report === undefined) return { passed: 0, failed: 1 }
  const { testResults }: Report = JSON.parse(report)
  const tests = testResults.flatMap((file) => file.assertionResults)
  const passed = tests.filter((test) => test.status === 'passed').length
  const unloaded = testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  )
  const failed = tests.length - passed + unloaded.length
  const silentFailure = failed === 0 && (exitCode !== 0 || passed === 0)
  return { passed, failed: silentFailure ? 1 : failed }
}
