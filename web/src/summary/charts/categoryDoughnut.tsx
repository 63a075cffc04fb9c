import { type Cents, formatMoney, sumCents } from '@evenkeel/domain/money'
import { type CategoryTotal, foldCategories } from '@evenkeel/domain/summary'
import {
  ArcElement,
  Chart,
  type ChartOptions,
  type ChartType,
  Legend,
  type Plugin,
  Tooltip,
} from 'chart.js'
import { Doughnut } from 'react-chartjs-2'
import { categoryLook } from '#transactions/categoryLook.ts'
import { ChartFrame, type ChartInk, chartOptions, tooltipLook } from './chartFrame.tsx'
import { fittingLabels, legendPadding } from './fittingLabels.ts'

Chart.register(ArcElement, Legend, Tooltip)

type CategoryDoughnutProps = {
  ranked: readonly CategoryTotal[]
  describedBy: string
  onCategory: (category: string) => void
  /** Shows every category, where the chart has folded some. */
  onEverythingElse: () => void
}

export function CategoryDoughnut(props: CategoryDoughnutProps) {
  const { ranked, describedBy, onCategory, onEverythingElse } = props
  const slices = slicesOf(ranked)
  return (
    <ChartFrame>
      {(ink) => (
        <Doughnut
          aria-label="Expenses by Category"
          aria-describedby={describedBy}
          data={doughnutData(slices, ink)}
          options={optionsOf(slices, ink, (index) => {
            const slice = slices[index]
            if (slice?.category !== undefined) onCategory(slice.category)
            else if (slice) onEverythingElse()
          })}
          plugins={[shareLabels, totalInside]}
        />
      )}
    </ChartFrame>
  )
}

type Slice = {
  name: string
  amount: Cents
  colour: string
  /** Which of the hatches it has: how many slices before it have its colour. */
  hatch: number
  category?: string
}

const everythingElse = { name: 'Everything else', colour: '#A8B5BA', hatch: 0 }

/** Each category in its own colour, wherever it ranks. Those of one's own share one, so hatches tell them apart. */
export function slicesOf(ranked: readonly CategoryTotal[]): Slice[] {
  const { largest, rest } = foldCategories(ranked)
  const colours = largest.map(({ name }) => categoryLook(name).colour)
  const slices: Slice[] = largest.map(({ name, amount }, at) => ({
    name,
    amount,
    colour: colours[at] ?? '',
    hatch: colours.slice(0, at).filter((colour) => colour === colours[at]).length,
    category: name,
  }))
  return rest === undefined ? slices : [...slices, { ...everythingElse, amount: rest.amount }]
}

export function doughnutData(slices: readonly Slice[], ink: ChartInk) {
  return {
    labels: slices.map((slice) => slice.name),
    datasets: [
      {
        data: slices.map((slice) => slice.amount / 100),
        backgroundColor: slices.map((slice) => fillOf(slice, ink)),
        borderColor: ink.ground,
        // A single slice would show a seam where it meets itself.
        borderWidth: slices.length > 1 ? 2 : 0,
      },
    ],
  }
}

/** Lines across a square tile of this size, which continue in the next tile. */
const tilePx = 8
const [rising, falling] = ['M-2 2 2-2M0 8 8 0M6 10 10 6', 'M-2 6 2 10M0 0 8 8M6-2 10 2']
const [upright, level] = ['M4 0V8', 'M0 4H8']
const hatches = [
  ...['', rising, falling, upright, level],
  ...[rising + falling, upright + level, rising + upright],
]

/** Without hatches, a plain colour. */
function fillOf({ colour, hatch }: Slice, ink: ChartInk): string | CanvasPattern {
  if (!hatches[hatch]) return colour
  const tile = document.createElement('canvas')
  const canvas = tile.getContext('2d')
  if (!canvas) return colour
  tile.width = tilePx
  tile.height = tilePx
  canvas.fillStyle = colour
  canvas.fillRect(0, 0, tilePx, tilePx)
  canvas.strokeStyle = ink.ground
  canvas.lineWidth = 1.5
  canvas.stroke(new Path2D(hatches[hatch]))
  return canvas.createPattern(tile, 'repeat') ?? colour
}

