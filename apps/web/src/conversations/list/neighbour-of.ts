/**
 * The row after or before another one; the first or the last where none is given or it is not in the list. Null at the
 * ends.
 */
export function neighbourOf<Row extends { id: string }>(
  rows: readonly Row[],
  id: string | null,
  step: 1 | -1,
): Row | null {
  const here = rows.findIndex((row) => row.id === id)
  if (here < 0) return (step === 1 ? rows[0] : rows.at(-1)) ?? null
  return rows[here + step] ?? null
}
