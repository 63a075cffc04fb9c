import { ChevronDown } from 'lucide-react'
import { type KeyboardEvent, Suspense, useState } from 'react'
import { lazyPart, whenLoaded } from '#lib/lazyPart.ts'
import { IconButton } from '../iconButton.tsx'
import type { MenuProps } from './openMenu.tsx'

const openMenu = lazyPart(() => import('./openMenu.tsx'), 'OpenMenu')

/** A button with a short list of further actions. The list's code is fetched when it is first opened. */
export function Menu(props: MenuProps) {
  const [isLoaded, setLoaded] = useState(false)
  const open = () => void whenLoaded(openMenu, () => setLoaded(true))

  function openOnArrow(event: KeyboardEvent) {
    if (event.key !== 'ArrowDown') return
    event.preventDefault()
    open()
  }

  const button = (
    <IconButton
      label={props.label}
      icon={ChevronDown}
      size="small"
      variant="secondary"
      aria-haspopup="menu"
      aria-expanded={false}
      disabled={props.disabled}
      onClick={open}
      onKeyDown={openOnArrow}
    />
  )
  if (!isLoaded) return button
  return (
    <Suspense fallback={button}>
      <openMenu.Part {...props} />
    </Suspense>
  )
}
