import type { Agenda, Appointment } from '@balcao/contract/scheduling'
import { isByDay } from '@balcao/domain/modality'
import { formatBrl } from '@balcao/domain/money'
import { MOST_SERVICES } from '@balcao/domain/scheduling/light'
import { Plus, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useTexts } from '../../../i18n/language'
import { IconButton } from '../../../ui/buttons/icon-button'
import { LinkButton } from '../../../ui/buttons/link-button'
import { Select } from '../../../ui/choices/select'
import { Field } from '../../../ui/fields/field'
import { serviceIn, type Service } from '../../data/services'
import { schedulingTexts } from '../../texts'
import type { AppointmentValues, FieldProblems } from './appointment-values'
import { PriceTypeField } from './price-type-field'
import { useProblemText } from './use-problem-text'
import { partsIn, readParts, writeParts, type PartValue } from './visit-values'

interface FurtherServicesProps {
  form: {
    values: Pick<AppointmentValues, 'service_id' | 'price_type' | 'also'>
    problems: Pick<FieldProblems, 'also'>
    change: (values: { also: string; minutes: string }) => void
  }
  services: readonly Service[]
  /** Whose agenda it is in: their prices. */
  agenda: Agenda | undefined
  /** The appointment that is edited: a service of it may be gone from the catalogue. */
  base: Appointment | null
}

/** The services that follow the first one in the same visit: each can be changed and taken away, and one more added. */
export function FurtherServices({ form, services, agenda, base }: FurtherServicesProps) {
  const { values, problems, change } = form
  const t = useTexts(schedulingTexts)
  const problem = useProblemText()
  const [isAdding, setAdding] = useState(false)
  const parts = partsIn(values)
  const also = readParts(values.also)
  const first = services.find(({ id }) => id === values.service_id)
  const byTime = services.filter(({ modality }) => !isByDay(modality))
  const others = byTime.filter(({ id }) => parts.every((part) => part.id !== id))
  const write = (next: readonly PartValue[]) => change({ also: writeParts(next), minutes: '' })
  const isFull = parts.length >= MOST_SERVICES || others.length === 0
  const mayAdd = first && !isByDay(first.modality) && !isFull && also.every(({ id }) => id !== '')
  return (
    <div className="grid gap-4 sm:col-span-2">
      {also.map((part, place) => (
        <FurtherService
          // By place: while one is being chosen it has no id of its own.
          key={`${place} of ${also.length}`}
          number={place + 2}
          part={part}
          options={[...byTime.filter(({ id }) => id === part.id), ...others]}
          agenda={agenda}
          booked={base?.services.find(({ service_id: id }) => id === part.id)?.service}
          error={part.id === '' || place === also.length - 1 ? problem(problems.also) : undefined}
          takesFocus={isAdding && part.id === ''}
          onChange={(next) => write(also.map((one, at) => (at === place ? next : one)))}
          onDrop={() => write(also.filter((_, at) => at !== place))}
        />
      ))}
      {mayAdd && (
        <LinkButton
          className="justify-self-start"
          onClick={() => {
            setAdding(true)
            write([...also, { id: '', type: '' }])
          }}
        >
          <Plus size={18} aria-hidden="true" />
          {t('addService')}
        </LinkButton>
      )}
    </div>
  )
}

interface FurtherServiceProps {
  /** Its place in the visit, from two. */
  number: number
  part: PartValue
  options: readonly Service[]
  agenda: Agenda | undefined
  /** What it is called in the appointment, where it was booked before. */
  booked: string | undefined
  error: string | undefined
  takesFocus: boolean
  onChange: (part: PartValue) => void
  onDrop: () => void
}

function FurtherService(props: FurtherServiceProps) {
  const { number, part, options, agenda, booked, error, takesFocus, onChange, onDrop } = props
  const t = useTexts(schedulingTexts)
  const select = useRef<HTMLSelectElement>(null)
  const [focuses] = useState(takesFocus)
  useEffect(() => {
    if (focuses) select.current?.focus()
  }, [focuses])
  const service = options.find(({ id }) => id === part.id)
  const prices = service ? serviceIn(service, agenda).prices : []
  const gone = booked !== undefined && !service ? [{ value: part.id, label: booked }] : []
  const name = service?.name ?? booked ?? ''
  return (
    <div className="flex items-start gap-2">
      <div className="grid min-w-0 flex-1 gap-4 sm:grid-cols-[2fr_1fr]">
        <Field
          label={t('furtherService', { number })}
          error={error}
          hint={prices.length === 1 && prices[0]!.cents ? formatBrl(prices[0]!.cents) : undefined}
          className={prices.length > 1 ? '' : 'sm:col-span-2'}
        >
          {(ids) => (
            <Select
              {...ids}
              ref={select}
              name={`service-${number}`}
              placeholder={t('chooseService')}
              options={[...options.map(({ id: value, label }) => ({ value, label })), ...gone]}
              value={part.id}
              onChange={({ target }) => {
                const chosen = options.find(({ id }) => id === target.value)
                onChange({ id: target.value, type: chosen?.prices[0]?.type ?? '' })
              }}
            />
          )}
        </Field>
        <PriceTypeField
          name={`price-${number}`}
          prices={prices}
          value={part.type}
          onChange={(type) => onChange({ ...part, type })}
        />
      </div>
      <IconButton
        label={t('dropService', { name })}
        icon={<X size={20} aria-hidden="true" />}
        onClick={onDrop}
        className="mt-7"
      />
    </div>
  )
}
