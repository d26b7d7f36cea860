import type { DaySlots, Slot } from '@balcao/domain/scheduling/light'
import type { UseQueryResult } from '@tanstack/react-query'
import { useErrorText } from '../../../i18n/error-text'
import { useTexts } from '../../../i18n/language'
import { cx } from '../../../ui/look/class-names'
import { LinkButton } from '../../../ui/buttons/link-button'
import { Skeleton } from '../../../ui/waiting/skeleton'
import { classTexts } from '../../services/classes/texts'
import { schedulingTexts } from '../../texts'
import { useDayWords } from '../../data/time/day-words'

interface SlotListProps {
  hasService: boolean
  /** Empty while none is chosen. */
  date: string
  slots: UseQueryResult<DaySlots[]>
  /** `HH:MM` */
  selected: string
  onChoose: (time: string) => void
}

/** The starts of the chosen day; those that are taken, or too short for the service, cannot be pressed (AVAIL-16). */
export function SlotList({ hasService, date, slots, selected, onChoose }: SlotListProps) {
  const t = useTexts(schedulingTexts)
  const words = useDayWords()
  const errorText = useErrorText()
  if (!hasService) return <p className="text-ink-soft">{t('chooseServiceFirst')}</p>
  if (date === '') return <p className="text-ink-soft">{t('chooseDateFirst')}</p>
  if (slots.error) {
    return (
      <p role="alert" className="text-danger-ink">
        {errorText(slots.error, t('slotsFailed'))}{' '}
        <LinkButton onClick={() => void slots.refetch()}>{t('retry')}</LinkButton>
      </p>
    )
  }
  const day = slots.data?.find((one) => one.date === date)
  if (!day && slots.isFetching) return <Skeleton className="h-24" />
  // The calendar shows another month than that of the chosen date.
  if (!day) return null
  const starts = day.slots
  const free = starts.filter(({ fits }) => fits).length
  return (
    <fieldset className="grid min-w-0 gap-2">
      <legend className="mb-1.5 font-semibold">{t('startsOf', { day: words(date, 'long') })}</legend>
      <p role="status" className="text-sm text-ink-soft">
        {starts.length === 0 ? t('noStarts') : t('freeStarts', { count: free })}
      </p>
      {starts.length > 0 && (
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(4.75rem,1fr))] gap-2">
          {starts.map((slot) => (
            <li key={slot.start}>
              <SlotButton slot={slot} selected={slot.time === selected} onChoose={onChoose} />
            </li>
          ))}
        </ul>
      )}
    </fieldset>
  )
}

interface SlotButtonProps {
  slot: Slot
  selected: boolean
  onChoose: (time: string) => void
}

function SlotButton({ slot, selected, onChoose }: SlotButtonProps) {
  const t = useTexts(schedulingTexts)
  const tClass = useTexts(classTexts)
  const why = slot.fits ? '' : t(slot.freeMinutes === 0 ? 'slotTaken' : 'slotTooShort')
  const left = slot.fits ? slot.left : undefined
  const whole = left === undefined ? slot.time : tClass('slot', { time: slot.time, count: left })
  return (
    <button
      type="button"
      disabled={!slot.fits}
      aria-pressed={selected}
      aria-label={why === '' ? whole : `${slot.time}, ${why}`}
      title={why === '' ? undefined : why}
      onClick={() => onChoose(slot.time)}
      className={cx(
        'min-h-11 w-full rounded-md border px-2 py-1 font-semibold tabular-nums transition-colors',
        'disabled:border-line disabled:bg-sunken disabled:text-ink-soft disabled:line-through',
        selected && slot.fits
          ? 'border-accent bg-accent text-on-accent'
          : 'border-line-strong bg-surface hover:bg-accent-tint',
      )}
    >
      {slot.time}
      {left !== undefined && (
        <span className="block text-sm leading-tight font-normal">{tClass('short', { count: left })}</span>
      )}
    </button>
  )
}
