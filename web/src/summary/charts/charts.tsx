// The only door to Chart.js: fetched when the first chart is to be drawn.
export { CategoryDoughnut } from './categoryDoughnut.tsx'
export { TrendLines } from './trendLines.tsx'
