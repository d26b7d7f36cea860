import type { Appointment } from '@balcao/contract/scheduling'
import { monthGrid, visitName } from '@balcao/domain/scheduling/light'
import { wallTime } from '@balcao/domain/time'
import { useId, useRef, useState } from 'react'
import { useErrorText } from '../../../i18n/error-text'
import { useTexts } from '../../../i18n/language'
import { useMay } from '../../../shared/role/role-scope'
import { useUnsavedWork } from '../../../lib/hooks/unsaved-work'
import { useFocusSoon, wrongField } from '../../../lib/hooks/use-focus-soon'
import { dropDraft, type DraftPlace } from '../../../shared/edit/rules/kept-draft'
import { SaveProblem } from '../../../shared/edit/save-problem'
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog'
import { LinkButton } from '../../../ui/buttons/link-button'
import { SidePanel } from '../../../ui/dialogs/side-panel'
import { useAgendaRange, useSchedulingSettings, useSlots } from '../../data/agenda.queries'
import { visitOf, type Service } from '../../data/services'
import { notifyAgenda } from '../acts/notify-agenda'
import { schedulingTexts } from '../../texts'
import { noRepetition, repetitionProblem } from '../series/repetition'
import { RepeatFields } from '../series/repeat-fields'
import { SeriesOfForm } from '../series/series-of-form'
import { seriesTexts } from '../series/texts'
import { packagesTexts } from '../../../shared/customer/packages/texts'
import { PackageField } from '../../services/packages/package-field'
import { placeChoice, placeIdsOf } from '../../services/places/place-choice'
import { useToday } from '../../data/time/use-today'
import { ANYONE } from '../../data/whom'
import { hoursOf, useWeek } from '../../data/time/use-week'
import { AppointmentPanel } from './appointment-panel'
import { AppointmentConflict } from './appointment-conflict'
import type { AppointmentDraft } from './appointment-draft'
import { mayInsist, problemsOf, type AppointmentValues, type FieldProblems } from './appointment-values'
import { chosenTime, onlyTime } from './chosen-time'
import { CustomerFields, PlaceFields } from './customer-fields'
import { CustomerHistory } from './customer-history'
import { FormFoot } from './form-foot'
import { ServiceFields } from './service-fields'
import { isOfSeveral, partsIn } from './visit-values'
import { useAppointmentForm } from './use-appointment-form'
import { WhenFields } from './when-fields'
import { Form } from '../../../ui/fields/form'

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
  const errorText = useErrorText()
  const formId = useId()
  const today = useToday(zone)
  const week = useWeek()
  const { data: settings } = useSchedulingSettings()
  const element = useRef<HTMLFormElement>(null)
  const focusSoon = useFocusSoon(element)
  const [leaving, setLeaving] = useState(false)
  const tSeries = useTexts(seriesTexts)
  const tPackages = useTexts(packagesTexts)
  const isOwners = useMay('scheduling.create', { accept: [] })
  const form = useAppointmentForm({
    ...props,
    mayInsist: isOwners,
    agendas: settings?.agendas ?? [],
    conversationId: props.conversationId ?? null,
    bookAs: props.bookAs ?? 'pending',
    onSaved(saved, isNew) {
      if (saved.package?.number === null && saved.status !== 'cancelled')
        notifyAgenda.error(tPackages('saved_without'))
      if (onSaved) onSaved(saved)
      else if (isNew && isAnyones && saved.professional)
        notifyAgenda.success(t('createdWith', { name: saved.professional }))
      else notifyAgenda.success(t(isNew ? 'created' : 'updated'))
      onClose()
    },
    onRefused: () => focusSoon(wrongField),
    onFailed: () => notifyAgenda.error(sentences?.failed ?? t('saveFailed')),
  })
  const { values, base, isDirty, error, conflict, warnings } = form
  useUnsavedWork(isDirty)
  const mayRepeat = useMay('scheduling.createSeries')
  const [repetition, setRepetition] = useState(noRepetition)
  const [isRepeatTried, setIsRepeatTried] = useState(false)
  const [asking, setAsking] = useState<AppointmentValues | null>(null)
  const [isAlone, setIsAlone] = useState(false)

  const [month, setMonth] = useState((values.date || today.date).slice(0, 7))
  const dates = monthGrid(month)
  const range = { from: dates[0]!, to: dates.at(-1)! }
  const agendaId = values.agenda_id === '' ? null : values.agenda_id
  const parts = partsIn(values).filter(({ id }, place) => place === 0 || id !== '')
  const isRow = isOfSeveral(values)
  const isAnyones = values.agenda_id === ANYONE
  const slots = useSlots({
    ...range,
    serviceId: values.service_id,
    also: parts.slice(1).map(({ id }) => id),
    whom: isRow ? parts.map(({ whom }) => whom ?? (isAnyones ? '' : values.agenda_id)) : [],
    people: Number(values.people) || 1,
    agendaId,
    placeIds: base && values.place_ids === placeChoice(base) ? undefined : placeIdsOf(values.place_ids),
    // Of a new one too: when the answer is lost, its own time must not look taken.
    except: draft.id,
  })
  // A series is one person's: of anybody's it is said whose before it is saved.
  const mayBeSeries = !isRow
  const agenda = useAgendaRange(range)
  const chosenDay = slots.data?.find(({ date }) => date === values.date)
  const service = services.find(({ id }) => id === values.service_id)
  const visit = visitOf(
    services,
    partsIn(values).filter(({ id }) => id !== ''),
    undefined,
    settings?.agendas,
  )
  const fixedTime = onlyTime(chosenDay, service?.modality)

  const saveOne = (wanted: AppointmentValues, problems: FieldProblems = {}) => {
    // What was said once is no reason any more for the owner, who has the server's warnings beside it.
    if (!isOwners || !mayInsist(problems)) {
      if (Object.keys(problems).length > 0) return form.refuse(problems)
    } else if (warnings === null) form.refuse(problems)
    form.save(wanted, { day: chosenDay, usual: visit?.duration })
  }
  const save = () => {
    const wanted = fixedTime === null ? values : { ...values, time: fixedTime }
    const problems = problemsOf(wanted, {
      requireAddress,
      now: Date.now(),
      zone,
      chosen: chosenTime(chosenDay, wanted.time),
      ...(base ? { saved: { date: base.date, time: base.time, phone: base.phone } } : {}),
    })
    const isSeries = base
      ? base.series !== null && isDirty && !form.isPackageAlone && !isAlone
      : repetition.weeks !== 0 && mayBeSeries
    if (isSeries) {
      setIsRepeatTried(true)
      // What the agenda has against a date is said of each of them.
      if (!mayInsist(problems)) return form.refuse(problems)
      if (!base && repetitionProblem(repetition, wanted.date)) return focusSoon(wrongField)
      return setAsking(wanted)
    }
    saveOne(wanted, problems)
  }
  const close = () => (base && isDirty ? setLeaving(true) : onClose())
  const discard = () => {
    dropDraft(place)
    onClose()
  }
  const takeStart = (instant: string) => {
    const wall = wallTime(Date.parse(instant), zone)
    form.forget()
    setMonth(wall.date.slice(0, 7))
    form.change({ date: wall.date, time: wall.time })
  }

  return (
    <>
      <SidePanel
        onClose={close}
        title={sentences?.title ?? t(base ? 'editAppointment' : 'newAppointment')}
        {...(base === null && { startsAt: '[name=client]' })}
        footer={
          <FormFoot
            formId={formId}
            busy={form.busy}
            warnings={warnings}
            agendaId={agendaId}
            isNew={base === null}
            isSeries={!base && repetition.weeks !== 0 && mayBeSeries}
            onCancel={close}
          />
        }
      >
        <Form ref={element} id={formId} className="grid grid-cols-1 gap-6" onSend={save}>
          {props.current && <AppointmentPanel appointment={props.current} onGone={discard} onOpen={onOpen} />}
          <SaveProblem
            error={error}
            failed={
              <>
                <p>{errorText(error, '')}</p>
                <p className="font-normal">{t('nothingLost')}</p>
              </>
            }
            already={{ text: t('alreadyBooked'), open: t('openSaved'), onOpen: () => onOpen(draft.id) }}
            conflict={conflict && <AppointmentConflict conflict={conflict} services={services} />}
          />
          <CustomerFields form={form} isNew={base === null} onKnown={() => focusSoon('[name=service]')} />
          <ServiceFields form={form} services={services} base={base} mayChangeLength={isOwners} />
          <WhenFields
            form={form}
            month={month}
            onMonth={setMonth}
            slots={slots}
            fixedTime={fixedTime}
            fresh={form.fresh}
            isOwners={isOwners}
            onStart={takeStart}
            days={{
              ...hoursOf(
                settings?.agendas.find(({ id }) => id === agendaId),
                week,
              ),
              today: today.date,
              zone,
              agendaId,
              slots: slots.data,
              agenda: agenda.data,
            }}
          />
          <PackageField
            values={values}
            base={base}
            today={today.date}
            onChange={(packageId) => form.set('package_id', packageId)}
          />
          {!base && mayRepeat && mayBeSeries && (
            <RepeatFields
              value={repetition}
              onChange={setRepetition}
              problem={isRepeatTried ? repetitionProblem(repetition, values.date) : null}
              first={values.date}
            />
          )}
          <PlaceFields form={form} requireAddress={requireAddress} />
          {!base && isDirty && (
            <p className="flex flex-wrap items-center justify-between gap-x-4 text-ink-soft">
              {t('draftKept')}
              <LinkButton onClick={discard}>{t('discardDraft')}</LinkButton>
            </p>
          )}
          <CustomerHistory phone={values.phone} zone={zone} except={base?.id ?? null} />
        </Form>
      </SidePanel>
      {asking && (
        <SeriesOfForm
          {...{ base, repetition, zone, isOwners }}
          values={asking}
          service={visitName(
            partsIn(asking).map(({ id }) => services.find((one) => one.id === id)?.name ?? ''),
          )}
          usual={visit?.duration}
          more={{
            id: draft.id,
            status: props.bookAs ?? 'pending',
            ...(props.conversationId ? { conversation_id: props.conversationId } : {}),
          }}
          onClose={() => setAsking(null)}
          onOne={() => {
            setAsking(null)
            setIsAlone(true)
            saveOne(asking)
          }}
          onSaved={(made) => {
            dropDraft(place)
            if (made && onSaved) onSaved(made[0]!)
            else if (made) notifyAgenda.success(tSeries('booked', { count: made.length }))
            onClose()
          }}
        />
      )}
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
