import type { SameKeys } from '../../../format-text'
import type { licence as pt } from '../../pt/entry/licence'

export const licence: SameKeys<typeof pt> = {
  unavailableTitle: 'Module Not Available',
  unavailableText:
    'The licence of your company does not include this area yet. Talk to our support to open it: all you have entered stays where it is.',
  supportPhone: 'Support phone',
  supportEmail: 'Support e-mail',
  back: 'Back',
  moduleUnavailable: 'Module not available',
  scheduleUnavailable: 'Scheduling is not available',
  warnEnding: { one: 'Your licence ends in 1 day.', other: 'Your licence ends in {count} days.' },
  warnExpired: 'Your licence has expired.',
  warnLink: 'See licence',
  warnDismiss: 'Hide until tomorrow',
  warnRegion: 'Licence notice',
}
