import * as z from 'zod/mini'
import { text } from '../call/shapes'

export const access = ['module:mod_agendamento'] as const

/** A path of this site: where a callback without popup returns. */
export const returnPath = z._default(text(200).check(z.regex(/^\/(?![/\\])[^\s\\]*$/)), '/schedule')
