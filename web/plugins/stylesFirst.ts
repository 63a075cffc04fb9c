import type { Plugin } from 'vite'

/**
 * The top of the landing page is in the HTML and needs only the styles, so they load before the scripts. The early
 * script stays first: after a stylesheet it would wait for it.
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
