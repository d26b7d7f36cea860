import { isByDay, unitsOf } from '@balcao/domain/modality'
import { defaultHours, weekOf, type HoursRow, type Week } from '@balcao/domain/hours'
import type { OpeningHours, Span } from '@balcao/domain/scheduling'
import type { Tx } from '../../platform/database/database'
import { ensureAgendas, type AgendaRow } from './agendas.store'
import { findAgendaFacts, type AgendaFacts, type AgendaOfFacts } from './agenda-facts'
import type { AgendaQuestion, WhichAgenda } from './agenda-question'
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

/** What the database says of agendas, as far as services by time can reach. */
export interface AgendaAnswers {
  services: AgendaService[]
  /** Undefined for a company that does not exist. */
  facts: AgendaFacts | undefined
}

/** Sends the questions behind `readAgendas`, both at once: the services on sale, and in one statement everything else. */
export async function askAgenda(tx: Tx, companyId: string, question: AgendaQuestion): Promise<AgendaAnswers> {
  const [services, facts] = await Promise.all([
    readServices(tx, companyId, question.now),
    findAgendaFacts(tx, companyId, { ...question, longestDays: 0 }),
  ])
  return { services, facts }
}

/** The agendas as the answers show them; undefined where they do not do, because a service by day reaches further or no agenda was made yet. */
export function viewsFrom(answers: AgendaAnswers, question: AgendaQuestion): AgendaView[] | undefined {
  const { services, facts } = answers
  if (!facts || facts.agendas.length === 0 || longestDays(services, question) > 0) return undefined
  return toViews(facts, facts.agendas, { services, now: question.now })
}

/** Reads one agenda for the starts of some dates. @throws Problem AGENDA_NOT_FOUND */
export async function readAgenda(tx: Tx, companyId: string, question: AgendaQuestion): Promise<AgendaView> {
  return (await readAgendas(tx, companyId, question))[0]!
}

/**
 * Reads the agendas that are meant for the starts of some dates; never none, for the company's own is made at first need.
 * @throws Problem AGENDA_NOT_FOUND
 */
export async function readAgendas(
  tx: Tx,
  companyId: string,
  question: AgendaQuestion,
): Promise<AgendaView[]> {
  const { services, facts: near } = await askAgenda(tx, companyId, question)
  const days = longestDays(services, question)
  const far = days > 0 ? await findAgendaFacts(tx, companyId, { ...question, longestDays: days }) : undefined
  const facts = (far ?? near)!
  const agendas = facts.agendas.length > 0 ? facts.agendas : await freshAgendas(tx, companyId, question)
  return toViews(facts, agendas, { services, now: question.now })
}

async function freshAgendas(tx: Tx, companyId: string, which: WhichAgenda): Promise<AgendaOfFacts[]> {
  const agendas = await ensureAgendas(tx, companyId, which)
  return agendas.map((agenda) => ({ ...agenda, closed_dates: [], closed_times: [], busy: [] }))
}

function toViews(
  facts: AgendaFacts,
  agendas: readonly AgendaOfFacts[],
  { services, now }: { services: AgendaService[]; now: Date },
): AgendaView[] {
  const shared = {
    zone: facts.zone,
    week: weekOf(hoursOrDefault(facts.hours)),
    settings: settingsOf(facts.version ?? 0, facts.settings ?? {}),
    services,
    now: now.getTime(),
  }
  return agendas.map(({ closed_dates, closed_times, busy, ...agenda }) => ({
    ...shared,
    agenda,
    closures: {
      dates: [...facts.closed_dates, ...closed_dates],
      spans: [...facts.closed_times, ...closed_times],
    },
    busy,
  }))
}

/** Open days of the longest service by day; 0 where there is none. */
function longestDays(services: readonly AgendaService[], { besides }: AgendaQuestion): number {
  const days = [...services, ...(besides ? [besides] : [])]
    .filter(({ modality }) => isByDay(modality))
    .map(({ minutes, modality }) => unitsOf(minutes, modality))
  return Math.max(0, ...days)
}

const hoursOrDefault = (rows: HoursRow[]) => (rows.length > 0 ? rows : defaultHours())
