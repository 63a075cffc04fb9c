// Runs before the first paint, as a small file of its own: the strict content policy allows no inline script, and a
// module would run after the page had been painted in the wrong colours. It is fetched beside the stylesheet, which
// the first paint waits for anyway, so it costs no extra time. It can import nothing: the build writes the addresses
// into it from the API's contract, and puts all of it into a function, so that its names stay its own. early.test.ts
// checks its keys, and e2e/dashboardStates.test.ts checks that the dashboard fetches nothing else.

const marker = recall('evenkeel')
const isSignedIn = hasEmail(marker)
const theme = recall('evenkeel:theme')
const root = document.documentElement
if (theme === 'light' || theme === 'dark') root.dataset.theme = theme
// After 15 minutes of inactivity the user is about to be signed out.
const idleMs = Date.now() - Number(recall('evenkeel:activity') ?? Date.now())
if (isSignedIn && !(idleMs >= 15 * 60_000)) prefetch()
// Nobody is signed in, so the first lines of the landing page can be shown at once.
const isVisitor = marker !== undefined && !isSignedIn
if (isVisitor && location.pathname !== '/reset-password') root.dataset.visitor = ''

// Storage may be blocked. Then the system's colours apply, which need no script, and the page itself draws the
// first lines.
function recall(key) {
  try {
    return localStorage.getItem(key)
  } catch {
    return undefined
  }
}

function hasEmail(text) {
  try {
    const { email } = JSON.parse(text).user
    return typeof email === 'string' && email !== ''
  } catch {
    return false
  }
}

// Sends a signed-in page's first request beside its scripts, not after them. Its reply contains those of several
// addresses; lib/api/call.ts hands them out.
function prefetch() {
  const isDashboard = location.pathname === '/' || location.pathname === '/dashboard'
  // A range or a filter in the address needs other figures.
  const { url, parts } =
    OPENINGS[isDashboard && location.search === '' ? 'dashboard' : 'everywhere']
  const opened = get(url).then(async (response) => {
    const text = await response.text()
    return { response, text, replies: response.status === 200 ? JSON.parse(text) : undefined }
  })
  const answers = new Map()
  const arrived = new Map()
  for (const [name, template] of Object.entries(parts)) {
    const address = fill(template)
    const answer = opened.then(({ response, text, replies }) => {
      if (replies) {
        const { body, headers } = replies[name]
        // At hand when the page is drawn for the first time.
        if (answers.has(address)) arrived.set(address, { headers: new Headers(headers), body })
        return new Response(JSON.stringify(body), { headers })
      }
      // Refused for everything: signed out, too many requests, overload. Any other failure may be one reply's alone.
      const isRefused = [401, 429, 503].includes(response.status)
      return isRefused ? new Response(text, response) : get(template)
    })
    answers.set(address, answer)
    // Whoever uses the reply sees the error; an unused one must not count as unhandled.
    answer.catch(() => {})
  }
  globalThis.evenkeelAhead = { marker, answers, arrived }
}

function get(template) {
  return fetch(fill(template), {
    credentials: 'include',
    headers: { accept: 'application/json' },
  })
}

function fill(template) {
  return template.replace(/\{(\w+)\}/g, (_, name) => dayCalled(name))
}

function dayCalled(name) {
  const now = new Date()
  if (name === 'monthStart') return dayOf(new Date(now.getFullYear(), now.getMonth(), 1))
  if (name === 'monthEnd') return dayOf(new Date(now.getFullYear(), now.getMonth() + 1, 0))
  return dayOf(now)
}

function dayOf(date) {
  const numbers = [date.getMonth() + 1, date.getDate()]
  const [month, day] = numbers.map((number) => String(number).padStart(2, '0'))
  return `${date.getFullYear()}-${month}-${day}`
}
