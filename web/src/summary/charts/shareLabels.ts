import type { ArcElement, Plugin } from 'chart.js'

const smallestLabelled = 0.06

/** Writes its share on each larger slice, so that the chart does not rely on colour alone. */
export const shareLabels: Plugin<'doughnut'> = {
  id: 'shareLabels',
  afterDatasetsDraw(chart) {
    const values = (chart.data.datasets[0]?.data ?? []) as number[]
    const shown = values.map((value, index) => (chart.getDataVisibility(index) ? value : 0))
    const total = shown.reduce((sum, value) => sum + value, 0)
    const arcs = chart.getDatasetMeta(0).data as unknown as ArcElement[]
    for (const [index, arc] of arcs.entries()) {
      const share = total > 0 ? (shown[index] ?? 0) / total : 0
      if (share >= smallestLabelled) write(chart.ctx, arc, `${Math.round(share * 100)}%`)
    }
  },
}

function write(canvas: CanvasRenderingContext2D, arc: ArcElement, text: string) {
  const { x, y } = arc.tooltipPosition(true)
  canvas.save()
  canvas.font = '600 12px system-ui, sans-serif'
  canvas.textAlign = 'center'
  canvas.textBaseline = 'middle'
  // Dark text on a pale pill is readable on all eight colours.
  const width = canvas.measureText(text).width + 8
  canvas.fillStyle = 'rgb(255 255 255 / 88%)'
  canvas.beginPath()
  canvas.roundRect(x - width / 2, y - 8, width, 16, 8)
  canvas.fill()
  canvas.fillStyle = '#14232b'
  canvas.fillText(text, x, y + 0.5)
  canvas.restore()
}
