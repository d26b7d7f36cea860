import type { EraseReport } from '@balcao/contract/customers'
import { expect, it } from 'vitest'
import { textsNow } from '../i18n/language'
import { reportText } from './report-text'
import { orderStatusWord, appointmentStatusWord } from './status-words'
import { customersTexts } from './texts'

const report: EraseReport = {
  erased_at: '2026-11-22T12:00:00.000Z',
  removed: [
    { what: 'messages', count: 3 },
    { what: 'record', count: 1 },
  ],
  kept: [
    { what: 'orders', count: 2, law: 'Registro fiscal.', until: '2032-01-01' },
    { what: 'appointments', count: 1, law: 'Histórico da agenda.', until: null },
  ],
  elsewhere: ['Cópias de segurança.'],
}

it('W31 the report that is handed to the person says what went, what stays, by which law and until when', () => {
  expect(reportText(report, textsNow(customersTexts))).toBe(
    [
      'Dados apagados (2026-11-22T12:00:00.000Z)',
      '',
      'Removido',
      '- 3 mensagens',
      '- 1 cadastro',
      '',
      'Mantido sem identificar o cliente',
      '- 2 pedidos: Registro fiscal. Guardar até 01/01/2032.',
      '- 1 agendamento: Histórico da agenda.',
      '',
      'Fora deste sistema',
      '- Cópias de segurança.',
      '',
    ].join('\n'),
  )
})

it('leaves out what there is nothing of', () => {
  expect(reportText({ ...report, removed: [], kept: [] }, textsNow(customersTexts))).not.toMatch(
    /Removido|Mantido/,
  )
})

it.each([
  ['delivered', 'Entregue'],
  ['analysis', 'Em Análise'],
  ['ready', 'Pronto para Retirada'],
  ['tomorrow', 'tomorrow'],
])('the status %s of an order is %s', (status, word) => {
  expect(orderStatusWord(textsNow(customersTexts), { status, fulfilment: 'pickup' })).toBe(word)
})

it.each([
  ['completed', 'Concluído'],
  ['tomorrow', 'tomorrow'],
])('the status %s of an appointment is %s', (status, word) => {
  expect(appointmentStatusWord(textsNow(customersTexts), status)).toBe(word)
})
