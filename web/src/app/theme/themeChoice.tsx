import { Monitor, Moon, Sun } from 'lucide-react'
import { SegmentedControl } from '#ui/fields/segmentedControl.tsx'
import { type ThemeChoice, theme } from './theme.ts'

const choices = [
  { value: 'light', label: 'Light', icon: Sun },
  { value: 'dark', label: 'Dark', icon: Moon },
  { value: 'system', label: 'System', icon: Monitor },
] as const satisfies readonly { value: ThemeChoice; label: string; icon: unknown }[]

/** Chooses the light or dark theme, or follows the system. */
export function ThemeChoiceControl() {
  return (
    <SegmentedControl
      label="Appearance"
      options={choices}
      value={theme.use()}
      onChange={theme.write}
    />
  )
}
