import type { Translate } from '../../i18n/language'
import type { conversationsTexts } from '../texts'
import { waitedMinutes } from '../waited-minutes'
import type { WaitingChat } from './waiting-chats'

/** Who waits for a person and how long: one customer by name, several by their number and the longest wait. */
export function waitWords(
  t: Translate<typeof conversationsTexts.pt>,
  { first, count }: { first: WaitingChat; count: number },
  now: number,
): string {
  const minutes = waitedMinutes(first.waiting_since, now)
  const unit = minutes < 1 ? 'now' : minutes < 60 ? 'minutes' : 'hours'
  const waited = unit === 'hours' ? Math.floor(minutes / 60) : minutes
  return count > 1
    ? t(`callsMany_${unit}`, { chats: count, count: waited })
    : t(`callsOne_${unit}`, { title: first.title, count: waited })
}
