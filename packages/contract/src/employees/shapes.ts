import * as z from 'zod/mini'
import { managers, ownerOnly, roles } from '../roles'
import { uuid } from '../call/shapes'

export const ownerWrite = { access: ['session'], roles: ownerOnly, limit: 'write' } as const
export const managerWrite = { access: ['session'], roles: managers, limit: 'write' } as const
export const byEmployee = z.object({ employeeId: uuid })
export const exampleId = '5d0c2f0e-3a43-4a55-9f4e-0f6f1b0f7a01'
export const params = { employeeId: exampleId }

export const employeeStatuses = ['ativo', 'inativo', 'ferias', 'licenca'] as const
/** `inativo` is who left: only the end of employment sets it, and only taking that back ends it. */
export type EmployeeStatus = (typeof employeeStatuses)[number]

/** A row of the employees table (EMP-06). `salario` in reais is null to a session; a key with the scope reads it. */
export const EmployeeRow = z.object({
  id: uuid,
  nome: z.string(),
  cargo: z.string(),
  departamento: z.string(),
  salario: z.nullable(z.number()),
  data_admissao: z.string(),
  status: z.enum(employeeStatuses),
})
export type EmployeeRow = z.output<typeof EmployeeRow>

/** How an employee signs in. `number` is the PIN's first three digits and no secret; the rest is shown once and never again. */
export const EmployeeAccess = z.object({
  role: z.enum(roles),
  /** Of a `profissional`: reads the agendas of colleagues too, and works in their own alone. */
  sees_colleagues: z.boolean(),
  number: z.int(),
  /** Instant of the last new PIN or change of role. */
  changed_at: z.string(),
  /** Instant of the last sign-in. */
  used_at: z.nullable(z.string()),
  /** Strangers guessed too often: until this instant a new device needs a code. Known devices sign in as ever. */
  paused_until: z.nullable(z.string()),
})
export type EmployeeAccess = z.output<typeof EmployeeAccess>

/** An employee as the screen has it; `salario` is always null here and asked for by `employees.salary`. */
export const Employee = z.object({
  ...EmployeeRow.shape,
  salario: z.null(),
  telefone: z.nullable(z.string()),
  email: z.nullable(z.string()),
  notes: z.string(),
  /** Last day of work, YYYY-MM-DD, and why; null while employed. */
  left_on: z.nullable(z.string()),
  left_reason: z.nullable(z.string()),
  /** Null: does not sign in. */
  access: z.nullable(EmployeeAccess),
  /** Grows with every change of the record; send it back with an edit. */
  version: z.int(),
  created_at: z.string(),
  updated_at: z.string(),
})
export type Employee = z.output<typeof Employee>

export const employeeActs = [
  'employee.created',
  'employee.changed',
  'employee.ended',
  'employee.taken-back',
  'employee.salary-shown',
  'employee.access-given',
  'employee.role-changed',
  'employee.access-removed',
  'employee.device-code',
  'employee.pin-paused',
  /** Until decision 0021 ten wrong PINs made one void. */
  'employee.pin-blocked',
] as const

/** What was done to an employee's record, newest first. Never carries an amount or a PIN. */
export const EmployeeHistoryEntry = z.object({
  id: uuid,
  at: z.string(),
  act: z.enum(employeeActs),
  /** `name`: the employee who did it, the operator; null for the company's own account. */
  by: z.object({
    kind: z.enum(['operator', 'dono', 'employee', 'api', 'system']),
    name: z.nullable(z.string()),
  }),
  /** Of `employee.changed`: the names of the changed fields. */
  fields: z.optional(z.array(z.string())),
  /** Of `employee.access-given` and `employee.role-changed`: the role since then. */
  role: z.optional(z.enum(roles)),
})
export type EmployeeHistoryEntry = z.output<typeof EmployeeHistoryEntry>
