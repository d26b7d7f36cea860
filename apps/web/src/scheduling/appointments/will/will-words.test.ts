import { warningCodes, type AgendaWarning } from '@balcao/contract/scheduling'
import { expect, test } from 'vitest'
import { textsNow } from '../../../i18n/language'
import { willTexts } from './texts'
import { markWords, warningWords } from './will-words'

const t = textsNow(willTexts)
const warning = (given: Partial<AgendaWarning>): AgendaWarning => ({
  key: 'past',
  code: 'past',
  from: '09:00',
  to: '18:00',
  name: null,
  minutes: null,
  ...given,
})

test.each<[Partial<AgendaWarning>, string | null, string]>([
  [{ code: 'outside-hours' }, 'Bia', 'Fora do horário de Bia: atende das 09:00 às 18:00.'],
  [{ code: 'outside-hours' }, null, 'Fora do horário de atendimento: das 09:00 às 18:00.'],
  [{ code: 'unavailable-day', name: 'Natal' }, null, 'Este dia foi fechado na agenda (Natal).'],
  [{ code: 'closed-day' }, 'Bia', 'Bia não atende neste dia.'],
  [{ code: 'overlap', name: 'Ana Lima' }, 'Bia', 'Sobre o agendamento de Ana Lima, das 09:00 às 18:00.'],
  [{ code: 'overlap' }, null, 'Sobre o agendamento de outra pessoa, das 09:00 às 18:00.'],
  [{ code: 'other-length', minutes: 45 }, null, 'Outra duração: o serviço leva 45 min.'],
])('%j of %s reads %s', (given, who, words) => {
  expect(warningWords(t, warning(given), who)).toBe(words)
})

test('each warning has a sentence of its own, and so has each mark', () => {
  const sentences = warningCodes.map((code) => warningWords(t, warning({ code }), null))
  expect(new Set(sentences).size).toBe(warningCodes.length)
  expect(new Set(warningCodes.map((code) => markWords(t, [code]))).size).toBe(warningCodes.length)
})

test('a mark says each reason once, whoever lies there', () => {
  expect(markWords(t, ['overlap:a', 'outside-hours', 'overlap:b'])).toBe(
    'fora do horário, sobre outro agendamento',
  )
  expect(markWords(t, [])).toBe('')
})
