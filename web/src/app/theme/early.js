// Runs before the first paint, as its own small file: the strict content policy allows no inline
// script, and a module would come after the page had been painted in the wrong colours. It is
// fetched beside the stylesheet, which holds the first paint anyway, so it costs no extra wait.
// Keep the key and the attribute as theme.ts has them; its test holds the two together.
try {
  const choice = localStorage.getItem('evenkeel:theme')
  if (choice === 'light' || choice === 'dark') document.documentElement.dataset.theme = choice
  // Nobody was signed in here: the first lines of the landing page may be seen at once.
  if (localStorage.getItem('evenkeel') === null && location.pathname !== '/reset-password')
    document.documentElement.dataset.visitor = ''
} catch {
  // Storage can be forbidden altogether. Then the system's colours count, which need no script, and
  // the page itself draws the first lines.
}
