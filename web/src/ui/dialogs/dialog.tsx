import { useEffect, useEffectEvent, useState } from 'react'
import { lazyPart, whenLoaded } from '#lib/lazyPart.ts'
import type { DialogProps } from './openDialog.tsx'

export type { DialogProps } from './openDialog.tsx'

const openDialog = lazyPart(() => import('./openDialog.tsx'), 'OpenDialog')

/** Fetches what every dialog needs, so that the first one opens at once. */
export const prepareDialogs = openDialog.load

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
