import type { ApiScope, ModuleFlag } from '@balcao/contract'

/** Who makes a request, as the guards established it. The company always comes from here. */
export type Caller =
  | { kind: 'session'; companyId: string; sessionId: string }
  | { kind: 'apiKey'; companyId: string; keyId: string; scopes: readonly ApiScope[] }
  | { kind: 'station'; companyId: string; stationId: string }
  | { kind: 'visit' }
  | { kind: 'public' }

/** Ways to recognise a caller; features register theirs, so that the guards know no feature. */
export interface Recognisers {
  /** The session of this cookie, or undefined. */
  session(token: string): Promise<{ companyId: string; sessionId: string } | undefined>
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
