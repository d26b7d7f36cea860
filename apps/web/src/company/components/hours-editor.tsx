import type { Weekday } from '@balcao/domain/company'
import { Clock } from 'lucide-react'
import { useState } from 'react'
import { useTexts } from '../../i18n/language'
import { notify } from '../../ui/notify'
import { companyTexts } from '../texts'
import type { CompanyEdit } from '../use-company-edit'
import { copyDay, type DayDraft } from '../week-draft'
import { CopyDayDialog } from './copy-day-dialog'
import { DayHours } from './day-hours'
import { SectionCard } from './section-card'

/** The weekly hours, one row per weekday (COMP-06). */
export function HoursEditor({ edit }: { edit: CompanyEdit }) {
  const t = useTexts(companyTexts)
  const [copying, setCopying] = useState<DayDraft | null>(null)
  const { week } = edit.values
  const copy = (days: readonly Weekday[]) => {
    if (copying) {
      edit.change({ week: copyDay(week, copying.dia, days) })
      notify.info(t('copied', { day: t(`day_${copying.dia}`) }))
    }
    setCopying(null)
  }
  return (
    <SectionCard icon={<Clock size={22} aria-hidden="true" />} title={t('section_hours')}>
      <div className="grid grid-cols-1 gap-3">
        {week.map((day, place) => (
          <DayHours
            key={day.dia}
            day={day}
            place={place}
            nextDay={week[(place + 1) % week.length]?.dia ?? day.dia}
            problems={edit.problems}
            onChange={(next) => edit.change({ week: week.with(place, next) })}
            onCopy={() => setCopying(day)}
          />
        ))}
      </div>
      {copying && <CopyDayDialog day={copying} onCopy={copy} onClose={() => setCopying(null)} />}
    </SectionCard>
  )
}
