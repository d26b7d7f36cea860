import { hash, verify } from '@node-rs/argon2'

/** Raised when every hashing slot is taken and the queue is full; answered as 429. */
export class HashingBusy extends Error {
  override name = 'HashingBusy'
}

export interface Passwords {
  /** For the holder of a ticket: takes the first free slot. */
  hash(password: string): Promise<string>
  /** `stored` undefined costs the same time and is always false: an absent password cannot be told by timing. */
  verify(stored: string | undefined, password: string, options?: { trusted?: boolean }): Promise<boolean>
}

// OWASP's first choice for argon2id: 19 MiB, two passes, one lane. argon2id is the library's default algorithm.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/**
 * Argon2id behind a bounded number of slots, so that a flood of sign-ins cannot take the machine from the
 * orders (25 ms of one core each). Beyond `slots` running and `queue` waiting, calls fail with HashingBusy.
 * Trusted callers (a device that signed in before, the holder of a ticket) wait in a line of their own that is
 * served first, so that a flood of strangers does not keep an owner out.
 */
export function createPasswords({ slots = 2, queue = 8 } = {}): Passwords {
  let running = 0
  const lines = { trusted: [] as (() => void)[], strangers: [] as (() => void)[] }
  const decoy = hash('decoy', cost)

  async function inSlot<T>(work: () => Promise<T>, trusted: boolean): Promise<T> {
    if (running < slots) {
      running++
    } else {
      const line = trusted ? lines.trusted : lines.strangers
      if (line.length >= queue) throw new HashingBusy()
      // Whoever ends hands over the slot, so the count stays and nobody slips in between.
      await new Promise<void>((resolve) => line.push(resolve))
    }
    try {
      return await work()
    } finally {
      const next = lines.trusted.shift() ?? lines.strangers.shift()
      if (next) next()
      else running--
    }
  }

  return {
    hash: (password) => inSlot(() => hash(password, cost), true),
    verify: (stored, password, { trusted = false } = {}) =>
      inSlot(async () => {
        const matches = await verify(stored ?? (await decoy), password)
        return matches && stored !== undefined
      }, trusted),
  }
}
