import type { ComponentProps } from 'react'

type CheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'aria-label' | 'className'> & {
  /** For screen readers; what it selects is visible beside it. */
  label: string
  mixed?: boolean
}

export function Checkbox({ label, mixed = false, ...rest }: CheckboxProps) {
  return (
    <label className="-m-2.5 flex size-9 items-center justify-center touch:-m-3 touch:size-11">
      <input
        type="checkbox"
        aria-label={label}
        ref={(input) => {
          if (input) input.indeterminate = mixed
        }}
        {...rest}
        className={box}
      />
    </label>
  )
}

const box =
  'grid size-4 appearance-none place-content-center rounded-[4px] border border-edge bg-raised transition-colors duration-150 before:size-2.5 before:bg-on-accent before:opacity-0 before:[clip-path:polygon(14%_44%,0_65%,50%_100%,100%_16%,80%_0,43%_62%)] checked:border-accent checked:bg-accent checked:before:opacity-100 indeterminate:border-accent indeterminate:bg-accent indeterminate:before:opacity-100 indeterminate:before:[clip-path:inset(40%_0)] touch:size-5 forced-colors:appearance-auto'
