import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { priceCents, priceCurrency, simulate } from '@evenkeel/domain/payments'
import {
  type Authorization,
  type CardOrder,
  type CardPayment,
  type CardService,
  CardServiceError,
} from './cards.ts'
import type { Clock } from './clock.ts'

const slowMs = 3000
/** An uncaptured hold lapses, as with Square. */
const holdMsMax = 60 * 60_000

type Kept = Omit<CardPayment, 'orderId' | 'reference' | 'isOurs' | 'cause'> & { madeAt: string }

type Options = {
  /** Where payments are stored, one file each. They survive a crash, as those of a real service do. */
  folder: string
  clock: Clock
  pause?: (ms: number) => Promise<unknown>
}

/** A card service for trying things out: no money moves. A payment's id is its key with a prefix. */
export function cardSimulator({ folder, clock, pause = wait }: Options): CardService {
  const { read, write, list } = paymentFiles(folder, clock)

  async function change(
    id: string,
    to: (payment: CardPayment) => Partial<Kept>,
  ): Promise<CardPayment> {
    const payment = await read(id)
    if (payment === undefined) throw new CardServiceError('The simulator has no such payment')
    const { state, amount, currency, refunded } = { ...payment, ...to(payment) }
    const changed = { id, state, amount, currency, refunded, madeAt: clock.now().toISOString() }
    await write(changed)
    return present(changed, clock.now())
  }

  async function authorize({ key, sourceId, last4 }: CardOrder): Promise<Authorization> {
    const simulated = simulate(sourceId, last4)
    if (simulated.kind === 'declined') return simulated
    if (simulated.kind === 'lost_request') return { kind: 'unknown' }
    const kept: Kept = {
      id: idOf(key),
      state: 'approved',
      amount: priceCents,
      currency: priceCurrency,
      refunded: 0,
      madeAt: clock.now().toISOString(),
    }
    await write(kept)
    if (simulated.kind === 'lost_answer') return { kind: 'unknown' }
    if (simulated.slow) await pause(slowMs)
    return { kind: 'made', payment: present(kept, clock.now()) }
  }

  async function cancel(id: string): Promise<void> {
    await change(id, ({ state }) => ({ state: state === 'approved' ? 'canceled' : state }))
  }

  return {
    isSimulated: true,
    ready: async () => {},
    authorize,
    findPayment: read,
    findByReference: (reference) => read(idOf(reference)),
    capture: (id) =>
      change(id, ({ state }) => {
        if (state !== 'approved') throw new CardServiceError('The simulator holds no such payment')
        return { state: 'completed' }
      }),
    cancel,
    cancelByKey: async (key) => {
      if (await read(idOf(key))) await cancel(idOf(key))
    },
    refund: async ({ id }) => {
      await change(id, ({ amount }) => ({ refunded: amount }))
    },
    findDispute: async () => undefined,
    listPayments: list,
    pages: undefined,
  }
}

function paymentFiles(folder: string, clock: Clock) {
  const fileOf = (id: string) => join(folder, `${id}.json`)

  async function read(id: string): Promise<CardPayment | undefined> {
    if (!/^sim-[0-9a-f-]+$/.test(id)) return undefined
    try {
      const kept = JSON.parse(await readFile(fileOf(id), 'utf8')) as Kept
      return present(kept, clock.now())
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
      throw error
    }
  }

  async function write(kept: Kept): Promise<void> {
    const file = fileOf(kept.id)
    await mkdir(folder, { recursive: true, mode: 0o700 })
    await writeFile(`${file}.part`, JSON.stringify(kept), { mode: 0o600 })
    await rename(`${file}.part`, file)
  }

  async function* list(): AsyncGenerator<CardPayment> {
    const names = await readdir(folder).catch(() => [])
    for (const name of names) {
      const payment = name.endsWith('.json') ? await read(name.slice(0, -5)) : undefined
      if (payment) yield payment
    }
  }

  return { read, write, list }
}

function idOf(key: string): string {
  return `sim-${key}`
}

function present({ madeAt, ...kept }: Kept, now: Date): CardPayment {
  const hasLapsed =
    kept.state === 'approved' && now.getTime() - new Date(madeAt).getTime() >= holdMsMax
  return {
    ...kept,
    state: hasLapsed ? 'canceled' : kept.state,
    reference: kept.id.slice('sim-'.length),
    orderId: undefined,
    isOurs: true,
    cause: 'other',
  }
}
