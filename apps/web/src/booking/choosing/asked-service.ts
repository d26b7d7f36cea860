import type { BookableService } from '@balcao/contract/booking'
import { readShortAddress } from '@balcao/domain/company'

/** The id of the service that the page's address asks for, by its id or its name; what nobody offers stays as it is. */
export function askedService(services: readonly BookableService[], asked: string | null): string | null {
  if (asked === null || services.some(({ id }) => id === asked)) return asked
  const called = readShortAddress(asked)
  return services.find(({ name }) => readShortAddress(name) === called)?.id ?? asked
}
