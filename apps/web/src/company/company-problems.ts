import { checkCompany } from '@balcao/domain/company'
import { checkHours } from '@balcao/domain/hours'
import { changesOf, companyFieldNames, fieldsOf, type CompanyValues } from './company-values'
import type { CompanyText } from './texts'
import { rowsOfDraft, type RangeDraft } from './week-draft'

/** Where a value is wrong, by field (`pix_chave` for the key, `hours.{day}.{range}.{from|to}` for a time), and the sentence. */
export type CompanyProblems = Readonly<Record<string, CompanyText>>

const sentences: Readonly<Record<string, CompanyText>> = {
  email_cliente: 'error_email_cliente',
  telefone_empresa: 'error_telefone_empresa',
  telefone_responsavel: 'error_telefone_responsavel',
  cep_empresa: 'error_cep_empresa',
  estado_empresa: 'error_estado_empresa',
  pix_tipo: 'error_pix',
  pix_chave: 'error_pix',
}

/** Everything that keeps these values from being saved (COMP-27 to COMP-31, COMP-34); empty values pass. */
export function problemsOf(values: CompanyValues): CompanyProblems {
  const problems: Record<string, CompanyText> = {}
  for (const { field } of checkCompany(changesOf(fieldsOf(values), companyFieldNames))) {
    problems[field === 'pix_tipo' ? 'pix_chave' : field] = sentences[field] ?? 'error_field'
  }
  return { ...problems, ...hoursProblems(values) }
}

/** Where a problem of one end of a range is noted. */
export const hoursPath = (day: number, range: number, end: keyof RangeDraft) => `hours.${day}.${range}.${end}`

/** Whether a problem lies in the opening hours, which have a message of their own. */
export const isHoursProblem = (path: string) => path.startsWith('hours.')

function hoursProblems({ week }: CompanyValues): CompanyProblems {
  const { rows, places } = rowsOfDraft(week)
  const problems: Record<string, CompanyText> = {}
  for (const { row, field, code } of checkHours(rows)) {
    const place = places[row]
    const end = field === 'horario_fim' ? 'to' : 'from'
    if (place) problems[hoursPath(place.day, place.range, end)] ??= `hours_${code}`
  }
  return problems
}
