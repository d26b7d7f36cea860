import { useLanguage, useTexts } from '../../i18n/language'
import { cx } from '../../ui/look/class-names'
import { dayWords } from '../words/day-words'
import type { FreeStart } from '../choosing/fitting'
import { bookingTexts } from '../texts'
import { previewOf } from './day-looks'

interface SlotPreviewProps {
  id: string
  date: string
  starts: readonly FreeStart[]
  /** Where its cell lies: 0 to 6 from the left, 0 to 5 from the top. */
  column: number
  row: number
}

/** The first free times of a day beside its cell (BOOK-08, BOOK-09). It takes no pointer, so that the way to other days stays open. */
export function SlotPreview({ id, date, starts, column, row }: SlotPreviewProps) {
  const t = useTexts(bookingTexts)
  const { language } = useLanguage()
  const { shown, more } = previewOf(starts)
  return (
    <div
      id={id}
      role="tooltip"
      className={cx(
        'pointer-events-none absolute z-20 w-52 animate-fade rounded-md border border-line bg-raised p-3 text-ink shadow-float',
        column < 2 ? 'left-0' : column > 4 ? 'right-0' : 'left-1/2 -translate-x-1/2',
        row < 4 ? 'top-full mt-1' : 'bottom-full mb-1',
      )}
    >
      <p className="sr-only">{t('previewOf', { day: dayWords(date, language) })}</p>
      <ul className="grid grid-cols-3 gap-1.5 text-center tabular-nums">
        {shown.map(({ start, time }) => (
          <li key={start} className="rounded-sm bg-sunken px-1 py-1 font-semibold text-ink">
            {time}
          </li>
        ))}
      </ul>
      {more > 0 && (
        <p className="mt-2 text-center text-sm font-semibold">{t('moreSlots', { count: more })}</p>
      )}
    </div>
  )
}
