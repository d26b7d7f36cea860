import * as z from 'zod/mini'
import { defineCall } from '../call'
import { TableQuery } from '../orders'
import { managers, ownerOnly, roles } from '../roles'
import { money, prose, requiredText, text, uuid } from '../call/shapes'

const ownerWrite = { access: ['session'], roles: ownerOnly, limit: 'write' } as const
const managerWrite = { access: ['session'], roles: managers, limit: 'write' } as const

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

export const listEmployees = defineCall({
  id: 'employees.list',
  method: 'GET',
  path: '/rest/v1/employees',
  summary: 'Employees in PostgREST style; `salario` is null to a session',
  access: ['session', 'apiKey:employees'],
  roles: managers,
  query: TableQuery,
  answer: z.union([z.array(z.partial(EmployeeRow)), z.partial(EmployeeRow)]),
  errors: ['UNSUPPORTED_FILTER', 'NOT_SINGULAR'],
  example: { query: { select: '*', order: 'nome.asc' } },
})

export const allEmployees = defineCall({
  id: 'employees.all',
  method: 'GET',
  path: '/api/employees',
  summary: 'The employees of the screen by name, at most 500, searched by name, role and department',
  access: ['session'],
  roles: managers,
  query: z.object({
    search: z.optional(text(100)),
    status: z.optional(z.enum(employeeStatuses)),
  }),
  answer: z.object({
    employees: z.array(Employee),
    /** How many of each status the company has, whatever was searched for. */
    counts: z.object({ ativo: z.int(), inativo: z.int(), ferias: z.int(), licenca: z.int() }),
  }),
  errors: [],
  example: { query: { search: 'cozinha', status: 'ativo' } },
})

const byEmployee = z.object({ employeeId: uuid })
const exampleId = '5d0c2f0e-3a43-4a55-9f4e-0f6f1b0f7a01'
const params = { employeeId: exampleId }

export const getEmployee = defineCall({
  id: 'employees.get',
  method: 'GET',
  path: '/api/employees/:employeeId',
  summary: 'One employee, and the last 200 acts on the record',
  access: ['session'],
  roles: managers,
  params: byEmployee,
  answer: z.object({ employee: Employee, history: z.array(EmployeeHistoryEntry) }),
  errors: ['EMPLOYEE_NOT_FOUND'],
  example: { params },
})

/** Somebody who works: who left is `inativo`, by `employees.end` alone. */
const workingStatus = z.enum(['ativo', 'ferias', 'licenca'])
const optionalEmail = z.nullable(z.union([z.email().check(z.maxLength(254)), z.literal('')]))

/**
 * Who may not see salaries may not set them either: `salario` from such a role answers ROLE_FORBIDDEN, so leave the
 * field out of the body where a role may not send it (`closedFields` of the two calls below).
 */
const employeeFields = {
  nome: requiredText(120),
  cargo: text(80),
  departamento: text(80),
  salario: money,
  data_admissao: z.iso.date(),
  status: workingStatus,
  telefone: z.nullable(text(20)),
  email: optionalEmail,
  notes: prose(2000),
}

export const createEmployee = defineCall({
  id: 'employees.create',
  method: 'POST',
  path: '/api/employees',
  summary: 'Adds an employee. The same id with the same content adds one once',
  access: ['session'],
  roles: managers,
  // A refused or accepted guess would tell what may not be seen.
  closedFields: { salario: { roles: ownerOnly } },
  limit: 'write',
  body: z.strictObject({
    /** Chosen by the caller. */
    id: uuid,
    nome: employeeFields.nome,
    cargo: z._default(employeeFields.cargo, ''),
    departamento: z._default(employeeFields.departamento, ''),
    salario: z.optional(employeeFields.salario),
    data_admissao: employeeFields.data_admissao,
    status: z._default(workingStatus, 'ativo'),
    telefone: z._default(employeeFields.telefone, null),
    email: z._default(optionalEmail, null),
    notes: z._default(employeeFields.notes, ''),
  }),
  status: 201,
  answer: Employee,
  errors: ['IDEMPOTENCY_MISMATCH', 'ROLE_FORBIDDEN'],
  example: {
    body: {
      id: exampleId,
      nome: 'Marina Souza',
      cargo: 'Atendente',
      departamento: 'Balcão',
      salario: 1850,
      data_admissao: '2026-03-02',
    },
  },
})

