import { expect, it } from 'vitest'
import { textsNow } from '../i18n/language'
import { ApiError } from '../lib/http/api-error'
import { saveFailureText } from './save-failure'
import { companyTexts } from './texts'

it.each([
  ['COMP-37', new TypeError('x'), '', 'Erro ao salvar dados'],
  [
    'COMP-38',
    new ApiError('no', { status: 403, code: 'FORBIDDEN' }),
    'Acesso não permitido.',
    'Erro ao salvar: Acesso não permitido.',
  ],
  [
    'COMP-39',
    new ApiError('HTTP error! status: 502 - <html>', { status: 502, code: 'HTTP' }),
    'O servidor respondeu com um erro.',
    'Erro ao salvar: 502 - O servidor respondeu com um erro.',
  ],
])('%s a failed save says it', (_, error, sentence, expected) => {
  expect(saveFailureText(error, sentence, textsNow(companyTexts))).toBe(expected)
})
