import { Check } from 'lucide-react'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { cx } from './cx.ts'
import { Icon } from './icon.tsx'

type ToggleProps = Omit<ComponentProps<'input'>, 'type' | 'children'> & {
  label: ReactNode
  hint?: ReactNode
}

/** A box to tick: part of a form, takes effect when the form is sent. */
export function Checkbox({ label, hint, className, ...rest }: ToggleProps) {
  const hintId = useId()
  return (
    <label className={cx('flex items-start gap-3 py-1.5 touch:py-3', className)}>
      <span className="relative mt-0.5 flex size-5 shrink-0">
        <input
          type="checkbox"
          aria-describedby={hint ? hintId : undefined}
          {...rest}
          className="peer size-5 appearance-none rounded-[5px] border border-edge bg-raised transition-colors duration-150 checked:border-accent checked:bg-accent disabled:opacity-55 forced-colors:appearance-auto"
        />
        <Icon
          of={Check}
          size={16}
          className="pointer-events-none absolute inset-0 m-auto hidden text-on-accent peer-checked:block forced-colors:hidden"
        />
      </span>
      <ToggleText id={hintId} label={label} hint={hint} />
    </label>
  )
}

/** A setting that is on or off, and takes effect at once. */
export function Switch({ label, hint, className, ...rest }: ToggleProps) {
  const hintId = useId()
  return (
    <label className={cx('flex items-start justify-between gap-4 py-1.5 touch:py-3', className)}>
      <ToggleText id={hintId} label={label} hint={hint} />
      <input
        type="checkbox"
        // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox tells its state by itself.
        role="switch"
        aria-describedby={hint ? hintId : undefined}
        {...rest}
        className="relative h-6 w-11 shrink-0 appearance-none rounded-full border border-edge bg-sunken transition-colors duration-150 before:absolute before:inset-y-0 before:left-[3px] before:my-auto before:size-4 before:rounded-full before:bg-edge before:transition-[translate] before:duration-150 checked:border-accent checked:bg-accent checked:before:translate-x-5 checked:before:bg-on-accent disabled:opacity-55 forced-colors:appearance-auto forced-colors:before:hidden"
      />
    </label>
  )
}

function ToggleText({ id, label, hint }: { id: string; label: ReactNode; hint: ReactNode }) {
  return (
    <span className="min-w-0">
      <span className="block text-body">{label}</span>
      {hint && (
        <span id={id} className="block text-small text-quiet">
          {hint}
        </span>
      )}
    </span>
  )
}
