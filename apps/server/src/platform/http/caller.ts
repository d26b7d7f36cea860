import type { ApiScope, ModuleFlag } from '@balcao/contract'
import type { Role } from '@balcao/contract/roles'

/** Who makes a request, as the guards established it. The company always comes from here. */
export type Caller = Who & {
  /** Where the request came from, in short form. */
  network?: string
}

/** What a credential says of its holder. */
type Who =
  | ({ kind: 'session' } & SessionCaller)
  | { kind: 'apiKey'; companyId: string; keyId: string; scopes: readonly ApiScope[] }
  | { kind: 'station'; companyId: string; stationId: string }
  | { kind: 'operator'; operatorId: string; name: string }
  | { kind: 'lead'; leadId: string; proof: Buffer }
  | { kind: 'visit' }
  | { kind: 'public' }

/** A signed-in person of a company: an employee, or without one whoever knows the company's password. */
export interface SessionCaller {
  companyId: string
  sessionId: string
  role: Role
  employeeId: string | null
  /** Of a `profissional`: reads the agendas of colleagues too. */
  seesColleagues: boolean
}

/** Ways to recognise a caller; features register theirs, so that the guards know no feature. */
export interface Recognisers {
  /** The session of this cookie, or undefined. */
  session(token: string): Promise<SessionCaller | undefined>
  /** The operator of this cookie, or undefined. */
  operator(token: string): Promise<Extract<Caller, { kind: 'operator' }> | undefined>
  /** The lead whose mailbox this cookie proved, or undefined. */
  lead(token: string): Promise<Extract<Caller, { kind: 'lead' }> | undefined>
  /** The key of an `Authorization: Bearer` header, or undefined. */
  bearer(token: string): Promise<Extract<Caller, { kind: 'apiKey' | 'station' | 'visit' }> | undefined>
  /** Whether the company's licence opens this module now. */
  hasModule(companyId: string, flag: ModuleFlag): Promise<boolean>
}

/** The company a call works for; every guarded call has one. */
export function companyOf(caller: Caller): string {
  if ('companyId' in caller) return caller.companyId
  throw new Error('This call has no company')
}

/** The employee who signed in to make a call; null for the owner, and for whatever is no person. */
export const employeeOf = (caller: Caller): string | null =>
  caller.kind === 'session' ? caller.employeeId : null

/** The signed-in person of a call that only sessions may make. */
export function requireSession(caller: Caller): SessionCaller {
  if (caller.kind === 'session') return caller
  throw new Error('This call needs a session')
}
