import type { EmployeeStatus } from '@balcao/contract/employees'

/** The dot of each status (EMP-07); the word beside it says the same without colour. */
export const statusColours: Readonly<Record<EmployeeStatus, string>> = {
  ativo: 'bg-ready-solid',
  ferias: 'bg-accent',
  licenca: 'bg-marigold',
  inativo: 'bg-danger-solid',
}
