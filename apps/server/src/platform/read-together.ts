/**
 * Lets callers who ask the same thing at the same time share one reading. Nobody is given what was read before they
 * asked: whoever comes while a reading is under way shares the one after it. A crowd on one page costs two readings at a
 * time, however large it is, and each of them still sees their own last change.
 */
export function readTogether<T>(): (key: string, read: () => Promise<T>) => Promise<T> {
  const underWay = new Map<string, Promise<T>>()
  const next = new Map<string, Promise<T>>()

  function begin(key: string, read: () => Promise<T>): Promise<T> {
    next.delete(key)
    const reading = read().finally(() => {
      if (underWay.get(key) === reading) underWay.delete(key)
    })
    underWay.set(key, reading)
    return reading
  }

  return (key, read) => {
    const current = underWay.get(key)
    if (current === undefined) return begin(key, read)
    const waiting = next.get(key)
    if (waiting !== undefined) return waiting
    const after = () => begin(key, read)
    const mine = current.then(after, after)
    next.set(key, mine)
    return mine
  }
}
