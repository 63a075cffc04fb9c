import { QueryClient } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { ifStillSignedIn, noteSignedIn } from './queryClient.ts'

const settled = () => new Promise((resolve) => setTimeout(resolve))

test('a reply settles while the user is signed in, whether it succeeds or fails', async () => {
  const client = new QueryClient()
  noteSignedIn(client)
  expect(await ifStillSignedIn(client, Promise.resolve('paid'))).toBe('paid')
  await expect(ifStillSignedIn(client, Promise.reject(new Error('lost')))).rejects.toThrow('lost')
})

test('it never settles after the user has signed out', async () => {
  const client = new QueryClient()
  const signOut = noteSignedIn(client)
  const heard = vi.fn()
  const { promise, resolve } = Promise.withResolvers<string>()
  void ifStillSignedIn(client, promise).then(heard, heard)
  void ifStillSignedIn(client, Promise.reject(new Error('lost')).finally(signOut)).then(
    heard,
    heard,
  )
  signOut()
  resolve('paid')
  await settled()
  expect(heard).not.toHaveBeenCalled()
})
