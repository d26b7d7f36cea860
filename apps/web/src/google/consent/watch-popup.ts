import { googleTimes } from '../google-constants'

/** What can be seen and done of a popup from outside, whatever page it shows. */
export interface Popup {
  readonly closed: boolean
  close: () => void
}

export interface Clock {
  /** Epoch milliseconds. */
  now: () => number
  /** Calls back every so many milliseconds until the answered function is called. */
  every: (ms: number, act: () => void) => () => void
}

export const wallClock: Clock = {
  now: Date.now,
  every(ms, act) {
    const timer = setInterval(act, ms)
    return () => clearInterval(timer)
  },
}

interface PopupWatch {
  clock: Clock
  /**
   * It was closed, or seems so: Google's page may cut the tie to us, and then says it is closed while somebody reads it.
   * Called once.
   */
  onClosed: () => void
  /** Its time is over; it is closed. */
  onTooLate: () => void
}

/** Looks after the popup every second (GOOG-45) and closes it after five minutes (GOOG-46). Answers the way to stop. */
export function watchPopup(popup: Popup, { clock, onClosed, onTooLate }: PopupWatch): () => void {
  const end = clock.now() + googleTimes.popupLives
  let wasClosed = false
  const stop = clock.every(googleTimes.popupPoll, () => {
    if (clock.now() >= end) {
      stop()
      popup.close()
      onTooLate()
    } else if (!wasClosed && popup.closed) {
      wasClosed = true
      onClosed()
    }
  })
  return stop
}
