import * as Radix from '@radix-ui/react-toast'
import { CircleAlert, CircleCheck, X } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { buttonClass } from './button.tsx'
import { cx } from './cx.ts'
import { Icon } from './icon.tsx'
import { IconButton } from './iconButton.tsx'
import {
  dismissToast,
  listToasts,
  subscribeToasts,
  type ToastEntry,
  toastDurationMs,
} from './toastStore.ts'

/** Stands once in the app and shows what `toast()` says. F8 moves the focus to it. */
export function Toaster() {
  const entries = useSyncExternalStore(subscribeToasts, listToasts)
  return (
    <Radix.Provider duration={toastDurationMs} swipeDirection="right" swipeThreshold={50}>
      {entries.map((entry) => (
        <ToastCard key={entry.id} entry={entry} />
      ))}
      <Radix.Viewport
        hotkey={['F8']}
        className="fixed inset-x-0 top-0 z-60 flex flex-col gap-2 p-3 outline-none md:top-auto md:right-0 md:bottom-0 md:left-auto md:w-full md:max-w-[420px] md:p-5"
      />
    </Radix.Provider>
  )
}

const rules = { default: 'border-accent', success: 'border-in', destructive: 'border-out' }
const inks = { default: 'text-ink', success: 'text-in', destructive: 'text-out' }

function ToastCard({ entry }: { entry: ToastEntry }) {
  const { id, variant = 'default', description, action } = entry
  const title = entry.title ?? (variant === 'destructive' ? 'Error' : undefined)
  return (
    <Radix.Root
      open={entry.open}
      onOpenChange={(open) => !open && dismissToast(id)}
      type={variant === 'destructive' ? 'foreground' : 'background'}
      {...(entry.durationMs === undefined ? {} : { duration: entry.durationMs })}
      className="pointer-events-auto relative rounded-card border border-hairline bg-raised py-3 pr-12 pl-4 text-ink shadow-float data-[state=closed]:animate-fade-out data-[state=open]:animate-surface data-[swipe=cancel]:translate-x-0 data-[swipe=cancel]:transition-[translate] data-[swipe=end]:animate-slide-out data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x)"
    >
      {title && (
        <Radix.Title
          className={cx(
            'flex items-center gap-2 text-body font-semibold',
            description && cx('mb-2 border-b-2 pb-2', rules[variant]),
            inks[variant],
          )}
        >
          {variant === 'success' && <Icon of={CircleCheck} />}
          {variant === 'destructive' && <Icon of={CircleAlert} />}
          {title}
        </Radix.Title>
      )}
      {description && <Radix.Description className="text-body">{description}</Radix.Description>}
      {action && (
        <Radix.Action
          altText={action.label}
          className={buttonClass({ size: 'small', className: 'mt-3' })}
          onClick={action.onSelect}
        >
          {action.label}
        </Radix.Action>
      )}
      <Radix.Close asChild>
        <IconButton label="Close" icon={X} size="small" className="absolute top-1.5 right-1.5" />
      </Radix.Close>
    </Radix.Root>
  )
}
