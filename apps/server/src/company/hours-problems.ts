import { checkHours, type HoursProblem, type HoursRow } from '@balcao/domain/hours'
import type { BadField } from '../platform/http/problems'

export const hoursWords: Record<HoursProblem['code'], string> = {
  missing: 'Dados de horários inválidos',
  time_invalid: 'Dados de horários inválidos',
  empty_range: 'O horário de fim é igual ao de início',
  overlap: 'Os horários do mesmo dia se sobrepõem',
}

/** What is wrong with weekly hours, under the name of the field that carries them. */
export function hoursProblems(name: string, rows: readonly HoursRow[]): BadField[] {
  return checkHours(rows).map(({ row, field, code }) => ({
    path: `${name}.${row}.${field}`,
    mensagem: hoursWords[code],
  }))
}
