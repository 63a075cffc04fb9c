import { LogOut, Menu, Sparkles } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'wouter'
import { openAssistant } from '#app/assistantLayer.tsx'
import { useMedia } from '#lib/useMedia.ts'
import { Dialog } from '#ui/dialogs/dialog.tsx'
import { EmailText } from '#ui/emailText.tsx'
import { Icon } from '#ui/icon.tsx'
import { IconButton } from '#ui/iconButton.tsx'
import { isCurrent, navItems } from './nav.ts'

type MobileMenuProps = { location: string; email: string; onLogout: () => void }

/** The navigation below 768 px: a sheet that one button opens and any choice closes. */
export function MobileMenu({ location, email, onLogout }: MobileMenuProps) {
  const [open, setOpen] = useState(false)
  const isWide = useMedia('(min-width: 48rem)')

  function choose(action: () => void) {
    setOpen(false)
    action()
  }

  return (
    <div className="md:hidden">
      <IconButton
        label="Open menu"
        icon={Menu}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(true)}
      />
      <Dialog
        open={open && !isWide}
        onOpenChange={setOpen}
        title="Menu"
        description={<EmailText text={email} />}
      >
        <nav aria-label="Main" className="-mx-3">
          <ul>
            {navItems.map((item) => (
              <li key={item.href}>
                <Link
                  href={item.href}
                  aria-current={isCurrent(item, location) ? 'page' : undefined}
                  className={line}
                  onClick={() => setOpen(false)}
                >
                  {item.label}
                </Link>
              </li>
            ))}
            <li>
              <button type="button" className={line} onClick={() => choose(openAssistant)}>
                <Icon of={Sparkles} />
                AI Assistant
              </button>
            </li>
            <li className="mt-2 border-t border-hairline pt-2">
              <button type="button" className={line} onClick={() => choose(onLogout)}>
                <Icon of={LogOut} />
                Log out
              </button>
            </li>
          </ul>
        </nav>
      </Dialog>
    </div>
  )
}

const line =
  'flex min-h-11 w-full items-center gap-2.5 rounded-control px-3 text-start text-lead text-ink hover:bg-accent-soft aria-[current=page]:font-semibold aria-[current=page]:text-accent forced-colors:aria-[current=page]:outline-2 forced-colors:aria-[current=page]:-outline-offset-2'
