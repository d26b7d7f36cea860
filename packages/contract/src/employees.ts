import * as z from 'zod/mini'
import { defineCall } from './call'
import { TableQuery } from './orders'
import { uuid } from './shapes'

export const EmployeeRow = z.object({
  id: uuid,
  nome: z.string(),
  cargo: z.string(),
  departamento: z.string(),
  salario: z.number(),
  data_admissao: z.string(),
  status: z.enum(['ativo', 'inativo', 'ferias', 'licenca']),
})
export type EmployeeRow = z.output<typeof EmployeeRow>

export const listEmployees = defineCall({
  id: 'employees.list',
  method: 'GET',
  path: '/rest/v1/employees',
  summary: 'Employees in PostgREST style',
  access: ['session', 'apiKey:employees'],
  query: TableQuery,
  answer: z.union([z.array(z.partial(EmployeeRow)), z.partial(EmployeeRow)]),
  errors: ['UNSUPPORTED_FILTER', 'NOT_SINGULAR'],
  example: { query: { select: '*', order: 'nome.asc' } },
})

export const employeeCalls = { listEmployees }
