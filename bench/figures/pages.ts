import { utcDay } from '@evenkeel/domain/calendar'
import type { Figure, Measure } from '../lib/figure.ts'
import { medianOf, spreadOf } from '../lib/stats.ts'
import { startServer } from '../load/server.ts'
import { inBrowser, inDebuggedBrowser, inProfile, signIn } from '../world/browserPages.ts'
import { type Audit, audit, installLighthouse } from '../world/lighthouse.ts'
import { giveRows, settle, signUp } from '../world/people.ts'
import { inWorld, productEnvironment } from '../world/world.ts'

const loads = 5

export const pages: Figure = {
  name: 'pages',
  title: 'First visits on a telephone (Lighthouse, mobile, simulated throttling)',
  onlyWhenNamed: true,
  run: async (options) => {
    await installLighthouse()
    return inWorld(async (world) => {
      const person = await signUp(world)
      await giveRows(world, person, options.rowsFew, 1, utcDay(new Date()))
      await settle(world)
      const product = await startServer('product', productEnvironment(world.dataDir))
      const url = `http://localhost:${product.port}/`
      try {
        const landing = await inProfile((folder) => auditAll(folder, url))
        const dashboard = await inProfile(async (folder) => {
          await inBrowser(folder, (context) => signIn(context, url, person))
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
  return inDebuggedBrowser(folder, async (port) => {
    const audits: Audit[] = []
    for (let load = 0; load < loads; load += 1) audits.push(await audit(port, url))
    return audits
  })
}

function linesOf(page: string, audits: readonly Audit[], lcpMsMax: number): Measure[] {
  const spread = (pick: (audit: Audit) => number) => spreadOf(audits.map(pick))
  const median = (pick: (audit: Audit) => number) => medianOf(audits.map(pick)).toFixed(0)
  return [
    {
      what: `${page}: performance`,
      unit: 'points',
      value: spread((one) => one.performance),
      goal: { atLeast: 95 },
      beside: `first paint ${median((one) => one.fcpMs)} ms, blocked ${median((one) => one.blockedMs)} ms`,
      details: audits,
    },
    {
      what: `${page}: largest paint (LCP)`,
      unit: 'ms',
      value: spread((one) => one.lcpMs),
      goal: { atMost: lcpMsMax },
      beside: `${loads} loads`,
    },
    {
      what: `${page}: layout shift (CLS)`,
      unit: '',
      value: spread((one) => one.cls),
      goal: { atMost: 0.02 },
      beside: '',
    },
  ]
}
