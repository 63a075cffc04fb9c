import { type ComponentType, createElement, lazy, useState } from 'react'
import { toastError } from '#ui/toasts/toastStore.ts'
import { unreachable } from './api/errors.ts'
import { tryingAgain } from './tryingAgain.ts'

type PropsOf<Part> = Part extends ComponentType<infer Props extends object> ? Props : never

/**
 * A component in a chunk of its own, fetched when it is shown or when `load` is called before that:
 * `const settings = lazyPart(() => import('#account/settings/settingsPage.tsx'), 'SettingsPage')`.
 */
export function lazyPart<Name extends string, Module extends Record<Name, ComponentType<never>>>(
  load: () => Promise<Module>,
  name: Name,
): {
  Part: ComponentType<PropsOf<Module[Name]>>
  load: () => Promise<unknown>
  isLoaded: () => boolean
} {
  type Props = PropsOf<Module[Name]>
  let fetched: ComponentType<Props> | undefined
  const fetchModule = tryingAgain(load)
  const fetchPart = async () => {
    fetched = (await fetchModule())[name] as ComponentType<Props>
    return { default: fetched }
  }
  const Late = lazy(fetchPart)

  /** Renders a loaded component at once; React would show the fallback first and keep it for 0.3 seconds. */
  // biome-ignore lint/correctness/noComponentHookFactories: created once per part, when its module is evaluated.
  function Part(props: Props) {
    const [Chosen] = useState<ComponentType<Props>>(() => fetched ?? Late)
    return createElement(Chosen, props)
  }
  return { Part, load: fetchPart, isLoaded: () => fetched !== undefined }
}

/** Loads a part and then continues; if that fails, a toast says so and the page stays as it is. */
export async function whenLoaded(
  part: { load: () => Promise<unknown> },
  goOn: () => void,
  giveUp?: () => void,
) {
  try {
    await part.load()
  } catch {
    giveUp?.()
    return void toastError(unreachable)
  }
  goOn()
}
