import {
  lastFour,
  type ManualCard,
  manualCardMistake,
  manualSource,
  priceShort,
} from '@evenkeel/domain/payments'
import { type FormEvent, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { toast } from '#ui/toasts/toastStore.ts'
import { CardInputs, PlainInput } from './cardInputs.tsx'
import type { CardFormProps } from './simulatorForm.tsx'

const blank: ManualCard = { number: '', expiry: '', cvv: '', name: '' }

/** Our own four fields. Only the last four digits and the name leave the page. */
export function ManualCardForm({ pay, isPaying }: CardFormProps) {
  const [card, setCard] = useState(blank)
  const set = (field: keyof ManualCard) => (value: string) => setCard({ ...card, [field]: value })

  function submit(event: FormEvent) {
    event.preventDefault()
    const mistake = manualCardMistake(card)
    if (mistake) {
      toast({ title: mistake.title, description: mistake.message, variant: 'destructive' })
      return
    }
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
