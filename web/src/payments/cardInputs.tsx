import {
  cardFields,
  cardNumberLengthMax,
  cvvLengthMax,
  expiryLengthMax,
  formatCardNumber,
  formatCvv,
  formatExpiry,
  type ManualCard,
  manualCardMistake,
} from '@evenkeel/domain/payments'
import type { ComponentProps } from 'react'
import { Field } from '#ui/fields/field.tsx'
import { TextInput } from '#ui/fields/inputs.tsx'
import { toast } from '#ui/toasts/toastStore.ts'

/** Tells the first mistake in a card and focuses its field; true if there is one. */
export function tellMistake(form: HTMLFormElement, card: ManualCard): boolean {
  const mistake = manualCardMistake(card)
  if (!mistake) return false
  toast({ title: mistake.title, description: mistake.message, variant: 'destructive' })
  form.querySelectorAll('input')[cardFields.indexOf(mistake.field)]?.focus()
  return true
}

type InputProps = { value: string; onChange: (value: string) => void }
type FormattedProps = InputProps &
  Pick<ComponentProps<'input'>, 'autoComplete' | 'placeholder' | 'style'> & {
    label: string
    format: (text: string) => string
    lengthMax: number
  }

/** A field for digits that formats its value as it is typed. It has no name, so no form can submit it. */
function FormattedInput({ label, value, onChange, format, lengthMax, ...rest }: FormattedProps) {
  return (
    <Field label={label}>
      <TextInput
        {...rest}
        inputMode="numeric"
        value={value}
        required
        onChange={({ target }) => {
          // Formatting after a deletion would put a deleted separator back.
          const isShorter = target.value.length < value.length
          onChange(isShorter ? target.value : format(target.value).slice(0, lengthMax))
        }}
        onBlur={() => onChange(format(value))}
      />
    </Field>
  )
}

type CardInputsProps = {
  card: Record<'number' | 'expiry' | 'cvv', string>
  set: (field: 'number' | 'expiry' | 'cvv') => (value: string) => void
}

/** The three fields that every card form of ours begins with. */
export function CardInputs({ card, set }: CardInputsProps) {
  return (
    <>
      <FormattedInput
        label="Card number"
        autoComplete="cc-number"
        placeholder="1234 5678 9012 3456"
        // Large text keeps all 16 digits in sight on a phone.
        style={{ fontSize: 'clamp(16px, 5.6vw, 1rem)' }}
        format={formatCardNumber}
        lengthMax={cardNumberLengthMax}
        value={card.number}
        onChange={set('number')}
      />
      <div className="grid gap-4 min-[18rem]:grid-cols-2">
        <FormattedInput
          label="Expiry date"
          autoComplete="cc-exp"
          placeholder="MM/YY"
          format={formatExpiry}
          lengthMax={expiryLengthMax}
          value={card.expiry}
          onChange={set('expiry')}
        />
        <FormattedInput
          label="CVV"
          autoComplete="cc-csc"
          placeholder="123"
          format={formatCvv}
          lengthMax={cvvLengthMax}
          value={card.cvv}
          onChange={set('cvv')}
        />
      </div>
    </>
  )
}

type PlainProps = InputProps & { label: string } & Pick<
    ComponentProps<'input'>,
    'autoComplete' | 'inputMode' | 'maxLength' | 'placeholder' | 'autoFocus'
  >

export function PlainInput({ label, onChange, ...rest }: PlainProps) {
  return (
    <Field label={label}>
      <TextInput {...rest} required onChange={({ target }) => onChange(target.value)} />
    </Field>
  )
}
