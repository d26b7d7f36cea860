import { monthGrid } from '@balcao/domain/scheduling/light'
import { useState } from 'react'
import { useTexts } from '../../../i18n/language'
import { LyingDialog } from '../../../shared/hours/left-outside/lying-dialog'
import { Dialog } from '../../../ui/dialogs/dialog'
import { Field } from '../../../ui/fields/field'
import { Select } from '../../../ui/choices/select'
import { TextInput } from '../../../ui/fields/text-input'
import { MonthCalendar, type CalendarCell } from '../month/month-calendar'
import { dayClosing, isClosedByHours, type OpenRules } from '../hours/open-spans'
import { useAgendaRange, useSchedulingSettings } from '../../data/agenda.queries'
import { hatched } from '../../words/look'
import { schedulingTexts } from '../../texts'
import { useDayWords } from '../../data/time/day-words'
import { useToday } from '../../data/time/use-today'
import { hoursOf, useWeek } from '../../data/time/use-week'
import { closureOf, toggled, type DayChange } from './closing-days'
import { HolidayList } from './holiday-list'
import { PartClosures } from './part-closures'
import { useClosures } from './use-closures'

interface DefineAgendaProps {
  zone: string
  onClose: () => void
  onOpen: (id: string) => void
}

/** What a press came to, for screen readers. */
interface Told {
  key: 'nowClosed' | 'nowOpen' | 'problem_past' | 'define_otherHint'
  date: string
}

/** 'Define Agenda' (AVAIL-03): a press closes a day or opens it again (AVAIL-08); holidays and parts of days as well. */
export function DefineAgenda({ zone, onClose, onOpen }: DefineAgendaProps) {
  const t = useTexts(schedulingTexts)
  const words = useDayWords()
  const today = useToday(zone)
  const { data: settings } = useSchedulingSettings()
  const agendas = settings?.agendas.filter(({ active }) => active) ?? []
  const [month, setMonth] = useState(today.date.slice(0, 7))
  const [agendaId, setAgendaId] = useState<string | null>(null)
  const week = useWeek()
  const hours = hoursOf(
    agendas.find(({ id }) => id === agendaId),
    week,
  )
  const [reason, setReason] = useState('')
  const [told, setTold] = useState<Told | null>(null)
  const dates = monthGrid(month)
  const { data: agenda } = useAgendaRange({ from: dates[0]!, to: dates.at(-1)! }, { keepsPrevious: true })
  const closures = agenda?.closures ?? []
  const days = useClosures(agendaId)
  const { conflict } = days
  const rules: OpenRules = { ...hours, closures, events: agenda?.events ?? [], agendaId, zone }

  const stateOf = (date: string) => {
    if (date < today.date) return 'past' as const
    if (closureOf(closures, date, agendaId)) return 'closedHere' as const
    if (dayClosing(date, rules) !== null) return 'closedElsewhere' as const
    return isClosedByHours(date, rules) ? ('closedByHours' as const) : ('open' as const)
  }
  const cellOf = (date: string): CalendarCell => {
    const state = stateOf(date)
    const why = dayClosing(date, rules)
    return {
      name: `${words(date, 'full')}, ${t(`define_${state}`)}${why ? `: ${why}` : ''}`,
      selected: state === 'closedHere',
      refused: state === 'past' || state === 'closedElsewhere' || days.busy.includes(date),
      look: looks[state],
    }
  }
  const tell = ({ date, closed }: DayChange) => setTold({ key: closed ? 'nowClosed' : 'nowOpen', date })
  const accept = async (changes: readonly DayChange[], toTell: boolean) => {
    const isDone = await days.accept(toTell)
    if (isDone && changes[0]) tell(changes[0])
  }
  const press = (date: string) => {
    const state = stateOf(date)
    if (days.busy.length > 0) return
    if (state === 'past' || state === 'closedElsewhere') {
      return setTold({ key: state === 'past' ? 'problem_past' : 'define_otherHint', date })
    }
    const change = toggled(closures, date, agendaId, reason)
    setTold(null)
    void days.save([change]).then((isDone) => isDone && tell(change))
  }

  return (
    <Dialog onClose={onClose} width="wide" title={t('defineAgenda')} description={t('defineText')}>
      {/* On a phone the days of a week need some of the margin to take a finger. */}
      <div className="-mx-3 grid gap-6 sm:mx-0 sm:grid-cols-2">
        <div className="grid grid-cols-1 content-start gap-4">
          {agendas.length > 1 && (
            <Field label={t('defineFor')}>
              {(ids) => (
                <Select
                  {...ids}
                  value={agendaId ?? ''}
                  placeholder={t('allAgendas')}
                  options={agendas.map(({ id, name }) => ({ value: id, label: name || t('ownAgenda') }))}
                  onChange={(event) => setAgendaId(event.target.value || null)}
                />
              )}
            </Field>
          )}
          <MonthCalendar
            month={month}
            onMonth={setMonth}
            today={today.date}
            start={today.date}
            cellOf={cellOf}
            onPress={press}
            busy={days.busy.length > 0}
          />
          <p role="status" className="min-h-6 font-medium">
            {told && t(told.key, { day: words(told.date, 'long') })}
          </p>
          <Field label={t('reason')} hint={t('reasonHint')}>
            {(ids) => (
              <TextInput
                {...ids}
                maxLength={120}
                value={reason}
                onChange={(event) => setReason(event.target.value)}
              />
            )}
          </Field>
        </div>
        <div className="grid grid-cols-1 content-start gap-6">
          <HolidayList year={Number(month.slice(0, 4))} today={today.date} agendaId={agendaId} days={days} />
          <PartClosures
            zone={zone}
            today={today.date}
            agendaId={agendaId}
            closures={closures.filter(({ date }) => date === null)}
            onOpen={onOpen}
          />
        </div>
      </div>
      {conflict && (
        <LyingDialog
          act="days"
          appointments={conflict.appointments}
          zone={zone}
          busy={days.busy.length > 0}
          onClose={days.leave}
          onAccept={(toTell) => void accept(conflict.changes, toTell)}
          onOpen={onOpen}
        />
      )}
    </Dialog>
  )
}

const looks = {
  past: 'text-ink-soft',
  open: 'border border-line-strong bg-surface hover:bg-accent-tint',
  closedHere: 'border border-danger-solid bg-danger font-bold text-danger-ink line-through',
  closedElsewhere: `text-ink-soft line-through ${hatched}`,
  closedByHours: `border border-line text-ink-soft hover:bg-accent-tint ${hatched}`,
} as const
