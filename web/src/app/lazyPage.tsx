import { type ComponentType, lazy } from 'react'

/**
 * A page in a file of its own, fetched when it is shown or when `load` is called ahead of that:
 * `const settings = lazyPage(() => import('#account/settingsPage.tsx'), 'SettingsPage')`.
 */
export function lazyPage<Name extends string, Props>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
) {
  const Page = lazy(async () => ({ default: (await load())[name] }))
  return { Page, load }
}
