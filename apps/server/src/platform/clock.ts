/** The time as the server sees it; tests pass their own. */
export type Clock = () => Date

export const systemClock: Clock = () => new Date()
