import { lastFour, type ManualCard, manualSource, priceShort } from '@evenkeel/domain/payments'
import { type FormEvent, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { CardInputs, PlainInput, tellMistake } from './cardInputs.tsx'
import type { CardFormProps } from './simulatorForm.tsx'

const blank: ManualCard = { number: '', expiry: '', cvv: '', name: '' }

/** Our own four fields. Only the last four digits and the name leave the page. */
export function ManualCardForm({ pay, isPaying }: CardFormProps) {
  const [card, setCard] = useState(blank)
  const set = (field: keyof ManualCard) => (value: string) => setCard({ ...card, [field]: value })

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (tellMistake(event.currentTarget, card)) return
    const cardData = { last4: lastFour(card.number), cardholderName: card.name.trim() }
    void pay({ sourceId: manualSource, cardData })
  }

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <CardInputs card={card} set={set} />
      <PlainInput
        label="Name on card"
        autoComplete="cc-name"
        maxLength={100}
        value={card.name}
        onChange={set('name')}
      />
      <Button type="submit" variant="primary" pending={isPaying} pendingText="Processing...">
        Pay {priceShort}
      </Button>
    </form>
  )
}
