import type { BrowserContext, Locator } from 'playwright-core'

/** What was drawn on a canvas, which has no way to read it back. */
export type Drawing = {
  /** Texts and their positions, as fractions of the canvas from the top left. */
  texts: { text: string; x: number; y: number; fontPx: number }[]
  /** Fill colours, and lines with their dashes, in drawing order. */
  fills: string[]
  lines: { colour: string; dashes: number[]; curves: number }[]
}

type Drawn = HTMLCanvasElement & { drawing?: Drawing }

/** Records what every canvas draws. Call before loading the page. */
export async function watchCanvases(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const pen = CanvasRenderingContext2D.prototype
    const { fillText, fill, stroke, clearRect } = pen
    const { bezierCurveTo } = Path2D.prototype
    const curvesIn = new WeakMap<object, number>()
    const drawingOn = ({ canvas }: CanvasRenderingContext2D): Drawing => {
      const drawn = canvas as Drawn
      drawn.drawing ??= { texts: [], fills: [], lines: [] }
      return drawn.drawing
    }
    const begin = (context: CanvasRenderingContext2D) => {
      ;(context.canvas as Drawn).drawing = { texts: [], fills: [], lines: [] }
    }
    pen.clearRect = function clear(...args) {
      begin(this)
      return clearRect.apply(this, args)
    }
    Path2D.prototype.bezierCurveTo = function curve(...args) {
      curvesIn.set(this, (curvesIn.get(this) ?? 0) + 1)
      return bezierCurveTo.apply(this, args)
    }
    pen.fillText = function write(text, x, y, ...rest) {
      const at = this.getTransform().transformPoint(new DOMPoint(x, y))
      const { width, height } = this.canvas
      const fontPx = Number(/([\d.]+)px/.exec(this.font)?.[1])
      drawingOn(this).texts.push({ text, x: at.x / width, y: at.y / height, fontPx })
      return fillText.call(this, text, x, y, ...rest)
    }
    pen.fill = function paint(...args: unknown[]) {
      drawingOn(this).fills.push(String(this.fillStyle))
      return (fill as (...all: unknown[]) => void).apply(this, args)
    }
    pen.stroke = function draw(...args: unknown[]) {
      const curves = curvesIn.get(Object(args[0])) ?? 0
      drawingOn(this).lines.push({
        colour: String(this.strokeStyle),
        dashes: this.getLineDash(),
        curves,
      })
      return (stroke as (...all: unknown[]) => void).apply(this, args)
    }
  })
}

export function drawingOf(canvas: Locator): Promise<Drawing> {
  return canvas.evaluate(
    (element) => (element as Drawn).drawing ?? { texts: [], fills: [], lines: [] },
  )
}
