import { Chart, type LegendItem } from 'chart.js'

export const legend = { fontSize: 12, boxWidth: 12, padding: 8 } as const

/** Longer names push the others out of sight. */
const lettersMax = 24

/** The legend's names so long that each fits a line with its swatch; Chart.js cuts a longer one off at both ends. */
export function fittingLabels(chart: Chart, fontFamily: string): LegendItem[] {
  const items = Chart.overrides.doughnut.plugins.legend.labels.generateLabels(chart)
  const { boxWidth, fontSize, padding } = legend
  const room = chart.width - boxWidth - fontSize / 2 - 3 * padding
  const { ctx } = chart
  ctx.save()
  ctx.font = `${fontSize}px ${fontFamily}`
  const fits = (text: string) => ctx.measureText(text).width <= room
  const fitting = items.map((item) => ({ ...item, text: shortened(item.text, fits) }))
  ctx.restore()
  return fitting
}

/** The name, or as much of its beginning as fits. */
export function shortened(name: string, fits: (text: string) => boolean): string {
  // An emoji is one letter here; by halves it is none.
  const letters = [...name]
  if (letters.length <= lettersMax && fits(name)) return name
  let count = Math.min(letters.length, lettersMax) - 1
  while (count > 1 && !fits(cut(letters, count))) count -= 1
  return cut(letters, count)
}

function cut(letters: readonly string[], count: number): string {
  return `${letters.slice(0, count).join('').trimEnd()}…`
}
