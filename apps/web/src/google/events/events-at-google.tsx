import type { CalendarEvent } from '@balcao/contract/scheduling'
import { dateIn } from '@balcao/domain/time'
import { useState } from 'react'
import { useErrorText } from '../../i18n/error-text'
import { useTexts } from '../../i18n/language'
import { Button } from '../../ui/buttons/button'
import { LinkButton } from '../../ui/buttons/link-button'
import { Segmented } from '../../ui/choices/segmented'
import { Dialog } from '../../ui/dialogs/dialog'
import { Field } from '../../ui/fields/field'
import { TextInput } from '../../ui/fields/text-input'
import { RetryCallout } from '../../ui/notices/retry-callout'
import { Time } from '../../ui/values/time'
import { LoadingBars } from '../../ui/waiting/loading-bars'
import { googleTexts } from '../texts'
import { useGoogleEvent, useGoogleEvents, type WhichEvents } from './events.queries'

const choices = ['today', 'upcoming', 'unavailable'] as const satisfies WhichEvents[]

/** A button that shows what stands in the company's calendar, asked of Google as it is pressed. */
export function EventsAtGoogle({ zone }: { zone: string }) {
  const t = useTexts(googleTexts)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button kind="secondary" onClick={() => setOpen(true)}>
        {t('seeEvents')}
      </Button>
      {isOpen && <EventsDialog zone={zone} onClose={() => setOpen(false)} />}
    </>
  )
}

function EventsDialog({ zone, onClose }: { zone: string; onClose: () => void }) {
  const t = useTexts(googleTexts)
  const errorText = useErrorText()
  const [which, setWhich] = useState<WhichEvents>('today')
  const [date, setDate] = useState(() => dateIn(Date.now(), zone))
  const events = useGoogleEvents(which, date)
  return (
    <Dialog onClose={onClose} title={t('seeEvents')} description={t('seeEventsText')} startsAt="title">
      <Segmented
        label={t('seeEvents')}
        options={choices.map((id) => ({ id, content: t(`events_${id}`) }))}
        selected={which}
        onSelect={setWhich}
      />
      {which === 'unavailable' && (
        <Field label={t('eventsOn')}>
          {(ids) => (
            <TextInput {...ids} type="date" value={date} onChange={({ target }) => setDate(target.value)} />
          )}
        </Field>
      )}
      {events.error ? (
        <RetryCallout retry={t('retry')} busy={events.isFetching} onRetry={() => void events.refetch()}>
          {errorText(events.error, t('eventsFailed'))}
        </RetryCallout>
      ) : events.data ? (
        <ul aria-live="polite" className="grid grid-cols-1 gap-2">
          {events.data.length === 0 && <li className="text-ink-soft">{t('noEvents')}</li>}
          {events.data.map((event) => (
            <EventLine key={event.id} event={event} zone={zone} />
          ))}
        </ul>
      ) : (
        events.isFetching && <LoadingBars label={t('loading')} bars={['h-11']} />
      )}
    </Dialog>
  )
}

/** One event; pressed it is asked for anew, by itself. */
function EventLine({ event, zone }: { event: CalendarEvent; zone: string }) {
  const t = useTexts(googleTexts)
  const [isOpen, setOpen] = useState(false)
  return (
    <li className="grid gap-1 border-t border-line py-2 first:border-t-0">
      <LinkButton aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {event.summary || t('eventUntitled')}
      </LinkButton>
      {isOpen ? <EventNow id={event.id} zone={zone} /> : <EventWhen event={event} zone={zone} />}
    </li>
  )
}

function EventNow({ id, zone }: { id: string; zone: string }) {
  const t = useTexts(googleTexts)
  const errorText = useErrorText()
  const { data, error } = useGoogleEvent(id)
  if (error) return <p role="alert">{errorText(error, t('eventsFailed'))}</p>
  if (data === undefined) return <LoadingBars label={t('loading')} bars={['h-11']} />
  if (data === null) return <p role="status">{t('eventGone')}</p>
  return (
    <>
      <EventWhen event={data} zone={zone} />
      {data.location && <p className="break-words text-ink-soft">{data.location}</p>}
      <p className="text-sm text-ink-soft">{t(`effect_${data.effect}`)}</p>
    </>
  )
}

function EventWhen({ event, zone }: { event: CalendarEvent; zone: string }) {
  const t = useTexts(googleTexts)
  // The end of whole days is the midnight behind them.
  const last = new Date(Date.parse(event.ends_at) - 1).toISOString()
  const show = event.all_day ? 'date' : 'both'
  return (
    <p>
      <Time at={event.starts_at} zone={zone} show={show} /> –{' '}
      <Time at={event.all_day ? last : event.ends_at} zone={zone} show={show} />
      {event.all_day && `, ${t('eventAllDay')}`}
    </p>
  )
}
