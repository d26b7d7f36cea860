/** An order shortly before or after the cut-off, and the weekday (0 is Sunday) of the operating day it counts in. */
export interface CutoffExample {
  /** HH:MM on a Sunday. */
  time: string
  weekday: number
}

/** The example that shows best what a cut-off hour (0 to 23) does to an order of a Sunday. */
export function cutoffExample(cutoffHour: number): CutoffExample {
  return cutoffHour === 0
    ? { time: '00:30', weekday: 0 }
    : { time: `${String(cutoffHour - 1).padStart(2, '0')}:30`, weekday: 6 }
}
