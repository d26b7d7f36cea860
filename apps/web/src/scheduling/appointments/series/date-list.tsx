import type { SeriesDate } from '@balcao/contract/scheduling'
import { useTexts } from '../../../i18n/language'
import { cx } from '../../../ui/look/class-names'
import { TextInput } from '../../../ui/fields/text-input'
import { useSchedulingSettings } from '../../data/agenda.queries'
import { useDayWords } from '../../data/time/day-words'
import { willTexts } from '../will/texts'
import { warningWords } from '../will/will-words'
import { rowState, type DateRow } from './date-rows'
import { seriesTexts } from './texts'

interface DateListProps {
  rows: readonly DateRow[]
  /** What the agenda says of a row as it is now; undefined while it is asked. */
  foundOf: (row: DateRow) => SeriesDate | undefined
  onChange: (row: DateRow) => void
  /** Whose agenda it is; null for the company's own. */
  agendaId: string | null
  /** Who may put one where the agenda is against it. */
  isOwners: boolean
  /** What is said of one that is left out. */
  outWords: string
  /** Times can be typed. */
  hasTimes?: boolean
}

/** The dates of a series, each with what speaks against it in words, and what can be done about that. */
export function DateList(props: DateListProps) {
  const { rows, foundOf, onChange, agendaId, isOwners, outWords, hasTimes = true } = props
  const t = useTexts(seriesTexts)
  const tWill = useTexts(willTexts)
  const words = useDayWords()
  const { data: settings } = useSchedulingSettings()
  const who = settings?.agendas.find(({ id }) => id === agendaId)?.name || null
  return (
    <ul className="grid max-h-[50dvh] grid-cols-1 overflow-y-auto">
      {rows.map((row) => {
        const found = foundOf(row)
        const state = rowState(row, found)
        const day = words(row.date, 'short')
        const warnings = found?.warnings ?? []
        return (
          <li key={row.id} className="grid gap-1 border-t border-line py-2 first:border-t-0">
            <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <label className="flex min-h-11 cursor-pointer items-center gap-3">
                <input
                  type="checkbox"
                  aria-label={t('includes', { date: day })}
                  checked={!row.isOut}
                  onChange={({ target }) => onChange({ ...row, isOut: !target.checked })}
                  className="relative size-6 shrink-0 accent-(--accent) after:absolute after:-inset-3"
                />
                <span className={cx('w-24 font-semibold', row.isOut && 'line-through')}>{day}</span>
              </label>
              {hasTimes && !row.isOut ? (
                <span className="w-32">
                  <TextInput
                    type="time"
                    aria-label={t('timeOn', { date: day })}
                    value={row.time}
                    onChange={({ target }) => onChange({ ...row, time: target.value, accepted: [] })}
                  />
                </span>
              ) : (
                <span className="tabular-nums">{row.time}</span>
              )}
              {(state === 'free' || state === 'out' || state === 'looking') && (
                <span className={cx('text-sm', state === 'free' ? 'font-semibold' : 'text-ink-soft')}>
                  {state === 'free' ? t('free') : state === 'out' ? outWords : t('looking')}
                </span>
              )}
            </div>
            {(state === 'conflict' || state === 'willed') && (
              <div className="grid gap-1 pl-9 text-sm">
                {warnings.map((warning) => (
                  <p key={warning.key} className={cx('break-words', state === 'conflict' && 'font-semibold')}>
                    {warningWords(tWill, warning, who)}
                  </p>
                ))}
                {isOwners && (
                  <label className="flex min-h-11 cursor-pointer items-center gap-3">
                    <input
                      type="checkbox"
                      aria-label={t('insistOn', { date: day })}
                      checked={state === 'willed'}
                      onChange={({ target }) =>
                        onChange({
                          ...row,
                          accepted: target.checked ? warnings.map(({ key }) => key) : [],
                        })
                      }
                      className="relative size-6 shrink-0 accent-(--accent) after:absolute after:-inset-3"
                    />
                    {t('insist')}
                  </label>
                )}
              </div>
            )}
          </li>
        )
      })}
    </ul>
  )
}
