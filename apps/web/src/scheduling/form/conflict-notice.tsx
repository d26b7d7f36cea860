import { useTexts } from '../../i18n/language'
import { Button } from '../../ui/button'
import { Callout } from '../../ui/callout'
import { schedulingTexts } from '../texts'
import { useDayWords } from '../time/day-words'
import { differencesOf, type AppointmentField, type AppointmentValues } from './appointment-values'

interface ConflictNoticeProps {
  mine: AppointmentValues
  theirs: AppointmentValues
  /** Names of services by id. */
  names: ReadonlyMap<string, string>
  onKeepMine: () => void
  onTakeTheirs: () => void
}

const labels = {
  client: 'client',
  phone: 'phone',
  email: 'email',
  service_id: 'service',
  price_type: 'priceType',
  agenda_id: 'agendaOf',
  date: 'date',
  time: 'time',
  address: 'address',
  notes: 'notes',
} as const satisfies Record<AppointmentField, string>

/** Somebody else changed this appointment meanwhile: what differs, side by side, and the person decides. */
export function ConflictNotice({ mine, theirs, names, onKeepMine, onTakeTheirs }: ConflictNoticeProps) {
  const t = useTexts(schedulingTexts)
  const words = useDayWords()
  const told = (values: AppointmentValues, field: AppointmentField) => {
    const value = values[field]
    if (value === '') return t('emptyValue')
    if (field === 'service_id') return names.get(value) ?? value
    return field === 'date' ? words(value, 'short') : value
  }
  return (
    <Callout
      kind="warning"
      live
      action={
        <div className="flex flex-wrap gap-2">
          <Button kind="secondary" onClick={onTakeTheirs}>
            {t('takeTheirs')}
          </Button>
          <Button onClick={onKeepMine}>{t('keepMine')}</Button>
        </div>
      }
    >
      <p className="font-bold">{t('conflictTitle')}</p>
      <table className="mt-2 w-full table-fixed text-left align-top text-sm">
        <thead>
          <tr>
            <th className="py-1 pr-2">{t('conflictField')}</th>
            <th className="py-1 pr-2">{t('conflictMine')}</th>
            <th className="py-1">{t('conflictTheirs')}</th>
          </tr>
        </thead>
        <tbody>
          {differencesOf(mine, theirs).map((field) => (
            <tr key={field} className="border-t border-current/20 align-top">
              <th scope="row" className="py-1.5 pr-2 font-semibold">
                {t(labels[field])}
              </th>
              <td className="py-1.5 pr-2 break-words">{told(mine, field)}</td>
              <td className="py-1.5 break-words">{told(theirs, field)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Callout>
  )
}
