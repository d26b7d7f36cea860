import { singleLine, visibleText } from '@balcao/domain/text'
import * as z from 'zod/mini'

/** Shapes that more than one feature's calls use. */

/** A UUID in either case: programs write them in capitals too, and all of ours compare the small ones. */
export const uuid = z.guid().check(z.toLowerCase())

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

/** Of the public pages' calls: the company's id, its CNPJ (decision 0026, A3), or its short address. */
export const publicCompany = z.string().check(z.minLength(3), z.maxLength(40))

const oneLine = () => [z.overwrite(singleLine), z.trim()] as const
const lines = () => [z.overwrite(visibleText), z.trim()] as const

/** A text of one line: line breaks and other controls become a space, invisible characters go. */
export const text = (max: number) => z.string().check(...oneLine(), z.maxLength(max))
export const requiredText = (max: number) => z.string().check(...oneLine(), z.minLength(1), z.maxLength(max))

/** A text that may have several lines: notes, descriptions, messages. */
export const prose = (max: number) => z.string().check(...lines(), z.maxLength(max))
export const requiredProse = (max: number) => z.string().check(...lines(), z.minLength(1), z.maxLength(max))

export const done = z.object({ ok: z.literal(true), mensagem: z.optional(z.string()) })
