import { checkCompany } from '@balcao/domain/company'
import { changesOf, companyFieldNames, fieldsOf, type CompanyValues } from './company-values'
import { weekProblems } from '../shared/hours/week-problems'
import type { HoursText } from '../shared/hours/texts'
import type { CompanyText } from './texts'

/** Where a value is wrong, by field (`pix_chave` for the key, `hours.{day}.{range}.{from|to}` for a time), and the sentence. */
export type CompanyProblems = Readonly<Record<string, CompanyText | HoursText>>

const sentences: Readonly<Record<string, CompanyText>> = {
  email_cliente: 'error_email_cliente',
  telefone_empresa: 'error_telefone_empresa',
  telefone_responsavel: 'error_telefone_responsavel',
  cep_empresa: 'error_cep_empresa',
  estado_empresa: 'error_estado_empresa',
  endereco_curto: 'error_endereco_curto',
  pix_tipo: 'error_pix',
  pix_chave: 'error_pix',
}

/** Everything that keeps these values from being saved (COMP-27 to COMP-31, COMP-34); empty values pass. */
export function problemsOf(values: CompanyValues): CompanyProblems {
  const problems: Record<string, CompanyText | HoursText> = {}
  for (const { field } of checkCompany(changesOf(fieldsOf(values), companyFieldNames))) {
    problems[field === 'pix_tipo' ? 'pix_chave' : field] = sentences[field] ?? 'error_field'
  }
  return { ...problems, ...weekProblems(values.week) }
}

/** Whether a problem lies in the opening hours, which have a message of their own. */
export const isHoursProblem = (path: string) => path.startsWith('hours.')
