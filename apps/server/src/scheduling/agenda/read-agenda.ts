import { isByDay, unitsOf } from '@balcao/domain/modality'
import { defaultHours, weekOf, type HoursRow } from '@balcao/domain/hours'
import type { Tx } from '../../platform/database/database'
import { Problem } from '../../platform/http/problems'
import { ensureAgendas } from './agendas.store'
import {
  findAgendaFacts,
  packedFacts,
  unpackFacts,
  type AgendaFacts,
  type AgendaOfFacts,
} from './agenda-facts'
import type { AgendaQuestion } from './agenda-question'
import type { AgendaView } from './agenda-view'
import { lanesOf } from './lanes'
import { readServices, servicesOf, type AgendaService } from './services'
import { settingsOf } from './settings.store'

/** What the database says of agendas, as far as services by time can reach. */
export interface AgendaAnswers {
  services: AgendaService[]
  /** As the database answers them, for `viewsFrom`; undefined for a company that does not exist. */
  packed: string | undefined
}

type Unpacked = Pick<AgendaAnswers, 'services'> & { facts: AgendaFacts | undefined }

const unpack = ({ services, packed }: AgendaAnswers): Unpacked => ({ services, facts: unpackFacts(packed) })

/** Sends the questions behind `readAgendas`, both at once: the services on sale, and in one statement everything else. */
export async function askAgenda(tx: Tx, companyId: string, question: AgendaQuestion): Promise<AgendaAnswers> {
  const [services, packed] = await Promise.all([
    readServices(tx, companyId, question.now),
    packedFacts(tx, companyId, { ...question, longestDays: 0 }),
  ])
  return { services, packed }
}

/** The agendas as the answers show them; undefined where they do not do, because a service by day reaches further or no agenda was made yet. */
export function viewsFrom(answers: AgendaAnswers, question: AgendaQuestion): AgendaView[] | undefined {
  const known = unpack(answers)
  const { services, facts } = known
  if (!facts || facts.agendas.length === 0 || longestDays(known, question) > 0) return undefined
  return toViews(facts, services, question)
}

/**
 * Reads the agendas that are meant for the starts of some dates; never none, for the company's own is made at first need.
 * Where services need places, each agenda is seen with each set of units that they may take, the agenda alone first.
 * @throws Problem AGENDA_NOT_FOUND, APPOINTMENT_INVALID for places that the company does not have
 */
export async function readAgendas(
  tx: Tx,
  companyId: string,
  question: AgendaQuestion,
): Promise<AgendaView[]> {
  const near = unpack(await askAgenda(tx, companyId, question))
  const { services } = near
  const days = longestDays(near, question)
  const ask = () => findAgendaFacts(tx, companyId, { ...question, longestDays: days })
  let facts = (days > 0 ? await ask() : near.facts)!
  if (facts.agendas.length === 0) {
    await ensureAgendas(tx, companyId, question)
    facts = (await ask())!
  }
  requirePlaces(facts, question)
  return toViews(facts, services, question)
}

function requirePlaces({ places }: AgendaFacts, { placeIds = [] }: AgendaQuestion): void {
  if (placeIds.every((wanted) => places.some(({ id, active }) => active && id === wanted))) return
  const mensagem = 'Este lugar não existe mais ou está desligado. Escolha outro.'
  throw new Problem('APPOINTMENT_INVALID', { mensagem, fields: [{ path: 'place_ids', mensagem }] })
}

function toViews(facts: AgendaFacts, services: AgendaService[], question: AgendaQuestion): AgendaView[] {
  const shared = {
    zone: facts.zone,
    week: weekOf(hoursOrDefault(facts.hours)),
    settings: settingsOf(facts.version ?? 0, facts.settings ?? {}),
    onSale: services,
    now: question.now.getTime(),
  }
  const bare = facts.agendas.map(
    ({ closed_dates, closed_times, busy, classes, hours, periods, ...agenda }) => ({
      ...shared,
      ...(hours && { week: weekOf(hours) }),
      periods: toPeriods(periods),
      agenda,
      services: servicesOf(agenda, services),
      closures: {
        dates: [...facts.closed_dates, ...closed_dates],
        spans: [...facts.closed_times, ...closed_times],
      },
      busy: classes.length === 0 ? busy : [...busy, ...classes],
      busyAlone: busy,
      classes,
    }),
  )
  return lanesOf(bare, facts.places, question)
}

/** Hours for a while as the engine takes them. */
export const toPeriods = (periods: AgendaOfFacts['periods']) =>
  periods.map(({ from, to, hours }) => ({ from, to, week: weekOf(hours) }))

/** Open days of the longest service by day, whoever does it; 0 where there is none. */
function longestDays({ services, facts }: Unpacked, { besides }: AgendaQuestion): number {
  const own = (facts?.agendas ?? []).flatMap((agenda) => (agenda.offers ? servicesOf(agenda, services) : []))
  const days = [...services, ...own, ...(besides ? [besides] : [])]
    .filter(({ modality }) => isByDay(modality))
    .map(({ minutes, modality }) => unitsOf(minutes, modality))
  return Math.max(0, ...days)
}

/** The hours that hold: without rows those of a company that said nothing. */
export const hoursOrDefault = (rows: HoursRow[]) => (rows.length > 0 ? rows : defaultHours())
