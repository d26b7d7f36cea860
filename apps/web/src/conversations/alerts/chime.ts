import { sharedSound } from '../../lib/browser/shared-sound'
import { playChime } from './chime-sound'

/** What messages sound like. */
export const chime = sharedSound({
  mutedKey: 'balcao.chats.muted',
  lockName: 'balcao.chime',
  play: playChime,
})
