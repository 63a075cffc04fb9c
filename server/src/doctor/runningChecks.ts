import { askLocally, type LocalAnswer } from '#adapters/localServer.ts'
import { type Check, type Finding, ok, problem, warning } from './check.ts'
import type { Settings } from './setup.ts'

export const runningChecks: readonly Check<Settings>[] = [
  { name: 'server', run: checkServer },
  { name: 'monitor', run: checkMonitor },
]

async function checkServer({ config }: Settings): Promise<Finding> {
  const answer = await askLocally(config, '/api/openapi.json')
  if (answer === undefined) return ok(`nothing runs on port ${config.port}`)
  return isOurs(answer)
    ? ok(`answers on port ${config.port}`)
    : problem(`another program has port ${config.port}. Set PORT to a free one`)
}

function isOurs({ body }: LocalAnswer): boolean {
  return (body as { info?: { title?: string } } | undefined)?.info?.title === 'Evenkeel'
}

async function checkMonitor({ config }: Settings): Promise<Finding> {
  const { monitor } = config
  if (monitor === undefined) return ok('off')
  const [server, answer] = await Promise.all([
    askLocally(config, '/api/openapi.json'),
    askLocally(monitor, '/readyz'),
  ])
  if (answer !== undefined) return judgeReadiness(answer, monitor.port)
  return server !== undefined && isOurs(server)
    ? problem(`nothing answers on MONITOR_PORT ${monitor.port}. Restart the server`)
    : ok('not running, like the server')
}

function judgeReadiness({ status, body }: LocalAnswer, port: number): Finding {
  const { checks } = (body ?? {}) as { checks?: Record<string, string> }
  if (checks === undefined) {
    return problem(`another program has port ${port}. Set MONITOR_PORT to a free one`)
  }
  const failing = Object.keys(checks).filter((name) => checks[name] !== 'ok')
  if (failing.length === 0) return ok(`ready, on port ${port}`)
  const text = `/readyz says that these fail: ${failing.join(', ')}. See docs/monitoring.md`
  return status === 200 ? warning(text) : problem(text)
}
