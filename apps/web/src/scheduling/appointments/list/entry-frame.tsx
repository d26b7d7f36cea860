import type { ReactNode } from 'react'
import { ColourBand } from '../parts/colour-band'
import { useDayWords } from '../../data/time/day-words'

interface EntryFrameProps {
  /** What the colour stands for: a service, or the type of an event. */
  kind: string
  bandHeight: string
  date: string
  /** The hours, or that it takes the whole day. */
  when: string
  /** Of a date that is today. */
  badge: ReactNode
  children: ReactNode
}

/** What an entry of the list begins with: its colour, its day and its time. */
export function EntryFrame({ kind, bandHeight, date, when, badge, children }: EntryFrameProps) {
  const words = useDayWords()
  return (
    <>
      <ColourBand kind={kind} className={`mt-1 w-1.5 ${bandHeight}`} />
      <div className="grid min-w-0 flex-1 gap-x-4 gap-y-1 sm:grid-cols-[9rem_minmax(0,1fr)_auto]">
        <p className="flex flex-wrap items-center gap-x-2 sm:block">
          <span className="font-bold">{words(date, 'short')}</span>{' '}
          <span className="tabular-nums sm:block">{when}</span> {badge}
        </p>
        {children}
      </div>
    </>
  )
}
