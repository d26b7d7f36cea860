import type { Weekday } from '@balcao/domain/company'
import { Suspense, useEffect, useState } from 'react'
import { useTexts } from '../../i18n/language'
import { notify } from '../../ui/notices/notify'
import { lazyPiece } from '../../lib/pieces/lazy-piece'
import { DayHours } from './day-hours'
import { hoursTexts } from './texts'
import { copyDay, type DayDraft } from './week-draft'
import type { WeekProblems } from './week-problems'

// A dialog is half the weight of the editor, and a page for visitors is light.
const copyDialog = lazyPiece(async () => (await import('./copy-day-dialog')).CopyDayDialog)

interface WeekEditorProps {
  week: readonly DayDraft[]
  problems: WeekProblems
  onChange: (week: DayDraft[]) => void
}

/** The weekly hours, one row per weekday (COMP-06), each to be copied to others. */
export function WeekEditor({ week, problems, onChange }: WeekEditorProps) {
  const t = useTexts(hoursTexts)
  const [copying, setCopying] = useState<DayDraft | null>(null)
  useEffect(() => copyDialog.preload(), [])
  const copy = (days: readonly Weekday[]) => {
    if (copying) {
      onChange(copyDay(week, copying.dia, days))
      notify.info(t('copied', { day: t(`day_${copying.dia}`) }))
    }
    setCopying(null)
  }
  return (
    <div className="grid grid-cols-1 gap-3">
      {week.map((day, place) => (
        <DayHours
          key={day.dia}
          day={day}
          place={place}
          nextDay={week[(place + 1) % week.length]?.dia ?? day.dia}
          problems={problems}
          onChange={(next) => onChange(week.with(place, next))}
          onCopy={() => setCopying(day)}
        />
      ))}
      {copying && (
        <Suspense>
          <copyDialog.Piece day={copying} onCopy={copy} onClose={() => setCopying(null)} />
        </Suspense>
      )}
    </div>
  )
}
