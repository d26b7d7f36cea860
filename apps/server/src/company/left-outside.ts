import { Problem } from '../platform/http/problems'

/** What becomes of what new hours leave outside: it is named first, kept, or its customers are told as well. */
export type LeftOver = 'ask' | 'keep' | 'tell'

/** What of one kind new hours leave outside. */
export interface Outside {
  /** By the name of its kind, as the refusal carries it; an empty list: nothing. */
  named: Readonly<Record<string, readonly unknown[]>>
  tell(): Promise<void>
}

/**
 * Does with what new hours leave outside as it was said, all kinds together; those who `keep` it need not look. To be called
 * inside the transaction that changes the hours, before it does.
 * @throws Problem HOURS_LEAVE_APPOINTMENTS with `current`: a list by each kind
 */
export async function settleOutside(
  over: LeftOver,
  looks: readonly (() => Promise<Outside>)[],
): Promise<void> {
  if (over === 'keep') return
  const found: Outside[] = []
  for (const look of looks) found.push(await look())
  const current = Object.assign({}, ...found.map(({ named }) => named)) as Outside['named']
  if (over === 'ask' && Object.values(current).some(({ length }) => length > 0))
    throw new Problem('HOURS_LEAVE_APPOINTMENTS', { current })
  if (over === 'tell') for (const { tell } of found) await tell()
}
