import { CircleAlert } from 'lucide-react'
import { createContext, type ReactNode, use, useId } from 'react'
import { cx } from '../cx.ts'
import { Icon } from '../icon.tsx'

type FieldContext = {
  id: string
  label: ReactNode
  describedBy: string | undefined
  invalid: boolean
}

const Context = createContext<FieldContext | undefined>(undefined)

type FieldProps = {
  label: ReactNode
  error?: string | undefined
  /** Shows "Optional" beside the label. */
  optional?: boolean
  /** At the right end of the label's line, such as a link. */
  aside?: ReactNode
  className?: string
  children: ReactNode
}

/** Label, control and error. The control inside finds its id and description by itself. */
export function Field(props: FieldProps) {
  const { label, error, optional = false, aside, children, className } = props
  const id = useId()
  const errorId = error ? `${id}-error` : undefined
  return (
    <div className={cx('flex min-w-0 flex-col gap-1.5', className)}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <label htmlFor={id} className="text-small font-medium text-ink">
          {label}
          {optional && <span className="font-normal text-quiet"> (Optional)</span>}
        </label>
        {aside}
      </div>
      <Context value={{ id, label, describedBy: errorId, invalid: Boolean(error) }}>
        {children}
      </Context>
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  )
}

export function FieldError({ id, children }: { id?: string | undefined; children: ReactNode }) {
  return (
    <p id={id} role="alert" className="flex items-start gap-1.5 text-small text-out">
      <Icon of={CircleAlert} size={16} className="mt-[calc(0.5lh-8px)]" />
      <span className="min-w-0">{children}</span>
    </p>
  )
}

/** Sets an input's value as typing would. React reacts to the event only if the element's own setter was used. */
export function typeInto(input: HTMLInputElement, value: string) {
  const setter = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
  setter?.call(input, value)
  input.dispatchEvent(new Event('input', { bubbles: true }))
}

type ControlProps = {
  id?: string | undefined
  'aria-describedby'?: string | undefined
  'aria-invalid'?: boolean | 'true' | 'false' | 'grammar' | 'spelling' | undefined
}

/** The id and ARIA attributes of a control inside a Field; outside one, those it was given. */
export function useFieldControl(given: ControlProps) {
  const field = use(Context)
  const describedBy = [field?.describedBy, given['aria-describedby']].filter(Boolean).join(' ')
  return {
    id: given.id ?? field?.id,
    'aria-describedby': describedBy || undefined,
    'aria-invalid': given['aria-invalid'] ?? (field?.invalid || undefined),
  }
}

/** The label of the Field around, for a second control that has to say what it is for. */
export function useFieldLabel(): ReactNode {
  return use(Context)?.label
}

/** Shared by all one-line controls: a 3:1 border, and text large enough that a phone does not zoom in. */
export const controlClass =
  'w-full min-w-0 rounded-control border border-edge bg-raised px-3 text-body text-ink transition-colors duration-150 hover:border-ink disabled:cursor-not-allowed disabled:bg-sunken disabled:text-quiet aria-invalid:border-out touch:text-lead max-[11rem]:text-small max-[11rem]:touch:text-small'

export const controlHeight = 'h-10 touch:h-11'
