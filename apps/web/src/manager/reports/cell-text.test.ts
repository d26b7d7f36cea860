import { expect, test } from 'vitest'
import { textsNow } from '../../i18n/language'
import { managerTexts } from '../texts'
import { cellText } from './cell-text'

const words = { t: textsNow(managerTexts), locale: 'pt-BR' }

test.each([
  ['cents', 1_542_050, 'R$ 15.420,50'],
  ['count', 1156, '1.156'],
  ['minutes', 18.5, '18,5'],
  ['date', '2026-11-21', '21/11/2026'],
  ['moment', '2026-11-21 05:30', '21/11/2026 05:30'],
  ['orderStatus', 'delivered', 'Entregue'],
  ['orderStatus', 'ready_pickup', 'Pronto para Retirada'],
  ['fulfilment', 'pickup', 'Retirada'],
  ['payment', 'credit_card', 'Cartão de crédito'],
  ['source', 'bot', 'Robô do WhatsApp'],
  ['reason', 'customer_gave_up', 'Cliente desistiu'],
  ['reason', 'something_new', 'something_new'],
  ['appointmentStatus', 'completed', 'Concluído'],
  ['yesNo', 1, 'Sim'],
  ['yesNo', 0, 'Não'],
  ['text', 'X-Bacon', 'X-Bacon'],
  ['cents', null, ''],
] as const)('MGR-05 in a report, %s %j reads %j', (kind, value, text) => {
  expect(cellText(value, kind, words).replaceAll('\u00A0', ' ')).toBe(text)
})
