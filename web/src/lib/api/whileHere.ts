import type { QueryClient } from '@tanstack/react-query'

/** The clients of people who have left this page. */
const left = new WeakSet<QueryClient>()

/**
 * Tells that the person whose data this client holds is here.
 * @returns tells that they have left
 */
export function noteArrival(client: QueryClient): () => void {
  left.delete(client)
  return () => {
    left.add(client)
  }
}

/** An answer as long as the person is here who asked; for whoever comes after them it never comes. */
export function whileHere<T>(client: QueryClient, answer: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    answer.then(
      (value) => left.has(client) || resolve(value),
      (error: unknown) => left.has(client) || reject(error),
    )
  })
}
