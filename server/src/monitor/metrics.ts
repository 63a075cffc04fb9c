import {
  AggregatorRegistry,
  Counter,
  collectDefaultMetrics,
  Gauge,
  Histogram,
  Registry,
} from 'prom-client'
import type { Clock } from '#adapters/clock.ts'
import type { BackupState } from '#backup/index.ts'
import { countConnections, type Db } from '#db/db.ts'
import { measureJobs } from '#db/jobStore.ts'
import { fallbackReasons, type Replica } from '#db/replica.ts'
import type { AnsweredRequest } from '#http/server.ts'
import type { Checked } from './readiness.ts'

/** Seconds: from what most requests take to the longest that one may take. */
const buckets = [0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 30]

type Observe = (request: AnsweredRequest) => void

export type Metrics = {
  observe: Observe
  /** Everything in the text format of Prometheus, with its media type. */
  write(): Promise<{ media: string; text: string }>
}

type Measured = Omit<Checked, 'folder'>

/** Figures about requests, connections, jobs and the process. They name routes and codes, never users or addresses. */
export function createMetrics(measured: Measured): Metrics {
  const registers = [new Registry()]
  const observe = measureServing(measured, registers)
  return { observe, write: measureBackground(measured, registers) }
}

/**
 * The same in a process that serves requests for another one, which asks for its figures.
 * @returns observes its requests
 */
export function createServingMetrics(measured: Pick<Measured, 'db' | 'replica'>): Observe {
  const registry = new Registry()
  AggregatorRegistry.setRegistries(registry)
  // Answers the other process.
  new AggregatorRegistry()
  return measureServing(measured, [registry])
}

/** The same in the process that keeps others: their figures in sum or on average, and those of the background work. */
export function createKeeperMetrics(measured: Measured): Pick<Metrics, 'write'> {
  const ofOthers = new AggregatorRegistry()
  const write = measureBackground(measured, [new Registry()])
  return {
    write: async () => {
      const { media, text } = await write()
      // While one of them is being replaced, it does not answer.
      const others = await ofOthers.clusterMetrics().catch(() => '')
      return { media, text: `${text}${others}` }
    },
  }
}

function measureServing(
  { db, replica }: Pick<Measured, 'db' | 'replica'>,
  registers: Registry[],
): Observe {
  const [register] = registers as [Registry]
  collectDefaultMetrics({ register })
  const requests = new Histogram({
    name: 'evenkeel_request_duration_seconds',
    help: 'How long requests took, by route and status',
    labelNames: ['method', 'route', 'status'],
    ...{ buckets, registers },
  })
  const refusals = new Counter({
    name: 'evenkeel_refused_requests_total',
    help: 'Requests that were not served, by route and code of the problem; of /api/auth/login the refused sign-ins',
    labelNames: ['route', 'code'],
    registers,
  })
  measureConnections(db, registers)
  if (replica !== undefined) measureReads(replica, registers)
  return ({ method, route, status, seconds, code }) => {
    requests.observe({ method, route, status }, seconds)
    if (code !== null) refusals.inc({ route, code })
  }
}

/** @returns writes everything in these registers */
function measureBackground(
  { db, replica, clock, backups }: Measured,
  registers: Registry[],
): Metrics['write'] {
  const [registry] = registers as [Registry]
  if (backups !== undefined) measureBackups(backups, registers)
  const updateJobs = measureWaitingJobs(db, clock, registers)
  const updateLag = replica && measureLag(replica, registers)
  return async () => {
    await Promise.all([updateJobs(), updateLag?.()])
    return { media: registry.contentType, text: await registry.metrics() }
  }
}

function measureConnections(db: Db, registers: Registry[]): void {
  new Gauge({
    name: 'evenkeel_database_connections',
    help: 'Connections to the database: open, and idle among them',
    labelNames: ['state'],
    registers,
    collect() {
      const { open, idle } = countConnections(db)
      this.set({ state: 'open' }, open)
      this.set({ state: 'idle' }, idle)
    },
  })
  new Gauge({
    name: 'evenkeel_database_waiting',
    help: 'Requests that wait for a connection to the database',
    registers,
    collect() {
      this.set(countConnections(db).waiting)
    },
  })
}

function measureReads({ counts }: Replica, registers: Registry[]): void {
  new Counter({
    name: 'evenkeel_ledger_reads_total',
    help: 'Reads that the replica may answer, by the side that answered and why it was the primary',
    labelNames: ['side', 'reason'],
    registers,
    collect() {
      this.reset()
      this.inc({ side: 'replica', reason: '' }, counts.replica)
      for (const reason of fallbackReasons) this.inc({ side: 'primary', reason }, counts[reason])
    },
  })
}

/** @returns measures it anew */
function measureLag(replica: Replica, registers: Registry[]): () => Promise<void> {
  const behind = new Gauge({
    name: 'evenkeel_replica_behind_seconds',
    help: 'How far the replica is behind the primary; missing while that cannot be told',
    registers,
  })
  return async () => {
    const lag = await replica.measureLag().catch(() => undefined)
    behind.remove()
    if (typeof lag?.seconds === 'number') behind.set(lag.seconds)
  }
}

function measureBackups(backups: BackupState, registers: Registry[]): void {
  new Gauge({
    name: 'evenkeel_backup_age_seconds',
    help: 'How long ago the last good daily backup was taken; missing before the first one',
    registers,
    collect() {
      this.remove()
      const ageMs = backups.ageMs()
      if (ageMs !== undefined) this.set(ageMs / 1000)
    },
  })
  new Counter({
    name: 'evenkeel_backup_failures_total',
    help: 'Daily backups that failed',
    registers,
    collect() {
      this.reset()
      this.inc(backups.failures())
    },
  })
}

/** @returns measures them anew */
function measureWaitingJobs(db: Db, clock: Clock, registers: Registry[]): () => Promise<void> {
  const labelNames = ['kind'] as const
  const waiting = new Gauge({
    name: 'evenkeel_jobs_waiting',
    help: 'Jobs that wait, such as emails, by kind',
    ...{ labelNames, registers },
  })
  const overdue = new Gauge({
    name: 'evenkeel_jobs_overdue_seconds',
    help: 'How long the job of a kind that waits longest has been due',
    ...{ labelNames, registers },
  })
  return async () => {
    // The other figures matter most while the database does not answer.
    const kinds = await measureJobs(db, clock.now()).catch(() => [])
    waiting.reset()
    overdue.reset()
    for (const { kind, waiting: count, overdueMs } of kinds) {
      waiting.set({ kind }, count)
      overdue.set({ kind }, overdueMs / 1000)
    }
  }
}
