import { type KeyboardEvent, Suspense, useState } from 'react'
import { lazyPart, whenLoaded } from '#lib/lazyPart.ts'
import { MenuButton, type MenuProps } from './menuButton.tsx'

const openMenu = lazyPart(() => import('./openMenu.tsx'), 'OpenMenu')

/** A button with a short list of further actions. The list's code is fetched when it is first opened. */
export function Menu(props: MenuProps) {
  const { items, heading, ...button } = props
  const [isLoaded, setLoaded] = useState(false)
  const open = () => void whenLoaded(openMenu, () => setLoaded(true))

  function openOnArrow(event: KeyboardEvent) {
    if (event.key !== 'ArrowDown') return
    event.preventDefault()
    open()
  }

  const closed = (
    <MenuButton
      {...button}
      aria-haspopup="menu"
      aria-expanded={false}
      onClick={open}
      onKeyDown={openOnArrow}
    />
  )
  if (!isLoaded) return closed
  return (
    <Suspense fallback={closed}>
      <openMenu.Part {...props} />
    </Suspense>
  )
}
