import * as z from 'zod/mini'

/** One line of an order. Prices in reais; an option's price is added to the unit price. */
export const OrderItem = z.object({
  name: z.string(),
  quantity: z.int(),
  unit_price: z.number(),
  options: z.array(z.object({ name: z.string(), price: z.number() })),
  notes: z.nullable(z.string()),
  product_id: z.nullable(z.string()),
})
export type OrderItem = z.output<typeof OrderItem>
