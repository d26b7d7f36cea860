import { closedFields, roleMay, type Role } from '@balcao/contract/roles'
import { createContext, use } from 'react'

const RoleContext = createContext<Role | null>(null)

/** Tells the screens below which role is signed in. */
export const RoleScope = RoleContext.Provider

/** The role that is signed in; null outside the dashboard, where nobody may do anything. */
export function useRole(): Role | null {
  return use(RoleContext)
}

/**
 * Whether who is signed in may make the call with this id and, where a body is given, send that body. Only for what a
 * screen offers: the server decides (roles.ts).
 */
export function useMay(callId: string, body?: unknown): boolean {
  const role = useRole()
  return (
    role !== null &&
    roleMay(role, callId) &&
    closedFields({ kind: 'session', role }, callId, body).length === 0
  )
}
