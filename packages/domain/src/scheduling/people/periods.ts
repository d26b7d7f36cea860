/** Dates `YYYY-MM-DD`, both included; null reaches without end. */
export interface Period {
  from: string | null
  to: string | null
}

/** Of several periods the one that holds on a date (`YYYY-MM-DD`): the last that has it; undefined where none does. */
export function periodOn<One extends Period>(periods: readonly One[], date: string): One | undefined {
  return periods.findLast(({ from, to }) => (from === null || from <= date) && (to === null || date <= to))
}

/** Whether a period says when it holds, and does not end before it begins. */
export function isPeriod({ from, to }: Period): boolean {
  return (from !== null || to !== null) && (from === null || to === null || from <= to)
}
