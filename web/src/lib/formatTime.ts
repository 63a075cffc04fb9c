let clock: Intl.DateTimeFormat | undefined

/** The time in the user's own time zone, in American English like the rest of the product: "8:05 PM". */
export function formatTime(instant: Date): string {
  // Made when it is first needed: a phone takes a while for it, and most pages show no time.
  clock ??= new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' })
  return clock.format(instant)
}
