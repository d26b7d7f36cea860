import type { Agenda, Appointment } from '@balcao/contract/scheduling'
import { isByDay } from '@balcao/domain/modality'
import { formatBrl } from '@balcao/domain/money'
import { does } from '@balcao/domain/scheduling/light'
import { useTexts } from '../../../i18n/language'
import { listWords } from '../../../shared/words/list-words'
import { Field } from '../../../ui/fields/field'
import { Select } from '../../../ui/choices/select'
import { PeopleField } from '../../services/classes/people-field'
import { useMostPeople, useSeats } from '../../services/classes/use-seats'
import { useSchedulingSettings } from '../../data/agenda.queries'
import { useMayWorkIn } from '../../data/own-agenda'
import { serviceIn, visitOf, type Service } from '../../data/services'
import { ANYONE, ownAgenda } from '../../data/whom'
import { FurtherServices } from './further-services'
import { isOfSeveral, isSameVisit, partsIn, wholeServices, writeParts } from './visit-values'
import { durationWords } from '../../words/duration-words'
import { NoServices } from '../parts/no-services'
import { PlaceField } from '../../services/places/place-field'
import { schedulingTexts } from '../../texts'
import { LengthField } from './length-field'
import { PriceTypeField } from './price-type-field'
import type { AppointmentFormState } from './use-appointment-form'
import { useProblemText } from './use-problem-text'

interface ServiceFieldsProps {
  form: AppointmentFormState
  services: readonly Service[]
  /** The appointment that is edited: its service may be gone from the catalogue. */
  base: Appointment | null
  /** Who may give it another length than the service's. */
  mayChangeLength: boolean
}

/** What is done, for which price, how long it takes (APPT-40), by whom, and where. */
export function ServiceFields({ form, services, base, mayChangeLength }: ServiceFieldsProps) {
  const { values, problems, set, change } = form
  const t = useTexts(schedulingTexts)
  const problem = useProblemText()
  const { data: settings } = useSchedulingSettings()
  const mayWorkIn = useMayWorkIn()
  const agendas =
    settings?.agendas.filter(({ active, id }) => mayWorkIn(id) && (active || id === base?.agenda_id)) ?? []
  const own = ownAgenda(agendas) ?? agendas[0]
  const isAnyones = values.agenda_id === ANYONE
  const agenda = isAnyones ? undefined : (agendas.find(({ id }) => id === values.agenda_id) ?? own)
  const parts = partsIn(values)
  const isDoing = ({ offers }: Agenda) =>
    parts.every(({ id, whom }) => id === '' || whom !== undefined || does(offers, id))
  const inCatalogue = services.find(({ id }) => id === values.service_id)
  const known = inCatalogue && serviceIn(inCatalogue, agenda)
  const visit = visitOf(
    services,
    parts.filter(({ id }) => id !== ''),
    agenda,
    agendas,
  )
  const isRow = isOfSeveral(values)
  const isVisit = parts.length > 1
  const seatsOf = useSeats()
  const mostOf = useMostPeople()
  const isAlone = seatsOf(values.service_id) > 1
  const gone = base && !known && base.service_id === values.service_id ? (base.services[0] ?? null) : null
  const options = [
    ...services.map(({ id, label }) => ({ value: id, label })),
    ...(gone ? [{ value: gone.service_id, label: gone.service }] : []),
  ]
  const prices = known?.prices ?? []
  // What was booked keeps its price, and with the same person its length.
  const kept = base && isSameVisit(base, parts) ? base : undefined
  const many = Number(values.people) || 1
  const whole = kept && wholeServices(kept)
  const each = whole ? whole.reduce((sum, one) => sum + one.price_cents, 0) / kept.people : visit?.cents
  const cents = each && each * many
  const booked = kept && !isRow && !kept.visit && (kept.agenda_id === agenda?.id || !visit) ? kept : undefined
  const duration = booked
    ? durationWords(t, booked.duration, booked.modalidade)
    : visit
      ? durationWords(t, visit.duration, visit.modality)
      : ''
  // Who does the others stays, whoever does the first one; where they are one person again, nothing is said.
  const changeFirst = (id: string) => {
    const also = parts.slice(1).map(({ whom, ...part }) => (whom && whom !== id ? { ...part, whom } : part))
    change({ agenda_id: id, also: writeParts(also) })
  }
  const isRefused = agenda !== undefined && agenda.id !== base?.agenda_id && !isDoing(agenda)
  const refusal = isRefused
    ? t('doesNot', {
        name: agenda.name,
        others: listWords(agendas.filter(isDoing).map(({ name }) => name || t('ownAgenda'))),
      })
    : undefined
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Field
        label={t('service')}
        error={problem(problems.service_id)}
        hint={!isVisit && prices.length === 1 && cents ? formatBrl(cents) : undefined}
        className="sm:col-span-2"
      >
        {(ids) => (
          <Select
            {...ids}
            name="service"
            options={options.filter(({ value }) => parts.slice(1).every(({ id }) => id !== value))}
            placeholder={t('chooseService')}
            value={values.service_id}
            onChange={({ target }) => {
              const chosen = services.find(({ id }) => id === target.value)
              change({
                service_id: target.value,
                price_type: chosen?.prices[0]?.type ?? '',
                people: '',
                ...(chosen && (isByDay(chosen.modality) || seatsOf(chosen.id) > 1) && { also: '' }),
                minutes: '',
              })
            }}
          />
        )}
      </Field>
      {options.length === 0 && (
        <div className="sm:col-span-2">
          <NoServices />
        </div>
      )}
      <PriceTypeField
        name="price_type"
        prices={prices}
        value={values.price_type}
        error={problem(problems.price_type)}
        onChange={(type) => set('price_type', type)}
      />
      {isAlone && (
        <PeopleField
          value={values.people}
          most={mostOf(values.service_id)}
          error={problem(problems.people)}
          onChange={(people) => set('people', people)}
        />
      )}
      {!isAlone && (
        <FurtherServices
          form={form}
          services={services.filter(({ id }) => seatsOf(id) === 1)}
          agenda={agenda}
          agendas={agendas}
          base={base}
        />
      )}
      {isVisit && (
        <p className="flex flex-wrap justify-between gap-x-4 font-semibold sm:col-span-2">
          <span>{t('visitTotal')}</span>
          <span className="tabular-nums">
            {duration}
            {cents ? ` · ${formatBrl(cents)}` : ''}
          </span>
        </p>
      )}
      <LengthField
        form={form}
        usual={duration}
        minutes={visit?.duration}
        mayChange={mayChangeLength && known !== undefined && !isByDay(known.modality) && !isRow}
      />
      {agendas.length > 1 && (
        <Field
          label={t(isVisit ? 'firstAgendaOf' : 'agendaOf')}
          error={refusal ?? problem(problems.agenda_id)}
        >
          {(ids) => (
            <Select
              {...ids}
              name="agenda"
              options={[
                ...(base === null ? [{ value: ANYONE, label: t('anyone') }] : []),
                ...agendas
                  .filter((one) => isDoing(one) || one === agenda)
                  .map(({ id, name }) => ({ value: id, label: name || t('ownAgenda') })),
              ]}
              value={isAnyones ? ANYONE : (agenda?.id ?? '')}
              onChange={({ target }) => changeFirst(target.value)}
            />
          )}
        </Field>
      )}
      <PlaceField
        places={settings?.places ?? []}
        base={base}
        value={values.place_ids}
        error={problem(problems.place_ids)}
        onChange={(choice) => set('place_ids', choice)}
      />
    </div>
  )
}
