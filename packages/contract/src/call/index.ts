import type * as z from 'zod/mini'
import type { ErrorCode } from './errors'
import type { Audience, FieldRules } from '../roles'

type Schema = z.ZodMiniType

/** Licence flags of a company, as the spec names them. */
export type ModuleFlag = 'mod_atendimento' | 'mod_motoboy' | 'mod_gerente' | 'mod_agendamento'

/** What an automation's key may touch. */
export type ApiScope = 'orders' | 'company' | 'employees' | 'appointments' | 'customers' | 'messages'

/**
 * Who may make a call. A call lists every kind of caller that is let in:
 * `public` anyone, `visit` anyone who fetched a visit token, `session` a signed-in company,
 * `module:…` a signed-in company whose licence has the module, `apiKey:…` an automation's key with
 * that scope, `station` a registered print station with its own key, `lead` whoever entered the code of an onboarding,
 * `operator` staff of the installation. Of sessions, only those of the call's `roles`.
 */
export type Access = AccessOfPeople | AccessOfOthers

type AccessOfPeople = 'session' | `module:${ModuleFlag}`
type AccessOfOthers = 'public' | 'visit' | 'station' | 'lead' | 'operator' | `apiKey:${ApiScope}`

/** Named request limits; the server maps each to numbers (see `platform/limits`). */
export type LimitName =
  | 'lookup'
  | 'leadLookup'
  | 'profile'
  | 'address'
  | 'sendCode'
  | 'verifyCode'
  | 'signIn'
  | 'lead'
  | 'browserError'
  | 'onboarding'
  | 'operatorSignIn'
  | 'visit'
  | 'write'
  | 'publicOrder'
  | 'couponCheck'
  | 'publicRead'
  | 'publicHold'
  | 'publicBooking'
  | 'publicFile'
  | 'agendaImport'

export interface Call<
  Params extends Schema | undefined = Schema | undefined,
  Query extends Schema | undefined = Schema | undefined,
  Body extends Schema | undefined = Schema | undefined,
  Answer extends Schema = Schema,
  Id extends string = string,
> {
  /** Its feature and what it does, with a dot between. */
  id: Id
  method: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Path with `:name` parameters, as the spec spells it where the spec names the call. */
  path: string
  summary: string
  access: readonly [Access, ...Access[]]
  /** Roles whose sessions may make it; nothing where no session can. */
  roles?: Audience
  /** Fields of the body that only some roles may send. */
  closedFields?: FieldRules
  limit?: LimitName
  params?: Params
  query?: Query
  body?: Body
  /** Bytes; default 64 KiB. */
  bodyLimit?: number
  /** Takes text that the database cannot store, because the handler mends it; else such text is bad input. */
  anyText?: boolean
  /** Status of a success; default 200. */
  status?: 200 | 201 | 204
  answer: Answer
  /** Codes beside those that every call of its access can answer. */
  errors: readonly ErrorCode[]
  /** Values that make a valid call; shown in the OpenAPI page and used by the tenant matrix. */
  example?: { params?: unknown; query?: unknown; body?: unknown }
}

/** A call that people can make says which roles may. */
type Admission =
  | { access: readonly AccessOfOthers[]; roles?: never }
  | { access: readonly Access[]; roles: Audience }

/** Declares a call. Keeps the literal types of its id and its schemas. */
export function defineCall<
  const Answer extends Schema,
  const Params extends Schema | undefined = undefined,
  const Query extends Schema | undefined = undefined,
  const Body extends Schema | undefined = undefined,
  const Id extends string = string,
>(call: Call<Params, Query, Body, Answer, Id> & Admission): Call<Params, Query, Body, Answer, Id> {
  return call
}

export type ParamsOf<C extends Call> =
  C extends Call<infer P, infer _Q, infer _B, infer _A> ? (P extends Schema ? z.output<P> : undefined) : never
export type QueryOf<C extends Call> =
  C extends Call<infer _P, infer Q, infer _B, infer _A> ? (Q extends Schema ? z.output<Q> : undefined) : never
export type BodyOf<C extends Call> =
  C extends Call<infer _P, infer _Q, infer B, infer _A> ? (B extends Schema ? z.output<B> : undefined) : never
export type BodyInputOf<C extends Call> =
  C extends Call<infer _P, infer _Q, infer B, infer _A> ? (B extends Schema ? z.input<B> : undefined) : never
export type AnswerOf<C extends Call> =
  C extends Call<infer _P, infer _Q, infer _B, infer A> ? z.output<A> : never
