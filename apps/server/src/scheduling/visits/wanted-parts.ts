import { does, MOST_SERVICES } from '@balcao/domain/scheduling'
import { isByDay } from '@balcao/domain/modality'
import { isClass } from '../agenda/seats'
import { asOffered } from '../agenda/slot-rules'
import { partsOf, type BookedPart, type StoredAppointment } from '../appointments/appointments.store'
import { choosePrice, noVisit, type AskedService } from '../appointments/choosing/choose-service'
import type { AppointmentChange } from '../appointments/wanted-change'
import type { PartsIn } from './people-for'

/** A service that a visit is to have. */
export interface WantedPart extends AskedService {
  /** What was booked of it, where it stays; in whose agenda, and whether somebody chose that one. */
  booked?: BookedPart & { agendaId: string; isChosen: boolean }
  /** It is new, at another place in the order, for another price, or with somebody else. */
  isOther: boolean
}

/**
 * The services that a visit is to have, each with whom. Services that name their agendas are those of the whole; without, they
 * are of the part (`before`) that is changed, and so is an agenda.
 */
export function wantedParts(
  rows: readonly StoredAppointment[],
  before: StoredAppointment,
  change: AppointmentChange,
): WantedPart[] {
  const known = rows.flatMap((row) =>
    partsOf(row).map(({ service_id, service_name, price_type, price_cents, minutes }) => ({
      rowId: row.id,
      part: { service_id, service_name, price_type, price_cents, minutes },
      agendaId: row.agenda_id,
      isChosen: row.agenda_chosen,
    })),
  )
  const asIs = known.map(({ part, agendaId, rowId }) => ({
    serviceId: part.service_id,
    priceType: part.price_type as string | undefined,
    agendaId: (rowId === before.id && change.agendaId) || agendaId,
    rowId,
  }))
  const { serviceId, priceType, whom, also = [] } = change
  const sent = serviceId === undefined ? [] : [{ serviceId, priceType, agendaId: whom }, ...also]
  const usual = change.agendaId ?? before.agenda_id
  const withWhom = sent.map((one) => ({ ...one, agendaId: one.agendaId ?? usual }))
  const isOfWhole = sent.some(({ agendaId }) => agendaId !== undefined)
  const wanted: AskedService[] =
    sent.length === 0
      ? asIs
      : isOfWhole
        ? withWhom
        : asIs.flatMap((one, place) =>
            one.rowId !== before.id ? [one] : asIs[place - 1]?.rowId === before.id ? [] : withWhom,
          )
  const ids = wanted.map((one) => one.serviceId)
  if (new Set(ids).size < ids.length) throw noVisit('O mesmo serviço não entra duas vezes na mesma visita')
  if (wanted.length > MOST_SERVICES) throw noVisit('Uma visita tem no máximo seis serviços')
  return wanted.map(({ serviceId: id, priceType: type, agendaId }, place) => {
    const found = known.find(({ part }) => part.service_id === id)
    const keeps = found !== undefined && (type === undefined || type === found.part.price_type)
    return {
      serviceId: id,
      priceType: type,
      ...(agendaId !== undefined && { agendaId }),
      ...(keeps && { booked: { ...found.part, agendaId: found.agendaId, isChosen: found.isChosen } }),
      isOther: !keeps || known[place] !== found || found.agendaId !== agendaId,
    }
  })
}

/**
 * The services of a visit that is changed, as each agenda would do them: what was booked costs what was said, in its own agenda
 * takes as long, and a customer does not move it to who does not do it; what is new is as it is offered.
 */
export function movedIn(parts: readonly WantedPart[], { publicly }: { publicly: boolean }): PartsIn {
  return (view) =>
    parts.map(({ serviceId, priceType, agendaId, booked }) => {
      if (agendaId !== undefined && agendaId !== view.agenda.id) return undefined
      const offered = asOffered(serviceId)(view)
      if (!booked) {
        const isAlone = !offered || isByDay(offered.modality) || isClass(view, offered)
        return isAlone ? undefined : choosePrice(offered, priceType)
      }
      const { agendaId: own, isChosen: _, ...part } = booked
      const isOwn = own === view.agenda.id
      if (!does(view.agenda.offers, serviceId) && !(isOwn && !publicly)) return undefined
      const minutes = isOwn ? part.minutes : (offered?.minutes ?? part.minutes)
      return { ...part, minutes, modality: 'tempo' as const }
    })
}
