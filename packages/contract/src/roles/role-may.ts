import type { CallId } from '../index'
import { callRoles, callFields } from './role-table'
import { closedFields, type Role } from './index'

/**
 * Whether a session of this role may make the call with this id, one that people can make, and, where a body is given,
 * send that body. For screens, which do not carry the calls of other screens; the server asks the call itself.
 */
export function roleMay(role: Role, callId: CallId, body?: unknown): boolean {
  const feature = callId.slice(0, callId.indexOf('.'))
  const allowed = callRoles[callId] ?? callRoles[feature]
  return (
    allowed !== undefined &&
    allowed.includes(role) &&
    closedFields(callFields[callId] ?? {}, { kind: 'session', role }, body).length === 0
  )
}
