import { does } from '@balcao/domain/scheduling'
import type { Tx } from '../../../platform/database/database'
import { joinAgendas, lockAgendas } from '../../agenda/agendas.store'
import { lockPlaces } from '../../agenda/places.store'
import { inOrder, type ServiceIn } from '../../agenda/slot-rules'
import { idsOf, type TimedService } from '../../agenda/timed-service'
import type { BookedPart, StoredAppointment } from '../appointments.store'
import { dropExpiredHolds } from '../expired-holds'
import type { AskedStart } from './fresh-slots'

/**
 * Waits for others who change rows into a time of the agendas, and gives back what was held too long. `alone`: for bookings
 * under way too, and keeps others out until the end, as a row that lies over others must (`keep_beside` of the schema).
 */
export async function takeTurn(
  tx: Tx,
  companyId: string,
  {
    agendas,
    id,
    now,
    alone = false,
  }: { agendas: readonly { id: string }[]; id: string; now: Date; alone?: boolean },
): Promise<void> {
  if (alone) {
    for (const agenda of agendas) await lockAgendas(tx, companyId, agenda.id)
    await lockPlaces(tx, companyId)
  } else await joinAgendas(tx, companyId, agendas, 'move')
  await dropExpiredHolds(tx, companyId, { agendas, keep: id, now })
}

/** What an appointment as it stands would ask for. */
export function askedOf(row: StoredAppointment, { publicly }: { publicly: boolean }): AskedStart {
  return {
    serviceIn: asBooked(row, { publicly }),
    besides: timedOf(row),
    keeps: keptBy(row),
    publicly,
    startsAt: row.starts_at.toISOString(),
    agendaId: row.agenda_id,
    except: row.id,
  }
}

/**
 * The service of an appointment in an agenda to which it may be moved: its own has it as it was booked, another one as
 * it is done there. A customer is not moved to who does not do it, be it their own agenda, which the shop may
 * do there.
 */
export function asBooked(
  row: Pick<StoredAppointment, 'agenda_id' | 'service_id' | 'minutes' | 'modality' | 'people' | 'parts'>,
  { publicly }: { publicly: boolean },
): ServiceIn {
  const booked = timedOf(row)
  return ({ agenda, services }) => {
    const isOwn = agenda.id === row.agenda_id
    const ids = idsOf(booked)
    if (!ids.every((id) => does(agenda.offers, id)) && !(isOwn && !publicly)) return undefined
    if (isOwn) return booked
    const parts = booked.parts ?? [booked]
    return inOrder(
      parts.map(({ id, minutes }) => ({
        id,
        minutes: services.find((one) => one.id === id)?.minutes ?? minutes,
        modality: booked.modality,
      })),
      row.people,
    )
  }
}

/** The service of an appointment as it was booked. */
export const timedOf = (
  row: Pick<StoredAppointment, 'service_id' | 'minutes' | 'modality'> & {
    people?: number | undefined
    parts?: readonly Pick<BookedPart, 'service_id' | 'minutes'>[] | undefined
  },
): TimedService => ({
  id: row.service_id,
  minutes: row.minutes,
  modality: row.modality,
  ...(row.people !== undefined && row.people > 1 && { people: row.people }),
  ...(row.parts &&
    row.parts.length > 0 && { parts: row.parts.map(({ service_id: id, minutes }) => ({ id, minutes })) }),
})

/** What an appointment that moves has of the places, and for which services. */
export const keptBy = (row: Parameters<typeof timedOf>[0] & Pick<StoredAppointment, 'units'>) => ({
  ...timedOf(row),
  units: row.units,
})

/** Whether an appointment is of these services, in this order. */
export function hasServices(
  row: Pick<StoredAppointment, 'service_id' | 'minutes' | 'modality' | 'parts'>,
  ids: readonly string[],
): boolean {
  const own = idsOf(timedOf(row))
  return own.length === ids.length && own.every((id, place) => id === ids[place])
}
