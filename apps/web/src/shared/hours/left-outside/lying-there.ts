import * as z from 'zod/mini'

/** As much of an appointment as a list of those in the way shows. */
const LyingAppointment = z.object({
  id: z.string(),
  client: z.string(),
  phone: z.string(),
  service: z.string(),
  starts_at: z.string(),
  professional: z.nullable(z.string()),
})
export type LyingAppointment = z.output<typeof LyingAppointment>

const Lying = z.object({ appointments: z.array(LyingAppointment) })

/** The appointments that a refusal names (`current`); none where they cannot be read. */
export function lyingThere(current: unknown): LyingAppointment[] {
  return Lying.safeParse(current).data?.appointments ?? []
}
