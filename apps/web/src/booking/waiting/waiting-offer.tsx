import type { PublicAgenda } from '@balcao/contract/booking'
import { BellRing } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useTexts } from '../../i18n/language'
import { newId } from '../../lib/new-id'
import { Button } from '../../ui/buttons/button'
import { Callout } from '../../ui/notices/callout'
import { Field } from '../../ui/fields/field'
import { Select } from '../../ui/choices/select'
import type { BookingCalls } from '../booking-calls'
import { ConsentBox } from '../words/consent-box'
import { PeopleBox } from '../confirm/fields/people-box'
import type { Visit } from '../choosing/visit'
import { bookingTexts } from '../texts'
import { waitingProblems, waitingRequest, type WaitingForm } from './waiting-request'
import { Form } from '../../ui/fields/form'
import { OwnNameField, OwnPhoneField } from '../../shared/customer/own-fields'

export interface WaitingOfferProps {
  calls: Pick<BookingCalls, 'joinWaiting'>
  agenda: PublicAgenda
  /** Those that have a waiting list. */
  services: readonly Visit[]
  date: string
  /** What the visitor typed elsewhere already. */
  name: string
  phone: string
}

/** On a full day: to be told when a time becomes free. */
export function WaitingOffer({ calls, agenda, services, date, name, phone }: WaitingOfferProps) {
  const t = useTexts(bookingTexts)
  const [isOpen, setIsOpen] = useState(false)
  const [state, setState] = useState<'idle' | 'sending' | 'done' | 'failed'>('idle')
  const [tried, setTried] = useState(false)
  // Pressed twice, one entry.
  const [id] = useState(newId)
  const [form, setForm] = useState<WaitingForm>({
    serviceId: services[0]?.id ?? '',
    people: 1,
    name,
    phone,
    week: false,
    consent: false,
  })
  const box = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (isOpen) box.current?.querySelector<HTMLElement>('input, select')?.focus()
  }, [isOpen])
  const set = (change: Partial<WaitingForm>) => setForm({ ...form, ...change })
  const most = services.find((service) => service.id === form.serviceId)?.seats?.people ?? 1
  const problems = tried ? waitingProblems(form) : {}

  if (state === 'done') {
    return (
      <Callout kind="success" live>
        {t('waitDone')}
      </Callout>
    )
  }
  if (!isOpen) {
    return (
      <Button
        kind="secondary"
        icon={<BellRing size={20} aria-hidden="true" />}
        onClick={() => setIsOpen(true)}
      >
        {t('waitOffer')}
      </Button>
    )
  }

  const submit = async () => {
    setTried(true)
    const [bad] = Object.keys(waitingProblems(form))
    if (bad) return box.current?.querySelector<HTMLElement>(`[name="${bad}"]`)?.focus()
    setState('sending')
    const parts = services.find((service) => service.id === form.serviceId)?.parts
    try {
      await calls.joinWaiting(waitingRequest(form, { id, date, last: agenda.last, parts }))
      setState('done')
    } catch {
      setState('failed')
    }
  }

  return (
    <Form
      ref={box}
      aria-label={t('waitTitle')}
      onSend={submit}
      className="grid gap-4 rounded-lg border border-line bg-surface p-4 shadow-card"
    >
      <div>
        <h4 className="text-lg font-bold">{t('waitTitle')}</h4>
        <p className="text-ink-soft">{t('waitText')}</p>
      </div>
      {services.length > 1 && (
        <Field label={t('waitService')}>
          {(ids) => (
            <Select
              {...ids}
              options={services.map((service) => ({ value: service.id, label: service.name }))}
              value={form.serviceId}
              onChange={(event) => set({ serviceId: event.target.value, people: 1 })}
            />
          )}
        </Field>
      )}
      {most > 1 && <PeopleBox people={form.people} most={most} onChange={(people) => set({ people })} />}
      <OwnNameField
        label={t('name')}
        error={problems.name && t(problems.name)}
        value={form.name}
        onValueChange={(name) => set({ name })}
      />
      <OwnPhoneField
        label={t('phone')}
        error={problems.phone && t(problems.phone)}
        value={form.phone}
        onValueChange={(next) => set({ phone: next })}
      />
      <label className="flex min-h-11 cursor-pointer items-center gap-3">
        <input
          type="checkbox"
          checked={form.week}
          onChange={(event) => set({ week: event.target.checked })}
          className="relative size-6 shrink-0 accent-(--accent) after:absolute after:-inset-3"
        />
        {t('waitWeek')}
      </label>
      <ConsentBox
        company={agenda.company.nome}
        checked={form.consent}
        error={problems.consent && t(problems.consent)}
        onChange={(consent) => set({ consent })}
      />
      {state === 'failed' && (
        <Callout kind="danger" live>
          {t('waitFailed')}
        </Callout>
      )}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" busy={state === 'sending'}>
          {t(state === 'sending' ? 'waitSending' : 'waitSend')}
        </Button>
        <Button kind="quiet" onClick={() => setIsOpen(false)}>
          {t('waitClose')}
        </Button>
      </div>
    </Form>
  )
}
