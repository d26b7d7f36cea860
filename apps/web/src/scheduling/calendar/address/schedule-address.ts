import { spans, type Span } from '../dates/calendar-dates'

/** What stands above the screen. `at` is where the calendar was pressed: date, minute of it, and agenda. */
export type SchedulePanel =
  | { kind: 'appointment'; id: string }
  | { kind: 'new'; at: PressedPlace | null }
  | { kind: 'class'; of: string }
  | { kind: 'days' }
  | { kind: 'waiting' }
  | null

export interface PressedPlace {
  date: string
  time: string
  agendaId: string | null
  /** A class that another person comes to. */
  serviceId?: string | undefined
}

export interface ScheduleAddress {
  view: 'list' | 'agenda'
  /** Null where the address names none. */
  span: Span | null
  date: string
  panel: SchedulePanel
}

const isDate = (text: string | null): text is string =>
  text !== null && /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text))

/** What an address shows; whatever makes no sense there counts as not given. */
export function readSchedule(address: URLSearchParams, today: string): ScheduleAddress {
  const date = address.get('date')
  return {
    view: address.get('view') === 'agenda' ? 'agenda' : 'list',
    span: spans.find((span) => span === address.get('span')) ?? null,
    date: isDate(date) ? date : today,
    panel: readPanel(address),
  }
}

/** An address with some of it changed; what is as usual is left out, other parameters stay. */
export function writeSchedule(address: URLSearchParams, change: Partial<ScheduleAddress>): URLSearchParams {
  const next = new URLSearchParams(address)
  if (change.view === 'agenda') next.set('view', 'agenda')
  if (change.view === 'list') next.delete('view')
  if (change.span) next.set('span', change.span)
  if (change.date) next.set('date', change.date)
  if (change.panel !== undefined) writePanel(next, change.panel)
  return next
}

function readPanel(address: URLSearchParams): SchedulePanel {
  const id = address.get('appointment')
  if (id) return { kind: 'appointment', id }
  const of = address.get('class')
  if (of) return { kind: 'class', of }
  const panel = address.get('panel')
  if (panel === 'days' || panel === 'waiting') return { kind: panel }
  if (!address.has('new')) return null
  const [date = '', time = ''] = (address.get('new') ?? '').split('T')
  const isPlace = isDate(date) && /^([01]\d|2[0-3]):[0-5]\d$/.test(time)
  const serviceId = address.get('service')
  const place = { date, time, agendaId: address.get('agenda'), ...(serviceId && { serviceId }) }
  return { kind: 'new', at: isPlace ? place : null }
}

function writePanel(next: URLSearchParams, panel: SchedulePanel) {
  for (const name of ['appointment', 'class', 'panel', 'new', 'agenda', 'service']) next.delete(name)
  if (panel === null) return
  if (panel.kind === 'appointment') next.set('appointment', panel.id)
  else if (panel.kind === 'class') next.set('class', panel.of)
  else if (panel.kind === 'new') {
    next.set('new', panel.at ? `${panel.at.date}T${panel.at.time}` : '1')
    if (panel.at?.agendaId) next.set('agenda', panel.at.agendaId)
    if (panel.at?.serviceId) next.set('service', panel.at.serviceId)
  } else next.set('panel', panel.kind)
}
