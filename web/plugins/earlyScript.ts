import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { getTrialStatus, me } from '@evenkeel/domain/account'
import { listActiveBills } from '@evenkeel/domain/bills'
import { type LocalDate, periodRange } from '@evenkeel/domain/calendar'
import type { Endpoint } from '@evenkeel/domain/endpoint'
import { getDashboardOpening, getOpening, latestQuery } from '@evenkeel/domain/opening'
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

/** The script with the URLs it prefetches, in a function of its own and without its comments. */
export function writeEarlyScript(): string {
  const path = fileURLToPath(new URL('../src/app/early.js', import.meta.url))
  const source = readFileSync(path, 'utf8').replace(/^\s*\/\/.*\n/gm, '')
  return `(() => {\n${source.replace('OPENINGS', JSON.stringify(openingTemplates()))}})()\n`
}

/**
 * What every signed-in page fetches first, and what the dashboard does: a URL, and for each part of its reply the URL of
 * the endpoint that would reply the same. The trend is not part of it: its chart waits for the chart library anyway.
 */
export function openingsOn(today: LocalDate) {
  const { from, to } = periodRange('thisMonth', today)
  const month = { query: { startDate: from, endDate: to } }
  const url = (endpoint: Endpoint, input: AnyInput = {}) => requestOf(endpoint, input, today).url
  const everywhere = { user: url(me), trial: url(getTrialStatus) }
  return {
    everywhere: { url: url(getOpening), parts: everywhere },
    dashboard: {
      url: url(getDashboardOpening, month),
      parts: {
        ...everywhere,
        outlook: url(getOutlook),
        allTime: url(getSummary),
        healthScore: url(getHealthScore),
        bills: url(listActiveBills),
        month: url(getSummary, month),
        latest: url(listTransactions, { query: latestQuery }),
      },
    },
  }
}

/** The same with placeholders for dates, which the script knows only when it runs. */
function openingTemplates(): unknown {
  const today = '2001-02-03'
  const { from, to } = periodRange('thisMonth', today)
  const names = { [today]: '{today}', [from]: '{monthStart}', [to]: '{monthEnd}' }
  const text = JSON.stringify(openingsOn(today))
  return JSON.parse(text.replace(/2001-\d\d-\d\d/g, (day) => names[day] ?? day))
}
