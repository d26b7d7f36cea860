import { Appointment } from '@balcao/contract/scheduling'
import * as z from 'zod/mini'

const Lying = z.object({ appointments: z.array(Appointment) })

/** The appointments that a refused closure names; none where they cannot be read. */
export function lyingThere(current: unknown): Appointment[] {
  return Lying.safeParse(current).data?.appointments ?? []
}
