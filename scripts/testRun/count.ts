/** The part of Vitest's JSON report that we read. */
type Report = {
  testResults: {
    name: string
    status: string
    message?: string
    assertionResults: { status: string; fullName?: string; failureMessages?: string[] }[]
  }[]
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

/** Each test that did not pass with its file and the first lines of its error, and each file that failed to load. */
export function listFailures(report: string | undefined): string[] {
  if (report === undefined) return []
  const { testResults }: Report = JSON.parse(report)
  return testResults.flatMap((file) => {
    const tests = file.assertionResults.filter((test) => test.status !== 'passed')
    if (tests.length === 0 && file.status === 'failed') return [describe(file.name, file.message)]
    return tests.map(({ status, fullName, failureMessages }) =>
      describe(
        `${file.name}: ${fullName}`,
        status === 'failed' ? failureMessages?.join('\n') : status,
      ),
    )
  })
}

const shownErrorLines = 15

function describe(what: string, error = ''): string {
  return [what, ...error.split('\n', shownErrorLines)].join('\n  ').trimEnd()
}
