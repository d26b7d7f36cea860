import { defaultHours, weekOf, type HoursRow, type Week } from '@balcao/domain/hours'
import type { OpeningHours, Span } from '@balcao/domain/scheduling'
import type { Tx } from '../../platform/database/database'
import { Problem } from '../../platform/http/problems'
import { ensureAgenda, type AgendaRow } from './agendas.store'
import { findAgendaFacts } from './agenda-facts'
import type { AgendaQuestion } from './agenda-question'
import { readServices, type AgendaService } from './services'
import { settingsOf, type AgendaSettings } from './settings.store'

/** All that decides when an agenda can be booked, within the dates that it was read for. */
export interface AgendaView {
  /** IANA name. */
  zone: string
  week: Week
  settings: AgendaSettings
  agenda: AgendaRow
  /** The services on sale, whether customers may book them by themselves or not. */
  services: AgendaService[]
  closures: OpeningHours['closures']
  /** What is blocked by appointments, by times that are held, and by what else the calendar has. */
  busy: Span[]
  /** Epoch milliseconds. */
  now: number
}

/**
 * Reads an agenda for the starts of some dates: the services on sale, and in one statement everything else. Makes the
 * company's own agenda at first need. @throws Problem AGENDA_NOT_FOUND
 */
export async function readAgenda(tx: Tx, companyId: string, question: AgendaQuestion): Promise<AgendaView> {
  const services = await readServices(tx, companyId, question.now)
  const days = [...services, ...(question.besides ? [question.besides] : [])]
    .filter(({ modality }) => modality === 'dia')
    .map(({ minutes }) => Math.max(1, Math.round(minutes / 480)))
  const facts = await findAgendaFacts(tx, companyId, { ...question, longestDays: Math.max(0, ...days) })
  const agenda = facts.agenda ?? (await agendaToMake(tx, companyId, question.agendaId))
  return {
    zone: facts.zone,
    week: weekOf(hoursOrDefault(facts.hours)),
    settings: settingsOf(facts.version ?? 0, facts.settings ?? {}),
    agenda,
    services,
    closures: { dates: facts.closed_dates, spans: facts.closed_times },
    busy: facts.busy,
    now: question.now.getTime(),
  }
}

function agendaToMake(tx: Tx, companyId: string, agendaId: string | undefined): Promise<AgendaRow> {
  if (agendaId !== undefined) throw new Problem('AGENDA_NOT_FOUND')
  return ensureAgenda(tx, companyId)
}

const hoursOrDefault = (rows: HoursRow[]) => (rows.length > 0 ? rows : defaultHours())
