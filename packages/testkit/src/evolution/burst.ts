import { setTimeout as wait } from 'node:timers/promises'

export interface BurstOptions {
  customers: number
  messages: number
  perSecond: number
  /** Whom they write to; the first instance created when left out. */
  instance?: string
}

const TICK_MS = 20

/**
 * Many customers write in turn, at a rate: `mensagem 1`, `mensagem 2` … Late ticks catch up, so that the rate holds.
 * @param write customer from 0, and the text. @returns ids in the order of writing, after the last one.
 */
export async function burst(
  { customers, messages, perSecond }: BurstOptions,
  write: (customer: number, text: string) => string,
): Promise<string[]> {
  const ids: string[] = []
  const start = performance.now()
  while (ids.length < messages) {
    const due = Math.min(messages, Math.ceil(((performance.now() - start + TICK_MS) / 1_000) * perSecond))
    while (ids.length < due) ids.push(write(ids.length % customers, `mensagem ${ids.length + 1}`))
    if (ids.length < messages) await wait(TICK_MS)
  }
  return ids
}
