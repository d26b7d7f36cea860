import { sharedSound } from '../../lib/browser/shared-sound'
import { strikeBell } from './bell-sound'

/** What new orders sound like. */
export const bell = sharedSound({
  mutedKey: 'balcao.alerts.muted',
  lockName: 'balcao.bell',
  play: strikeBell,
})
