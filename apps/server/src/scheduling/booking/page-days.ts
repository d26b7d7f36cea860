import type { PublicDay } from '@balcao/contract/booking'
import { isByDay } from '@balcao/domain/modality'
import {
  findRooms,
  MOST_SERVICES,
  MOST_VISIT_MINUTES,
  visitRules,
  type Slot,
} from '@balcao/domain/scheduling'
import type { AgendaView } from '../agenda/agenda-view'
import { slotRules } from '../agenda/slot-rules'
import { idsOf } from '../agenda/timed-service'
import type { KindedAgendas } from './bookable-services'

/** What gives a start room: the page fits each service into the minutes of the slots by itself. */
const anyService = { id: '', minutes: 1, modality: 'tempo' } as const

type Room = Pick<Slot, 'freeMinutes' | 'clearBefore' | 'clearAfter'>

/** The days of a range (`YYYY-MM-DD`, both included) with the room at each start, and of which kinds of people it is. */
export function readDays({ views, kinds }: KindedAgendas, range: { from: string; to: string }): PublicDay[] {
  const rules = views.map((view) => slotRules(view, anyService, { publicly: true }))
  // Of people who do different things many rooms are alike when they say no more than services need.
  const most = new Set(kinds).size > 1 ? mostNeeded(views) : undefined
  return findRooms(rules, range, { kinds, most }).map(({ date, status, starts }) => ({
    date,
    status,
    slots: starts.map(({ start, time, rooms: [widest, ...more] }) => ({
      start,
      time,
      ...roomOf(widest!),
      ...(more.length > 0 && { more: more.map(roomOf) }),
    })),
  }))
}

/** The longest room that any visit of the agendas needs, and the widest buffers. Minutes. */
function mostNeeded(views: readonly AgendaView[]): Room {
  const needs = views.map(({ services, settings }) => {
    const byTime = services.filter(({ modality }) => !isByDay(modality))
    const rules = services.map((service) => visitRules(settings, idsOf(service)))
    const minutes = byTime.map((service) => service.minutes).sort((a, b) => b - a)
    const together = minutes.slice(0, MOST_SERVICES).reduce((sum, each) => sum + each, 0)
    return {
      minutes: Math.max(minutes[0] ?? 0, Math.min(together, MOST_VISIT_MINUTES)),
      before: Math.max(0, ...rules.map(({ buffer_before }) => buffer_before)),
      after: Math.max(0, ...rules.map(({ buffer_after }) => buffer_after)),
    }
  })
  const most = (name: 'minutes' | 'before' | 'after') => Math.max(0, ...needs.map((one) => one[name]))
  return {
    freeMinutes: most('minutes'),
    clearBefore: most('before'),
    clearAfter: most('minutes') + most('after'),
  }
}

const roomOf = ({
  freeMinutes,
  clearBefore,
  clearAfter,
  kinds,
}: Pick<Slot, 'freeMinutes' | 'clearBefore' | 'clearAfter' | 'kinds'>) => ({
  free: freeMinutes,
  before: clearBefore,
  after: clearAfter,
  ...(kinds && { kinds: [...kinds] }),
})