export const editEmployee = defineCall({
  id: 'employees.edit',
  method: 'PATCH',
  path: '/api/employees/:employeeId',
  summary: 'Changes what the body names; refused when somebody changed it since `version`',
  access: ['session'],
  roles: managers,
  closedFields: { salario: { roles: ownerOnly } },
  limit: 'write',
  params: byEmployee,
  body: z.strictObject({
    version: z.int().check(z.minimum(1)),
    ...z.partial(z.object(employeeFields)).shape,
  }),
  answer: Employee,
  errors: ['EMPLOYEE_NOT_FOUND', 'EMPLOYEE_CHANGED', 'NOT_EMPLOYED', 'ROLE_FORBIDDEN'],
  example: { params, body: { version: 1, cargo: 'Atendente sênior', salario: 2100 } },
})

export const endEmployment = defineCall({
  id: 'employees.end',
  method: 'POST',
  path: '/api/employees/:employeeId/end',
  summary:
    'Ends the employment: the access goes at once. Who signs in as dono or gerente is let go by the owner alone',
  ...managerWrite,
  params: byEmployee,
  body: z.strictObject({
    /** Last day of work: neither before the admission nor after today on the company's calendar. */
    left_on: z.iso.date(),
    reason: z._default(prose(300), ''),
  }),
  answer: Employee,
  errors: ['EMPLOYEE_NOT_FOUND', 'NOT_EMPLOYED', 'ROLE_FORBIDDEN'],
  example: { params, body: { left_on: '2026-11-20', reason: 'Pediu demissão' } },
})

export const takeBackEmployee = defineCall({
  id: 'employees.takeBack',
  method: 'POST',
  path: '/api/employees/:employeeId/take-back',
  summary: 'Employed again, or the end was a mistake. Access does not come back by itself',
  ...managerWrite,
  params: byEmployee,
  answer: Employee,
  errors: ['EMPLOYEE_NOT_FOUND'],
  example: { params },
})

export const revealSalary = defineCall({
  id: 'employees.salary',
  method: 'POST',
  path: '/api/employees/:employeeId/salary',
  summary: 'Shows one salary, in reais, and writes down who saw it',
  ...ownerWrite,
  params: byEmployee,
  answer: z.object({ salario: z.number() }),
  errors: ['EMPLOYEE_NOT_FOUND'],
  example: { params },
})

const roleBody = z.strictObject({
  role: z.enum(roles),
  /** With `profissional`: reads the agendas of colleagues too. Means nothing with another role. */
  sees_colleagues: z._default(z.boolean(), false),
})

export const giveAccess = defineCall({
  id: 'employees.giveAccess',
  method: 'POST',
  path: '/api/employees/:employeeId/access',
  summary:
    'Lets an employee sign in, with a PIN that is shown this once; again, a new PIN and the old one is void',
  ...ownerWrite,
  params: byEmployee,
  body: roleBody,
  /** `pin`: nine digits, shown in threes. */
  answer: z.object({ employee: Employee, pin: z.string() }),
  errors: ['EMPLOYEE_NOT_FOUND', 'NOT_EMPLOYED'],
  example: { params, body: { role: 'atendente' } },
})

export const changeRole = defineCall({
  id: 'employees.changeRole',
  method: 'PATCH',
  path: '/api/employees/:employeeId/access',
  summary: 'Another role under the same PIN; the sessions of the former one end',
  ...ownerWrite,
  params: byEmployee,
  body: roleBody,
  answer: Employee,
  errors: ['EMPLOYEE_NOT_FOUND', 'NO_ACCESS'],
  example: { params, body: { role: 'gerente' } },
})

export const openDevice = defineCall({
  id: 'employees.openDevice',
  method: 'POST',
  path: '/api/employees/:employeeId/device-code',
  summary:
    'A code of one use and ten minutes that lets the employee sign in on a new device; voids the one before',
  ...managerWrite,
  params: byEmployee,
  /** `code`: eight letters and digits, shown in fours. */
  answer: z.object({ code: z.string(), expires_at: z.string() }),
  errors: ['EMPLOYEE_NOT_FOUND', 'NO_ACCESS'],
  example: { params },
})

export const removeAccess = defineCall({
  id: 'employees.removeAccess',
  method: 'DELETE',
  path: '/api/employees/:employeeId/access',
  summary: 'The employee signs in no more; open sessions and streams end at once',
  ...ownerWrite,
  params: byEmployee,
  answer: Employee,
  errors: ['EMPLOYEE_NOT_FOUND'],
  example: { params },
})

export const employeeCalls = {
  listEmployees,
  allEmployees,
  getEmployee,
  createEmployee,
  editEmployee,
  endEmployment,
  takeBackEmployee,
  revealSalary,
  giveAccess,
  changeRole,
  openDevice,
  removeAccess,
}
