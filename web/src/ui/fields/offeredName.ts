/** The option that equals the typed name apart from case and surrounding space, so that "other" does not join "Other". */
export function offeredName(typed: string, offered: readonly string[]): string {
  const name = plain(typed)
  const alike = offered.filter((option) => plain(option) === name)
  return alike.find((option) => option === typed.trim()) ?? alike[0] ?? typed
}

function plain(name: string): string {
  return name.trim().normalize().toLowerCase()
}
