import { describe, expect, test } from 'vitest'
import { scheduling as en } from '../i18n/locales/en/agenda/scheduling'
import { scheduling as pt } from '../i18n/locales/pt/agenda/scheduling'

describe('the sentences of the agenda are the specified ones', () => {
  test.each([
    ['APPT-05', pt.currentMonth, 'Atual'],
    ['APPT-06', pt.todayBadge, 'Hoje'],
    ['APPT-06', en.todayBadge, 'Today'],
    ['APPT-10', pt.emptyTitle, 'Nenhum agendamento encontrado'],
    ['APPT-29', pt['problem_client-required'], 'Nome do cliente é obrigatório'],
    ['APPT-30', pt['problem_phone-required'], 'Telefone é obrigatório'],
    ['APPT-31', pt['problem_date-required'], 'Data é obrigatória'],
    ['APPT-32', pt['problem_time-required'], 'Horário é obrigatório'],
    ['APPT-33', pt['problem_service-required'], 'Serviço é obrigatório'],
    ['APPT-34', pt['problem_email-form'], 'Email inválido'],
    ['APPT-35', pt.problem_past, 'Data e hora não podem ser no passado'],
    ['APPT-36', pt.problem_unavailable, 'Este dia está marcado como indisponível'],
    ['APPT-37', pt.problem_taken, 'Este horário já está ocupado por outro agendamento'],
    ['APPT-42', pt.created, 'Agendamento criado com sucesso!'],
    ['APPT-43', pt.updated, 'Agendamento atualizado com sucesso!'],
    ['APPT-44', pt.saveFailed, 'Erro ao salvar agendamento'],
    ['APPT-45', pt.loadFailed, 'Erro ao carregar agendamentos'],
    ['APPT-48', pt.status_completed, 'Concluído'],
    ['APPT-49', pt.status_ongoing, 'Em Andamento'],
    ['APPT-50', pt.status_pending, 'Pendente'],
    ['AVAIL-03', pt.defineAgenda, 'Define Agenda'],
    ['AVAIL-17', pt.problem_closed, 'Este dia está fechado para agendamentos'],
    ['AVAIL-24', pt.dayFailed, 'Erro ao alterar disponibilidade do dia'],
    ['SCHD-13', pt['problem_address-required'], 'Endereço é obrigatório'],
  ])('%s says %j', (_, text, expected) => {
    expect(text).toBe(expected)
  })
})

test('APPT-11 the warning without services names the section where they are made', () => {
  expect(pt.noServices).toContain('Catálogo')
})
