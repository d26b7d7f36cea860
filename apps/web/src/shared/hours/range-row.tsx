import { applyMask } from '@balcao/domain/company'
import { CircleAlert, Moon, X } from 'lucide-react'
import { useId } from 'react'
import { useTexts } from '../../i18n/language'
import { IconButton } from '../../ui/buttons/icon-button'
import { MaskedInput, type Mask } from '../../ui/fields/masked-input'
import { completeClock, formatClock } from './words/format-clock'
import { hoursTexts, type HoursText } from './texts'
import { endsNextDay, type RangeDraft } from './week-draft'

interface RangeRowProps {
  range: RangeDraft
  /** The weekday as it is called. */
  name: string
  nextDay: string
  open: boolean
  wrong: (end: keyof RangeDraft) => HoursText | undefined
  onChange: (range: RangeDraft) => void
  removeLabel: string
  /** Absent for a day's only range. */
  onRemove: (() => void) | undefined
}

const clockMask: Mask = (previous, next, caret, deleting) =>
  applyMask(formatClock, previous, next, caret, deleting)

/** From when until when, on a day. A range that ends the next morning says so. */
export function RangeRow({
  range,
  name,
  nextDay,
  open,
  wrong,
  onChange,
  removeLabel,
  onRemove,
}: RangeRowProps) {
  const t = useTexts(hoursTexts)
  const id = useId()
  const problem = open ? (wrong('from') ?? wrong('to')) : undefined
  const overnight = open && endsNextDay(range)
  const input = (end: keyof RangeDraft) => (
    <MaskedInput
      mask={clockMask}
      inputMode="numeric"
      maxLength={5}
      placeholder="00:00"
      aria-label={t(end === 'from' ? 'opensAt' : 'closesAt', { day: name })}
      aria-describedby={`${id}-hint ${id}-error`}
      aria-invalid={(open && wrong(end) !== undefined) || undefined}
      data-time={end}
      disabled={!open}
      value={range[end]}
      onValueChange={(value) => onChange({ ...range, [end]: value })}
      onBlur={() => {
        const whole = completeClock(range[end])
        if (whole !== range[end]) onChange({ ...range, [end]: whole })
      }}
      className="min-w-0 px-2 text-center tabular-nums"
    />
  )
  return (
    <div className="grid gap-1">
      <div className="grid grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)_2.75rem] items-center gap-2.5 sm:max-w-80">
        {input('from')}
        <span className="text-ink-soft">{t('until')}</span>
        {input('to')}
        {onRemove && open && (
          <IconButton label={removeLabel} icon={<X size={20} aria-hidden="true" />} onClick={onRemove} />
        )}
      </div>
      <p id={`${id}-hint`} className="text-sm text-ink-soft empty:hidden">
        {overnight && (
          <span className="flex items-start gap-1.5">
            <Moon size={16} aria-hidden="true" className="mt-0.5 shrink-0" />
            {range.from === range.to ? t('allDay') : t('nextDay', { day: nextDay })}
          </span>
        )}
      </p>
      <p
        id={`${id}-error`}
        aria-live="polite"
        className="text-sm font-semibold text-danger-ink empty:absolute"
      >
        {problem && (
          <span className="flex items-start gap-1.5">
            <CircleAlert size={18} aria-hidden="true" className="mt-px shrink-0" />
            {t(problem as 'hours_missing')}
          </span>
        )}
      </p>
    </div>
  )
}
