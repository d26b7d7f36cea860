import type { BookablePerson } from '@balcao/contract/booking'

/** Of those who can be chosen who does a service; all where none is named. */
export function whoDoes(
  people: readonly BookablePerson[],
  serviceId: string | undefined,
): readonly BookablePerson[] {
  return serviceId === undefined
    ? people
    : people.filter(({ services }) => services === null || services.includes(serviceId))
}
