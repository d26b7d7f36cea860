import type { Appointment } from '@balcao/contract/scheduling'
import { formatBrl } from '@balcao/domain/money'
import { useTexts } from '../../i18n/language'
import { Field } from '../../ui/field'
import { Select } from '../../ui/select'
import { TextInput } from '../../ui/text-input'
import { useSchedulingSettings } from '../data/agenda.queries'
import type { Service } from '../data/services'
import { durationWords } from '../duration-words'
import { NoServices } from '../no-services'
import { schedulingTexts } from '../texts'
import type { AppointmentFormState } from './use-appointment-form'
import { useProblemText } from './use-problem-text'

interface ServiceFieldsProps {
  form: AppointmentFormState
  services: readonly Service[]
  /** The appointment that is edited: its service may be gone from the catalogue. */
  base: Appointment | null
}

/** What is done, for which price, how long it takes (APPT-40), and by whom. */
export function ServiceFields({ form, services, base }: ServiceFieldsProps) {
  const { values, problems, set, change } = form
  const t = useTexts(schedulingTexts)
  const problem = useProblemText()
  const { data: settings } = useSchedulingSettings()
  const agendas = settings?.agendas.filter(({ active, id }) => active || id === base?.agenda_id) ?? []
  const known = services.find(({ id }) => id === values.service_id)
  const gone = base && !known && base.service_id === values.service_id ? base : null
  const options = [
    ...services.map(({ id, label }) => ({ value: id, label })),
    ...(gone ? [{ value: gone.service_id, label: gone.service }] : []),
  ]
  const prices = known?.prices ?? []
  const cents = prices.find(({ type }) => type === values.price_type)?.cents
  const duration = known
    ? durationWords(t, known.duration, known.modality)
    : gone
      ? durationWords(t, gone.duration, gone.modalidade)
      : ''
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Field
        label={t('service')}
        error={problem(problems.service_id)}
        hint={prices.length === 1 && cents ? formatBrl(cents) : undefined}
        className="sm:col-span-2"
      >
        {(ids) => (
          <Select
            {...ids}
            name="service"
            options={options}
            placeholder={t('chooseService')}
            value={values.service_id}
            onChange={({ target }) => {
              const chosen = services.find(({ id }) => id === target.value)
              change({ service_id: target.value, price_type: chosen?.prices[0]?.type ?? '' })
            }}
          />
        )}
      </Field>
      {options.length === 0 && (
        <div className="sm:col-span-2">
          <NoServices />
        </div>
      )}
      {prices.length > 1 && (
        <Field label={t('priceType')} error={problem(problems.price_type)}>
          {(ids) => (
            <Select
              {...ids}
              name="price_type"
              options={prices.map(({ type, cents }) => ({
                value: type,
                label: `${type}: ${formatBrl(cents)}`,
              }))}
              value={values.price_type}
              onChange={(event) => set('price_type', event.target.value)}
            />
          )}
        </Field>
      )}
      <Field label={t('duration')} hint={t('durationHint')}>
        {(ids) => <TextInput {...ids} name="duration" readOnly value={duration} />}
      </Field>
      {agendas.length > 1 && (
        <Field label={t('agendaOf')} error={problem(problems.agenda_id)}>
          {(ids) => (
            <Select
              {...ids}
              name="agenda"
              options={agendas.map(({ id, name }) => ({ value: id, label: name || t('ownAgenda') }))}
              value={values.agenda_id || agendas.find(({ employee_id: id }) => id === null)?.id || ''}
              onChange={(event) => set('agenda_id', event.target.value)}
            />
          )}
        </Field>
      )}
    </div>
  )
}
