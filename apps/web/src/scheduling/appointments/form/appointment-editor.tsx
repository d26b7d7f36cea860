import type { Appointment } from '@balcao/contract/scheduling'
import { dateIn } from '@balcao/domain/time'
import { useState } from 'react'
import { useErrorText } from '../../../i18n/error-text'
import { useTexts } from '../../../i18n/language'
import { hasCode } from '../../../lib/http/api-error'
import { newId } from '../../../lib/new-id'
import { Button } from '../../../ui/buttons/button'
import { Callout } from '../../../ui/notices/callout'
import { SidePanel } from '../../../ui/dialogs/side-panel'
import { useAppointment, useSchedulingSettings, useServices } from '../../data/agenda.queries'
import { useMayWorkIn } from '../../data/own-agenda'
import type { Service } from '../../data/services'
import { schedulingTexts } from '../../texts'
import { ColleagueAppointment } from './colleague-appointment'
import { draftPlace, keptDraft, type AppointmentDraft } from './appointment-draft'
import { AppointmentForm, type FormSurroundings } from './appointment-form'
import { newAppointment, valuesOf, type AppointmentValues } from './appointment-values'
import { LoadingBars } from '../../../ui/waiting/loading-bars'

interface AppointmentEditorProps extends FormSurroundings {
  /** Null for a new appointment. */
  appointmentId: string | null
  /** What a new one begins with. */
  prefill?: Partial<AppointmentValues>
  /** Tells the draft of this new appointment from those of others. */
  draftName?: string
}

/** The appointment modal in create and edit mode (APPT-08, APPT-09): the form once everything it needs is there. */
export function AppointmentEditor(props: AppointmentEditorProps) {
  return props.appointmentId === null ? (
    <NewAppointment {...props} />
  ) : (
    <EditAppointment {...props} appointmentId={props.appointmentId} />
  )
}

function NewAppointment({ prefill, draftName = 'new', ...surroundings }: AppointmentEditorProps) {
  const services = useServices()
  const settings = useSchedulingSettings()
  const failure = services.error ?? settings.error
  if (!services.data || (!settings.data && !settings.error)) {
    return (
      <Waiting
        title="newAppointment"
        error={failure}
        onRetry={() => void Promise.all([services.refetch(), settings.refetch()])}
        onClose={surroundings.onClose}
      />
    )
  }
  return (
    <FormWithDraft
      appointment={null}
      services={services.data}
      prefill={prefill ?? {}}
      draftName={draftName}
      surroundings={surroundings}
    />
  )
}

function EditAppointment({
  appointmentId,
  ...surroundings
}: AppointmentEditorProps & { appointmentId: string }) {
  const services = useServices()
  const one = useAppointment(appointmentId)
  const mayWorkIn = useMayWorkIn()
  const failure = one.error ?? services.error
  if (!one.data || !services.data || (!one.isFetchedAfterMount && !one.error)) {
    return (
      <Waiting
        title="editAppointment"
        error={failure}
        onRetry={() => void Promise.all([one.refetch(), services.refetch()])}
        onClose={surroundings.onClose}
      />
    )
  }
  if (!mayWorkIn(one.data.agenda_id)) return <ColleagueAppointment appointment={one.data} {...surroundings} />
  return (
    <FormWithDraft
      appointment={one.data}
      services={services.data}
      prefill={{}}
      draftName={appointmentId}
      surroundings={surroundings}
    />
  )
}

interface WaitingProps {
  title: 'newAppointment' | 'editAppointment'
  error: Error | null
  onRetry: () => void
  onClose: () => void
}

function Waiting({ title, error, onRetry, onClose }: WaitingProps) {
  const t = useTexts(schedulingTexts)
  const errorText = useErrorText()
  return (
    <SidePanel onClose={onClose} title={t(title)}>
      {error ? (
        <Callout
          kind="warning"
          live
          action={
            !hasCode(error, 'APPOINTMENT_NOT_FOUND') && (
              <Button kind="secondary" className="justify-self-start" onClick={onRetry}>
                {t('retry')}
              </Button>
            )
          }
        >
          {errorText(error, t('loadFailed'))}
        </Callout>
      ) : (
        <LoadingBars label={t('loading')} className="grid gap-4" bars={['h-20', 'h-20', 'h-80']} />
      )}
    </SidePanel>
  )
}

/** A service that a new one begins with comes for its first price. */
function pricedFor(services: readonly Service[], prefill: Partial<AppointmentValues>) {
  const service = services.find(({ id }) => id === prefill.service_id)
  return service ? { price_type: service.prices[0]?.type ?? '', ...prefill } : prefill
}

interface FormWithDraftProps {
  appointment: Appointment | null
  services: Service[]
  prefill: Partial<AppointmentValues>
  draftName: string
  surroundings: FormSurroundings
}

/** Holds what the form began from: live changes must not pull it from under the person who edits. */
function FormWithDraft({ appointment, services, prefill, draftName, surroundings }: FormWithDraftProps) {
  const { cnpj, zone } = surroundings
  const [start] = useState(() => {
    const place = draftPlace(sessionStorage, cnpj, draftName)
    const today = dateIn(Date.now(), zone)
    const fresh: AppointmentDraft = appointment
      ? { id: appointment.id, version: appointment.version, values: valuesOf(appointment) }
      : { id: newId(), version: 0, values: newAppointment(today, services, pricedFor(services, prefill)) }
    const kept = keptDraft(place, fresh)
    // A draft of a new one follows the place in the calendar that was pressed now.
    const priced = pricedFor(services, prefill)
    const draft = kept && !appointment ? { ...kept, values: { ...kept.values, ...priced } } : kept
    return { base: appointment, place, fresh: fresh.values, draft: draft ?? fresh }
  })
  return <AppointmentForm {...start} current={appointment} services={services} {...surroundings} />
}
