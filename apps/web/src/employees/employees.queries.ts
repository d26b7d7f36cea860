import type { BodyInputOf } from '@balcao/contract/call'
import {
  allEmployees,
  changeRole,
  createEmployee,
  editEmployee,
  endEmployment,
  getEmployee,
  giveAccess,
  openDevice,
  removeAccess,
  revealSalary,
  takeBackEmployee,
  type EmployeeAccess,
  type EmployeeStatus,
} from '@balcao/contract/employees'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../lib/http/api'

export const employeesKey = ['employees'] as const
const keys = {
  all: employeesKey,
  list: (search: string, status: EmployeeStatus | null) => ['employees', 'list', search, status] as const,
  one: (id: string) => ['employees', 'one', id] as const,
}

/** The employees that fit, by name; what others did meanwhile is read when the screen is entered. */
export function useEmployees(search: string, status: EmployeeStatus | null) {
  return useQuery({
    queryKey: keys.list(search, status),
    queryFn: ({ signal }) =>
      call(allEmployees, { query: { ...(search && { search }), ...(status && { status }) }, signal }),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  })
}

/** One employee with the history of the record. */
export function useEmployee(id: string) {
  return useQuery({
    queryKey: keys.one(id),
    queryFn: ({ signal }) => call(getEmployee, { params: { employeeId: id }, signal }),
    refetchOnMount: 'always',
  })
}

/** Adds an employee; the list is read again. */
export function useCreateEmployee() {
  return useChange((body: BodyInputOf<typeof createEmployee>) => call(createEmployee, { body }))
}

/** Changes an employee; throws EMPLOYEE_CHANGED with the record as it stands when somebody was faster. */
export function useEditEmployee(employeeId: string) {
  return useChange((body: BodyInputOf<typeof editEmployee>) =>
    call(editEmployee, { params: { employeeId }, body }),
  )
}

/** Ends an employment, and takes the end back. */
export function useEmployment(employeeId: string) {
  const params = { employeeId }
  return {
    end: useChange((body: BodyInputOf<typeof endEmployment>) => call(endEmployment, { params, body })),
    takeBack: useChange((_nothing: void) => call(takeBackEmployee, { params })),
  }
}

/** What is done about an employee's sign-in. */
/** What an employee signs in as. */
export type SignsInAs = Pick<EmployeeAccess, 'role' | 'sees_colleagues'>

export function useAccess(employeeId: string) {
  const params = { employeeId }
  return {
    give: useChange((body: SignsInAs) => call(giveAccess, { params, body })),
    change: useChange((body: SignsInAs) => call(changeRole, { params, body })),
    remove: useChange((_nothing: void) => call(removeAccess, { params })),
    openDevice: useChange((_nothing: void) => call(openDevice, { params })),
  }
}

/** Reads one salary, which the server writes down. In reais; never kept with what else is known. */
export function useRevealSalary(employeeId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call(revealSalary, { params: { employeeId } }),
    gcTime: 0,
    onSettled: () => client.invalidateQueries({ queryKey: keys.one(employeeId) }),
  })
}

function useChange<Input, Answer>(change: (input: Input) => Promise<Answer>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSettled: () => client.invalidateQueries({ queryKey: keys.all }),
  })
}
