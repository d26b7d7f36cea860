import type { Channel } from '@balcao/contract/channels'

/** How a connection is told: the key of its title and text, its colour, and what can be pressed. */
export interface ChannelWords {
  name:
    | 'none'
    | 'pairing'
    | 'connecting'
    | 'open'
    | 'fresh'
    | 'ended'
    | 'loggedOut'
    | 'banned'
    | 'banned_short'
    | 'replaced'
    | 'lost'
    | 'expired'
    | 'unknown'
    | 'refused'
    | 'cloudOff'
    | 'cloudRefused'
  tone: 'good' | 'busy' | 'quiet' | 'bad'
  /** `newCode` asks for a QR code, `again` tries the same connection; null where nothing helps or a form does. */
  act: 'connect' | 'again' | 'newCode' | null
}

type Known = Pick<Channel, 'kind' | 'state' | 'reason' | 'phone'>

/**
 * A connection in words of the shop, from its state and the gateway's `reason`: WhatsApp's numbers as Evolution API
 * passes them on (Baileys' DisconnectReason), of which 401, 402, 403 and 406 need a new pairing.
 */
export function channelWords({ kind, state, reason, phone }: Known): ChannelWords {
  if (kind === null || state === 'none') return { name: 'none', tone: 'quiet', act: null }
  if (state === 'open') return { name: 'open', tone: 'good', act: null }
  if (state === 'connecting') return { name: 'connecting', tone: 'busy', act: null }
  if (state === 'pairing') return { name: 'pairing', tone: 'busy', act: null }
  if (kind === 'cloud') {
    return state === 'refused'
      ? { name: 'cloudRefused', tone: 'bad', act: 'again' }
      : { name: 'cloudOff', tone: 'quiet', act: 'connect' }
  }
  if (reason === null && state === 'closed') {
    return { name: phone === null ? 'fresh' : 'ended', tone: 'quiet', act: 'newCode' }
  }
  const known = reason === null ? undefined : reasons.get(reason)
  // What is only away, for reasons of its own, comes back; it has refused nobody.
  return known ?? (state === 'closed' ? lost : { name: 'refused', tone: 'bad', act: 'newCode' })
}

const lost: ChannelWords = { name: 'lost', tone: 'bad', act: 'again' }
const banned: ChannelWords = { name: 'banned', tone: 'bad', act: 'newCode' }

const reasons: ReadonlyMap<string, ChannelWords> = new Map([
  ['401', { name: 'loggedOut', tone: 'bad', act: 'newCode' }],
  ['402', { name: 'banned_short', tone: 'bad', act: 'newCode' }],
  ['403', banned],
  ['406', banned],
  ['408', lost],
  ['428', lost],
  ['440', { name: 'replaced', tone: 'bad', act: 'again' }],
  ['503', lost],
  ['515', lost],
  ['unknown-instance', { name: 'unknown', tone: 'bad', act: 'newCode' }],
  ['QR code limit reached', { name: 'expired', tone: 'quiet', act: 'newCode' }],
])

/** Until when the account may not write to new people; null when it may. `now` in epoch milliseconds. */
export function blockedUntil(
  { blocked_until: until }: Pick<Channel, 'blocked_until'>,
  now: number,
): string | null {
  return until !== null && Date.parse(until) > now ? until : null
}

/** What is done of a Cloud API connection, in the order in which it is done. */
export function cloudChecks(
  channel: Pick<Channel, 'kind' | 'state' | 'cloud'>,
): readonly { name: 'saved' | 'verified' | 'open'; done: boolean }[] {
  const isSaved = channel.kind === 'cloud' && channel.cloud !== null
  return [
    { name: 'saved', done: isSaved },
    { name: 'verified', done: isSaved && channel.cloud?.verified_at != null },
    { name: 'open', done: isSaved && channel.state === 'open' },
  ]
}
