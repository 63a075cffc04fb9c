import { type ComponentProps, type ReactNode, useId } from 'react'

type SwitchProps = Omit<ComponentProps<'input'>, 'type' | 'children' | 'className'> & {
  label: ReactNode
  hint: ReactNode
}

export function Switch({ label, hint, ...rest }: SwitchProps) {
  const hintId = useId()
  return (
    <label className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-4 py-1.5 touch:py-3">
      <span className="text-body">{label}</span>
      <span id={hintId} className="row-start-2 text-small text-quiet max-[20rem]:col-span-2">
        {hint}
      </span>
      <input
        type="checkbox"
        // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox exposes its own state.
        role="switch"
        aria-describedby={hintId}
        {...rest}
        className="relative col-start-2 row-start-1 mt-[max(0px,0.5lh-var(--spacing)*3)] h-6 w-11 appearance-none rounded-full border border-edge bg-sunken transition-colors duration-150 before:absolute before:inset-y-0 before:left-[3px] before:my-auto before:size-4 before:rounded-full before:bg-edge before:transition-[translate] before:duration-150 checked:border-accent checked:bg-accent checked:before:translate-x-5 checked:before:bg-on-accent disabled:opacity-55 forced-colors:w-6 forced-colors:appearance-auto forced-colors:before:hidden"
      />
    </label>
  )
}
