import { describe, expect, it } from 'vitest'
import { formatText } from '../../i18n/format-text'
import { booking } from '../../i18n/locales/pt/public/booking'
import { dayWords } from './day-words'
import { zoneNote } from './zone-words'

describe('the words of the booking page', () => {
  it.each([
    ['BOOK-02', booking.unavailableText, 'Funcionalidade de agendamento não disponível'],
    ['BOOK-05', booking.step_when, 'Data e Hora'],
    ['BOOK-07', booking.closed, 'Fechado'],
    ['BOOK-09', formatText(booking.moreSlots, 'pt-BR', { count: 3 }), '+3 mais'],
    ['BOOK-11', booking.step_service, 'Serviço'],
    ['BOOK-13', formatText(booking.minutes, 'pt-BR', { count: 45 }), '45 min'],
    ['BOOK-15', booking.step_confirm, 'Confirmação'],
    ['BOOK-19', booking.dayIsClosed, 'Este dia está fechado para agendamentos'],
    ['BOOK-20', booking.dayIsFull, 'Nenhum horário disponível para este dia'],
    ['BOOK-26', booking.nameRequired, 'Nome é obrigatório'],
    ['BOOK-27', booking.nameShort, 'Nome deve ter pelo menos 3 caracteres'],
    ['BOOK-29', booking.phoneForm, 'Telefone deve estar no formato (11) 99999-9999'],
    ['BOOK-30', booking.emailForm, 'Email deve estar em formato válido'],
    ['BOOK-32', booking.confirmFailed, 'Erro ao confirmar agendamento. Tente novamente.'],
  ])('%s are the spec’s', (_, text, words) => {
    expect(text).toBe(words)
  })

  it('name days in three languages', () => {
    expect(dayWords('2026-03-03', 'pt')).toBe('terça, 3 de março')
    expect(dayWords('2026-03-03', 'en')).toBe('Tuesday, March 3')
    expect(dayWords('2026-03-03', 'es')).toBe('martes, 3 de marzo')
  })
})

describe('the company’s zone', () => {
  const at = '2026-11-24T13:00:00Z'

  it('is named where the visitor’s clock shows another time', () => {
    expect(
      zoneNote(at, { company: 'America/Manaus', visitor: 'America/Sao_Paulo', locale: 'pt-BR' }),
    ).toEqual({
      name: expect.stringContaining('Amazonas') as string,
      date: '2026-11-24',
      time: '10:00',
    })
  })

  it('is not spoken of where both clocks agree, whatever they are called', () => {
    const zones = { company: 'America/Sao_Paulo', visitor: 'America/Fortaleza', locale: 'pt-BR' }
    expect(zoneNote(at, zones)).toBeNull()
  })

  it('is one at that instant: the same two differ in another season', () => {
    const zones = { company: 'America/Sao_Paulo', visitor: 'America/Fortaleza', locale: 'pt-BR' }
    expect(zoneNote('2018-12-24T13:00:00Z', zones)).toMatchObject({ time: '10:00' })
  })
})
