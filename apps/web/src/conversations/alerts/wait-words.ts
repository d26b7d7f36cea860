import type { Translate } from '../../i18n/language'
import type { conversationsTexts } from '../texts'
import { waitedMinutes } from '../waited-minutes'
import type { WaitingChat } from './waiting-chats'

type T = Translate<typeof conversationsTexts.pt>

interface Waiting {
  /** Who waits longest. */
  first: WaitingChat
  /** How many wait. */
  count: number
}

/** Who waits for a person and how long: one customer by name, several by their number and the longest wait. */
export function waitWords(t: T, { first, count }: Waiting, now: number): string {
  const { unit, waited } = waitOf(first, now)
  return count > 1
    ? t(`callsMany_${unit}`, { chats: count, count: waited })
    : t(`callsOne_${unit}`, { title: first.title, count: waited })
}

/** The same in two pieces for one line of a phone: who may be cut short, since when may not. */
export function briefWaitWords(t: T, { first, count }: Waiting, now: number): { who: string; since: string } {
  const { unit, waited } = waitOf(first, now)
  return {
    who: count > 1 ? t('callsBrief_many', { count }) : first.title,
    since: t(`callsBrief_${unit}`, { count: waited }),
  }
}

function waitOf({ waiting_since }: WaitingChat, now: number) {
  const minutes = waitedMinutes(waiting_since, now)
  const unit = minutes < 1 ? 'now' : minutes < 60 ? 'minutes' : 'hours'
  return { unit, waited: unit === 'hours' ? Math.floor(minutes / 60) : minutes } as const
}
