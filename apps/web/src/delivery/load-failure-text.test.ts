import { expect, it } from 'vitest'
import { textsNow } from '../i18n/language'
import { ApiError } from '../lib/http/api-error'
import { loadFailureText } from './load-failure-text'
import { deliveryTexts } from './texts'

const without = 'Dados de customer não disponíveis no useCustomer'

it.each([
  ['DELIV-34 an answer without a record', 'COMPANY_NOT_STORED', 'Empresa não encontrada', without],
  ['DELIV-34 an answer that is none', 'UNREADABLE', 'Erro ao processar resposta do servidor', without],
  ['DELIV-34 nothing is known of the failure', 'UNAVAILABLE', '', without],
  ['DELIV-32 the server says why', 'UNAVAILABLE', 'Serviço indisponível', 'Serviço indisponível'],
])('%s', (_, code, sentence, text) => {
  const error = new ApiError(sentence, { status: 0, code })
  expect(loadFailureText(error, sentence, textsNow(deliveryTexts))).toBe(text)
})
