import { expect, it } from 'vitest'
import { licence } from '../i18n/locales/pt/entry/licence'
import { unavailableText } from './unavailable-text'

it.each([
  ['SHELL-14', 'mod_atendimento', 'Módulo não disponível'],
  ['SHELL-14', 'mod_motoboy', 'Módulo não disponível'],
  ['SHELL-14', 'mod_gerente', 'Módulo não disponível'],
  ['SHELL-15', 'mod_agendamento', 'Funcionalidade de agendamento não disponível'],
] as const)('%s the closed module %s is explained', (_, flag, text) => {
  expect(licence[unavailableText(flag)]).toBe(text)
})
