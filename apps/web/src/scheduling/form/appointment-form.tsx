import type { Appointment } from '@balcao/contract/scheduling'
import { monthGrid } from '@balcao/domain/scheduling/light'
import { instantAt, wallTime } from '@balcao/domain/time'
import { useEffect, useId, useState } from 'react'
import { useTexts } from '../../i18n/language'
import { useUnsavedWork } from '../../lib/hooks/unsaved-work'
import { Button } from '../../ui/button'
import { ConfirmDialog } from '../../ui/confirm-dialog'
import { LinkButton } from '../../ui/link-button'
import { SidePanel } from '../../ui/side-panel'
import { useAgendaRange, useSlots } from '../data/agenda.queries'
import type { Service } from '../data/services'
import { notifyAgenda } from '../notify-agenda'
import { schedulingTexts } from '../texts'
import { useToday } from '../time/use-today'
import { useWeek } from '../time/use-week'
import { minutesOfClock } from '../when-words'
import { AppointmentDesk } from './appointment-desk'
import { dropDraft, saveDraft, type AppointmentDraft, type DraftPlace } from './appointment-draft'
import { differencesOf, problemsOf, valuesOf, type AppointmentValues } from './appointment-values'
import { chosenTime, onlyTime, startOf } from './chosen-time'
import { CustomerFields, PlaceFields } from './customer-fields'
import { CustomerHistory } from './customer-history'
import { SaveProblem } from './save-problem'
import { ServiceFields } from './service-fields'
import { useAppointmentForm } from './use-appointment-form'
import { useSaveAppointment } from './use-save-appointment'
import { WhenFields } from './when-fields'

/** Where the form stands, and how the place differs from the usual one. */
export interface FormSurroundings {
  cnpj: string
  /** IANA zone of the company. */
  zone: string
  /** A conversation that it is booked from. */
  conversationId?: string | null
  /** How a new one stands at once; pending unless asked otherwise (APPT-21). */
  bookAs?: 'pending' | 'confirmed'
  /** The company scheduling dashboard asks for an address (SCHD-13). */
  requireAddress?: boolean
  /** Sentences of a place that has its own. */
  sentences?: { title?: string; failed?: string }
  /** In place of the message that it was saved. */
  onSaved?: (appointment: Appointment) => void
  onClose: () => void
  /** Opens another appointment. */
  onOpen: (id: string) => void
}

interface AppointmentFormProps extends FormSurroundings {
  /** The appointment that the edit began from, and as it stands now; null for a new one. */
  base: Appointment | null
  current: Appointment | null
  fresh: AppointmentValues
  draft: AppointmentDraft
  place: DraftPlace
  services: Service[]
}

