import { useTexts } from '../../../i18n/language'
import { hatched } from '../../words/look'
import { MonthCalendar, type CalendarCell } from '../../calendar/month/month-calendar'
import { schedulingTexts } from '../../texts'
import { useDayWords } from '../../data/time/day-words'
import { dayRefusal, freeStarts, type KnownDays } from './day-refusal'

interface DayPickerProps {
  month: string
  onMonth: (month: string) => void
  days: KnownDays
  /** The chosen date; empty for none. */
  selected: string
  onChoose: (date: string) => void
}

/** The date picker of 42 cells; a day that cannot be had says why (AVAIL-12 to AVAIL-14, AVAIL-17). */
export function DayPicker({ month, onMonth, days, selected, onChoose }: DayPickerProps) {
  const t = useTexts(schedulingTexts)
  const words = useDayWords()
  const cellOf = (date: string): CalendarCell => {
    const refusal = dayRefusal(date, days)
    const free = freeStarts(date, days.slots)
    const day = words(date, 'full')
    const state = refusal ? t(`day_${refusal}`) : free === null ? '' : t('freeStarts', { count: free })
    const isSelected = date === selected
    return {
      name: state === '' ? day : `${day}, ${state}`,
      selected: isSelected,
      refused: refusal !== null,
      look: isSelected
        ? 'bg-accent text-on-accent'
        : refusal === null
          ? 'border border-line bg-surface hover:bg-accent-tint'
          : refusal === 'past'
            ? 'text-ink-soft'
            : `text-ink-soft ${hatched}`,
      badge:
        refusal === null && free !== null ? (
          <span
            aria-hidden="true"
            className={`size-1.5 rounded-full ${free > 0 ? (isSelected ? 'bg-on-accent' : 'bg-ready-solid') : 'bg-transparent'}`}
          />
        ) : undefined,
    }
  }
  return (
    <MonthCalendar
      month={month}
      onMonth={onMonth}
      today={days.today}
      start={selected || days.today}
      cellOf={cellOf}
      onPress={onChoose}
    />
  )
}
