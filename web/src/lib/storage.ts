/** The browser's storage. If the user has blocked it, values last only as long as the page. */
type Kept = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

const none: Kept = { getItem: () => null, setItem: () => {}, removeItem: () => {} }

function open(kind: 'localStorage' | 'sessionStorage'): Kept {
  try {
    return globalThis[kind] ?? none
  } catch {
    return none
  }
}

/** Shared by all tabs and kept when they close. */
export const shared = tolerant(() => open('localStorage'))

/** For this tab only, until it closes. */
export const ownTab = tolerant(() => open('sessionStorage'))

function tolerant(storage: () => Kept) {
  return {
    read: (key: string): string | null => storage().getItem(key),
    write: (key: string, value: string) => {
      try {
        storage().setItem(key, value)
      } catch {
        // Full or read-only. Nothing depends on what is stored here.
      }
    },
    remove: (key: string) => storage().removeItem(key),
  }
}

export type TextStorage = ReturnType<typeof tolerant>
