import * as z from 'zod/mini'
import { defineCall } from '../call'
import { roles } from '../roles'
import { byEmployee, Employee, managerWrite, ownerWrite, params } from './shapes'

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

export const accessCalls = { giveAccess, changeRole, openDevice, removeAccess }
