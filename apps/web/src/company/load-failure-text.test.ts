import { expect, it } from 'vitest'
import { textsNow } from '../i18n/language'
import { ApiError } from '../lib/api-error'
import { loadFailureText } from './load-failure-text'
import { companyTexts } from './texts'

const cnpj = '99999999000199'

it.each([
  ['COMP-46', cnpj, 'NO_CNPJ', 'CNPJ não fornecido'],
  ['COMP-47', '', 'NO_CNPJ', 'CNPJ do usuário não encontrado'],
  ['COMP-48', cnpj, 'NOT_FOUND', 'Empresa não encontrada'],
  ['COMP-49', cnpj, 'COMPANY_NOT_STORED', 'Empresa não encontrada no banco de dados'],
  ['COMP-34', cnpj, 'HOURS_INVALID', 'Dados de horários inválidos'],
  ['any other failure', cnpj, 'NETWORK', ''],
])('%s of %j by %s says %j', (_, of, code, expected) => {
  expect(loadFailureText(of, new ApiError('no', { status: 0, code }), textsNow(companyTexts))).toBe(expected)
})
