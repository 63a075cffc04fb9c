import type { Log } from '#log.ts'

/** One part of the server; `msMax` is how long the others wait at least for it to stop. */
export type Part = { name: string; msMax: number; stop(): Promise<unknown> | undefined }

/**
 * Stops parts one after another. One that fails or takes too long is logged and does not stop the others from stopping:
 * the database comes last and must not be left running.
 * @param totalMsMax for all of them; time that earlier parts leave over is given to later ones
 */
export async function stopInOrder(
  parts: readonly Part[],
  log: Log,
  totalMsMax: number,
): Promise<void> {
  let spareMs = totalMsMax - parts.reduce((total, { msMax }) => total + msMax, 0)
  for (const { name, msMax, stop } of parts) {
    const limitMs = msMax + spareMs
    const startedMs = performance.now()
    try {
      const isStopped = await within(limitMs, stop())
      if (!isStopped) log.warn({ part: name, limitMs }, 'a part did not stop in time')
    } catch (error) {
      log.error({ part: name, message: (error as Error).message }, 'a part failed to stop')
    }
    spareMs = Math.max(0, limitMs - Math.round(performance.now() - startedMs))
  }
}

async function within(msMax: number, work: Promise<unknown> | undefined): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<false>()
  const timer = setTimeout(() => resolve(false), msMax)
  const isDone = Promise.resolve(work).then(() => true)
  return Promise.race([isDone, promise]).finally(() => clearTimeout(timer))
}
