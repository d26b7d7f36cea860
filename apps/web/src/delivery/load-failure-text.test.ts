import { expect, it } from 'vitest'
import { textsNow } from '../i18n/language'
import { loadFailureText } from './load-failure-text'
import { deliveryTexts } from './texts'

it.each([
  ['DELIV-34 nobody is signed in', '', 'Sem conexão', 'Dados de customer não disponíveis no useCustomer'],
  ['DELIV-34 nothing is known of the failure', '9', '', 'Dados de customer não disponíveis no useCustomer'],
  ['DELIV-32 the server says why', '9', 'Serviço indisponível', 'Serviço indisponível'],
])('%s', (_, cnpj, sentence, text) => {
  expect(loadFailureText({ cnpj }, sentence, textsNow(deliveryTexts))).toBe(text)
})
