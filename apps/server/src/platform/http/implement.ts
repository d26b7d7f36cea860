import type { Access, AnswerOf, BodyOf, Call, ModuleFlag, ParamsOf, QueryOf } from '@balcao/contract'
import { ErrorAnswer, errors } from '@balcao/contract'
import { closedFields } from '@balcao/contract/roles'
import type {} from '@fastify/cookie'
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify'
import { isOfTables } from '../rest/table-problems'
import { keepLimit, networkOf, type Limits } from '../limits/limits'
import { whatRuns } from '../what-runs'
import type { Caller, Recognisers } from './caller'
import { KeptAnswer, sendKept } from './kept-answer'
import { requireOwnOrigin } from './own-origin'
import { Problem } from './problems'
import { shortNetwork } from './short-network'

export interface Router {
  app: FastifyInstance
  recognisers: Recognisers
  limits: Limits
  /** Names of the cookies, one a kind of person. */
  cookies: { session: string; operator: string; lead: string }
  publicOrigin: string | undefined
  /** Handlers at work. One may outlive its connection, whose caller went away: the database waits for it at the end. */
  running: Set<Promise<unknown>>
}

export interface Incoming<C extends Call> {
  caller: Caller
  params: ParamsOf<C>
  query: QueryOf<C>
  body: BodyOf<C>
  request: FastifyRequest
  reply: FastifyReply
}

/** Text that is sent as it is: JSON made by the database, unless its headers say otherwise. */
export class RawJson {
  constructor(
    readonly text: string,
    readonly options: { status?: number; headers?: Record<string, string> } = {},
  ) {}
}

/**
 * Registers a call of the contract: schema, limits and guards come from its value, so a route cannot be
 * open by mistake. The handler runs only for a caller that the call's `access` lets in. With `countsItself`
 * the handler counts the call's limit, because it depends on more than the network and the company.
 */
export function implement<C extends Call>(
  router: Router,
  call: C,
  handler: (incoming: Incoming<C>) => Promise<AnswerOf<C> | RawJson | KeptAnswer>,
  options: { countsItself?: boolean } = {},
): void {
  const status = call.status ?? 200
  const route: RouteOptions = {
    method: call.method,
    url: call.path,
    ...(call.bodyLimit ? { bodyLimit: call.bodyLimit } : {}),
    config: { anyText: call.anyText ?? false },
    schema: {
      // Who may make it has no use for a list that everybody reads.
      hide: call.access.every((access) => access === 'operator'),
      operationId: call.id,
      summary: call.summary,
      tags: [call.id.split('.')[0]!],
      description: `Who: ${call.access.join(', ')}`,
      ...(call.params ? { params: call.params } : {}),
      ...(call.query ? { querystring: call.query } : {}),
      ...(call.body ? { body: call.body } : {}),
      response: { [status]: call.answer, ...errorResponses(call) },
    } as object,
    async onRequest(request) {
      request.caller = { ...(await admit(router, call, request)), network: shortNetwork(request.ip) }
      const running = whatRuns()
      if (running && 'companyId' in request.caller) running.companyId = request.caller.companyId
      if (call.limit && !options.countsItself) await keepLimit(router.limits, call.limit, counted(request))
    },
    async handler(request, reply) {
      const { caller } = request
      requireOpenFields(caller, call, request.body)
      const work = handler({
        caller,
        params: request.params as ParamsOf<C>,
        query: request.query as QueryOf<C>,
        body: request.body as BodyOf<C>,
        request,
        reply,
      })
      router.running.add(work)
      const answer = await work.finally(() => router.running.delete(work))
      if (reply.sent) return reply
      if (answer instanceof KeptAnswer) return sendKept(request, reply, answer)
      if (answer instanceof RawJson) {
        return reply
          .status(answer.options.status ?? status)
          .type('application/json; charset=utf-8')
          .headers(answer.options.headers ?? {})
          .send(answer.text)
      }
      return reply.status(status).send(answer)
    },
  }
  router.app.route(route)
}

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller
  }
  interface FastifyContextConfig {
    anyText?: boolean
  }
}