/** A new appointment, or the edit of one. Nothing typed is lost: it is kept as a draft until it is saved. */
export function AppointmentForm(props: AppointmentFormProps) {
  const { draft, place, services, zone, requireAddress = false, sentences, onClose, onOpen, onSaved } = props
  const t = useTexts(schedulingTexts)
  const formId = useId()
  const today = useToday(zone)
  const week = useWeek()
  const form = useAppointmentForm(draft.values)
  const { values } = form
  const [leaving, setLeaving] = useState(false)
  const [done, setDone] = useState(false)
  const saving = useSaveAppointment({
    id: draft.id,
    base: props.base,
    conversationId: props.conversationId ?? null,
    bookAs: props.bookAs ?? 'pending',
    onSaved(saved, isNew) {
      setDone(true)
      dropDraft(place)
      if (onSaved) onSaved(saved)
      else notifyAgenda.success(t(isNew ? 'created' : 'updated'))
      onClose()
    },
    onRefused: form.refuse,
    onFailed: () => notifyAgenda.error(sentences?.failed ?? t('saveFailed')),
  })
  const { base } = saving
  const clean = base ? valuesOf(base) : props.fresh
  const isDirty = differencesOf(clean, values).length > 0
  useDraftKeeping({ ...draft, version: base?.version ?? 0, values }, place, isDirty && !done)
  useUnsavedWork(isDirty && !done)

  const [month, setMonth] = useState((values.date || today.date).slice(0, 7))
  const dates = monthGrid(month)
  const range = { from: dates[0]!, to: dates.at(-1)! }
  const agendaId = values.agenda_id === '' ? null : values.agenda_id
  const slots = useSlots({
    ...range,
    serviceId: values.service_id,
    agendaId,
    // Of a new one too: when the answer is lost, its own time must not look taken.
    except: draft.id,
  })
  const agenda = useAgendaRange(range)
  const chosenDay = slots.data?.find(({ date }) => date === values.date)
  const fixedTime = onlyTime(chosenDay, services.find(({ id }) => id === values.service_id)?.modality)

  const save = () => {
    const wanted = fixedTime === null ? values : { ...values, time: fixedTime }
    const problems = problemsOf(wanted, {
      requireAddress,
      now: Date.now(),
      zone,
      chosen: chosenTime(chosenDay, wanted.time),
      ...(base ? { saved: { date: base.date, time: base.time } } : {}),
    })
    if (Object.keys(problems).length > 0) return form.refuse(problems)
    void saving.save({ values: wanted, start: startIn(wanted, chosenDay, base, zone) })
  }
  const close = () => (base && isDirty ? setLeaving(true) : onClose())
  const discard = () => {
    dropDraft(place)
    onClose()
  }
  const takeStart = (instant: string) => {
    const wall = wallTime(Date.parse(instant), zone)
    saving.forget()
    setMonth(wall.date.slice(0, 7))
    form.change({ date: wall.date, time: wall.time })
  }

  return (
    <>
      <SidePanel
        open
        onOpenChange={(open) => !open && close()}
        title={sentences?.title ?? t(base ? 'editAppointment' : 'newAppointment')}
        footer={
          <div className="flex flex-wrap items-center justify-end gap-3">
            <Button kind="secondary" onClick={close}>
              {t('cancel')}
            </Button>
            <Button type="submit" form={formId} busy={saving.busy} className="flex-1 sm:flex-none">
              {saving.busy ? t('saving') : t(base ? 'save' : 'book')}
            </Button>
          </div>
        }
      >
        <form
          id={formId}
          noValidate
          className="grid grid-cols-1 gap-6"
          onSubmit={(event) => {
            event.preventDefault()
            save()
          }}
        >
          {props.current && <AppointmentDesk appointment={props.current} onGone={discard} />}
          <SaveProblem
            saving={saving}
            services={services}
            onOpen={() => onOpen(draft.id)}
            onTheirs={() => {
              const theirs = saving.takeTheirs()
              if (theirs) form.change(theirs)
            }}
          />
          <CustomerFields form={form} />
          <ServiceFields form={form} services={services} base={base} />
          <WhenFields
            form={form}
            month={month}
            onMonth={setMonth}
            slots={slots}
            fixedTime={fixedTime}
            fresh={saving.fresh}
            onStart={takeStart}
            days={{
              week,
              today: today.date,
              zone,
              agendaId,
              slots: slots.data,
              agenda: agenda.data,
            }}
          />
          <PlaceFields form={form} requireAddress={requireAddress} />
          {!base && isDirty && (
            <p className="flex flex-wrap items-center justify-between gap-x-4 text-ink-soft">
              {t('draftKept')}
              <LinkButton onClick={discard}>{t('discardDraft')}</LinkButton>
            </p>
          )}
          <CustomerHistory phone={values.phone} zone={zone} except={base?.id ?? null} />
        </form>
      </SidePanel>
      <ConfirmDialog
        open={leaving}
        title={t('discardTitle')}
        description={t('discardText')}
        keep={t('keepEditing')}
        confirm={t('discard')}
        onClose={() => setLeaving(false)}
        onConfirm={discard}
      />
    </>
  )
}

/** The instant of the typed time: as it was where nothing moved, as the free start has it, else by the wall's clock. */
function startIn(
  { date, time }: AppointmentValues,
  day: Parameters<typeof startOf>[0],
  base: Appointment | null,
  zone: string,
): string {
  if (base && base.date === date && base.time === time) return base.starts_at
  const minutes = minutesOfClock(time) ?? 0
  return startOf(day, time) ?? new Date(instantAt({ date, minutes }, zone)).toISOString()
}

/** Keeps what is typed in the tab's storage. */
function useDraftKeeping(draft: AppointmentDraft, place: DraftPlace, keeps: boolean) {
  const typed = JSON.stringify(draft)
  useEffect(() => {
    if (keeps) saveDraft(place, JSON.parse(typed) as AppointmentDraft)
  }, [keeps, typed, place])
}
