import { type ComponentProps, type ReactNode, useId } from 'react'

type SwitchProps = Omit<ComponentProps<'input'>, 'type' | 'children' | 'className'> & {
  label: ReactNode
  hint: ReactNode
}

export function Switch({ label, hint, ...rest }: SwitchProps) {
  const hintId = useId()
  return (
    <label className="flex items-start justify-between gap-4 py-1.5 touch:py-3">
      <span className="min-w-0">
        <span className="block text-body">{label}</span>
        <span id={hintId} className="block text-small text-quiet">
          {hint}
        </span>
      </span>
      <input
        type="checkbox"
        // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox exposes its own state.
        role="switch"
        aria-describedby={hintId}
        {...rest}
        className="relative h-6 w-11 shrink-0 appearance-none rounded-full border border-edge bg-sunken transition-colors duration-150 before:absolute before:inset-y-0 before:left-[3px] before:my-auto before:size-4 before:rounded-full before:bg-edge before:transition-[translate] before:duration-150 checked:border-accent checked:bg-accent checked:before:translate-x-5 checked:before:bg-on-accent disabled:opacity-55 forced-colors:appearance-auto forced-colors:before:hidden"
      />
    </label>
  )
}
