import { Monitor, Moon, Sun } from 'lucide-react'
import { SegmentedControl } from '#ui/fields/segmentedControl.tsx'
import { type ThemeChoice, useTheme } from './theme.ts'

const choices = [
  { value: 'light', label: 'Light', icon: Sun },
  { value: 'dark', label: 'Dark', icon: Moon },
  { value: 'system', label: 'System', icon: Monitor },
] as const satisfies readonly { value: ThemeChoice; label: string; icon: unknown }[]

/** The choice of light, dark or the system's, for Settings. */
export function ThemeChoiceControl() {
  const [theme, chooseTheme] = useTheme()
  return (
    <SegmentedControl label="Appearance" options={choices} value={theme} onChange={chooseTheme} />
  )
}
