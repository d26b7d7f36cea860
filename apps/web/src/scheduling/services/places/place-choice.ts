import type { Appointment } from '@balcao/contract/scheduling'

/** Nothing, where the counter says so; empty leaves it to the needs of the service. */
export const NOTHING = 'none'

/** The places of an appointment as the form has them: ids by comma. */
export const placeChoice = ({ places = [] }: Pick<Appointment, 'places'>): string =>
  places.length === 0 ? NOTHING : places.map(({ id }) => id).join(',')

/** The places that a choice of the form means; undefined where it is left to the service. */
export function placeIdsOf(choice: string): string[] | undefined {
  if (choice === '') return undefined
  return choice === NOTHING ? [] : choice.split(',')
}
