import type { Locator, Page } from 'playwright-core'
import { drawn } from './drawn.ts'

/**
 * Text that is cut off or outside the window, sideways scroll, amounts broken into two lines, and placeholders that do
 * not fit their field.
 */
export async function findCutText(page: Page): Promise<string[]> {
  await drawn(page)
  return page.evaluate(() => {
    const found = new Set<string>()
    const { clientWidth, scrollWidth } = document.documentElement
    if (scrollWidth > clientWidth) found.add(`${scrollWidth - clientWidth} px of sideways scroll`)
    // Less is the air of a line box.
    const airPx = 4

    function isHidden(element: Element): boolean {
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return true
      if (element.closest('option, [inert], [aria-hidden=true]') !== null) return true
      return isForScreenReaders(element)
    }

    /** Clipped away, maybe only at this width. */
    function isForScreenReaders(element: Element): boolean {
      if (getComputedStyle(element).clipPath !== 'none') return true
      return element.parentElement !== null && isForScreenReaders(element.parentElement)
    }

    function whatCuts(box: DOMRect, element: Element | null): string | undefined {
      if (!element) return box.right > clientWidth + 1 || box.left < -1 ? 'window' : undefined
      const { overflowX, overflowY } = getComputedStyle(element)
      const edge = element.getBoundingClientRect()
      const name = `${element.tagName} ${element.getAttribute('class') ?? ''}`
      const leavesAcross = box.right > edge.right + 1 || box.left < edge.left - 1
      const leavesDown = box.bottom > edge.bottom + airPx || box.top < edge.top - airPx
      if (/hidden|clip/.test(overflowX) && leavesAcross) return name
      if (/hidden|clip/.test(overflowY) && leavesDown) return name
      if (element.matches('button, a, td, th') && leavesAcross) return name
      if (element.matches('button, a') && leavesDown) return name
      if (/auto|scroll/.test(overflowX)) return leavesAcross ? name : undefined
      return whatCuts(box, element.parentElement)
    }

    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const words = text.nodeValue?.trim() ?? ''
      if (words === '' || !text.parentElement || isHidden(text.parentElement)) continue
      const range = document.createRange()
      range.selectNodeContents(text)
      const lines = new Set(Array.from(range.getClientRects(), ({ top }) => top))
      if (/^[+−]?\$[\d,.]+$/.test(words) && lines.size > 1) found.add(`“${words}” is broken`)
      for (const box of range.getClientRects()) {
        const by = box.width > 1 ? whatCuts(box, text.parentElement) : undefined
        if (by !== undefined) found.add(`“${words}” is cut by ${by}`)
      }
    }

    for (const field of document.querySelectorAll<HTMLInputElement>(
      'input:not([type=checkbox], [type=radio], [type=date])',
    )) {
      if (isHidden(field) || field.clientWidth < 3) continue
      const probe = document.createElement('span')
      // Not all at once: `font` is empty where a part of it, such as equally wide digits, has no place in it.
      const style = getComputedStyle(field, field.value ? null : '::placeholder')
      const { fontFamily, fontSize, fontWeight, fontVariantNumeric, letterSpacing } = style
      const { paddingLeft, paddingRight } = getComputedStyle(field)
      Object.assign(probe.style, {
        ...{ position: 'absolute', visibility: 'hidden', whiteSpace: 'pre' },
        ...{ fontFamily, fontSize, fontWeight, fontVariantNumeric, letterSpacing },
      })
      probe.textContent = field.value || field.placeholder
      document.body.append(probe)
      const room =
        field.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight)
      if (probe.offsetWidth > room + 1) found.add(`“${probe.textContent}” is cut by its field`)
      probe.remove()
    }
    return [...found]
  })
}

/** What a pattern finds in the text of an element and the layout has broken into several lines. */
export function findBroken(place: Locator, pattern: RegExp): Promise<string[]> {
  return place.evaluate((element, source) => {
    const found: string[] = []
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      for (const { 0: words, index } of text.textContent?.matchAll(new RegExp(source, 'g')) ?? []) {
        const range = document.createRange()
        range.setStart(text, index)
        range.setEnd(text, index + words.length)
        const lines = new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top)))
        if (lines.size > 1) found.push(words)
      }
    }
    return found
  }, pattern.source)
}
