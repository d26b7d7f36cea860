import { expect, it } from 'vitest'
import { companyAgenda } from '../../i18n/locales/pt/agenda/company-agenda'

it.each([
  ['SCHD-04', 'closed', 'Fechado'],
  ['SCHD-08', 'retryConnection', 'Tentar reconectar'],
  ['SCHD-10', 'newAppointment', 'Novo Agendamento'],
  ['SCHD-11', 'notFoundTitle', 'Empresa não encontrada'],
  ['SCHD-12', 'back', 'Voltar'],
  ['SCHD-16', 'noCompany', 'Informações da empresa não encontradas.'],
  ['SCHD-17', 'eventFailed', 'Falha ao criar evento no Google Calendar.'],
  ['SCHD-18', 'created', 'Agendamento realizado com sucesso! Evento criado no Google Calendar.'],
  ['SCHD-19', 'saveFailed', 'Erro ao salvar agendamento. Tente novamente.'],
] as const)('%s the sentence %s is the specified one', (_, key, text) => {
  expect(companyAgenda[key]).toBe(text)
})

it('SCHD-15 the reason begins as specified, and its sentence is finished', () => {
  expect(companyAgenda.notConnected).toMatch(
    /^Não foi possível conectar ao Google Calendar\. A empresa precisa configurar a integração .+\.$/,
  )
})
