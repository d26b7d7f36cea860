import { employeeActs, type EmployeeHistoryEntry } from '@balcao/contract/employees'
import { describe, expect, it } from 'vitest'
import { textsNow } from '../../i18n/language'
import { employeesTexts } from '../texts'
import { actWords, byWords } from './history-words'

const t = textsNow(employeesTexts)
const entry = (part: Partial<EmployeeHistoryEntry>): EmployeeHistoryEntry => ({
  id: '5d0c2f0e-3a43-4a55-9f4e-0f6f1b0f7a01',
  at: '2026-11-20T12:00:00Z',
  act: 'employee.created',
  by: { kind: 'dono', name: null },
  ...part,
})

describe('EMP-04 the history of a record', () => {
  it('EMP-04 has a sentence of its own for every act', () => {
    expect(new Set(employeeActs.map((act) => actWords(entry({ act }), t))).size).toBe(employeeActs.length)
  })

  it.each([
    [{ act: 'employee.changed', fields: ['cargo', 'salario'] }, 'Alterou: Cargo, Salário'],
    [{ act: 'employee.role-changed', role: 'gerente' }, 'Trocou o papel: Gerente'],
    [{ act: 'employee.salary-shown' }, 'Viu o salário'],
    [{ act: 'employee.changed', fields: ['sapato'] }, 'Alterou: sapato'],
  ] as const)('EMP-04 %j reads %j', (part, words) => {
    expect(
      actWords(
        entry({
          ...part,
          ...('fields' in part && { fields: [...part.fields] }),
        } as Partial<EmployeeHistoryEntry>),
        t,
      ),
    ).toBe(words)
  })

  it.each([
    [{ kind: 'dono', name: null }, 'Conta da empresa'],
    [{ kind: 'employee', name: 'Ana' }, 'Ana'],
    [{ kind: 'dono', name: 'Rita' }, 'Rita'],
    [{ kind: 'operator', name: 'sofia' }, 'Operador (sofia)'],
    [{ kind: 'system', name: null }, 'Sistema'],
  ] as const)('EMP-04 %j did it: %s', (by, words) => expect(byWords(by, t)).toBe(words))
})
