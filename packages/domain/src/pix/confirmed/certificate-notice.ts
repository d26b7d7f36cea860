/** Days before the end of a certificate on which its owner is told. */
const certificateDays = [30, 7, 1] as const

/**
 * How many days before its end the owner of a certificate is to be told now, null where it is not due, was told already or
 * has ended. What nobody looked at in time is made up for by the one that is nearest to the end.
 * @param endsAt and `now` in ms since 1970
 * @param told for how many days before the end it was told last; null where never
 */
export function certificateNoticeDue(endsAt: number, now: number, told: number | null): number | null {
  const left = (endsAt - now) / 86_400_000
  if (left <= 0) return null
  const due = certificateDays.filter((days) => left <= days).at(-1)
  return due !== undefined && (told === null || due < told) ? due : null
}
