import type { Appointment } from '@balcao/contract/scheduling'

/** How the event of a saved appointment fared: it is in Google, Google refused it, or it was not written in time. */
type EventOutcome = 'created' | 'failed' | 'late'

/** How long the page waits for the event before it says that it will follow. */
export const EVENT_WAIT_MS = 15_000

type Written = Pick<Appointment, 'id' | 'google'>

interface EventWatch {
  /** What a live event says of an appointment. */
  receive: (appointment: Written) => void
  /** Waits until it is known, or the time is over. Never rejects. */
  outcomeOf: (saved: Written) => Promise<EventOutcome>
}

interface EventWatchNeeds {
  /** Resolves after so many milliseconds. */
  wait: (ms: number) => Promise<void>
  /** Asks the server, for a live event may be lost. */
  readAgain: (id: string) => Promise<Written>
}

/**
 * Tells whether the events of appointments really are in Google (SCHD-17, SCHD-18): the booking stands before Google
 * knows of it, and the word that it does comes later, or even before the answer to the save.
 */
export function createEventWatch({ wait, readAgain }: EventWatchNeeds): EventWatch {
  const received = new Map<string, EventOutcome>()
  const waiting = new Map<string, (outcome: EventOutcome) => void>()

  const note = ({ id, google }: Written) => {
    const outcome = outcomes[google]
    if (!outcome) return received.delete(id)
    received.set(id, outcome)
    return waiting.get(id)?.(outcome)
  }
  const late = async (id: string): Promise<EventOutcome> => {
    await wait(EVENT_WAIT_MS)
    try {
      return outcomes[(await readAgain(id)).google] ?? 'late'
    } catch {
      return 'late'
    }
  }

  return {
    receive: note,
    async outcomeOf(saved) {
      const { id } = saved
      const known = outcomes[saved.google] ?? received.get(id)
      if (known) return known
      const told = new Promise<EventOutcome>((resolve) => waiting.set(id, resolve))
      const outcome = await Promise.race([told, late(id)])
      waiting.delete(id)
      return outcome
    },
  }
}

const outcomes: Partial<Record<Appointment['google'], EventOutcome>> = { synced: 'created', failed: 'failed' }
