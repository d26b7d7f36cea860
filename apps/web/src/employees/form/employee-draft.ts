import type { BodyInputOf } from '@balcao/contract/call'
import type { createEmployee, editEmployee, Employee } from '@balcao/contract/employees'
import { formatPhone } from '@balcao/domain/company'
import { centsFromDigits, fromCents } from '@balcao/domain/money'

/** The form as it is typed: the phone masked, the salary as the money input shows it. */
export interface EmployeeDraft {
  nome: string
  cargo: string
  departamento: string
  data_admissao: string
  status: Employee['status']
  telefone: string
  email: string
  notes: string
  /** Empty: stays as it is. The salary itself never comes to the form. */
  salario: string
}

export type DraftField = keyof EmployeeDraft
export type DraftProblems = Partial<Record<DraftField, 'nameMissing' | 'dateMissing' | 'emailInvalid'>>

/** An empty form: admitted today. */
export function newDraft(today: string): EmployeeDraft {
  return {
    nome: '',
    cargo: '',
    departamento: '',
    data_admissao: today,
    status: 'ativo',
    telefone: '',
    email: '',
    notes: '',
    salario: '',
  }
}

/** The form of a record. */
export function draftOf(employee: Employee): EmployeeDraft {
  return {
    nome: employee.nome,
    cargo: employee.cargo,
    departamento: employee.departamento,
    data_admissao: employee.data_admissao,
    status: employee.status,
    telefone: formatPhone(employee.telefone ?? ''),
    email: employee.email ?? '',
    notes: employee.notes,
    salario: '',
  }
}

/** What is missing or wrong, by field; the server's own words for the rest. */
export function problemsOf({ nome, data_admissao, email }: EmployeeDraft): DraftProblems {
  return {
    ...(nome.trim() === '' && { nome: 'nameMissing' }),
    ...(!/^\d{4}-\d{2}-\d{2}$/.test(data_admissao) && { data_admissao: 'dateMissing' }),
    ...(email.trim() !== '' && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email.trim()) && { email: 'emailInvalid' }),
  }
}

function changedFields(from: EmployeeDraft, to: EmployeeDraft): DraftField[] {
  return (Object.keys(to) as DraftField[]).filter((field) => from[field] !== to[field])
}

/** The body that adds an employee; a salary only where one was typed. */
export function createBody(id: string, draft: EmployeeDraft): BodyInputOf<typeof createEmployee> {
  const { status, ...fields } = fieldsOf(draft)
  return { id, ...fields, ...(status !== 'inativo' && { status }), ...salaryOf(draft) }
}

/** The body that changes what is different since `base`; a salary only where one was typed. */
export function editBody(
  version: number,
  base: EmployeeDraft,
  draft: EmployeeDraft,
): BodyInputOf<typeof editEmployee> {
  const fields = fieldsOf(draft)
  const changed = new Set<string>(changedFields(base, draft))
  const entries = Object.entries(fields).filter(([name]) => changed.has(name))
  return { version, ...(Object.fromEntries(entries) as Partial<EditFields>), ...salaryOf(draft) }
}

type EditFields = Omit<BodyInputOf<typeof editEmployee>, 'version' | 'salario'>

function fieldsOf(draft: EmployeeDraft) {
  return {
    nome: draft.nome.trim(),
    cargo: draft.cargo.trim(),
    departamento: draft.departamento.trim(),
    data_admissao: draft.data_admissao,
    status: draft.status,
    telefone: draft.telefone.replaceAll(/\D/g, '') || null,
    email: draft.email.trim() || null,
    notes: draft.notes.trim(),
  }
}

function salaryOf({ salario }: EmployeeDraft) {
  const cents = centsFromDigits(salario)
  return cents === null ? {} : { salario: fromCents(cents) }
}
