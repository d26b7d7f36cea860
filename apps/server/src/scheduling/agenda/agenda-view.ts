import type { Week } from '@balcao/domain/hours'
import type { OpeningHours, PlaceNeed, Span } from '@balcao/domain/scheduling'
import type { ClassOfAgenda, PlaceOfFacts } from './agenda-facts'
import type { AgendaRow } from './agendas.store'
import type { AgendaService } from './services'
import type { AgendaSettings } from './settings.store'

/** All that decides when an agenda can be booked, within the dates that it was read for. */
export interface AgendaView {
  /** IANA name. */
  zone: string
  week: Week
  periods: NonNullable<OpeningHours['periods']>
  settings: AgendaSettings
  agenda: AgendaRow
  /** The services on sale, whether customers may book them by themselves or not. */
  onSale: AgendaService[]
  /** Those of them that are done in this agenda, as they are done there. */
  services: readonly AgendaService[]
  closures: OpeningHours['closures']
  /** What is blocked by appointments, by times that are held, and by what else the calendar has; with `units`, by whoever has them too. */
  busy: readonly Span[]
  /** The same of the agenda alone. */
  busyOwn: readonly Span[]
  /** That without the classes, and these. */
  busyAlone: readonly Span[]
  classes: readonly ClassOfAgenda[]
  /** The units of places that it is seen together with (`lanesOf`); none where it is seen alone. */
  units: readonly number[]
  /** The company's places. */
  places: readonly PlaceOfFacts[]
  /** What is needed of them whatever the service, where that was said. */
  fixed: readonly PlaceNeed[] | null
  /** Epoch milliseconds. */
  now: number
}
