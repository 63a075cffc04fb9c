import { CalendarSync, House, type LucideIcon, Plus, Sparkles } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { openAssistant } from '#app/assistantLayer.tsx'
import { openQuickAdd } from '#app/dashboard/quickAddLayer.tsx'
import { cx } from '#ui/cx.ts'
import { Icon } from '#ui/icon.tsx'
import { isCurrent, navItems } from './nav.ts'

/** What a phone is used for most, within reach of the thumb. */
export function BottomBar({ location }: { location: string }) {
  return (
    <nav aria-label="Shortcuts" data-bar className={bar}>
      <ul className="flex h-(--bar-height)">
        <Place href="/" icon={House} location={location}>
          Home
        </Place>
        <Action icon={Plus} onPress={openQuickAdd}>
          Add
        </Action>
        <Place href="/recurring-bills" icon={CalendarSync} location={location}>
          Bills
        </Place>
        {/* With very large text, the round button has this place. */}
        <Action icon={Sparkles} onPress={openAssistant} className="max-[20rem]:invisible">
          Assistant
        </Action>
      </ul>
    </nav>
  )
}

type ItemProps = { icon: LucideIcon; children: ReactNode }

function Place({ href, location, ...look }: ItemProps & { href: string; location: string }) {
  const isHere = navItems.some((item) => item.href === href && isCurrent(item, location))
  return (
    <li className="flex flex-1">
      <Link href={href} aria-current={isHere ? 'page' : undefined} className={item}>
        <Look {...look} />
      </Link>
    </li>
  )
}

type ActionProps = ItemProps & { onPress: () => void; className?: string }

function Action({ onPress, className, ...look }: ActionProps) {
  return (
    <li className={cx('flex flex-1', className)}>
      <button type="button" onClick={onPress} className={item}>
        <Look {...look} />
      </button>
    </li>
  )
}

/** With very large text there is room for the icon only. */
function Look({ icon, children }: ItemProps) {
  return (
    <>
      <Icon of={icon} size={22} />
      <span className="max-[20rem]:sr-only">{children}</span>
    </>
  )
}

const bar =
  'fixed inset-x-0 bottom-0 z-20 border-t-2 border-accent bg-raised pb-[env(safe-area-inset-bottom)] sm:hidden print:hidden'
const item =
  'relative flex flex-1 flex-col items-center justify-end gap-0.5 pb-1 text-small text-quiet focus-visible:outline-offset-[-4px] aria-[current=page]:font-medium aria-[current=page]:text-ink max-[20rem]:justify-center hanging-hull'
