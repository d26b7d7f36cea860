import { Problem } from '../../../platform/http/problems'

const retryAfterSeconds = 5

interface Sender {
  companyId: string
  /** Absent for the counter. */
  network?: string | undefined
}

/**
 * Bounds how many files are read at once in this process: each is held in memory until it is kept. A few of one network and
 * of one company, so that nobody who sends slowly keeps the others out.
 * @returns what runs `work` inside of it; that throws Problem TOO_MANY_REQUESTS where it is full
 */
export function createUploadGate({ most = 16, ofCompany = 8, ofNetwork = 3 } = {}) {
  const inside = new Map<string, number>()
  const count = (key: string) => inside.get(key) ?? 0
  const add = (key: string, by: number) => {
    if (count(key) + by === 0) inside.delete(key)
    else inside.set(key, count(key) + by)
  }
  return async function throughGate<T>({ companyId, network }: Sender, work: () => Promise<T>): Promise<T> {
    const bounds: [string, number][] = [
      ['all', most],
      [`company ${companyId}`, ofCompany],
      ...(network === undefined ? [] : [[`network ${network}`, ofNetwork] as [string, number]]),
    ]
    if (bounds.some(([key, bound]) => count(key) >= bound))
      throw new Problem('TOO_MANY_REQUESTS', { retryAfterSeconds })
    for (const [key] of bounds) add(key, 1)
    try {
      return await work()
    } finally {
      for (const [key] of bounds) add(key, -1)
    }
  }
}
