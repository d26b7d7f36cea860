import { unitsOf, type Modality } from '@balcao/domain/modality'
import { formatBrl } from '@balcao/domain/money'
import { useTexts } from '../../i18n/language'
import { Money } from '../../ui/values/money'
import { bookingTexts } from '../texts'
import { unitWords } from './unit-words'

/** A price, or the cheapest and the dearest of several; cents. */
export function PriceWords({ from, to }: { from: number; to: number }) {
  const t = useTexts(bookingTexts)
  if (from === to) return <Money cents={from} />
  return <>{t('priceFrom', { from: formatBrl(from), to: formatBrl(to) })}</>
}

/** How long it takes, or the shortest and the longest; minutes. */
export function LengthWords({ from, to, modality }: { from: number; to: number; modality: Modality }) {
  const t = useTexts(bookingTexts)
  const longest = t(unitWords[modality], { count: unitsOf(to, modality) })
  return <>{from === to ? longest : t('lengthFrom', { from: unitsOf(from, modality), to: longest })}</>
}
