import { priceAmount, priceCurrency } from '@evenkeel/domain/payments'
import { squareIds } from '#lib/billing.ts'
import type { ToastMessage } from '#ui/toasts/toastStore.ts'
import { notices } from './messages.ts'

const pollMs = 100
const pollsMax = 50

type TokenResult = { status: string; token?: string; errors?: { message?: string }[] }

/** Square's card field: a frame that our page cannot read. */
export type SquareCard = {
  attach(selector: string): Promise<void>
  tokenize(details: object): Promise<TokenResult>
  destroy(): Promise<unknown>
}

type SquareSdk = {
  payments(
    applicationId: string,
    locationId: string,
  ): { card(options: object): Promise<SquareCard> }
}

/** Why the card form is missing, with the notice to show. */
export class CardFormError extends Error {
  readonly notice: ToastMessage

  constructor(notice: ToastMessage, cause?: unknown) {
    super(notice.title, { cause })
    this.notice = notice
  }
}

function findSdk(): SquareSdk | undefined {
  return (window as { Square?: SquareSdk }).Square
}

export function isSdkThere(): boolean {
  return findSdk() !== undefined
}

/** Waits for Square's script, which the document loads. */
async function waitForSdk(): Promise<SquareSdk> {
  for (let poll = 0; poll < pollsMax; poll += 1) {
    const sdk = findSdk()
    if (sdk) return sdk
    await new Promise((resolve) => setTimeout(resolve, pollMs))
  }
  throw new CardFormError(notices.tooSlow)
}

/**
 * Puts Square's card form into an element.
 * @throws CardFormError
 */
export async function attachCard(selector: string): Promise<SquareCard> {
  const { applicationId, locationId } = squareIds()
  if (!/^(sandbox-sq0idb|sq0idp)-/.test(applicationId) || locationId === '') {
    throw new CardFormError(notices.configuration)
  }
  const sdk = await waitForSdk()
  if (document.querySelector(selector) === null) throw new CardFormError(notices.notReady)
  try {
    const payments = sdk.payments(applicationId, locationId)
    const card = await payments.card({ style: frameStyle() })
    await card.attach(selector)
    return card
  } catch (error) {
    throw new CardFormError(isWrongId(error) ? notices.configuration : notices.setup, error)
  }
}

function isWrongId(error: unknown): boolean {
  return error instanceof Error && /^Invalid(ApplicationId|LocationId)Error$/.test(error.name)
}

/** The frame does not inherit our colours, so it gets those of the current theme. */
function frameStyle(): object {
  const probe = document.body.appendChild(document.createElement('span'))
  const color = (name: string) => {
    probe.style.color = `var(--color-${name})`
    return hexOf(getComputedStyle(probe).color)
  }
  const edge = color('edge')
  const accent = color('accent')
  const style = {
    '.input-container': { borderColor: edge, borderRadius: '8px' },
    '.input-container.is-focus': { borderColor: accent },
    '.input-container.is-error': { borderColor: color('out') },
    '.message-text': { color: color('quiet') },
    '.message-text.is-error': { color: color('out') },
    '.message-icon': { color: color('quiet') },
    '.message-icon.is-error': { color: color('out') },
    input: { backgroundColor: color('raised'), color: color('ink'), fontSize: '16px' },
    'input::placeholder': { color: color('quiet') },
    'input.is-error': { color: color('out') },
  }
  probe.remove()
  return style
}

/** `rgb(15, 100, 102)` as `#0f6466`. */
function hexOf(rgb: string): string {
  const parts = rgb.match(/\d+/g)?.slice(0, 3) ?? []
  return `#${parts.map((part) => Number(part).toString(16).padStart(2, '0')).join('')}`
}

/** Lets the bank verify the buyer (3-D Secure) within the same call. */
export const chargeDetails = {
  amount: priceAmount,
  currencyCode: priceCurrency,
  intent: 'CHARGE',
  customerInitiated: true,
  sellerKeyedIn: false,
  billingContact: {},
}
