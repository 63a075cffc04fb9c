import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { getTrialStatus, me } from '@evenkeel/domain/account'
import { listActiveBills } from '@evenkeel/domain/bills'
import { type LocalDate, periodRange } from '@evenkeel/domain/calendar'
import type { Endpoint } from '@evenkeel/domain/endpoint'
import { getHealthScore, getOutlook, getSummary } from '@evenkeel/domain/summary'
import { listTransactions } from '@evenkeel/domain/transactions'
import type { Plugin } from 'vite'
import { type AnyInput, requestOf } from '../src/lib/api/request.ts'

const fileName = 'early.js'

/**
 * Puts the early script into the head: a plain file with a hashed name that blocks the first paint, as the stylesheet
 * does.
 */
export function earlyScript(): Plugin {
  let built: string | undefined
  return {
    name: 'evenkeel:early-script',
    configureServer(server) {
      server.middlewares.use(`/${fileName}`, (_request, response) => {
        response.setHeader('content-type', 'text/javascript').end(writeEarlyScript())
      })
    },
    buildStart() {
      if (this.environment.config.command === 'serve') return
      built = this.emitFile({ type: 'asset', name: fileName, source: writeEarlyScript() })
    },
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }) {
        const files = Object.values(bundle ?? {})
        const asset = built && files.find(({ name }) => name === fileName)?.fileName
        return [
          { tag: 'script', attrs: { src: `/${asset ?? fileName}` }, injectTo: 'head-prepend' },
        ]
      },
    },
  }
}

/** The script with the URLs it prefetches, and without its comments. */
export function writeEarlyScript(): string {
  const source = readFileSync(
    fileURLToPath(new URL('../src/app/early.js', import.meta.url)),
    'utf8',
  )
  return source
    .replace(/^\s*\/\/.*\n/gm, '')
    .replace('ADDRESSES', JSON.stringify(addressTemplates()))
}

/**
 * The API URLs that every signed-in page fetches first, and those that the dashboard adds. The trend is not among them:
 * its chart waits for the chart library anyway, and each request takes its share of a slow connection.
 */
export function firstAddresses(today: LocalDate): { everywhere: string[]; dashboard: string[] } {
  const { from, to } = periodRange('thisMonth', today)
  const address = (endpoint: Endpoint, query: AnyInput['query'] = {}) =>
    requestOf(endpoint, { query }, today).url
  return {
    everywhere: [address(me), address(getTrialStatus)],
    dashboard: [
      address(getOutlook),
      address(getSummary),
      address(getHealthScore),
      address(listActiveBills),
      address(getSummary, { startDate: from, endDate: to }),
      address(listTransactions, { sort: 'date', order: 'desc', limit: 5 }),
    ],
  }
}

/** The same with placeholders for dates, which the script knows only when it runs. */
function addressTemplates(): unknown {
  const today = '2001-02-03'
  const { from, to } = periodRange('thisMonth', today)
  const names = { [today]: '{today}', [from]: '{monthStart}', [to]: '{monthEnd}' }
  const text = JSON.stringify(firstAddresses(today))
  return JSON.parse(text.replace(/2001-\d\d-\d\d/g, (day) => names[day] ?? day))
}
