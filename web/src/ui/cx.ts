/** Joins class names, without falsy ones. A `className` prop may position a component, not restyle it. */
export function cx(...parts: (string | false | null | undefined)[]): string {
  return parts.filter(Boolean).join(' ')
}
