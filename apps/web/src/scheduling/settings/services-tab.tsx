import { isByDay } from '@balcao/domain/modality'
import { centsFromDigits, formatAmount } from '@balcao/domain/money'
import type { ServiceRules } from '@balcao/domain/scheduling/light'
import type { UseQueryResult } from '@tanstack/react-query'
import { useId } from 'react'
import { useTexts } from '../../i18n/language'
import { Card } from '../../ui/page/card'
import { Field } from '../../ui/fields/field'
import { NotThereYet } from '../../ui/notices/not-there-yet'
import { Switch } from '../../ui/choices/switch'
import { SeatsField } from '../services/classes/seats-field'
import type { Service } from '../data/services'
import { durationWords } from '../words/duration-words'
import { NoServices } from '../appointments/parts/no-services'
import { NeededPlaces } from '../services/places/needed-places'
import { QuestionsButton } from '../services/questions/questions-button'
import { schedulingTexts } from '../texts'
import { MinutesSelect } from './minutes-select'
import { ServiceReminders } from './service-reminders'
import { rulesOf, type SettingsDraft } from './settings-draft'
import type { ChangeSettings } from './use-settings-edit'
import { MoneyField } from '../../ui/fields/money-field'

const bufferChoices = [0, 5, 10, 15, 20, 30, 45, 60]
const depositChoices = [30, 60, 120, 240, 720, 1440, 2880]

interface ServicesTabProps {
  draft: SettingsDraft
  change: ChangeSettings
  services: UseQueryResult<Service[]>
}

/** How each service is booked: by whom, with how much time around it, and what is paid beforehand. */
export function ServicesTab({ draft, change, services }: ServicesTabProps) {
  const t = useTexts(schedulingTexts)
  if (!services.data)
    return (
      <NotThereYet reading={services} failed={t('settingsLoadFailed')} t={t} bars={['h-56 rounded-lg']} />
    )
  if (services.data.length === 0) return <NoServices />
  return (
    <div className="grid grid-cols-1 gap-4">
      {services.data.map((service) => (
        <ServiceCard
          key={service.id}
          service={service}
          rules={rulesOf(draft, service.id)}
          places={draft.places}
          onRules={(rules) => change({ services: { ...draft.services, [service.id]: rules } })}
        />
      ))}
    </div>
  )
}

interface ServiceCardProps {
  service: Service
  rules: ServiceRules
  places: SettingsDraft['places']
  onRules: (rules: ServiceRules) => void
}

function ServiceCard({ service, rules, places, onRules }: ServiceCardProps) {
  const t = useTexts(schedulingTexts)
  const id = useId()
  const set = (changes: Partial<ServiceRules>) => onRules({ ...rules, ...changes })
  return (
    <section aria-labelledby={id}>
      <Card className="grid gap-4 p-4 sm:p-5">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <h2 id={id} className="min-w-0 text-lg break-words">
            {service.name}
          </h2>
          <span className="text-ink-soft">{durationWords(t, service.duration, service.modality)}</span>
        </div>
        <div className="flex flex-wrap gap-x-8">
          <Switch label={t('bookable')} checked={rules.bookable} onChange={(bookable) => set({ bookable })} />
          <Switch
            label={t('hasWaitingList')}
            checked={rules.waiting_list}
            onChange={(on) => set({ waiting_list: on })}
          />
        </div>
        {!isByDay(service.modality) && (
          <SeatsField seats={rules.seats} people={rules.people} onChange={set} />
        )}
        <NeededPlaces
          service={service.name}
          places={places}
          needed={rules.place_ids}
          onChange={(place_ids) => set({ place_ids })}
        />
        <ServiceReminders reminders={rules.reminders} onChange={(reminders) => set({ reminders })} />
        <QuestionsButton service={service} />
        <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
          <Field label={t('bufferBefore')}>
            {(ids) => (
              <MinutesSelect
                ids={ids}
                value={rules.buffer_before}
                choices={bufferChoices}
                none={t('noBuffer')}
                onChange={(minutes) => set({ buffer_before: minutes })}
              />
            )}
          </Field>
          <Field label={t('bufferAfter')}>
            {(ids) => (
              <MinutesSelect
                ids={ids}
                value={rules.buffer_after}
                choices={bufferChoices}
                none={t('noBuffer')}
                onChange={(minutes) => set({ buffer_after: minutes })}
              />
            )}
          </Field>
          <MoneyField
            label={t('deposit')}
            hint={t('depositHint')}
            value={rules.deposit_cents === 0 ? '' : formatAmount(rules.deposit_cents)}
            onValueChange={(text) => set({ deposit_cents: centsFromDigits(text) ?? 0 })}
          />
          {rules.deposit_cents > 0 && (
            <Field label={t('depositTerm')}>
              {(ids) => (
                <MinutesSelect
                  ids={ids}
                  value={rules.deposit_minutes}
                  choices={depositChoices}
                  none=""
                  onChange={(minutes) => set({ deposit_minutes: minutes })}
                />
              )}
            </Field>
          )}
        </div>
      </Card>
    </section>
  )
}
