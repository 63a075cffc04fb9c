import type { CategoryTotal } from '@evenkeel/domain/summary'
import { ArcElement, Chart, type ChartOptions, Legend, Tooltip } from 'chart.js'
import { Doughnut } from 'react-chartjs-2'
import { formatMoney } from '#lib/format.ts'
import { doughnutColours } from './chartColours.ts'
import type { ChartInk } from './chartFrame.tsx'
import { ChartFrame } from './chartFrame.tsx'
import { fittingLabels, legend } from './fittingLabels.ts'
import { shareLabels } from './shareLabels.ts'

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
    maintainAspectRatio: false,
    animation: false,
    cutout: '58%',
    font: { family: ink.font },
    onClick: (_event, [hit]) => hit && onIndex(hit.index),
    onHover: ({ native }, hits) => {
      if (native?.target instanceof HTMLElement) {
        native.target.style.cursor = hits.length > 0 ? 'pointer' : ''
      }
    },
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
