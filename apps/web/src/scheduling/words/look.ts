import type { EventColour } from '@balcao/domain/scheduling/light'
import type { Tone } from '../../ui/values/badge'
import type { ShownStatus } from './status-steps'

/** The colours of APPT-51 to APPT-54, in the tokens of the house: ground, ink and the band at the edge. */
export const colourLooks: Record<EventColour, { block: string; band: string }> = {
  blue: { block: 'bg-accent-tint text-accent-ink border-accent', band: 'bg-accent' },
  green: { block: 'bg-ready text-ready-ink border-ready-solid', band: 'bg-ready-solid' },
  purple: { block: 'bg-production text-production-ink border-production-solid', band: 'bg-production-solid' },
  yellow: { block: 'bg-analysis text-analysis-ink border-analysis-solid', band: 'bg-analysis-solid' },
}

export const statusTones: Record<ShownStatus, Tone> = {
  pending: 'analysis',
  confirmed: 'ready',
  ongoing: 'accent',
  completed: 'neutral',
  no_show: 'neutral',
  cancelled: 'danger',
}

/** Closed time: stripes, so that it does not need a colour. */
export const hatched = 'bg-[repeating-linear-gradient(135deg,var(--sunken)_0_6px,transparent_6px_12px)]'
