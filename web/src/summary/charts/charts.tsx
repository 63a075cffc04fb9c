// The only modules that import Chart.js, fetched when the first chart is drawn.
export { CategoryDoughnut } from './categoryDoughnut.tsx'
export { TrendLines } from './trendLines.tsx'
