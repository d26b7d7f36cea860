import * as calls from '@balcao/contract/employees'
import { companyOf } from '../platform/http/caller'
import { implement, type HttpDoor } from '../platform/http/implement'
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
export function registerEmployees(door: HttpDoor, needs: EmployeeNeeds): void {
  const { db } = needs

  implement(door, calls.listEmployees, ({ caller, request }) =>
    readTable(
      db,
      companyOf(caller),
      caller.kind === 'apiKey' ? employeesTable : employeesTableOfSessions,
      request,
    ),
  )

  implement(door, calls.allEmployees, ({ caller, query }) => {
    const companyId = companyOf(caller)
    return db.asCompany(companyId, async (tx) => ({
      employees: await listEmployees(tx, companyId, query),
      counts: await countByStatus(tx, companyId),
    }))
  })

  implement(door, calls.getEmployee, ({ caller, params: { employeeId } }) => {
    const companyId = companyOf(caller)
    return db.asCompany(companyId, async (tx) => ({
      employee: await readEmployee(tx, companyId, employeeId),
      history: await readHistory(tx, companyId, employeeId),
    }))
  })

  implement(door, calls.createEmployee, ({ caller, body }) => createEmployee(db, caller, body))
  implement(door, calls.editEmployee, ({ caller, params: { employeeId }, body }) =>
    editEmployee(db, caller, employeeId, body),
  )
  implement(door, calls.endEmployment, ({ caller, params: { employeeId }, body }) =>
    endEmployment(needs, caller, employeeId, body),
  )
  implement(door, calls.takeBackEmployee, ({ caller, params: { employeeId } }) =>
    takeBackEmployee(needs, caller, employeeId),
  )
  implement(door, calls.revealSalary, ({ caller, params: { employeeId } }) =>
    revealSalary(db, caller, employeeId),
  )
  implement(door, calls.giveAccess, ({ caller, params: { employeeId }, body: { role } }) =>
    giveAccess(needs, caller, { employeeId, role }),
  )
  implement(door, calls.changeRole, ({ caller, params: { employeeId }, body: { role } }) =>
    changeRole(needs, caller, { employeeId, role }),
  )
  implement(door, calls.openDevice, ({ caller, params: { employeeId } }) =>
    openDevice(needs, caller, employeeId),
  )
  implement(door, calls.removeAccess, ({ caller, params: { employeeId } }) =>
    removeAccess(needs, caller, employeeId),
  )
}
