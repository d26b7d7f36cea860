import { employeeStatuses, type EmployeeStatus } from '@balcao/contract/employees'
import { useAddress } from '../lib/hooks/use-address'

export interface EmployeesAddress {
  search: string
  status: EmployeeStatus | null
  /** Whose record is open, `new` for the form of a new one. */
  employee: string | null
}

/** What the screen shows, kept in the page’s address, so that a link leads to it and the way back works. */
export function useEmployeesAddress(): EmployeesAddress & {
  show: (change: Partial<EmployeesAddress>) => void
} {
  const [params, setParams] = useAddress()
  return {
    ...readAddress(params),
    show: (change) =>
      setParams((now) => writeAddress({ ...readAddress(now), ...change }), {
        replace: !('employee' in change),
      }),
  }
}

/** Reads an address; what makes no sense is left out. */
export function readAddress(params: URLSearchParams): EmployeesAddress {
  const employee = params.get('employee')
  return {
    search: params.get('search')?.slice(0, 100) ?? '',
    status: employeeStatuses.find((known) => known === params.get('status')) ?? null,
    employee: employee !== null && /^(?:new|[0-9a-f-]{36})$/.test(employee) ? employee : null,
  }
}

/** The address of what is shown; what is usual is left out. */
export function writeAddress({ search, status, employee }: EmployeesAddress): URLSearchParams {
  return new URLSearchParams({
    ...(search && { search }),
    ...(status && { status }),
    ...(employee && { employee }),
  })
}
