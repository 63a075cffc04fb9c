import type { CategoryTotal } from '@evenkeel/domain/summary'
import { ArcElement, Chart, type ChartOptions, Legend, type Plugin, Tooltip } from 'chart.js'
import { Doughnut } from 'react-chartjs-2'
import { formatMoney } from '#lib/format.ts'
import { ChartFrame, type ChartInk, chartOptions } from './chartFrame.tsx'
import { fittingLabels, legend } from './fittingLabels.ts'

Chart.register(ArcElement, Legend, Tooltip)

type CategoryDoughnutProps = {
  ranked: readonly CategoryTotal[]
  describedBy: string
  onCategory: (category: string) => void
}

export function CategoryDoughnut({ ranked, describedBy, onCategory }: CategoryDoughnutProps) {
  return (
    <ChartFrame>
      {(ink) => (
        <Doughnut
          aria-label="Expenses by Category"
          aria-describedby={describedBy}
          data={dataOf(ranked, ink)}
          options={optionsOf(ranked, ink, (index) => {
            const row = ranked[index]
            if (row) onCategory(row.name)
          })}
          plugins={[shareLabels]}
        />
      )}
    </ChartFrame>
  )
}

function dataOf(ranked: readonly CategoryTotal[], ink: ChartInk) {
  return {
    labels: ranked.map((row) => row.name),
    datasets: [
      {
        data: ranked.map((row) => row.amount / 100),
        backgroundColor: doughnutColours(ranked.length),
        borderColor: ink.ground,
        borderWidth: 2,
      },
    ],
  }
}

function optionsOf(
  ranked: readonly CategoryTotal[],
  ink: ChartInk,
  onIndex: (index: number) => void,
): ChartOptions<'doughnut'> {
  return {
    ...chartOptions,
    cutout: '58%',
    font: { family: ink.font },
    onClick: (_event, [hit]) => hit && onIndex(hit.index),
    plugins: {
      legend: {
        position: 'bottom',
        labels: {
          color: ink.text,
          font: { family: ink.font, size: legend.fontSize },
          boxWidth: legend.boxWidth,
          padding: legend.padding,
          generateLabels: (chart) => fittingLabels(chart, ink.font),
        },
      },
      tooltip: {
        callbacks: {
          label: ({ dataIndex, parsed }) =>
            ` ${ranked[dataIndex]?.name}: ${formatMoney(Math.round(parsed * 100))}`,
        },
      },
    },
  }
}

const smallestLabelled = 0.06

/** Writes its share on each larger slice, so that the chart does not rely on colour alone. */
const shareLabels: Plugin<'doughnut'> = {
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

/** In this order; a ninth category starts again. */
const doughnut = [
  '#EF4444',
  '#3B82F6',
  '#10B981',
  '#8B5CF6',
  '#F59E0B',
  '#EC4899',
  '#6B7280',
  '#14B8A6',
] as const

export const trendColours = { income: '#10B981', expenses: '#EF4444' } as const

export function doughnutColours(count: number): string[] {
  return Array.from({ length: count }, (_, index) => doughnut[index % doughnut.length] ?? '')
}
