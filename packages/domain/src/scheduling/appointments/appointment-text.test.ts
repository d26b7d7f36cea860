import { describe, expect, test } from 'vitest'
import { fillAppointmentText, type ToldAppointment } from './appointment-text'
import { longDay } from '../slots/long-day'
import { appointmentNews, defaultScheduling } from '../settings'

const told: ToldAppointment = {
  client: 'Ana',
  service: 'Corte',
  startsAt: Date.parse('2026-11-21T02:30:00Z'),
  zone: 'America/Sao_Paulo',
  company: 'Salão Azul',
  link: 'https://balcao.exemplo/a/1',
  address: 'Rua A, 1',
}

test.each([
  ['2026-11-20', 'sexta, 20 de novembro'],
  ['2026-11-21', 'sábado, 21 de novembro'],
  ['2026-03-01', 'domingo, 1º de março'],
  ['2026-02-02', 'segunda, 2 de fevereiro'],
  ['2024-12-31', 'terça, 31 de dezembro'],
  ['2026-08-05', 'quarta, 5 de agosto'],
  ['2026-04-09', 'quinta, 9 de abril'],
])('%s is said %s', (date, words) => {
  expect(longDay(date)).toBe(words)
})

test('all twelve months have their name, in the order of the year', () => {
  const names = Array.from({ length: 12 }, (_, place) => {
    const date = `2026-${String(place + 1).padStart(2, '0')}-15`
    return longDay(date).split(' de ')[1]
  })
  expect(names.join(' ')).toBe(
    'janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro',
  )
})

describe('fillAppointmentText', () => {
  test('every variable has its value, on the company’s clock', () => {
    const all = '{nome}|{servico}|{dia}|{hora}|{empresa}|{link}|{endereco}'
    expect(fillAppointmentText(all, told)).toBe(
      'Ana|Corte|sexta, 20 de novembro|23:30|Salão Azul|https://balcao.exemplo/a/1|Rua A, 1',
    )
    expect(fillAppointmentText('{Serviço} {Endereço}', told)).toBe('Corte Rua A, 1')
    expect(fillAppointmentText('{dia} {hora}', { ...told, zone: 'America/Noronha' })).toBe(
      'sábado, 21 de novembro 00:30',
    )
  })

  test('what is not known takes its line along, and other variables can be named', () => {
    const text = 'Olá!\nEndereço: {endereco}\nAté {prazo}'
    expect(fillAppointmentText(text, { ...told, address: null }, { prazo: '18:00' })).toBe('Olá!\nAté 18:00')
  })
})

describe.each(appointmentNews)('the default text of %s', (news) => {
  const { text } = defaultScheduling.news[news]

  test('leaves nothing unfilled, nor a dangling label', () => {
    expect(fillAppointmentText(text, told, { prazo: 'sexta às 18:00' })).not.toMatch(/[{}]/)
    const bare = fillAppointmentText(text, { ...told, link: null, address: null }, { prazo: 'hoje' })
    expect(bare).not.toMatch(/:$|[{}]| {2}|\n\n/m)
  })

  test('names service, day and hour', () => {
    const filled = fillAppointmentText(text, told, { prazo: 'hoje' })
    for (const word of ['Ana', 'Corte', 'sexta, 20 de novembro', '23:30']) expect(filled).toContain(word)
  })
})
