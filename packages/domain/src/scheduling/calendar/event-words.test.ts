import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { eventColour, eventSummary, readSummary } from './event-words'

test.each([
  ['Corte', 'Ana Lima', 'Corte - Ana Lima'],
  [' Corte ', ' Ana ', 'Corte - Ana'],
  ['', 'Ana', 'Ana'],
  ['Corte', '  ', 'Corte'],
])('APPT-18 the event of %j for %j is called %j', (service, client, summary) => {
  expect(eventSummary(service, client)).toBe(summary)
})

test.each([
  ['Consulta - Ana Lima', 'Consulta', 'Ana Lima'],
  ['Consulta  -  Ana - retorno', 'Consulta', 'Ana - retorno'],
  ['Dentista', '', 'Dentista'],
  ['Pós-operatório', '', 'Pós-operatório'],
  [' - Ana', '', 'Ana'],
  ['', '', ''],
])('APPT-17 %j is of type %j and titled %j', (summary, type, title) => {
  expect(readSummary(summary)).toEqual({ type, title })
})

test('APPT-17 APPT-18 a summary gives back the service and the client', () => {
  const words = fc.stringMatching(/^[A-Za-zÀ-ü][A-Za-zÀ-ü .]{0,20}[a-zà-ü]$/)
  fc.assert(
    fc.property(words, words, (service, client) => {
      expect(readSummary(eventSummary(service, client))).toEqual({ type: service, title: client })
    }),
  )
})

test.each([
  ['APPT-51', 'Consulta', 'blue'],
  ['APPT-51', 'médico', 'blue'],
  ['APPT-51', 'MEDICINA do trabalho', 'blue'],
  ['APPT-51', 'Avaliação Médica', 'blue'],
  ['APPT-51', 'Exame médico', 'blue'],
  ['APPT-52', 'Treino de perna', 'green'],
  ['APPT-52', 'SESSÃO 3', 'green'],
  ['APPT-52', 'sessao', 'green'],
  ['APPT-53', 'Exame de sangue', 'purple'],
  ['APPT-53', 'reexame', 'purple'],
  ['APPT-54', 'Corte', 'yellow'],
  ['APPT-54', '', 'yellow'],
])('%s an event of type %j is shown %s', (_id, type, colour) => {
  expect(eventColour(type)).toBe(colour)
})
