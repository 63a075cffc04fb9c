import { expect, test, vi } from 'vitest'
import { createStore } from './store.ts'

test('tells its listeners of every change until they unsubscribe', () => {
  const store = createStore('closed')
  const listener = vi.fn(() => store.read())
  const unsubscribe = store.subscribe(listener)
  store.write('open')
  expect(listener).toHaveReturnedWith('open')
  unsubscribe()
  store.write('closed')
  expect(listener).toHaveBeenCalledTimes(1)
  expect(store.read()).toBe('closed')
})
