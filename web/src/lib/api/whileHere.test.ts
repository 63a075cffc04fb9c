import { QueryClient } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { noteArrival, whileHere } from './whileHere.ts'

const settled = () => new Promise((resolve) => setTimeout(resolve))

test('an answer comes to whoever asked, good or bad', async () => {
  const client = new QueryClient()
  noteArrival(client)
  expect(await whileHere(client, Promise.resolve('paid'))).toBe('paid')
  await expect(whileHere(client, Promise.reject(new Error('lost')))).rejects.toThrow('lost')
})

test('after they have left it comes to nobody', async () => {
  const client = new QueryClient()
  const leave = noteArrival(client)
  const heard = vi.fn()
  const { promise, resolve } = Promise.withResolvers<string>()
  void whileHere(client, promise).then(heard, heard)
  void whileHere(client, Promise.reject(new Error('lost')).finally(leave)).then(heard, heard)
  leave()
  resolve('paid')
  await settled()
  expect(heard).not.toHaveBeenCalled()
})
