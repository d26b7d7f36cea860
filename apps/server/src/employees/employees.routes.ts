import * as calls from '@balcao/contract/employees'
import { companyOf } from '../platform/http/caller'
import { implement, type Router } from '../platform/http/implement'
import { readTable } from '../platform/rest/read-table'
import { changeRole, giveAccess, removeAccess } from './access'
import { createEmployee } from './create-employee'
import { editEmployee } from './edit-employee'
import type { EmployeeNeeds } from './employees-needs'
import { countByStatus, listEmployees, readEmployee } from './employees.store'
import { employeesTable, employeesTableOfSessions } from './employees.table'
import { endEmployment, takeBackEmployee } from './end-employment'
import { readHistory } from './history.store'
import { openDevice } from './open-device'
import { revealSalary } from './reveal-salary'

/** Who works at the company, and who of them signs in (area EMP; decision 0026, S10). */
export function registerEmployees(router: Router, needs: EmployeeNeeds): void {
  const { db } = needs

  implement(router, calls.listEmployees, ({ caller, request }) =>
    readTable(
      db,
      companyOf(caller),
      caller.kind === 'apiKey' ? employeesTable : employeesTableOfSessions,
      request,
    ),
  )

  implement(router, calls.allEmployees, ({ caller, query }) => {
    const companyId = companyOf(caller)
    return db.asCompany(companyId, async (tx) => ({
      employees: await listEmployees(tx, companyId, query),
      counts: await countByStatus(tx, companyId),
    }))
  })

  implement(router, calls.getEmployee, ({ caller, params: { employeeId } }) => {
    const companyId = companyOf(caller)
    return db.asCompany(companyId, async (tx) => ({
      employee: await readEmployee(tx, companyId, employeeId),
      history: await readHistory(tx, companyId, employeeId),
    }))
  })

  implement(router, calls.createEmployee, ({ caller, body }) => createEmployee(db, caller, body))
  implement(router, calls.editEmployee, ({ caller, params: { employeeId }, body }) =>
    editEmployee(db, caller, employeeId, body),
  )
  implement(router, calls.endEmployment, ({ caller, params: { employeeId }, body }) =>
    endEmployment(needs, caller, employeeId, body),
  )
  implement(router, calls.takeBackEmployee, ({ caller, params: { employeeId } }) =>
    takeBackEmployee(needs, caller, employeeId),
  )
  implement(router, calls.revealSalary, ({ caller, params: { employeeId } }) =>
    revealSalary(db, caller, employeeId),
  )
  implement(router, calls.giveAccess, ({ caller, params: { employeeId }, body }) =>
    giveAccess(needs, caller, employeeId, body),
  )
  implement(router, calls.changeRole, ({ caller, params: { employeeId }, body }) =>
    changeRole(needs, caller, employeeId, body),
  )
  implement(router, calls.openDevice, ({ caller, params: { employeeId } }) =>
    openDevice(needs, caller, employeeId),
  )
  implement(router, calls.removeAccess, ({ caller, params: { employeeId } }) =>
    removeAccess(needs, caller, employeeId),
  )
}
