/** Joins class names and leaves out what is false. Classes given from outside may place a component, not repaint it. */
export function cx(...parts: (string | false | null | undefined)[]): string {
  return parts.filter(Boolean).join(' ')
}
