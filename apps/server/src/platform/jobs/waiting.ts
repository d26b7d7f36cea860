/** Of a job of the queue, in SQL: its time has come, and nobody works on it. */
export const due = 'locked_at is null and attempts < max_attempts and run_at <= now()'
/** It used up its tries, or too many processes died of it: it waits for a person. */
export const parked = 'locked_at is null and attempts >= max_attempts'
