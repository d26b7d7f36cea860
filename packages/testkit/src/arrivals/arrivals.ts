interface Watcher<T> {
  match: (item: T) => boolean
  resolve: (item: T) => void
  reject: (error: Error) => void
}

/** What a stand-in has received, oldest first, and the people waiting for more of it. */
export class Arrivals<T> {
  readonly #items: T[] = []
  readonly #watchers = new Set<Watcher<T>>()

  add(item: T): void {
    this.#items.push(item)
    for (const watcher of this.#watchers) if (watcher.match(item)) watcher.resolve(item)
  }

  all(): T[] {
    return [...this.#items]
  }

  /**
   * The first item that matches, already here or still to come.
   * @param what names the thing in the error of a wait that lasted longer than `timeoutMs`.
   */
  async wait(match: (item: T) => boolean, timeoutMs: number, what: string): Promise<T> {
    const here = this.#items.find(match)
    if (here) return here
    const { promise, watcher } = watch(match)
    const giveUp = () =>
      watcher.reject(new Error(`No matching ${what} within ${timeoutMs} ms (${this.#items.length} received)`))
    const timer = setTimeout(giveUp, timeoutMs)
    this.#watchers.add(watcher)
    try {
      return await promise
    } finally {
      clearTimeout(timer)
      this.#watchers.delete(watcher)
    }
  }

  /** Ends every wait with this error. */
  fail(error: Error): void {
    for (const watcher of this.#watchers) watcher.reject(error)
  }
}

function watch<T>(match: (item: T) => boolean) {
  let resolve: (item: T) => void = () => {}
  let reject: (error: Error) => void = () => {}
  const promise = new Promise<T>((onItem, onError) => {
    resolve = onItem
    reject = onError
  })
  return { promise, watcher: { match, resolve, reject } satisfies Watcher<T> }
}
