import * as z from 'zod/mini'

/** Shapes that more than one feature's calls use. */

export const uuid = z.guid()

/** A CNPJ as typed or bare; the server normalises it to 14 upper-case characters. */
export const cnpjInput = z.string().check(z.trim(), z.minLength(1), z.maxLength(18))

/** Reais with at most two decimals, not negative, below one million. The server turns it into integer cents. */
export const money = z.number().check(
  z.minimum(0),
  z.maximum(999_999.99),
  z.refine((value) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6, {
    error: 'At most two decimals',
  }),
)

export const text = (max: number) => z.string().check(z.trim(), z.maxLength(max))
export const requiredText = (max: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(max))

export const done = z.object({ ok: z.literal(true), mensagem: z.optional(z.string()) })
