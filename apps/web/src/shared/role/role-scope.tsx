import type { CallId } from '@balcao/contract'
import { roleMay } from '@balcao/contract/role-may'
import type { Role } from '@balcao/contract/roles'
import { createContext, use } from 'react'

const RoleContext = createContext<Role | null>(null)

/** Tells the screens below which role is signed in. */
export const RoleScope = RoleContext.Provider

/** The role that is signed in; null outside the dashboard, where nobody may do anything. */
export function useRole(): Role | null {
  return use(RoleContext)
}

const EmployeeContext = createContext<string | null>(null)

/** Tells the screens below which employee is signed in; null for the company's own account. */
export const EmployeeScope = EmployeeContext.Provider

/** The id of the employee who is signed in. */
export function useEmployeeId(): string | null {
  return use(EmployeeContext)
}

/**
 * Whether who is signed in may make the call with this id and, where a body is given, send that body. Only for what a
 * screen offers: the server decides.
 */
export function useMay(callId: CallId, body?: unknown): boolean {
  const role = useRole()
  return role !== null && roleMay(role, callId, body)
}
