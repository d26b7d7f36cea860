import { reminderChannels, type ServiceReminders as Reminders } from '@balcao/domain/scheduling/light'
import { useTexts } from '../../i18n/language'
import { Select } from '../../ui/choices/select'
import { Field } from '../../ui/fields/field'
import { schedulingTexts, type SchedulingWords } from '../texts'
import { MinutesSelect, spanWords } from './minutes-select'

const choices = {
  first: [0, 720, 1440, 2880, 4320, 10_080],
  second: [0, 30, 60, 120, 180, 240],
} as const

/** What a service begins with that reminds in its own way: as a company does. */
const usual = { first: 1440, second: 60 }

interface ServiceRemindersProps {
  /** Null as the company does. */
  reminders: Reminders | null
  onChange: (reminders: Reminders | null) => void
}

/** When and how customers of a service are reminded, where that is not as the company does. */
export function ServiceReminders({ reminders, onChange }: ServiceRemindersProps) {
  const t = useTexts(schedulingTexts)
  const ways = ['company', ...reminderChannels] as const
  return (
    <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
      <Field
        label={t('reminders')}
        hint={reminders ? t('remindersHint') : undefined}
        className="lg:col-span-2"
      >
        {(ids) => (
          <Select
            {...ids}
            value={reminders?.channel ?? 'company'}
            options={ways.map((way) => ({ value: way, label: t(`reminders_${way}`) }))}
            onChange={({ target }) => {
              const channel = reminderChannels.find((one) => one === target.value)
              onChange(channel ? { ...usual, ...reminders, channel } : null)
            }}
          />
        )}
      </Field>
      {reminders && reminders.channel !== 'none' && (
        <>
          {(['first', 'second'] as const).map((which) => (
            <Field key={which} label={t(`reminder_${which}`)}>
              {(ids) => (
                <MinutesSelect
                  ids={ids}
                  value={reminders[which]}
                  choices={choices[which]}
                  none={t('reminderNever')}
                  words={beforeWords}
                  onChange={(minutes) => onChange({ ...reminders, [which]: minutes })}
                />
              )}
            </Field>
          ))}
        </>
      )}
    </div>
  )
}

const beforeWords = (t: SchedulingWords, minutes: number) =>
  t('reminderBefore', { time: spanWords(t, minutes) })

/** The reminders of a service in one line. */
export function reminderLine(t: SchedulingWords, { channel, first, second }: Reminders): string {
  const times = [first, second].filter((minutes) => minutes > 0).map((minutes) => beforeWords(t, minutes))
  const words = channel === 'none' ? [] : times.length > 0 ? times : [t('reminderNever')]
  return `${t('reminders')}: ${[t(`reminders_${channel}`), ...words].join(', ')}`
}
