import { useTexts } from '../../i18n/language'
import { cx } from '../../ui/look/class-names'
import type { FreeStart } from '../choosing/fitting'
import { bookingTexts } from '../texts'
import { partsOfDay } from './parts-of-day'

interface SlotGridProps {
  starts: readonly FreeStart[]
  chosen: string | null
  onChoose: (start: FreeStart) => void
}

/** The free times of a day in four columns (BOOK-10), by the part of the day. */
export function SlotGrid({ starts, chosen, onChoose }: SlotGridProps) {
  const t = useTexts(bookingTexts)
  const seatsOf = ({ time, left = 0 }: FreeStart) => t('timeAndSeats', { time, count: left })
  return (
    <div data-slots className="grid grid-cols-4 gap-2">
      {partsOfDay(starts).map(({ part, starts: ofPart }) => (
        <div key={part} role="group" aria-label={t(part)} className="contents">
          <p aria-hidden="true" className="col-span-4 mt-1 text-sm font-semibold text-ink-soft">
            {t(part)}
          </p>
          {ofPart.map((each) => (
            <button
              key={each.start}
              type="button"
              aria-pressed={each.start === chosen}
              aria-label={each.left === undefined ? undefined : seatsOf(each)}
              onClick={() => onChoose(each)}
              className={cx(
                'min-h-12 rounded-md border font-semibold tabular-nums transition-colors',
                each.start === chosen
                  ? 'border-accent bg-accent text-on-accent'
                  : 'border-line-strong bg-surface text-ink hover:border-accent hover:bg-accent-tint hover:text-accent-ink',
              )}
            >
              {each.time}
              {each.left !== undefined && (
                <span className="block text-sm leading-tight font-normal">
                  {t('seatsLeftShort', { count: each.left })}
                </span>
              )}
            </button>
          ))}
        </div>
      ))}
    </div>
  )
}
