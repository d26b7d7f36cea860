import type { EmployeeRow } from '@balcao/contract/employees'
import type { Column, RestTable } from '../platform/rest/table'

/** The employees table as a key with its scope reads it. */
export const employeesTable: RestTable = {
  view: 'employee_rows',
  columns: {
    id: { type: 'uuid' },
    nome: { type: 'text', sortBy: 'sort_nome' },
    cargo: { type: 'text' },
    departamento: { type: 'text' },
    salario: { type: 'number' },
    data_admissao: { type: 'date' },
    status: { type: 'text' },
  } satisfies Record<keyof EmployeeRow, Column>,
  defaultOrder: 'nome.asc',
  key: 'id',
}

/** As a session reads it: every `salario` is null, in answers, filters and orders alike. */
export const employeesTableOfSessions: RestTable = { ...employeesTable, view: 'employee_rows_of_sessions' }
