import { mostPeople, serviceRules, type Seats } from '@balcao/domain/scheduling'
import { Problem } from '../../platform/http/problems'
import type { AgendaView } from './agenda-view'
import type { TimedService } from './timed-service'

type Asked = Pick<TimedService, 'id' | 'parts' | 'people'>

/** Whether several people come to a service at one time. A visit with several services takes one. */
export function isClass({ settings }: Pick<AgendaView, 'settings'>, { id, parts = [] }: Asked): boolean {
  return parts.length === 0 && serviceRules(settings, id).seats > 1
}

/** The seats of a service, and who has some of them. */
export function seatsIn({ settings, classes, busyAlone }: AgendaView, { id, people }: Asked): Seats {
  return {
    each: serviceRules(settings, id).seats,
    ...(people !== undefined && { people }),
    classes: classes.filter(({ service }) => service === id),
    busy: [...busyAlone, ...classes.filter(({ service }) => service !== id)],
  }
}

/** The seat that a row asks for: whichever is free in the class, or none. */
export const askedSeat = (view: Pick<AgendaView, 'settings'>, service: Asked) =>
  isClass(view, service) ? 0 : null

/** The class of a service at a start (epoch milliseconds), where somebody is in it. */
export function classAt(view: AgendaView, service: Asked, start: number) {
  if (!isClass(view, service)) return undefined
  return view.classes.find((one) => one.service === service.id && one.at === start)
}

/** How many people one booking of a service may be for. */
export const mostOf = (view: Pick<AgendaView, 'settings'>, service: Asked): number =>
  isClass(view, service) ? mostPeople(serviceRules(view.settings, service.id)) : 1

/**
 * Refuses more people in one booking than its service takes together; `before` are those whom it has already, who stay.
 * @throws Problem APPOINTMENT_INVALID naming `people`
 */
export function checkPeople(
  { settings }: Pick<AgendaView, 'settings'>,
  service: Asked,
  people: number,
  before = 1,
): void {
  const most = mostOf({ settings }, service)
  if (people <= Math.max(most, before)) return
  throw tooMany(most)
}

/** One booking of it may be for fewer people. */
export function tooMany(most: number): Problem {
  const mensagem = most === 1 ? 'Cada reserva é para uma pessoa' : `Cada reserva é para até ${most} pessoas`
  return new Problem('APPOINTMENT_INVALID', { fields: [{ path: 'people', mensagem }] })
}
