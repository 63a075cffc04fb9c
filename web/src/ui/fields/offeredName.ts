/**
 * The name on offer that a typed one means, whatever its case and the space around it; the typed one where there is
 * none. "other" beside "Other" would be a second category that nobody can tell from the first.
 */
export function offeredName(typed: string, offered: readonly string[]): string {
  const name = plain(typed)
  const alike = offered.filter((option) => plain(option) === name)
  return alike.find((option) => option === typed.trim()) ?? alike[0] ?? typed
}

function plain(name: string): string {
  return name.trim().normalize().toLowerCase()
}
