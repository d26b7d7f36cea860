import type { BookablePerson } from '@balcao/contract/booking'

/** Of those who can be chosen who does all of some services; everybody where none is named. */
export function whoDoes(
  people: readonly BookablePerson[],
  serviceIds: readonly string[],
): readonly BookablePerson[] {
  return people.filter(({ services }) => services === null || serviceIds.every((id) => services.includes(id)))
}
