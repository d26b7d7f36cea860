import * as z from 'zod/mini'
import { weekdays } from '@balcao/domain/company'

const clock = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$|^24:00$/))

/**
 * One open range of a weekday, or the day closed. A weekday with several ranges has several rows, in their order;
 * a range that ends at or before its start runs past midnight.
 */
export const HoursRow = z.strictObject({
  dia: z.enum(weekdays),
  horario_inicio: clock,
  horario_fim: clock,
  status: z.enum(['aberto', 'fechado']),
})
