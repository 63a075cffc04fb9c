/**
 * The browser's storage, which a person can forbid altogether: then nothing is found and nothing is
 * kept, and the product works for as long as its page stays open.
 */
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
        // Full or read-only. What is stored here is a convenience that nothing depends on.
      }
    },
    remove: (key: string) => storage().removeItem(key),
  }
}

export type TextStorage = ReturnType<typeof tolerant>
