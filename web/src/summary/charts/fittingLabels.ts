import { Chart, type LegendItem } from 'chart.js'

/** Between the legend's items. */
export function legendPadding(fontSize: number): number {
  return fontSize * (2 / 3)
}

/** Longer names would push others out of sight. */
const lettersMax = 24

type LegendFont = { font: string; fontSize: number }

/** Shortens the legend's names to fit one line each; Chart.js would cut longer ones off at both ends. */
export function fittingLabels(chart: Chart, { font, fontSize }: LegendFont): LegendItem[] {
  const items = Chart.overrides.doughnut.plugins.legend.labels.generateLabels(chart)
  // The box is as wide as the letters are high.
  const room = chart.width - fontSize - fontSize / 2 - 3 * legendPadding(fontSize)
  const { ctx } = chart
  ctx.save()
  ctx.font = `${fontSize}px ${font}`
  const fits = (text: string) => ctx.measureText(text).width <= room
  const fitting = items.map((item) => ({ ...item, text: shortened(item.text, fits) }))
  ctx.restore()
  return fitting
}

export function shortened(name: string, fits: (text: string) => boolean): string {
  // Split by code points, so that no emoji is cut in half.
  const letters = [...name]
  if (letters.length <= lettersMax && fits(name)) return name
  let count = Math.min(letters.length, lettersMax) - 1
  while (count > 1 && !fits(cut(letters, count))) count -= 1
  return cut(letters, count)
}

function cut(letters: readonly string[], count: number): string {
  return `${letters.slice(0, count).join('').trimEnd()}…`
}
