/** Hours in which a new mailbox cannot recover the password, unless the former one says that it may. */
export const holdHours = 24

/** Which mailbox codes go on to, and for how long; null hours: while the company has no other. */
export interface Hold {
  email: string
  hours: number | null
}

/**
 * What holds once a company's mailbox is `wanted`, when codes go to `recovery` now. Null: nothing is held, and codes go
 * to the wanted one at once, because it has them already or because nobody had.
 */
export function holdAfter(recovery: string, wanted: string): Hold | null {
  if (recovery === '' || recovery.toLowerCase() === wanted.toLowerCase()) return null
  return { email: recovery, hours: wanted === '' ? null : holdHours }
}