async function admit(router: Router, call: Call, request: FastifyRequest): Promise<Caller> {
  const bearer = bearerToken(request)
  if (bearer !== undefined) {
    const caller = await router.recognisers.bearer(bearer)
    if (caller && call.access.some((access) => opens(access, caller))) return caller
    if (!call.access.includes('public')) throw turnedAway(call, caller)
  }
  requireOwnOrigin(request, router.publicOrigin)
  for (const kind of ['operator', 'lead'] as const) {
    const token = call.access.includes(kind) && request.cookies[router.cookies[kind]]
    const caller = token ? await router.recognisers[kind](token) : undefined
    if (caller) return caller
  }
  const token = request.cookies[router.cookies.session]
  const wantsSession = call.access.some((access) => access === 'session' || access.startsWith('module:'))
  const session = token && wantsSession ? await router.recognisers.session(token) : undefined
  if (session) {
    const mayCall = call.roles?.includes(session.role) ?? false
    if (mayCall && (await opensTo(router, call, session.companyId))) return { kind: 'session', ...session }
    if (!call.access.includes('public')) throw new Problem(mayCall ? 'MODULE_UNAVAILABLE' : 'ROLE_FORBIDDEN')
  }
  if (call.access.includes('public')) return { kind: 'public' }
  // Who shows no cookie either is a program that forgot its key.
  throw token === undefined && isOfTables(request)
    ? new Problem('UNAUTHENTICATED', { mensagem: `Falta a chave de API: ${keyHeader}.` })
    : new Problem('UNAUTHENTICATED')
}

const keyHeader = 'mande-a no cabeçalho Authorization, como Bearer bk_…'

/** What a program is told whose key is none, or not enough. */
function turnedAway(call: Call, caller: Caller | undefined): Problem {
  const scopes = call.access.flatMap((access) => (access.startsWith('apiKey:') ? [access.slice(7)] : []))
  if (!caller)
    return new Problem('UNAUTHENTICATED', {
      ...(scopes.length > 0 && { mensagem: 'Chave de API inválida ou revogada. Confira a chave.' }),
    })
  if (caller.kind !== 'apiKey') return new Problem('FORBIDDEN')
  return new Problem('FORBIDDEN', {
    mensagem:
      scopes.length > 0
        ? `Esta chave de API não tem o escopo ${scopes.join(' nem ')}, que esta chamada pede.`
        : 'Esta chamada não é para chaves de API.',
  })
}

/** Whoever calls, and by whatever way: what only some may send is refused by name to all others. */
function requireOpenFields(caller: Caller, call: Call, body: unknown): void {
  const closed = closedFields(call.closedFields ?? {}, caller, body)
  if (closed.length === 0) return
  const mensagem = `Seu acesso não permite mudar isto: ${closed.join(', ')}. Fale com o dono da empresa.`
  throw new Problem('ROLE_FORBIDDEN', { fields: closed.map((path) => ({ path, mensagem })), mensagem })
}

/** Whether every signed-in company may make the call, or this one's licence opens it. */
async function opensTo(router: Router, call: Call, companyId: string): Promise<boolean> {
  if (call.access.includes('session')) return true
  for (const access of call.access) {
    if (
      access.startsWith('module:') &&
      (await router.recognisers.hasModule(companyId, access.slice(7) as ModuleFlag))
    )
      return true
  }
  return false
}

function opens(access: Access, caller: Caller): boolean {
  if (caller.kind === 'apiKey')
    return access.startsWith('apiKey:') && caller.scopes.includes(access.slice(7) as never)
  return access === caller.kind
}

function bearerToken(request: FastifyRequest): string | undefined {
  const match = /^Bearer ([\w.~+/=-]{1,200})$/i.exec(request.headers.authorization ?? '')
  if (match || !isOfTables(request)) return match?.[1]
  // Clients of PostgREST may send it as this alone. What is there and cannot be a key is a wrong one.
  const { apikey, authorization = apikey } = request.headers
  if (authorization === undefined) return undefined
  return typeof apikey === 'string' && /^[\w.~+/=-]{1,200}$/.test(apikey) ? apikey : 'none'
}

/** A shop's screens share one address with their neighbours: who is signed in counts for its company alone. */
function counted({ caller, ip }: FastifyRequest) {
  return 'companyId' in caller ? { company: caller.companyId } : { network: networkOf(ip) }
}

function errorResponses(call: Call) {
  const codes = [...call.errors, 'INVALID_INPUT', 'TOO_MANY_REQUESTS', 'INTERNAL'] as const
  const statuses = new Set(codes.map((code) => errors[code][0]))
  return Object.fromEntries([...statuses].map((status) => [status, ErrorAnswer]))
}
