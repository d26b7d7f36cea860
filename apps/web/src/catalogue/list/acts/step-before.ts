/**
 * Before which sibling a row goes by one step up (-1) or down (1): null is the end, undefined says that it is at the
 * edge already.
 */
export function stepBefore(
  siblings: readonly { id: string }[],
  id: string,
  step: -1 | 1,
): string | null | undefined {
  const index = siblings.findIndex((row) => row.id === id)
  if (step === -1) return siblings[index - 1]?.id
  return index + 1 < siblings.length ? (siblings[index + 2]?.id ?? null) : undefined
}
