/** Somebody who waits for a time to become free. */
export interface Waiting {
  state: 'waiting' | 'offered' | 'booked' | 'gone'
  service_id: string
  /** Dates `YYYY-MM-DD` on the company's calendar, both included. */
  from: string
  to: string
  /** ISO instant since when. */
  since: string
}

/** Who is to be offered a freed start of a service: those still waiting for it on that date, the longest first. */
export function nextInLine<T extends Waiting>(
  entries: readonly T[],
  { service, date }: { service: string; date: string },
): T[] {
  return entries
    .filter((entry) => entry.state === 'waiting' && entry.service_id === service)
    .filter((entry) => entry.from <= date && date <= entry.to)
    .toSorted((a, b) => Date.parse(a.since) - Date.parse(b.since))
}
