import { useSyncExternalStore } from 'react'
import { shared } from './storage.ts'

export type Store<Value> = {
  read: () => Value
  write: (next: Value) => void
  subscribe: (listener: () => void) => () => void
  /** Reads the value in a component and renders it again with each change. */
  use: () => Value
}

/** A value outside React that components can follow. */
export function createStore<Value>(initial: Value): Store<Value> {
  let value = initial
  const listeners = new Set<() => void>()
  const read = () => value
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  }
  return {
    read,
    write(next) {
      value = next
      for (const listener of listeners) listener()
    },
    subscribe,
    use: () => useSyncExternalStore(subscribe, read),
  }
}

/**
 * A choice that is kept in this browser and follows changes made in other tabs. The default is not stored.
 * Where storage is forbidden, a choice lasts as long as the page.
 */
export function createSetting<Choice extends string>(
  key: string,
  standard: Choice,
  others: readonly Choice[],
): Store<Choice> {
  const parse = (text: string | null) => others.find((choice) => choice === text) ?? standard
  const setting = createStore(parse(shared.read(key)))
  globalThis.addEventListener?.('storage', (event: StorageEvent) => {
    if (event.key === key || event.key === null) setting.write(parse(shared.read(key)))
  })
  return {
    ...setting,
    write(choice) {
      setting.write(choice)
      if (choice === standard) shared.remove(key)
      else shared.write(key, choice)
    },
  }
}