function optionsOf(
  slices: readonly Slice[],
  ink: ChartInk,
  onIndex: (index: number) => void,
): ChartOptions<'doughnut'> {
  return {
    ...chartOptions,
    cutout: '62%',
    // The ring's edge is not on the canvas's.
    layout: { padding: 2 },
    font: { family: ink.font },
    onClick: (_event, [hit]) => hit && onIndex(hit.index),
    plugins: {
      totalInside: { colour: ink.strong, font: ink.serif, size: ink.fontSize * (21 / 12) },
      shareLabels: { size: ink.fontSize },
      legend: {
        position: 'bottom',
        labels: {
          color: ink.text,
          font: { family: ink.font, size: ink.fontSize },
          boxWidth: ink.fontSize,
          padding: legendPadding(ink.fontSize),
          generateLabels: (chart) => fittingLabels(chart, ink),
        },
      },
      tooltip: {
        ...tooltipLook(ink),
        callbacks: {
          label: ({ dataIndex, parsed }) =>
            ` ${slices[dataIndex]?.name}: ${formatMoney(Math.round(parsed * 100))}`,
        },
      },
    },
  }
}

declare module 'chart.js' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface can be merged.
  interface PluginOptionsByType<TType extends ChartType> {
    totalInside?: TType extends 'doughnut' ? TotalLook : never
    shareLabels?: TType extends 'doughnut' ? { size: number } : never
  }
}

type TotalLook = { colour: string; font: string; size: number }

/** Writes what the visible slices come to into the ring, smaller if it would not fit. */
const totalInside: Plugin<'doughnut', TotalLook> = {
  id: 'totalInside',
  afterDatasetsDraw(chart, _event, { colour, font, size }) {
    const [arc] = chart.getDatasetMeta(0).data as unknown as ArcElement[]
    if (arc === undefined) return
    const text = formatMoney(sumCents(visibleValues(chart).map((value) => Math.round(value * 100))))
    const { ctx } = chart
    ctx.save()
    ctx.textAlign = 'center'
    ctx.textBaseline = 'middle'
    ctx.fillStyle = colour
    ctx.font = `${size}px ${font}`
    const scale = Math.min(1, (arc.innerRadius * 1.7) / ctx.measureText(text).width)
    ctx.font = `${Math.floor(size * scale)}px ${font}`
    ctx.fillText(text, arc.x, arc.y)
    ctx.restore()
  },
}

/** The slices' values in dollars; zero for those that the legend has switched off. */
function visibleValues(chart: Chart): number[] {
  const values = (chart.data.datasets[0]?.data ?? []) as number[]
  return values.map((value, index) => (chart.getDataVisibility(index) ? value : 0))
}

const smallestLabelled = 0.06

/** How many times as wide as its text is high a share is, with some of the ring to either side. */
const shareWidth = 2.9

/** Writes its share on each larger slice, so that the chart does not rely on colour alone. */
const shareLabels: Plugin<'doughnut', { size: number }> = {
  id: 'shareLabels',
  afterDatasetsDraw(chart, _event, { size }) {
    const shown = visibleValues(chart)
    const total = shown.reduce((sum, value) => sum + value, 0)
    const arcs = chart.getDatasetMeta(0).data as unknown as ArcElement[]
    for (const [index, arc] of arcs.entries()) {
      const share = total > 0 ? (shown[index] ?? 0) / total : 0
      const fitting = Math.min(size, (arc.outerRadius - arc.innerRadius) / shareWidth)
      if (share >= smallestLabelled) write(chart.ctx, arc, `${Math.round(share * 100)}%`, fitting)
    }
  },
}

function write(canvas: CanvasRenderingContext2D, arc: ArcElement, text: string, size: number) {
  const { x, y } = arc.tooltipPosition(true)
  canvas.save()
  canvas.font = `600 ${size}px system-ui, sans-serif`
  canvas.textAlign = 'center'
  canvas.textBaseline = 'middle'
  // Dark text on a pale pill is readable on all eight colours.
  const width = canvas.measureText(text).width + size * (2 / 3)
  const height = size * (4 / 3)
  canvas.fillStyle = 'rgb(255 255 255 / 88%)'
  canvas.beginPath()
  canvas.roundRect(x - width / 2, y - height / 2, width, height, height / 2)
  canvas.fill()
  canvas.fillStyle = '#14232b'
  canvas.fillText(text, x, y + 0.5)
  canvas.restore()
}

export const trendColours = { income: '#10B981', expenses: '#EF4444' } as const
