import { groupBy } from '../../catalogue/group-by'
import type { Modality } from '../../modality'
import type { CatalogueRows } from '../catalogue-source'
import { byPosition } from '../../catalogue/changes/apply-changes'

/** A service that can be booked (CATAL-24). Duration in minutes. */
export interface ServiceOption {
  /** The spec's id, category name joined with product name (CATAL-25): changes with either, so bookings keep `itemId`. */
  id: string
  /** The service's own stable id (decision 0026, W23). */
  itemId: string
  name: string
  category: string
  duration: number
  modalidade: Modality
  /** 'category : product' */
  displayName: string
}

const DEFAULT_DURATION = 60

/**
 * The services of a catalogue in its order (CATAL-24 to CATAL-28). `onlyActive` leaves out a service that is not both
 * active and available, and those of an inactive category.
 */
export function serviceOptions(
  { categories, items }: CatalogueRows,
  { onlyActive }: { onlyActive: boolean },
): ServiceOption[] {
  const services = categories.filter(
    (category) => category.section === 'servicos' && (category.ativo || !onlyActive),
  )
  const byCategory = groupBy(items, (item) => item.category_id)
  return services.toSorted(byPosition).flatMap((category) =>
    (byCategory.get(category.id) ?? [])
      .filter((item) => !onlyActive || (item.ativo && item.disponivel))
      .toSorted(byPosition)
      .map((item) => ({
        id: `${category.nome}-${item.nome}`,
        itemId: item.id,
        name: item.nome,
        category: category.nome,
        duration: item.duracao ?? DEFAULT_DURATION,
        modalidade: item.modalidade ?? category.modalidade ?? 'tempo',
        displayName: `${category.nome} : ${item.nome}`,
      })),
  )
}
