import type { Appointment } from '@balcao/contract/scheduling'

/** The rooms and the equipment of an appointment, by name; undefined where it has none. */
export const placeWords = ({ places }: Pick<Appointment, 'places'>) =>
  places?.map(({ name }) => name).join(', ')
