import { hash, verify } from '@node-rs/argon2'

/** Raised when every hashing slot is taken and the queue is full; answered as 429. */
export class HashingBusy extends Error {
  override name = 'HashingBusy'
}

export interface Passwords {
  hash(password: string): Promise<string>
  /** `stored` undefined costs the same time and is always false: an absent password cannot be told by timing. */
  verify(stored: string | undefined, password: string): Promise<boolean>
}

// OWASP's first choice for argon2id: 19 MiB, two passes, one lane. argon2id is the library's default algorithm.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/**
 * Argon2id behind a bounded number of slots, so that a flood of sign-ins cannot take the machine from the
 * orders (25 ms of one core each). Beyond `slots` running and `queue` waiting, calls fail with HashingBusy.
 */
export function createPasswords({ slots = 2, queue = 8 } = {}): Passwords {
  let running = 0
  const waiting: (() => void)[] = []
  const decoy = hash('decoy', cost)

  async function inSlot<T>(work: () => Promise<T>): Promise<T> {
    if (running >= slots) {
      if (waiting.length >= queue) throw new HashingBusy()
      await new Promise<void>((resolve) => waiting.push(resolve))
    }
    running++
    try {
      return await work()
    } finally {
      running--
      waiting.shift()?.()
    }
  }

  return {
    hash: (password) => inSlot(() => hash(password, cost)),
    verify: (stored, password) =>
      inSlot(async () => {
        const matches = await verify(stored ?? (await decoy), password)
        return matches && stored !== undefined
      }),
  }
}
