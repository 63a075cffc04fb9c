import { expect, test } from 'vitest'
import { writeLetter } from './letter.ts'

const nasty = `<script>alert("x")</script> & 'y'`

test('text and HTML have the same content', () => {
  const letter = writeLetter('Subject', ['One.', { link: 'https://x.org/?a=1&b=2' }, 'Two.'])
  expect(letter.text).toBe('One.\n\nhttps://x.org/?a=1&b=2\n\nTwo.\n')
  expect(letter.html).toContain('<p>One.</p>')
  expect(letter.html).toContain('href="https://x.org/?a=1&amp;b=2"')
  expect(letter.html).toContain('>https://x.org/?a=1&amp;b=2</a>')
  expect(letter.html).toContain('<p>Two.</p>')
})

test('user input becomes text, never markup', () => {
  const { html, text } = writeLetter(nasty, [nasty, { link: `https://x.org/"${nasty}` }])
  expect(text).toContain(nasty)
  expect(html).not.toContain('<script')
  expect(html).toContain('&lt;script&gt;alert(&quot;x&quot;)&lt;/script&gt; &amp; &#39;y&#39;')
})
