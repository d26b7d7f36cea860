import { addWaiting } from '@balcao/contract/scheduling'
import { normalizePhone } from '@balcao/domain/company'
import { addDays } from '@balcao/domain/scheduling/light'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useTexts } from '../../../i18n/language'
import { call } from '../../../lib/http/api'
import { newId } from '../../../lib/new-id'
import { Button } from '../../../ui/buttons/button'
import { Field } from '../../../ui/fields/field'
import { Select } from '../../../ui/choices/select'
import { agendaKeys, useServices } from '../../data/agenda.queries'
import { notifyAgenda } from '../acts/notify-agenda'
import { schedulingTexts } from '../../texts'
import { tellFailure } from '../acts/use-appointment-acts'
import { FurtherServices } from '../form/further-services'
import { PeopleField } from '../../services/classes/people-field'
import { useMostPeople } from '../../services/classes/use-seats'
import { servicesOfCall } from '../form/visit-values'
import { waitingProblems, type WaitingRequest } from './waiting-request'
import { TextField } from '../../../ui/fields/text-field'
import { PhoneField } from '../../../shared/customer/phone-field'
import { Form } from '../../../ui/fields/form'

/** How far ahead somebody waits unless they say otherwise. */
const USUAL_DAYS = 14

/** Puts a customer on the waiting list. What was typed stays when it fails; a repeat adds nobody twice. */
export function WaitingForm({ today }: { today: string }) {
  const t = useTexts(schedulingTexts)
  const client = useQueryClient()
  const { data: services = [] } = useServices()
  const mostOf = useMostPeople()
  const nobody: WaitingRequest = {
    client: '',
    phone: '',
    service_id: '',
    also: '',
    people: '',
    from: today,
    to: addDays(today, USUAL_DAYS),
  }
  const id = useRef(newId())
  const [request, setRequest] = useState(nobody)
  const [shown, setShown] = useState<ReturnType<typeof waitingProblems>>({})
  const [busy, setBusy] = useState(false)
  const set = (field: keyof WaitingRequest, value: string) => {
    setRequest((now) => ({ ...now, [field]: value }))
    setShown((now) => Object.fromEntries(Object.entries(now).filter(([name]) => name !== field)))
  }
  const error = (field: keyof WaitingRequest) => {
    const problem = shown[field]
    return problem === undefined ? undefined : t(problem === 'order' ? 'waitingOrder' : `problem_${problem}`)
  }
  const add = async () => {
    setBusy(true)
    try {
      const { service_id, also, people, ...wish } = request
      const body = {
        ...wish,
        services: servicesOfCall({ service_id, price_type: '', also, agenda_id: '' }),
        ...(people !== '' && { people: Number(people) }),
        id: id.current,
        client: request.client.trim(),
        phone: normalizePhone(request.phone),
      }
      await call(addWaiting, { body })
      id.current = newId()
      setRequest(nobody)
      notifyAgenda.success(t('waitingAdded', { client: body.client }))
      await client.invalidateQueries({ queryKey: agendaKeys.waiting })
    } catch (failure) {
      tellFailure(failure)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Form
      aria-label={t('waitingNew')}
      className="grid gap-4 border-t border-line pt-5 sm:grid-cols-2"
      onSend={() => {
        const problems = waitingProblems(request, today)
        setShown(problems)
        if (Object.keys(problems).length === 0) void add()
      }}
    >
      <h3 className="text-lg sm:col-span-2">{t('waitingNew')}</h3>
      <TextField
        label={t('client')}
        error={error('client')}
        maxLength={120}
        value={request.client}
        onValueChange={(typed) => set('client', typed)}
      />
      <PhoneField
        label={t('phone')}
        error={error('phone')}
        value={request.phone}
        onValueChange={(phone) => set('phone', phone)}
      />
      <Field label={t('service')} error={error('service_id')} className="sm:col-span-2">
        {(ids) => (
          <Select
            {...ids}
            placeholder={t('chooseService')}
            options={services.map(({ id: value, label }) => ({ value, label }))}
            value={request.service_id}
            onChange={(event) => {
              set('people', '')
              set('service_id', event.target.value)
            }}
          />
        )}
      </Field>
      <PeopleField
        value={request.people}
        most={mostOf(request.service_id)}
        onChange={(people) => set('people', people)}
      />
      <FurtherServices
        form={{
          values: { ...request, price_type: '' },
          problems: shown.also === 'service-required' ? { also: { code: shown.also } } : {},
          change: ({ also }) => set('also', also),
        }}
        services={services}
        agenda={undefined}
        agendas={[]}
        base={null}
      />
      <TextField
        label={t('waitingFrom')}
        error={error('from')}
        type="date"
        min={today}
        value={request.from}
        onValueChange={(typed) => set('from', typed)}
      />
      <TextField
        label={t('waitingTo')}
        error={error('to')}
        type="date"
        min={request.from || today}
        value={request.to}
        onValueChange={(typed) => set('to', typed)}
      />
      <Button type="submit" kind="secondary" busy={busy} className="sm:col-span-2 sm:justify-self-start">
        {t('waitingAdd')}
      </Button>
    </Form>
  )
}
