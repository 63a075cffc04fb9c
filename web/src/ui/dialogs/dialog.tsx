import {
  type ComponentProps,
  type FormEventHandler,
  type ReactNode,
  type RefObject,
  useEffect,
  useEffectEvent,
  useState,
} from 'react'
import { lazyPart, whenLoaded } from '#lib/lazyPart.ts'

const openDialog = lazyPart(() => import('./openDialog.tsx'), 'OpenDialog')

/** Fetches what every dialog needs, so that the first one opens at once. */
export const prepareDialogs = openDialog.load

export type DialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: ReactNode
  description?: ReactNode
  /** Buttons beside the title. */
  actions?: ReactNode
  /** Buttons, the main one last. They stay visible while the rest scrolls. */
  footer?: ReactNode
  /** Makes body and footer one form, which a click outside does not close. */
  onSubmit?: FormEventHandler<HTMLFormElement>
  /** Gets the focus first, instead of the first control. */
  initialFocus?: RefObject<HTMLElement | null>
  role?: 'dialog' | 'alertdialog'
  /** A chat keeps its height, whatever has been said. */
  size?: 'regular' | 'chat'
  /** What the scrolling part is, where it is more than a form. */
  body?: Omit<ComponentProps<'div'>, 'className' | 'children'>
  children?: ReactNode
}

/**
 * A card over the page, or a sheet from the bottom edge on a phone. Closing returns the focus to where it was. Its code
 * is fetched after the page, or when the first dialog opens.
 */
export function Dialog(props: DialogProps) {
  const [isLoaded, setLoaded] = useState(openDialog.isLoaded)
  const { open } = props
  // Prepared by now, it opens in the same frame.
  if (open && !isLoaded && openDialog.isLoaded()) setLoaded(true)
  const giveUp = useEffectEvent(() => props.onOpenChange(false))

  useEffect(() => {
    if (open) void whenLoaded(openDialog, () => setLoaded(true), giveUp)
  }, [open])

  return isLoaded && <openDialog.Part {...props} />
}
