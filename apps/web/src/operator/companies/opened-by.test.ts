import { expect, test } from 'vitest'
import { flagsOfPlan } from '../licence-words'
import { openedBy } from './opened-by'

const open = { mod_atendimento: false, mod_motoboy: true, mod_gerente: false, mod_agendamento: false }

test('a plan opens its modules and closes none', () => {
  expect(openedBy(open, flagsOfPlan('attendance'))).toEqual({ ...open, mod_atendimento: true })
  expect(openedBy(open, flagsOfPlan('bundle'))).toEqual(flagsOfPlan('bundle'))
})
