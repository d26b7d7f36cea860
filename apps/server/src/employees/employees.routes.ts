import { listEmployees } from '@balcao/contract/employees'
import type { Database } from '../platform/database/database'
import { companyOf } from '../platform/http/caller'
import { implement, type HttpDoor } from '../platform/http/implement'
import { readTable } from '../platform/rest/read-table'
import type { RestTable } from '../platform/rest/table-query'

const employeesTable: RestTable = {
  view: 'employee_rows',
  columns: {
    id: { type: 'uuid' },
    nome: { type: 'text', sortBy: 'sort_nome' },
    cargo: { type: 'text' },
    departamento: { type: 'text' },
    salario: { type: 'number' },
    data_admissao: { type: 'date' },
    status: { type: 'text' },
  },
  defaultOrder: 'nome.asc',
  maxLimit: 500,
}

/** The employees table in PostgREST style (spec section 7: an array). */
export function registerEmployees(door: HttpDoor, { db }: { db: Database }): void {
  implement(door, listEmployees, ({ caller, request }) =>
    readTable(db, companyOf(caller), employeesTable, request),
  )
}
