import { utcDay } from '@evenkeel/domain/calendar'
import { signIn, withBrowser, withDebuggedBrowser, withProfile } from '../environment/browser.ts'
import { productEnvironment, withEnvironment } from '../environment/environment.ts'
import { type Audit, audit, installLighthouse } from '../environment/lighthouse.ts'
import { addRows, signUp, vacuum } from '../environment/users.ts'
import type { Benchmark, Measurement } from '../lib/benchmark.ts'
import { medianOf, spreadOf } from '../lib/stats.ts'
import { startServer } from '../load/server.ts'

const loads = 5

export const pages: Benchmark = {
  name: 'pages',
  title: 'First visits on a phone (Lighthouse mobile, simulated throttling)',
  onlyWhenNamed: true,
  run: async (options) => {
    await installLighthouse()
    return withEnvironment(async (environment) => {
      const user = await signUp(environment)
      await addRows(environment, user, options.rowsFew, 1, utcDay(new Date()))
      await vacuum(environment)
      const product = await startServer('product', productEnvironment(environment.dataDir))
      const url = `http://localhost:${product.port}/`
      try {
        const landing = await withProfile((folder) => auditAll(folder, url))
        const dashboard = await withProfile(async (folder) => {
          await withBrowser(folder, (context) => signIn(context, url, user))
          return auditAll(folder, url)
        })
        return [...linesOf('landing page', landing, 2000), ...linesOf('dashboard', dashboard, 2500)]
      } finally {
        await product.stop()
      }
    })
  },
}

function auditAll(folder: string, url: string): Promise<Audit[]> {
  return withDebuggedBrowser(folder, async (port) => {
    const audits: Audit[] = []
    for (let load = 0; load < loads; load += 1) audits.push(await audit(port, url))
    return audits
  })
}

function linesOf(page: string, audits: readonly Audit[], lcpMsMax: number): Measurement[] {
  const spread = (pick: (audit: Audit) => number) => spreadOf(audits.map(pick))
  const median = (pick: (audit: Audit) => number) => medianOf(audits.map(pick)).toFixed(0)
  return [
    {
      what: `${page}: performance`,
      unit: 'points',
      value: spread((one) => one.performance),
      goal: { atLeast: 95 },
      absolute: `first paint ${median((one) => one.fcpMs)} ms, blocked ${median((one) => one.blockedMs)} ms`,
      details: audits,
    },
    {
      what: `${page}: largest paint (LCP)`,
      unit: 'ms',
      value: spread((one) => one.lcpMs),
      goal: { atMost: lcpMsMax },
      absolute: `${loads} loads`,
    },
    {
      what: `${page}: layout shift (CLS)`,
      unit: '',
      value: spread((one) => one.cls),
      goal: { atMost: 0.02 },
      absolute: '',
    },
  ]
}
