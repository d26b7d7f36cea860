/** Whether two JSON values say the same: the order of keys does not matter, and a key of `undefined` is a missing one. */
export function sameContent(one: unknown, other: unknown): boolean {
  if (Object.is(one, other) || one === other) return true
  if (Array.isArray(one) || Array.isArray(other)) {
    return (
      Array.isArray(one) &&
      Array.isArray(other) &&
      one.length === other.length &&
      one.every((value, index) => sameContent(value, other[index]))
    )
  }
  if (!isRecord(one) || !isRecord(other)) return false
  const keys = saidKeys(one)
  return (
    keys.length === saidKeys(other).length &&
    keys.every((key) => Object.hasOwn(other, key) && sameContent(one[key], other[key]))
  )
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

function saidKeys(record: Record<string, unknown>): string[] {
  return Object.keys(record).filter((key) => record[key] !== undefined)
}
