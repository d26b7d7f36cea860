import * as z from 'zod/mini'
import { prose } from '../call/shapes'

/** What a price may be, in cents. */
export const lineCents = z.int().check(z.minimum(0), z.maximum(99_999_999))

/**
 * One line of the cart. `unit_cents` is the price that the customer saw, options included. Products by halves have the
 * id `meio:{category}` and their parts as options of `meio:sabores`; other groups of theirs, and the options of those,
 * go by their names in lower case, without accents, with `-` between words.
 */
export const CartLine = z.strictObject({
  item_id: z.string().check(z.minLength(1), z.maxLength(85)),
  price_type: z.string().check(z.minLength(1), z.maxLength(60)),
  quantity: z.int().check(z.minimum(1), z.maximum(99)),
  options: z
    .array(
      z.strictObject({
        group_id: z.string().check(z.maxLength(120)),
        option_id: z.string().check(z.maxLength(120)),
        count: z.int().check(z.minimum(1), z.maximum(50)),
      }),
    )
    .check(z.maxLength(100)),
  notes: z.optional(z.nullable(prose(200))),
  unit_cents: lineCents,
})
export type CartLine = z.output<typeof CartLine>
