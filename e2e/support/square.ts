import type { BrowserContext } from 'playwright-core'
import { afterFile } from '../../server/src/testing/afterFile.ts'
import { freePort } from '../../server/src/testing/freePort.ts'
import { squareEnv } from '../../server/src/testing/square/environment.ts'
import { type StandIn, startStandIn } from '../../server/src/testing/square/standIn.ts'
import { openProduct, type Product } from './product.ts'

/** The product with Square, which stand-ins play: one for its API, one for its script in the browser. */
export async function openSquareProduct(): Promise<Product & { square: StandIn }> {
  let product: Product | undefined
  const square = await startStandIn({ now: () => product?.app.clock.now() ?? new Date(0) })
  afterFile(() => square.close())
  product = await openProduct(squareEnv(square.url, `http://localhost:${await freePort()}`))
  return Object.assign(product, { square })
}

/** How Square's script behaves. */
type Script = {
  /** What the card becomes: a token, or what is wrong with it. */
  token?: string
  mistake?: string
  /** The name of the error with which a step fails. */
  initFails?: string
  attachFails?: string
  /** Attaching never ends. */
  isSlow?: boolean
}

const sdk = 'https://web.squarecdn.com/v1/square.js'
const frame = 'https://web.squarecdn.com/card.html'

/** Serves Square's script, and the frame with the card's fields, to a browser. */
export async function serveScript(context: BrowserContext, script: Script = {}): Promise<void> {
  const type = 'text/javascript'
  await context.route(sdk, (route) =>
    route.fulfill({
      contentType: type,
      body: `(${squareSdk})(${JSON.stringify({ ...script, frame })})`,
    }),
  )
  await context.route(frame, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><html lang="en"><title>Card</title><body style="margin:0;color-scheme:light dark">
        <label>Card number <input autocomplete="cc-number"></label></body></html>`,
    }),
  )
}

/** The script without an answer, as where something blocks it. */
export async function blockScript(context: BrowserContext): Promise<void> {
  await context.route(sdk, (route) => route.abort())
}

/** Runs in the page, so that it refers to nothing outside. */
function squareSdk(script: Script & { frame: string }) {
  function fail(name: string | undefined) {
    if (name) throw Object.assign(new Error('A sentence for programmers'), { name })
  }
  const card = {
    attach: async (selector: string) => {
      fail(script.attachFails)
      if (script.isSlow) await new Promise(() => {})
      const element = document.createElement('iframe')
      element.src = script.frame
      element.title = 'Secure card form'
      // As Square's script does, which is why the payment page allows inline styles.
      element.setAttribute('style', 'width: 100%; height: 48px; border: 0')
      document.querySelector(selector)?.append(element)
    },
    tokenize: async (details: object) => {
      Object.assign(window, { tokenized: details })
      return script.mistake
        ? { status: 'Invalid', errors: [{ message: script.mistake }] }
        : { status: 'OK', token: script.token ?? 'cnon:card-nonce-ok' }
    },
    destroy: async () => true,
  }
  const payments = (...ids: string[]) => {
    fail(script.initFails)
    Object.assign(window, { squareIds: ids })
    return {
      card: async (options: object) => {
        Object.assign(window, { cardOptions: options })
        return card
      },
    }
  }
  Object.assign(window, { Square: { payments } })
}
