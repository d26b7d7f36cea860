import { expect, it } from 'vitest'
import { textsNow } from '../i18n/language'
import { ApiError } from '../lib/http/api-error'
import { loadFailureText } from './load-failure-text'
import { companyTexts } from './texts'

it.each([
  ['COMP-48', 'NOT_FOUND', 'Empresa não encontrada'],
  ['COMP-49', 'COMPANY_NOT_STORED', 'Empresa não encontrada no banco de dados'],
  ['COMP-34', 'HOURS_INVALID', 'Dados de horários inválidos'],
  ['any other failure', 'NETWORK', ''],
])('%s by %s says %j', (_, code, expected) => {
  expect(loadFailureText(new ApiError('no', { status: 0, code }), textsNow(companyTexts))).toBe(expected)
})
