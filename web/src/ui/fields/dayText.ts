/**
 * Tidies a typed day to YYYY-MM-DD where it can mean only one: "20260131", "2026-1-5",
 * "2026/01/05" and the American "1/5/2026". Anything else stays as typed, for the form to judge.
 */
export function tidyDay(text: string): string {
  const typed = text.trim()
  const yearFirst =
    /^(\d{4})[-/.]?(\d{2})[-/.]?(\d{2})$|^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(typed)
  if (yearFirst) {
    const [year, month, day] = yearFirst.slice(1).filter(Boolean)
    return dayText(year, month, day)
  }
  const american = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(typed)
  if (american) return dayText(american[3], american[1], american[2])
  return typed
}

function dayText(year = '', month = '', day = ''): string {
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
}
