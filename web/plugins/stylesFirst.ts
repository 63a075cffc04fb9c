import type { Plugin } from 'vite'

/**
 * The first lines of the landing page stand in the HTML and need the styles alone: those come first, and the scripts
 * do not take the line from them. But for the early script, which would wait for styles before it.
 */
export function stylesFirst(): Plugin {
  return {
    name: 'evenkeel:styles-first',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html) {
        const styles = /\s*<link rel="stylesheet"[^>]*>/.exec(html)?.[0] ?? ''
        return html
          .replace(styles, '')
          .replace(/<script src="[^"]*"><\/script>/, (early) => early + styles)
          .replace(/<(script type="module"|link rel="modulepreload")/g, '<$1 fetchpriority="low"')
      },
    },
  }
}
