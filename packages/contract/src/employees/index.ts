import * as z from 'zod/mini'
import { defineCall } from '../call'
import { managers, ownerOnly } from '../roles'
import { money, prose, requiredText, text, uuid } from '../call/shapes'
import { tableAnswer, tableErrors, tableQuery } from '../call/table-query'
import { accessCalls } from './access'
import {
  byEmployee,
  Employee,
  EmployeeHistoryEntry,
  EmployeeRow,
  employeeStatuses,
  exampleId,
  managerWrite,
  ownerWrite,
  params,
} from './shapes'

export const listEmployees = defineCall({
  id: 'employees.list',
  method: 'GET',
  path: '/rest/v1/employees',
  summary: 'Employees in PostgREST style; `salario` is null to a session',
  access: ['session', 'apiKey:employees'],
  roles: managers,
  query: tableQuery(EmployeeRow, 'reads'),
  answer: tableAnswer(EmployeeRow),
  errors: tableErrors,
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

export const employeeCalls = {
  listEmployees,
  allEmployees,
  getEmployee,
  createEmployee,
  editEmployee,
  endEmployment,
  takeBackEmployee,
  revealSalary,
  ...accessCalls,
}

export * from './access'
export {
  Employee,
  EmployeeAccess,
  employeeActs,
  EmployeeHistoryEntry,
  EmployeeRow,
  employeeStatuses,
  type EmployeeStatus,
} from './shapes'
