/** How long the agent waits for what, in milliseconds. */
export interface Timings {
  /** For the printer's port to open. */
  connect: number
  /** For an answer to a status request; a printer that gives none is taken as one that has none to give. */
  status: number
  /** For the printer to take one more piece of the ticket. */
  stall: number
  /** For the printer to say that it worked through the ticket. */
  acknowledge: number
  /** For a printer without a voice to close early, before the end of the data is announced. */
  earlyClose: number
  /** For the printer to close its side after the end of the data. */
  accept: number
  /** After a printer refused a ticket, before more work is asked for. */
  refusedPause: number
  /** Pauses while the server is away: the first, doubled up to the longest. */
  firstRetry: number
  longestRetry: number
  /** How long `sending` is asked for: well inside the 30 s of a lease. */
  sendingWithin: number
  /** How long a result is offered to a server that is away. */
  reportWithin: number
  /** The same, once the agent has been told to stop. */
  reportWhenStopping: number
}

export const usualTimings: Timings = {
  connect: 5_000,
  status: 800,
  stall: 15_000,
  acknowledge: 10_000,
  earlyClose: 300,
  accept: 10_000,
  refusedPause: 3_000,
  firstRetry: 500,
  longestRetry: 15_000,
  sendingWithin: 20_000,
  reportWithin: 600_000,
  reportWhenStopping: 5_000,
}
