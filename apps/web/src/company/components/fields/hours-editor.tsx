import { Clock } from 'lucide-react'
import { useTexts } from '../../../i18n/language'
import type { WeekProblems } from '../../../shared/hours/week-problems'
import { WeekEditor } from '../../../shared/hours/week-editor'
import { companyTexts } from '../../texts'
import type { CompanyEdit } from '../../use-company-edit'
import { TitledCard } from '../../../ui/page/titled-card'

/** The weekly hours of the company, being edited. */
export function HoursEditor({ edit }: { edit: CompanyEdit }) {
  const t = useTexts(companyTexts)
  return (
    <TitledCard icon={<Clock size={22} aria-hidden="true" />} title={t('section_hours')}>
      <WeekEditor
        week={edit.values.week}
        problems={edit.problems as WeekProblems}
        onChange={(week) => edit.change({ week })}
      />
    </TitledCard>
  )
}
