import { LogOut, Menu, Sparkles, X } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { Link } from 'wouter'
import { Icon } from '#ui/icon.tsx'
import { IconButton } from '#ui/iconButton.tsx'
import { type HeaderProps, isCurrent } from './nav.ts'

/** The navigation below 768 px: behind one button, and gone after a choice. */
export function MobileMenu(header: HeaderProps) {
  const { open, setOpen, frame, toggle } = useOpenPanel()
  const panelId = useId()
  return (
    <>
      {open && <div aria-hidden className={shade} />}
      <div ref={frame} className="md:hidden">
        <IconButton
          ref={toggle}
          label={open ? 'Close menu' : 'Open menu'}
          icon={open ? X : Menu}
          aria-expanded={open}
          aria-controls={open ? panelId : undefined}
          onClick={() => setOpen(!open)}
        />
        {open && <Panel {...header} id={panelId} onChosen={() => setOpen(false)} />}
      </div>
    </>
  )
}

/** Open until somebody goes elsewhere, by a tap or with the focus; Escape leads back to the button. */
function useOpenPanel() {
  const [open, setOpen] = useState(false)
  const frame = useRef<HTMLDivElement>(null)
  const toggle = useRef<HTMLButtonElement>(null)

  useEffect(() => {
    if (!open) return
    const closeOutside = (event: Event) => {
      if (!frame.current?.contains(event.target as Node)) setOpen(false)
    }
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      setOpen(false)
      toggle.current?.focus()
    }
    const listening = new AbortController()
    const { signal } = listening
    document.addEventListener('pointerdown', closeOutside, { signal })
    document.addEventListener('focusin', closeOutside, { signal })
    document.addEventListener('keydown', closeOnEscape, { signal })
    return () => listening.abort()
  }, [open])

  return { open, setOpen, frame, toggle }
}

type PanelProps = HeaderProps & { id: string; onChosen: () => void }

function Panel({ id, onChosen, nav, location, email, onLogout, onAssistant }: PanelProps) {
  function choose(action: () => void) {
    onChosen()
    action()
  }

  return (
    <nav
      id={id}
      aria-label="Main"
      className="absolute inset-x-0 top-[calc(100%+2px)] z-30 border-b border-hairline bg-raised px-4 py-2 shadow-float animate-fade-in"
    >
      <ul>
        {nav.map((item) => (
          <li key={item.href}>
            <Link
              href={item.href}
              aria-current={isCurrent(item, location) ? 'page' : undefined}
              className={line}
              onClick={onChosen}
            >
              {item.label}
            </Link>
          </li>
        ))}
        {onAssistant && (
          <li>
            <button type="button" className={line} onClick={() => choose(onAssistant)}>
              <Icon of={Sparkles} />
              AI Assistant
            </button>
          </li>
        )}
        <li className="mt-2 border-t border-hairline pt-2">
          <p className="truncate px-3 py-1 text-small text-quiet">{email}</p>
          <button type="button" className={line} onClick={() => choose(onLogout)}>
            <Icon of={LogOut} />
            Log out
          </button>
        </li>
      </ul>
    </nav>
  )
}

/** The page under the menu waits: a tap on it closes the menu and does nothing else. */
const shade = 'fixed inset-x-0 top-[66px] bottom-0 z-20 bg-scrim animate-fade-in md:hidden'

const line =
  'flex min-h-11 w-full items-center gap-2.5 rounded-control px-3 text-start text-lead text-ink hover:bg-accent-soft aria-[current=page]:font-semibold aria-[current=page]:text-accent'
