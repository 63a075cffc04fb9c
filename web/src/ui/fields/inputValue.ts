/**
 * Writes into an input as typing would: React and form libraries listen to the `input` event, and
 * React only believes it when the element's own setter was used.
 */
export function typeInto(input: HTMLInputElement, value: string) {
  const setter = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
  setter?.call(input, value)
  input.dispatchEvent(new Event('input', { bubbles: true }))
}
