/** A list with one of its things as another list has it: put in, changed or taken out. */
export function takeListed<One extends { id: string }>(
  list: readonly One[],
  other: readonly One[],
  id: string,
): One[] {
  const theirs = other.find((one) => one.id === id)
  if (!theirs) return list.filter((one) => one.id !== id)
  return list.some((one) => one.id === id)
    ? list.map((one) => (one.id === id ? theirs : one))
    : [...list, theirs]
}
