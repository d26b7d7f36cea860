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

/** As much of an order for later. */
const LyingOrder = z.object({
  id: z.string(),
  number: z.number(),
  customer_name: z.string(),
  customer_phone: z.nullable(z.string()),
  fulfilment: z.enum(['delivery', 'pickup']),
  scheduled_for: z.string(),
})
export type LyingOrder = z.output<typeof LyingOrder>

/** The appointments that a refusal names (`current`); none where they cannot be read. */
export function lyingThere(current: unknown): LyingAppointment[] {
  return z.object({ appointments: z.array(LyingAppointment) }).safeParse(current).data?.appointments ?? []
}

/** The orders for later that it names as well. */
export function lyingOrders(current: unknown): LyingOrder[] {
  return z.object({ orders: z.array(LyingOrder) }).safeParse(current).data?.orders ?? []
}
