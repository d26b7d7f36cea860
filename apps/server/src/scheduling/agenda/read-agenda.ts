import { defaultHours, weekOf, type HoursRow, type Week } from '@balcao/domain/hours'
import type { OpeningHours, Span } from '@balcao/domain/scheduling'
import type { Tx } from '../../platform/database/database'
import { Problem } from '../../platform/http/problems'
import { ensureAgenda, type AgendaRow } from './agendas.store'
import { findAgendaFacts, type AgendaFacts } from './agenda-facts'
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

/** What the database says of an agenda, as far as services by time can reach. */
export interface AgendaAnswers {
  services: AgendaService[]
  /** Undefined for a company that does not exist. */
  facts: AgendaFacts | undefined
}

/** Sends the questions behind `readAgenda`, both at once: the services on sale, and in one statement everything else. */
export async function askAgenda(tx: Tx, companyId: string, question: AgendaQuestion): Promise<AgendaAnswers> {
  const [services, facts] = await Promise.all([
    readServices(tx, companyId, question.now),
    findAgendaFacts(tx, companyId, { ...question, longestDays: 0 }),
  ])
  return { services, facts }
}

/** The agenda as the answers show it; undefined where they do not do, because a service by day reaches further or no agenda was made yet. */
export function viewFrom(
  { services, facts }: AgendaAnswers,
  question: AgendaQuestion,
): AgendaView | undefined {
  if (!facts?.agenda || longestDays(services, question) > 0) return undefined
  return toView(facts, { agenda: facts.agenda, services, now: question.now })
}

/**
 * Reads an agenda for the starts of some dates. Makes the company's own agenda at first need.
 * @throws Problem AGENDA_NOT_FOUND
 */
export async function readAgenda(tx: Tx, companyId: string, question: AgendaQuestion): Promise<AgendaView> {
  const { services, facts: near } = await askAgenda(tx, companyId, question)
  const days = longestDays(services, question)
  const far = days > 0 ? await findAgendaFacts(tx, companyId, { ...question, longestDays: days }) : undefined
  const facts = (far ?? near)!
  const agenda = facts.agenda ?? (await agendaToMake(tx, companyId, question.agendaId))
  return toView(facts, { agenda, services, now: question.now })
}

function toView(
  facts: AgendaFacts,
  { agenda, services, now }: { agenda: AgendaRow; services: AgendaService[]; now: Date },
): AgendaView {
  return {
    zone: facts.zone,
    week: weekOf(hoursOrDefault(facts.hours)),
    settings: settingsOf(facts.version ?? 0, facts.settings ?? {}),
    agenda,
    services,
    closures: { dates: facts.closed_dates, spans: facts.closed_times },
    busy: facts.busy,
    now: now.getTime(),
  }
}

function agendaToMake(tx: Tx, companyId: string, agendaId: string | undefined): Promise<AgendaRow> {
  if (agendaId !== undefined) throw new Problem('AGENDA_NOT_FOUND')
  return ensureAgenda(tx, companyId)
}

/** Open days of the longest service by day; 0 where there is none. */
function longestDays(services: readonly AgendaService[], { besides }: AgendaQuestion): number {
  const days = [...services, ...(besides ? [besides] : [])]
    .filter(({ modality }) => modality === 'dia')
    .map(({ minutes }) => Math.max(1, Math.round(minutes / 480)))
  return Math.max(0, ...days)
}

const hoursOrDefault = (rows: HoursRow[]) => (rows.length > 0 ? rows : defaultHours())
