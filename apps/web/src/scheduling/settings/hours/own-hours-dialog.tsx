import { setAgenda, type Agenda } from '@balcao/contract/scheduling'
import { defaultHours } from '@balcao/domain/hours'
import { useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { commonTexts } from '../../../i18n/common-texts'
import { useTexts } from '../../../i18n/language'
import { call } from '../../../lib/http/api'
import { hasCode } from '../../../lib/http/api-error'
import { LyingDialog } from '../../../shared/hours/left-outside/lying-dialog'
import { lyingThere, type LyingAppointment } from '../../../shared/hours/left-outside/lying-there'
import { useCompanyRecord } from '../../../shared/company/use-company-record'
import { rowsOfDraft, weekDraftOf } from '../../../shared/hours/week-draft'
import { WeekEditor } from '../../../shared/hours/week-editor'
import { weekProblems } from '../../../shared/hours/week-problems'
import { FormDialog } from '../../../ui/dialogs/form-dialog'
import { Badge } from '../../../ui/values/badge'
import { tellFailure } from '../../appointments/acts/use-appointment-acts'
import { agendaKeys } from '../../data/agenda.queries'
import { notifyAgenda } from '../../appointments/acts/notify-agenda'
import { schedulingTexts } from '../../texts'
import { useToday } from '../../data/time/use-today'
import { useZone } from '../../data/time/use-zone'
import { draftOn, isBad, newPeriod, periodDrafts, periodsOf } from './period-drafts'
import { PeriodList } from './period-list'

interface OwnHoursDialogProps {
  name: string
  employeeId: string
  agenda: Agenda
  onClose: () => void
}

/** When somebody can be booked: as long as the company is open, or at hours of their own; and otherwise for a while. */
export function OwnHoursDialog({ name, employeeId, agenda, onClose }: OwnHoursDialogProps) {
  const t = useTexts(schedulingTexts)
  const tCommon = useTexts(commonTexts)
  const client = useQueryClient()
  const id = useId()
  const company = useCompanyRecord().record?.horario_funcionamento
  const [isOwn, setIsOwn] = useState(agenda.hours !== null)
  const [week, setWeek] = useState(() => weekDraftOf(agenda.hours ?? company ?? defaultHours()))
  const zone = useZone()
  const [periods, setPeriods] = useState(() => periodDrafts(agenda.periods))
  const today = useToday(zone).date
  const [busy, setBusy] = useState(false)
  const [tried, setTried] = useState(false)
  const problems = weekProblems(week)
  const [lying, setLying] = useState<LyingAppointment[] | null>(null)
  const save = async (over: { accept?: boolean; tell?: boolean } = {}) => {
    setTried(true)
    if ((isOwn && Object.keys(problems).length > 0) || periods.some(isBad)) return
    setBusy(true)
    try {
      const hours = isOwn ? rowsOfDraft(week).rows : null
      const body = { hours, periods: periodsOf(periods), ...over }
      await call(setAgenda, { params: { employeeId }, body })
      await client.invalidateQueries({ queryKey: agendaKeys.all })
      notifyAgenda.success(t('ownHoursSaved', { name }))
      onClose()
    } catch (error) {
      if (hasCode(error, 'HOURS_LEAVE_APPOINTMENTS')) return setLying(lyingThere(error.current))
      setLying(null)
      tellFailure(error)
    } finally {
      setBusy(false)
    }
  }
  return (
    <FormDialog
      title={t('ownHoursTitle', { name })}
      words={{ cancel: tCommon('cancel'), save: t('ownHoursSave') }}
      width="wide"
      busy={busy}
      onSave={() => save()}
      onClose={onClose}
    >
      <fieldset className="mb-4 grid gap-2 sm:grid-cols-2">
        <legend className="sr-only">{t('ownHoursTitle', { name })}</legend>
        {([false, true] as const).map((own) => (
          <label
            key={String(own)}
            className="flex min-h-12 items-center gap-3 rounded-md border border-line px-3.5 font-medium has-checked:border-accent has-checked:bg-accent-tint"
          >
            <input
              type="radio"
              name={id}
              checked={isOwn === own}
              onChange={() => setIsOwn(own)}
              className="size-5 accent-accent"
            />
            {t(own ? 'ownHoursOwn' : 'ownHoursCompany')}
          </label>
        ))}
      </fieldset>
      {periods.length > 0 && draftOn(periods, today) === undefined && (
        <p>
          <Badge tone="accent">{t('holdsToday')}</Badge>
        </p>
      )}
      {isOwn && <WeekEditor week={week} problems={tried ? problems : {}} onChange={setWeek} />}
      <PeriodList
        drafts={periods}
        today={today}
        tried={tried}
        onChange={setPeriods}
        onAdd={() =>
          setPeriods([...periods, newPeriod(today, isOwn ? week : weekDraftOf(company ?? defaultHours()))])
        }
      />
      {lying && (
        <LyingDialog
          act="hours"
          appointments={lying}
          zone={zone}
          busy={busy}
          onClose={() => setLying(null)}
          onAccept={(tell) => void save({ accept: true, tell })}
        />
      )}
    </FormDialog>
  )
}
