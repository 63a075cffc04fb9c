// Runs before the first paint, as its own small file: the strict content policy allows no inline
// script, and a module would come after the page had been painted in the wrong colours. It is
// fetched beside the stylesheet, which holds the first paint anyway, so it costs no extra wait.
// It can import nothing: early.test.ts holds it to what the rest of the page does.
try {
  const choice = localStorage.getItem('evenkeel:theme')
  if (choice === 'light' || choice === 'dark') document.documentElement.dataset.theme = choice
  const isKnown = localStorage.getItem('evenkeel') !== null
  // Whoever was away for a quarter of an hour is about to be signed out.
  const idleMs = Date.now() - Number(localStorage.getItem('evenkeel:activity') ?? Date.now())
  if (isKnown && !(idleMs >= 15 * 60_000)) askAhead()
  // Nobody was signed in here: the first lines of the landing page may be seen at once.
  if (!isKnown && location.pathname !== '/reset-password')
    document.documentElement.dataset.visitor = ''
} catch {
  // Storage can be forbidden altogether. Then the system's colours count, which need no script, and
  // the page itself draws the first lines.
}

/** What a signed-in person's page asks for first is asked beside its scripts, not after them; see lib/api/ahead.ts. */
function askAhead() {
  const addresses = ['/api/auth/me', '/api/auth/trial-status']
  const isDashboard = location.pathname === '/' || location.pathname === '/dashboard'
  // A range or a filter in the address asks for other figures.
  if (isDashboard && location.search === '') addresses.push(...dashboardAddresses(new Date()))
  globalThis.evenkeelAhead = new Map()
  for (const address of addresses) {
    const headers = { accept: 'application/json' }
    const answer = fetch(address, { credentials: 'include', headers })
    globalThis.evenkeelAhead.set(address, answer)
    // Whoever asks for it is told; where nobody does, nobody minds.
    answer.catch(() => {})
  }
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
  const [month, day] = [date.getMonth() + 1, date.getDate()].map((n) => String(n).padStart(2, '0'))
  return `${date.getFullYear()}-${month}-${day}`
}
