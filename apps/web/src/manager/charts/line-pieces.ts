import { centreOf, shareOf } from './scale'

/** A point of a line in hundredths of the plot, x from the left and y from the top. */
export interface PlotPoint {
  x: number
  y: number
}

/** The unbroken pieces of a line over even places: where a value is null, the line is interrupted. */
export function linePieces(values: readonly (number | null)[], top: number): PlotPoint[][] {
  const pieces: PlotPoint[][] = []
  let open: PlotPoint[] | null = null
  values.forEach((value, index) => {
    if (value === null) {
      open = null
      return
    }
    if (!open) pieces.push((open = []))
    open.push({ x: centreOf(index, values.length) * 100, y: (1 - shareOf(value, top)) * 100 })
  })
  return pieces
}

/** The `points` of an SVG polyline. */
export function pointsOf(piece: readonly PlotPoint[]): string {
  return piece.map(({ x, y }) => `${round(x)},${round(y)}`).join(' ')
}

/** The same with its ends let down to the ground, for the area below. */
export function areaOf(piece: readonly PlotPoint[]): string {
  const [first, last] = [piece[0], piece.at(-1)]
  return first && last ? `${round(first.x)},100 ${pointsOf(piece)} ${round(last.x)},100` : ''
}

function round(value: number): number {
  return Math.round(value * 100) / 100
}
