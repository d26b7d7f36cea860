import { centsFromDigits } from '../../money'
import { readWhole } from '../../text'
import { unitMinutes, type Modality } from '../../modality'

/** Most minutes a duration may have: 366 days of the clock. */
const MAX_MINUTES = 527_040

/**
 * Cents of a price typed into the catalogue: '500' is R$ 5,00, '5' is R$ 0,05 (CATAL-50). Null without a digit: the
 * edit is cancelled and the old price stays (CATAL-51).
 */
export function parsePriceEntry(text: string): number | null {
  return centsFromDigits(text)
}

/**
 * Minutes of a typed duration: the digits are minutes, or with modality 'dia' days of 480 minutes (CATAL-52, 53); no
 * more than 527,040. Null without a digit other than 0: nothing takes no time.
 */
export function parseDurationEntry(text: string, modality: Modality): number | null {
  const typed = readWhole(text) ?? 0
  const unit = unitMinutes(modality)
  return typed > 0 ? Math.min(typed, Math.floor(MAX_MINUTES / unit)) * unit : null
}
