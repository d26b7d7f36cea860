import * as z from 'zod/mini'
import { cnpjInput } from '../call/shapes'

/** Shapes that several calls of the company use. */

export const change = { cnpj: cnpjInput }

/** The version that the change was made from. Given and older than a change of the same fields, the save is refused. */
export const seen = { versao: z.optional(z.int()) }
