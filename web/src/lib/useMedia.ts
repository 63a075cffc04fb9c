import { useCallback, useSyncExternalStore } from 'react'

/** What `useMedia` asks where a phone is to have other content, not only another look. */
export const phone = 'screen and (width < 48rem)'
export const tablet = 'screen and (48rem <= width < 72rem)'

/** Whether a media query matches: `useMedia('(min-width: 48rem)')`. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const media = window.matchMedia(query)
      media.addEventListener('change', listener)
      return () => media.removeEventListener('change', listener)
    },
    [query],
  )
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches)
}
