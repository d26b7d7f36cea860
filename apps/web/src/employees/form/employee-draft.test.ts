import type { Employee } from '@balcao/contract/employees'
import { describe, expect, it } from 'vitest'
import { createBody, draftOf, editBody, newDraft, problemsOf } from './employee-draft'

const id = '5d0c2f0e-3a43-4a55-9f4e-0f6f1b0f7a01'
const marina: Employee = {
  id,
  nome: 'Marina Souza',
  cargo: 'Atendente',
  departamento: 'Balcão',
  salario: null,
  data_admissao: '2026-03-02',
  status: 'ativo',
  telefone: '92991234567',
  email: null,
  notes: '',
  left_on: null,
  left_reason: null,
  access: null,
  version: 3,
  created_at: '2026-03-02T12:00:00Z',
  updated_at: '2026-03-02T12:00:00Z',
}

describe('EMP-04 EMP-06 the form of an employee', () => {
  it('EMP-06 holds every field of the record, the salary never with its amount', () => {
    expect(draftOf(marina)).toEqual({
      nome: 'Marina Souza',
      cargo: 'Atendente',
      departamento: 'Balcão',
      data_admissao: '2026-03-02',
      status: 'ativo',
      telefone: '(92) 99123-4567',
      email: '',
      notes: '',
      salario: '',
    })
  })

  it('EMP-04 sends only what was changed, and no salary that nobody typed', () => {
    const base = draftOf(marina)
    expect(editBody(3, base, base)).toEqual({ version: 3 })
    expect(editBody(3, base, { ...base, cargo: ' Caixa ', telefone: '' })).toEqual({
      version: 3,
      cargo: 'Caixa',
      telefone: null,
    })
    expect(editBody(3, base, { ...base, salario: '2.100,50' })).toEqual({ version: 3, salario: 2100.5 })
  })

  it('EMP-04 adds with what was typed, admitted today unless said otherwise', () => {
    const draft = { ...newDraft('2026-11-20'), nome: ' Ana ', email: 'ana@loja.example' }
    expect(createBody(id, draft)).toEqual({
      id,
      nome: 'Ana',
      cargo: '',
      departamento: '',
      data_admissao: '2026-11-20',
      status: 'ativo',
      telefone: null,
      email: 'ana@loja.example',
      notes: '',
    })
    expect(createBody(id, { ...draft, salario: '1.850,00' })).toMatchObject({ salario: 1850 })
  })

  it('EMP-04 leaves the status of who left alone', () => {
    const left = draftOf({ ...marina, status: 'inativo', left_on: '2026-10-01' })
    expect(editBody(4, left, { ...left, notes: 'Voltou para buscar o uniforme' })).toEqual({
      version: 4,
      notes: 'Voltou para buscar o uniforme',
    })
  })

  it.each([
    [{ nome: 'Ana' }, {}],
    [{ nome: '  ' }, { nome: 'nameMissing' }],
    [{ nome: 'Ana', data_admissao: '' }, { data_admissao: 'dateMissing' }],
    [{ nome: 'Ana', email: 'ana@' }, { email: 'emailInvalid' }],
    [{ nome: 'Ana', email: ' ana@loja.example ' }, {}],
  ])('EMP-04 of %j it says %j', (part, problems) => {
    expect(problemsOf({ ...newDraft('2026-11-20'), ...part })).toEqual(problems)
  })
})
