import { formatMoney } from '@evenkeel/domain/money'
import type { TrendPoint } from '@evenkeel/domain/summary'
import { formatCount } from '@evenkeel/domain/text'
import {
  CategoryScale,
  Chart,
  type ChartOptions,
  Legend,
  LinearScale,
  LineElement,
  PointElement,
  type Scale,
  Tooltip,
} from 'chart.js'
import { Line } from 'react-chartjs-2'
import { today } from '#lib/today.ts'
import { trendColours } from './categoryDoughnut.tsx'
import { ChartFrame, type ChartInk, chartOptions, tooltipLook } from './chartFrame.tsx'

Chart.register(CategoryScale, Legend, LinearScale, LineElement, PointElement, Tooltip)

type TrendLinesProps = {
  points: readonly TrendPoint[]
  describedBy: string
  onPoint: (point: TrendPoint) => void
}

export function TrendLines({ points, describedBy, onPoint }: TrendLinesProps) {
  return (
    <ChartFrame>
      {(ink) => (
        <Line
          aria-label="Monthly Trend"
          aria-describedby={describedBy}
          data={trendData(points, ink)}
          options={optionsOf(points, ink, (index) => {
            const point = points[index]
            if (point) onPoint(point)
          })}
        />
      )}
    </ChartFrame>
  )
}

/** Dashes and markers tell the two lines apart without colour. */
export function trendData(points: readonly TrendPoint[], ink: ChartInk) {
  const shared = { tension: 0.4, borderWidth: 2, pointHoverRadius: 6, pointBorderWidth: 2 }
  const fill = (colour: string) => points.map((point) => (isRunning(point) ? ink.ground : colour))
  return {
    labels: points.map((point) => point.label),
    datasets: [
      {
        ...shared,
        label: 'Income',
        data: points.map((point) => point.income / 100),
        borderColor: trendColours.income,
        backgroundColor: trendColours.income,
        pointBackgroundColor: fill(trendColours.income),
        pointStyle: 'circle' as const,
        pointRadius: 3,
      },
      {
        ...shared,
        label: 'Expenses',
        data: points.map((point) => point.expenses / 100),
        borderColor: trendColours.expenses,
        backgroundColor: trendColours.expenses,
        pointBackgroundColor: fill(trendColours.expenses),
        borderDash: [6, 4],
        pointStyle: 'rectRot' as const,
        pointRadius: 4,
      },
    ],
  }
}

/** A month that is not over yet; its points are hollow. */
function isRunning({ from, to }: TrendPoint): boolean {
  const day = today()
  return from !== to && from <= day && day < to
}

function isZero({ income, expenses }: TrendPoint): boolean {
  return income === 0 && expenses === 0
}

function titleOf(point: TrendPoint | undefined): string {
  if (point === undefined) return ''
  return isRunning(point) ? `${point.label}, so far` : point.label
}

function optionsOf(
  points: readonly TrendPoint[],
  ink: ChartInk,
  onIndex: (index: number) => void,
): ChartOptions<'line'> {
  const font = { family: ink.font, size: ink.fontSize }
  return {
    ...chartOptions,
    interaction: { mode: 'index', intersect: false },
    onClick: (_event, [hit]) => hit && onIndex(hit.index),
    scales: {
      x: {
        // A single month is in the middle, not on the axis.
        offset: points.length === 1,
        grid: { display: false },
        ticks: { color: ink.text, font, maxRotation: 0, autoSkipPadding: ink.fontSize },
      },
      y: {
        beginAtZero: true,
        suggestedMax: 10,
        // Without any amounts there is nothing to measure but zero, which is a line in the middle.
        ...(points.every(isZero) && {
          suggestedMin: -10,
          afterBuildTicks: (axis: Scale) => {
            axis.ticks = [{ value: 0 }]
          },
        }),
        grid: { color: ink.line },
        border: { display: false },
        ticks: { color: ink.text, font, callback: (value) => `$${formatCount(Number(value))}` },
      },
    },
    plugins: {
      legend: {
        position: 'top',
        labels: { color: ink.text, font, usePointStyle: true, boxHeight: ink.fontSize * (2 / 3) },
      },
      tooltip: {
        ...tooltipLook(ink),
        callbacks: {
          title: ([item]) => titleOf(points[item?.dataIndex ?? 0]),
          label: ({ dataset, parsed }) =>
            ` ${dataset.label}: ${formatMoney(Math.round((parsed.y ?? 0) * 100))}`,
        },
      },
    },
  }
}
