import type { AgendaView } from '../agenda/agenda-view'
import type { AgendaService } from '../agenda/services'

/**
 * Of which kind each of several agendas is: those that do the same services, in as many minutes and for the same prices, are
 * of one, and customers need not tell them apart.
 */
export function kindsOf(views: readonly Pick<AgendaView, 'services'>[]): number[] {
  const nameOf = new Map<readonly AgendaService[], string>()
  const names = views.map(({ services }) => {
    // Who does everything as the catalogue has it shares one list.
    const name = nameOf.get(services) ?? JSON.stringify(services.map(wayOf))
    nameOf.set(services, name)
    return name
  })
  const known = [...new Set(names)]
  return names.map((name) => known.indexOf(name))
}

const wayOf = ({ id, minutes, modality, prices }: AgendaService) => [
  id,
  minutes,
  modality,
  prices.map(({ cents }) => cents),
]
