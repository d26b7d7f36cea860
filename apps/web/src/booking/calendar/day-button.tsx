import type { FocusEvent, PointerEvent } from 'react'
import { useLanguage, useTexts } from '../../i18n/language'
import type { DayStop } from '../../ui/calendar/month-grid'
import { cx } from '../../ui/look/class-names'
import type { DayLook } from '../choosing/fitting'
import { dayWords } from '../words/day-words'
import { bookingTexts } from '../texts'

interface DayButtonProps {
  date: string
  /** Absent while the month is on its way. */
  look: DayLook | undefined
  stop: DayStop
  isToday: boolean
  isChosen: boolean
  /** The list of its first starts, while that is shown. */
  previewId: string | undefined
  onChoose: () => void
  onPreview: (shown: boolean) => void
}

/** A day that can be pressed; its name says how many times are free. */
export function DayButton(props: DayButtonProps) {
  const { date, look, stop, isToday, isChosen, previewId, onChoose, onPreview } = props
  const t = useTexts(bookingTexts)
  const { language } = useLanguage()
  const day = isToday ? `${dayWords(date, language)} (${t('today')})` : dayWords(date, language)
  const free = look?.starts.length ?? 0
  const isClosed = look !== undefined && look.status !== 'open'
  const name = !look
    ? t('dayLoading', { day })
    : isClosed
      ? t('dayClosed', { day })
      : free === 0
        ? t('dayFull', { day })
        : t('dayFree', { day, count: free })
  // A finger sees the times below; only a mouse and the keys walk over days without choosing them.
  const point = (event: PointerEvent) => {
    if (event.pointerType === 'mouse') onPreview(event.type === 'pointerenter')
  }
  const focus = (event: FocusEvent) => onPreview(event.currentTarget.matches(':focus-visible'))
  return (
    <button
      type="button"
      {...stop}
      aria-label={name}
      aria-current={isToday ? 'date' : undefined}
      aria-describedby={previewId}
      onClick={onChoose}
      onPointerEnter={point}
      onPointerLeave={point}
      onFocus={focus}
      onBlur={() => onPreview(false)}
      className={cx(
        'relative flex h-15 w-full flex-col items-center justify-center gap-1 rounded-md leading-none tabular-nums transition-colors sm:h-16',
        isToday && !isChosen && 'ring-2 ring-line-strong ring-inset',
        isChosen
          ? 'bg-accent font-bold text-on-accent'
          : isClosed
            ? 'bg-sunken text-ink-soft hover:bg-line'
            : free > 0
              ? 'border border-line bg-surface font-bold text-ink shadow-card hover:bg-accent-tint hover:text-accent-ink'
              : 'text-ink-soft hover:bg-sunken',
      )}
    >
      <span className="text-lg leading-none">{Number(date.slice(8))}</span>
      {isClosed ? (
        // A phone has no room for the word at its full width; a narrow cut of it is still 14 px high.
        <span className="scale-x-[.76] text-sm leading-none font-medium whitespace-nowrap min-[350px]:scale-x-[.8] min-[385px]:scale-x-[.94] sm:scale-x-100">
          {t('closed')}
        </span>
      ) : (
        <span className="flex h-3.5 items-center" aria-hidden="true">
          <DayBadge kind={free > 0 ? 'free' : 'full'} isChosen={isChosen} isLoading={!look} />
        </span>
      )}
    </button>
  )
}

interface DayBadgeProps {
  kind: 'free' | 'full'
  isChosen?: boolean
  isLoading?: boolean
}

/** A bar where times are free, a thin line where none are; the legend says it in words. */
export function DayBadge({ kind, isChosen = false, isLoading = false }: DayBadgeProps) {
  return (
    <span
      aria-hidden="true"
      className={cx(
        'block rounded-full',
        isLoading
          ? 'h-1.5 w-5 animate-breathe bg-sunken'
          : kind === 'free'
            ? cx('h-1.5 w-5', isChosen ? 'bg-current' : 'bg-ready-solid')
            : cx('h-0.5 w-3', isChosen ? 'bg-current' : 'bg-line-strong'),
      )}
    />
  )
}
