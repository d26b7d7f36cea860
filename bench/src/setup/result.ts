/** One measured figure against its goal; `data` holds what it was made from. */
export interface Result {
  what: string
  value: string
  goal: string
  pass: boolean
  data?: unknown
}

/** The value below which the share `p` (0–1) of the numbers lies. */
export function percentile(values: readonly number[], p: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * p))]!
}

/** Least-squares slope of log(y) over log(x): 0 is flat, 1 grows in proportion. */
export function logSlope(points: readonly { x: number; y: number }[]): number {
  const logs = points.map(({ x, y }) => ({ x: Math.log(x), y: Math.log(y) }))
  const mean = (pick: (point: { x: number; y: number }) => number) =>
    logs.reduce((sum, p) => sum + pick(p), 0) / logs.length
  const mx = mean((p) => p.x)
  const my = mean((p) => p.y)
  const over = logs.reduce((sum, p) => sum + (p.x - mx) * (p.y - my), 0)
  return over / logs.reduce((sum, p) => sum + (p.x - mx) ** 2, 0)
}
