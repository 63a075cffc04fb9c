import { type ComponentType, lazy } from 'react'
import { toast } from '#ui/toastStore.ts'

/**
 * A part of the product in a file of its own, fetched when it is shown or when `load` is called ahead of that:
 * `const settings = lazyPart(() => import('#account/settings/settingsPage.tsx'), 'SettingsPage')`.
 */
export function lazyPart<Name extends string, Props>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
) {
  const Part = lazy(async () => ({ default: (await load())[name] }))
  return { Part, load }
}

/** Fetches a part and then goes on; where the line is down, it says so and leaves the page as it is. */
export async function whenLoaded(part: { load: () => Promise<unknown> }, goOn: () => void) {
  try {
    await part.load()
  } catch {
    const description = 'Unable to connect. Please check your connection and try again.'
    return void toast({ title: 'Error', description, variant: 'destructive' })
  }
  goOn()
}
