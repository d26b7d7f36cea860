import type { Agenda, Appointment, CalendarEvent } from '@balcao/contract/scheduling'
import { eventColour, readSummary } from '@balcao/domain/scheduling/light'
import { CalendarDays } from 'lucide-react'
import type { PointerEvent } from 'react'
import { useTexts } from '../../../i18n/language'
import { cx } from '../../../ui/look/class-names'
import { colourLooks } from '../../words/look'
import { StatusLine } from '../../appointments/parts/status-badge'
import { shownStatus } from '../../words/status-steps'
import { useMayWorkIn } from '../../data/own-agenda'
import { schedulingTexts } from '../../texts'
import { seriesTexts } from '../../appointments/series/texts'
import { willTexts } from '../../appointments/will/texts'
import { WillSign } from '../../appointments/will/will-mark'
import { markWords } from '../../appointments/will/will-words'
import { clockWords } from '../../words/when-words'
import { placeWords } from '../../services/places/place-words'
import { ClassBlock } from '../../services/classes/class-block'
import { linesIn, type DayBlock } from './day-blocks'
import { ColourBand } from '../../appointments/parts/colour-band'

interface AgendaBlockProps {
  block: DayBlock
  /** Epoch milliseconds. */
  now: number
  /** Where a column holds several people, so that the block says whose it is. */
  agendas: readonly Agenda[]
  isDragged: boolean
  onGrab: (key: string, lasts: number, event: PointerEvent<HTMLElement>) => void
  onOpen: (id: string) => void
  onOpenClass: (key: string) => void
}

/** An appointment, a class, or quietly an event of the Google Calendar, at its time. */
export function AgendaBlock({ block, ...props }: AgendaBlockProps) {
  if (block.item.kind === 'class')
    return (
      <ClassBlock {...props} sitting={block.item.sitting} minutes={block.minutes} lines={linesIn(block)} />
    )
  return block.item.kind === 'appointment' ? (
    <AppointmentBlock {...props} block={block} appointment={block.item.appointment} />
  ) : (
    <EventBlock event={block.item.event} block={block} />
  )
}

function AppointmentBlock({
  block,
  appointment,
  now,
  agendas,
  isDragged,
  onGrab,
  onOpen,
}: Omit<AgendaBlockProps, 'onOpenClass'> & { appointment: Appointment }) {
  const t = useTexts(schedulingTexts)
  const tWill = useTexts(willTexts)
  const tSeries = useTexts(seriesTexts)
  const mayWorkIn = useMayWorkIn()
  const { from, to } = block.minutes
  const lines = linesIn(block)
  const agenda = agendas.length > 1 ? agendas.find(({ id }) => id === appointment.agenda_id) : undefined
  const time = `${clockWords(from)}–${clockWords(to)}`
  const status = t(`status_${shownStatus(appointment, now)}`)
  const why = markWords(tWill, appointment.willed)
  const mark = why === '' ? undefined : tWill('markOf', { why })
  const { series, visit } = appointment
  const inSeries = series === null ? undefined : tSeries('placeOfLong', { ...series })
  const parts = [
    time,
    appointment.client,
    appointment.service,
    agenda?.name,
    placeWords(appointment),
    status,
    mark,
    inSeries,
    visit && t('partOfVisitLong', { ...visit }),
  ]
  return (
    <button
      type="button"
      data-appointment={appointment.id}
      aria-label={parts.filter(Boolean).join(', ')}
      title={parts.filter(Boolean).join('\n')}
      onPointerDown={(event) => {
        if (isMovable(appointment) && mayWorkIn(appointment.agenda_id))
          onGrab(block.key, appointment.duration, event)
      }}
      onClick={() => onOpen(appointment.id)}
      className={cx(
        'pointer-events-auto flex size-full min-h-0 flex-col overflow-hidden rounded-md border-l-4 px-1.5 py-0.5 text-left select-none text-sm leading-snug shadow-card transition-shadow hover:shadow-float',
        colourLooks[eventColour(appointment.service)].block,
        appointment.status === 'pending' && 'border-dashed',
        isDragged && 'opacity-40',
      )}
    >
      {/* What the block has no room for is left out, whole. In a narrow one the place says the time. */}
      <span className="shrink-0 truncate font-bold">
        <WillSign appointment={appointment} />{' '}
        <span className="tabular-nums @max-[7.5rem]:hidden">{clockWords(from)}</span> {appointment.client}
      </span>
      {lines > 1 && (
        <span className="shrink-0 truncate">
          {appointment.service}
          {visit ? ` · ${t('partOfVisit', { ...visit })}` : ''}
          {series === null ? '' : ` · ${tSeries('placeOf', { ...series })}`}
          {[agenda?.name, placeWords(appointment)].map((told) => (told ? ` · ${told}` : ''))}
        </span>
      )}
      {lines > 2 && <StatusLine appointment={appointment} now={now} />}
    </button>
  )
}

/** What is over stays where it was. */
const isMovable = ({ status }: Appointment) => status === 'pending' || status === 'confirmed'

function EventBlock({ event, block }: { event: CalendarEvent; block: DayBlock }) {
  const t = useTexts(schedulingTexts)
  const { type, title } = readSummary(event.summary)
  const { from, to } = block.minutes
  const told = title || type || t('untitledEvent')
  return (
    <div
      title={[`${clockWords(from)}–${clockWords(to)}`, event.summary, event.location]
        .filter(Boolean)
        .join('\n')}
      className="pointer-events-auto flex size-full min-h-0 flex-col overflow-hidden rounded-md border border-line bg-sunken py-0.5 pr-1 text-sm leading-snug text-ink-soft"
    >
      <span className="flex min-h-0 flex-1 gap-1.5">
        <ColourBand kind={type} className="w-1" />
        <span className="min-w-0">
          <span className="flex items-center gap-1 truncate">
            <CalendarDays size={14} aria-hidden="true" className="shrink-0" />
            <span className="sr-only">{t('googleEvent')}</span>
            <span className="tabular-nums">{clockWords(from)}</span>
            {linesIn(block) < 2 && <span className="truncate">{told}</span>}
          </span>
          {linesIn(block) > 1 && <span className="block truncate">{told}</span>}
        </span>
      </span>
    </div>
  )
}
