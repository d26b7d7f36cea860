import { isByDay } from '@balcao/domain/modality'
import type { BookableService } from '@balcao/contract/booking'
import { serviceRules } from '@balcao/domain/scheduling'
import type { AgendaView } from '../agenda/read-agenda'
import type { AgendaService } from '../agenda/services'
import { customerDays } from '../agenda/slot-rules'

/** The services that customers may book by themselves. */
export function bookableByCustomers({
  services,
  settings,
}: Pick<AgendaView, 'services' | 'settings'>): AgendaService[] {
  return services.filter(({ id }) => serviceRules(settings, id).bookable)
}

/** Dates `YYYY-MM-DD`, both included; null where no start can lie in what was asked for. */
type Dates = { from: string; to: string } | null

/**
 * Services as the booking page shows them. Those by time are fitted into the agendas' slots by the page; those by day
 * bring the starts within `dates` at which their open days in a row are free.
 */
export function showServices(
  views: readonly AgendaView[],
  services: readonly AgendaService[],
  dates: Dates,
): BookableService[] {
  const [{ settings }] = views as [AgendaView]
  const starts = new Map<string, string[]>()
  return services.map((service) => {
    const { buffer_before, buffer_after, deposit_cents, waiting_list } = serviceRules(settings, service.id)
    const shown = {
      id: service.id,
      name: service.name,
      description: service.description,
      category: service.category,
      duration: service.minutes,
      modalidade: service.modality,
      buffer_before,
      buffer_after,
      prices: service.prices,
      deposit_cents,
      waiting_list,
    }
    if (!isByDay(service.modality)) return { ...shown, day_starts: null }
    // Services of as many days and the same buffers begin on the same ones.
    const alike = [service.minutes, buffer_before, buffer_after].join(' ')
    const known = starts.get(alike) ?? dayStarts(views, service, dates)
    starts.set(alike, known)
    return { ...shown, day_starts: known }
  })
}

function dayStarts(views: readonly AgendaView[], service: AgendaService, dates: Dates): string[] {
  if (!dates) return []
  return customerDays(views, service, dates)
    .flatMap(({ slots }) => slots)
    .flatMap(({ start, fits }) => (fits ? [start] : []))
}
