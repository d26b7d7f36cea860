import type { Weekday } from '@balcao/domain/company'
import { CopyPlus, Plus } from 'lucide-react'
import { useId, useRef } from 'react'
import { useTexts } from '../../i18n/language'
import { LinkButton } from '../../ui/buttons/link-button'
import { Switch } from '../../ui/choices/switch'
import { RangeRow } from './range-row'
import { hoursTexts } from './texts'
import { mostRanges, nextRange, type DayDraft, type RangeDraft } from './week-draft'
import { hoursPath, type WeekProblems } from './week-problems'

interface DayHoursProps {
  day: DayDraft
  /** Place in the week, 0 for Monday. */
  place: number
  nextDay: Weekday
  problems: WeekProblems
  onChange: (day: DayDraft) => void
  onCopy: () => void
}

/** One weekday: open or closed, and its ranges. A closed day's times are shown and cannot be changed (COMP-35). */
export function DayHours({ day, place, nextDay, problems, onChange, onCopy }: DayHoursProps) {
  const t = useTexts(hoursTexts)
  const id = useId()
  const box = useRef<HTMLDivElement>(null)
  const name = t(`day_${day.dia}`)
  const setRanges = (ranges: RangeDraft[]) => onChange({ ...day, ranges })
  const focusSoon = (selector: string) =>
    requestAnimationFrame(() =>
      [...(box.current?.querySelectorAll<HTMLElement>(selector) ?? [])].at(-1)?.focus(),
    )

  return (
    <div
      ref={box}
      role="group"
      aria-labelledby={id}
      className="grid gap-x-6 gap-y-2 border-t border-line pt-3 first:border-t-0 first:pt-0 md:grid-cols-[13rem_minmax(0,1fr)]"
    >
      <div className="flex items-center justify-between gap-3 self-start md:min-h-12">
        <h3 id={id} className="text-base">
          {name}
        </h3>
        <span className="w-30">
          <Switch
            label={t(day.open ? 'open' : 'closed')}
            checked={day.open}
            onChange={(open) => onChange({ ...day, open })}
          />
        </span>
      </div>
      <div className="grid min-w-0 gap-2">
        {(day.open ? day.ranges : day.ranges.slice(0, 1)).map((range, index) => (
          <RangeRow
            // oxlint-disable-next-line react/no-array-index-key -- a range is nothing but its place in the day
            key={index}
            range={range}
            name={name}
            open={day.open}
            nextDay={t(`day_${nextDay}`)}
            wrong={(end) => problems[hoursPath(place, index, end)]}
            onChange={(next) => setRanges(day.ranges.with(index, next))}
            removeLabel={t('removeRange', { n: index + 1, day: name })}
            onRemove={
              day.ranges.length > 1
                ? () => {
                    setRanges(day.ranges.toSpliced(index, 1))
                    focusSoon('[data-add]')
                  }
                : undefined
            }
          />
        ))}
        {day.open && (
          <div className="flex flex-wrap gap-x-5">
            {day.ranges.length < mostRanges && (
              <LinkButton
                data-add
                aria-label={t('addRangeOn', { day: name })}
                onClick={() => {
                  setRanges([...day.ranges, nextRange(day.ranges)])
                  focusSoon('[data-time=from]')
                }}
              >
                <Plus size={18} aria-hidden="true" />
                {t('addRange')}
              </LinkButton>
            )}
            <LinkButton aria-label={t('copyDayOn', { day: name })} onClick={onCopy}>
              <CopyPlus size={18} aria-hidden="true" />
              <span className="sm:hidden">{t('copy')}</span>
              <span className="hidden sm:inline">{t('copyDay')}</span>
            </LinkButton>
          </div>
        )}
      </div>
    </div>
  )
}
