import '#styles/index.css'
import { setNonce } from 'get-nonce'
import { StrictMode, startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { App, firstPage } from '#app/app.tsx'
import { followTheme } from '#app/theme/theme.ts'

// Dialogs lock scrolling with a <style> of their own, which the content policy allows only with the page's nonce.
const nonce = document.querySelector<HTMLMetaElement>('meta[property=csp-nonce]')?.nonce
if (nonce) setNonce(nonce)

followTheme()

const element = document.getElementById('root')
if (!element) throw new Error('index.html has no #root')
const root = createRoot(element)

// The header in index.html is shown until then. (No `await`: other chunks import this one, and each would wait for the
// other.)
void firstPage.then(draw)

function draw() {
  // Rendered in slices, so that a click or key need not wait for the whole page.
  startTransition(() =>
    root.render(
      <StrictMode>
        <App />
      </StrictMode>,
    ),
  )
}
