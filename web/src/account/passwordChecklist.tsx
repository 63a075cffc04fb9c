import { passwordRules } from '@evenkeel/domain/account'
import { Check, Circle } from 'lucide-react'
import { cx } from '#ui/cx.ts'
import { Icon } from '#ui/icon.tsx'

export function PasswordChecklist({ password }: { password: string }) {
  return (
    <div className="@container">
      <ul aria-label="Password rules" className="grid gap-x-4 gap-y-1 @min-[21rem]:grid-cols-2">
        {passwordRules.map((rule) => {
          const holds = rule.holds(password)
          return (
            <li
              key={rule.key}
              className={cx(
                'flex items-center gap-2 text-small transition-colors duration-150',
                holds ? 'text-in' : 'text-quiet',
              )}
            >
              <Icon of={holds ? Check : Circle} size={14} />
              {rule.label}
              <span className="sr-only">{holds ? '(met)' : '(not met yet)'}</span>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
