import { createHash } from 'node:crypto'
import type { BodyOf } from '@balcao/contract'
import type { createEmployee as createCall, Employee } from '@balcao/contract/employees'
import { toCents } from '@balcao/domain/money'
import type { Database } from '../platform/database/database'
import { sql } from '../platform/database/sql'
import { companyOf, type Caller } from '../platform/http/caller'
import { Problem } from '../platform/http/problems'
import { readEmployee, writtenColumns, writtenValues } from './employees.store'
import { noteEmployeeAct } from './history.store'

/**
 * Adds an employee; the same id with the same content adds one once, and answers how the record stands now.
 * @throws Problem IDEMPOTENCY_MISMATCH when the id is there with other content
 */
export async function createEmployee(
  db: Database,
  caller: Caller,
  wanted: BodyOf<typeof createCall>,
): Promise<Employee> {
  const companyId = companyOf(caller)
  const { id, salario = 0, ...written } = wanted
  const madeFrom = digestOf(wanted)
  return db.asCompany(companyId, async (tx) => {
    const { rowCount } = await tx.execute(sql`
      insert into employees (company_id, id, ${writtenColumns}, salary_cents, made_from)
      values (${companyId}, ${id}, ${writtenValues(written)}, ${toCents(salario)}, ${madeFrom})
      on conflict (company_id, id) do nothing`)
    if (rowCount === 1) {
      await noteEmployeeAct(tx, companyId, { employeeId: id, caller, act: 'employee.created' })
    } else {
      const before = await tx.execute(sql`select 1 from employees
        where company_id = ${companyId} and id = ${id} and made_from = ${madeFrom}`)
      if (before.rowCount !== 1) throw new Problem('IDEMPOTENCY_MISMATCH')
    }
    return readEmployee(tx, companyId, id)
  })
}

/** The schema answers its fields in its own order, so the same content has the same digest. */
function digestOf(wanted: BodyOf<typeof createCall>): Buffer {
  return createHash('sha256').update(JSON.stringify(wanted)).digest()
}
