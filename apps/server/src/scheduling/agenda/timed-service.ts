import type { BookedService } from '@balcao/domain/scheduling'

/**
 * A service as far as its time goes; the buffers come from the settings. Of a visit with several services, `id` is the first
 * one's and `parts` are all of them in their order.
 */
export type TimedService = Pick<BookedService, 'minutes' | 'modality'> & {
  id: string
  parts?: readonly { id: string; minutes: number }[] | undefined
  /** How many come to it together; one where it is absent. */
  people?: number | undefined
}

/** The services of a visit, in their order. */
export const idsOf = ({ id, parts }: Pick<TimedService, 'id' | 'parts'>): string[] =>
  parts?.map((part) => part.id) ?? [id]
