import { asksForCode, priceShort, type TypedCard, tokenOf } from '@evenkeel/domain/payments'
import { type FormEvent, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { CardInputs, PlainInput, tellMistake } from './cardInputs.tsx'
import type { Source } from './usePayment.ts'

export type CardFormProps = { pay: (source: Source) => Promise<void>; isPaying: boolean }

const blank: TypedCard = { number: '', expiry: '', cvv: '', postalCode: '' }

/** The simulator's card form. Like a real one, it turns the card into a token in the browser. No money moves. */
export function SimulatorForm({ pay, isPaying }: CardFormProps) {
  const [card, setCard] = useState(blank)
  const [code, setCode] = useState<string>()
  const set = (field: keyof TypedCard) => (value: string) => {
    setCard({ ...card, [field]: value })
    setCode(undefined)
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    // The simulator asks for a postal code instead of a name.
    if (tellMistake(event.currentTarget, { ...card, name: card.postalCode })) return
    if (asksForCode(card) && code === undefined) return setCode('')
    void pay({ sourceId: tokenOf(card, code) })
  }

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <CardInputs card={card} set={set} />
      <PlainInput
        label="Postal code"
        autoComplete="postal-code"
        maxLength={12}
        value={card.postalCode}
        onChange={set('postalCode')}
      />
      {code !== undefined && <CodeField code={code} onChange={setCode} />}
      <Button type="submit" variant="primary" pending={isPaying} pendingText="Processing...">
        {code === undefined ? `Pay ${priceShort}` : 'Confirm and pay'}
      </Button>
    </form>
  )
}

type CodeFieldProps = { code: string; onChange: (code: string) => void }

function CodeField({ code, onChange }: CodeFieldProps) {
  return (
    <div role="status" className="flex flex-col gap-3 border-t border-hairline pt-4">
      <p className="text-small text-quiet">
        Your bank asks for the code that it has sent you. In the simulator it is 123456.
      </p>
      <PlainInput
        label="Verification code"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={6}
        // The button was pressed, and this is what comes next.
        autoFocus
        value={code}
        onChange={onChange}
      />
    </div>
  )
}
