import { Eye, EyeOff } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { cx } from '../cx.ts'
import { IconButton } from '../iconButton.tsx'
import { controlClass, controlHeight } from './control.ts'
import { useFieldControl } from './field.tsx'

/** Give it `autoComplete`: "current-password" or "new-password". Pasting stays allowed. */
export function PasswordInput({ className, ...rest }: Omit<ComponentProps<'input'>, 'type'>) {
  const [shown, setShown] = useState(false)
  const field = useFieldControl(rest)
  return (
    <div className="relative">
      <input
        type={shown ? 'text' : 'password'}
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        {...rest}
        {...field}
        className={cx(controlClass, controlHeight, 'pr-10 touch:pr-11', className)}
      />
      <IconButton
        label={shown ? 'Hide password' : 'Show password'}
        icon={shown ? EyeOff : Eye}
        size="small"
        className="absolute inset-y-0 right-1 my-auto touch:right-0"
        onClick={() => setShown(!shown)}
      />
    </div>
  )
}
