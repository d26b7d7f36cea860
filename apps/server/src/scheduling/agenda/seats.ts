import { serviceRules, type Seats } from '@balcao/domain/scheduling'
import type { AgendaView } from './agenda-view'
import type { TimedService } from './timed-service'

type Asked = Pick<TimedService, 'id' | 'parts'>

/** Whether several people come to a service at one time. A visit with several services takes one. */
export function isClass({ settings }: Pick<AgendaView, 'settings'>, { id, parts = [] }: Asked): boolean {
  return parts.length === 0 && serviceRules(settings, id).seats > 1
}

/** The seats of a service, and who has some of them. */
export function seatsIn({ settings, classes, busyAlone }: AgendaView, { id }: Asked): Seats {
  return {
    each: serviceRules(settings, id).seats,
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
