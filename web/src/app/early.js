// Runs before the first paint, as its own small file: the strict content policy allows no inline
// script, and a module would come after the page had been painted in the wrong colours. It is
// fetched beside the stylesheet, which holds the first paint anyway, so it costs no extra wait.
// It can import nothing. early.test.ts holds its keys and addresses to those of the page, and
// e2e/dashboardStates.test.ts holds the list to what the dashboard asks for.
;(() => {
  const marker = recall('evenkeel')
  const theme = recall('evenkeel:theme')
  const root = document.documentElement
  if (theme === 'light' || theme === 'dark') root.dataset.theme = theme
  // Whoever was away for a quarter of an hour is about to be signed out.
  const idleMs = Date.now() - Number(recall('evenkeel:activity') ?? Date.now())
  if (marker && !(idleMs >= 15 * 60_000)) askAhead(marker)
  // Nobody was signed in here: the first lines of the landing page may be seen at once.
  if (marker === null && location.pathname !== '/reset-password') root.dataset.visitor = ''

  // Storage can be forbidden altogether. Then the system's colours count, which need no script, and
  // the page itself draws the first lines.
  function recall(key) {
    try {
      return localStorage.getItem(key)
    } catch {
      return undefined
    }
  }

  // What a signed-in person's page asks for first is asked beside its scripts, not after them;
  // lib/api/ahead.ts hands the answers out.
  function askAhead(marker) {
    const addresses = ['/api/auth/me', '/api/auth/trial-status']
    const isDashboard = location.pathname === '/' || location.pathname === '/dashboard'
    // A range or a filter in the address asks for other figures.
    if (isDashboard && location.search === '') addresses.push(...dashboardAddresses(new Date()))
    const answers = new Map()
    for (const address of addresses) {
      const headers = { accept: 'application/json' }
      const answer = fetch(address, { credentials: 'include', headers })
      answers.set(address, answer)
      // Whoever asks for it is told; where nobody does, nobody minds.
      answer.catch(() => {})
    }
    globalThis.evenkeelAhead = { marker, answers }
  }

  function dashboardAddresses(now) {
    const today = dayOf(now)
    const first = `${today.slice(0, 7)}-01`
    const last = dayOf(new Date(now.getFullYear(), now.getMonth() + 1, 0))
    return [
      '/api/summary',
      '/api/health-score',
      '/api/recurring-transactions/active',
      `/api/summary?startDate=${first}&endDate=${last}`,
      `/api/trend?period=thisMonth&today=${today}`,
      '/api/transactions?sort=date&order=desc&limit=5',
    ]
  }

  function dayOf(date) {
    const numbers = [date.getMonth() + 1, date.getDate()]
    const [month, day] = numbers.map((number) => String(number).padStart(2, '0'))
    return `${date.getFullYear()}-${month}-${day}`
  }
})()
