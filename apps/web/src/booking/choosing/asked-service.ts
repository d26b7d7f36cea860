import type { BookableService } from '@balcao/contract/booking'
import { readShortAddress } from '@balcao/domain/company'
import { isByDay } from '@balcao/domain/modality'
import { MOST_SERVICES } from '@balcao/domain/scheduling/light'

/**
 * The service that the page's address asks for, by its id or its name, as its id; what nobody offers stays as it is. Several
 * of one visit are divided by commas; one by day comes alone.
 */
export function askedService(services: readonly BookableService[], asked: string | null): string | null {
  if (asked === null || services.some(({ id }) => id === asked)) return asked
  const called = (words: string) =>
    services.find(({ id, name }) => id === words || readShortAddress(name) === readShortAddress(words))
  const whole = called(asked)
  if (whole || !asked.includes(',')) return whole?.id ?? asked
  const named = [...new Set(asked.split(',').flatMap((words) => called(words.trim()) ?? []))]
  const [first] = named
  const visit = first && isByDay(first.modalidade) ? [first] : named.filter((one) => !isByDay(one.modalidade))
  return visit.length === 0
    ? asked
    : visit
        .slice(0, MOST_SERVICES)
        .map(({ id }) => id)
        .join(',')
}
