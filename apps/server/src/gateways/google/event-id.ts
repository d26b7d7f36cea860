/**
 * The id under which something of ours is written to Google Calendar: always the same one for the same attempt, so that
 * a write whose answer was lost can be repeated. An id of a deleted event stays taken: the next attempt has another.
 * @param uuid of the appointment or closure. @param attempt from 0.
 * @throws RangeError for anything that makes no event id (letters a to v and digits).
 */
export function eventIdOf(uuid: string, attempt: number): string {
  const id = uuid.toLowerCase().replaceAll('-', '') + (attempt === 0 ? '' : `v${attempt}`)
  if (!/^[a-v0-9]{5,1024}$/.test(id) || !Number.isInteger(attempt) || attempt < 0) {
    throw new RangeError('No event id can be made of this')
  }
  return id
}
