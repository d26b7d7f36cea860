import { useCallback, useEffect, useRef, useState } from 'react'
import type { BookingCalls } from '../booking-calls'
import type { Wanted } from './visit'

/** The starts of a visit by month, as far as they are known. */
export interface VisitStarts {
  /** ISO instants by `YYYY-MM`. */
  known: Readonly<Record<string, readonly string[]>>
  /** Months whose question failed. */
  failures: Readonly<Record<string, true>>
  /** Asks for a month, known or not. */
  ask: (month: string) => void
  /** Asks for a month unless it is known, failed or on its way. */
  ensure: (month: string) => void
}

interface Read extends Pick<VisitStarts, 'known' | 'failures'> {
  of: string
}

/**
 * The starts of a visit that several people may do, which only the server knows. `services` as `visitAddress` writes them, or
 * null for the visit that is being moved; `isOn` is false where nothing is asked.
 */
export function useVisitStarts(
  calls: Pick<BookingCalls, 'readVisit'>,
  services: string | null,
  isOn: boolean,
): VisitStarts | undefined {
  const of = services ?? ''
  const [read, setRead] = useState<Read>({ of, known: {}, failures: {} })
  const [asked, setAsked] = useState<{ of: string; months: readonly string[] }>({ of, months: [] })
  // Who has chosen somebody else meanwhile waits for another answer.
  const awaited = useRef(of)
  useEffect(() => {
    awaited.current = of
  }, [of])
  const now = read.of === of ? read : { of, known: {}, failures: {} }

  const ask = useCallback(
    (month: string) => {
      const become = (change: (before: Read) => Partial<Read>) => {
        if (awaited.current !== of) return
        setRead((before) => {
          const same = before.of === of ? before : { of, known: {}, failures: {} }
          return { ...same, ...change(same) }
        })
      }
      become(({ failures: { [month]: _asked, ...failures } }) => ({ failures }))
      calls.readVisit(month, services).then(
        (starts) => become(({ known }) => ({ known: { ...known, [month]: starts } })),
        () => become(({ failures }) => ({ failures: { ...failures, [month]: true } })),
      )
    },
    [calls, services, of],
  )
  const ensure = useCallback(
    (month: string) =>
      setAsked((before) => {
        const months = before.of === of ? before.months : []
        return months.includes(month) ? before : { of, months: [...months, month] }
      }),
    [of],
  )
  // What is wanted is asked for once; a press on the way back asks again.
  const wanted = asked.of === of ? asked.months.join() : ''
  useEffect(() => {
    if (!isOn || wanted === '') return
    ask(wanted.split(',').at(-1)!)
  }, [isOn, wanted, ask])
  return isOn ? { known: now.known, failures: now.failures, ask, ensure } : undefined
}

/** Services with whom they are wanted, as the server reads them: `corte,barba@agenda`. */
export const visitAddress = (parts: readonly Wanted[]): string =>
  parts.map(({ id, whom }) => (whom ? `${id}@${whom}` : id)).join(',')
