import { Socket } from 'node:net'

/**
 * Sends everything that is written within one turn of the event loop in one system call. The driver writes each
 * pipelined statement by itself, and a system call takes about a tenth of the processor time of a small request.
 */
export class BatchedSocket extends Socket {
  #isHeld = false

  override cork(): void {
    this.#hold()
    super.cork()
  }

  override write: Socket['write'] = (...parameters: unknown[]): boolean => {
    this.#hold()
    return super.write(...(parameters as Parameters<Socket['write']>))
  }

  #hold(): void {
    if (this.#isHeld) return
    this.#isHeld = true
    super.cork()
    process.nextTick(() => {
      this.#isHeld = false
      super.uncork()
    })
  }
}
