import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { ErrorCode } from '@balcao/contract'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type * as z from 'zod'
import { isBadValue, isDatabaseAway } from '../database/failures'
import { isOfTables, tableProblem, unknownInTables } from '../rest/table-problems'
import { HashingBusy } from '../secrets/passwords'
import { badFields } from './bad-fields'
import { Problem, type BadField } from './problems'

/** Gives every failure the one error shape; what is not a Problem is logged and answered without its words. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) =>
    send(asProblem(error, request), error, request, reply),
  )
  app.setNotFoundHandler((request, reply) => {
    const problem = isOfTables(request) ? unknownInTables(app, request) : new Problem('ROUTE_NOT_FOUND')
    return send(problem, problem, request, reply)
  })
}

/** For requests that never reach a route: an address or a request line that is none. */
export const belowRoutes = {
  frameworkErrors(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
    void send(asProblem(error, request), error, request, reply)
  },
  clientErrorHandler(error: Error & { code?: string }, socket: Socket): void {
    refuseSocket(socket, belowHttp[error.code ?? ''] ?? 'INVALID_INPUT')
  },
}

/** What Node says of a request that it does not read to its end. */
const belowHttp: Record<string, ErrorCode> = {
  ERR_HTTP_REQUEST_TIMEOUT: 'REQUEST_TIMEOUT',
  HPE_HEADER_OVERFLOW: 'ADDRESS_TOO_LONG',
}

/** Answers on a connection on which no answer has begun, and closes it. */
export function refuseSocket(socket: Socket, code: ErrorCode): void {
  if (!socket.writable) return void socket.destroy()
  const problem = new Problem(code)
  const answer = JSON.stringify(problem.toAnswer())
  const headers = `content-type: application/json; charset=utf-8\r\ncontent-length: ${Buffer.byteLength(answer)}`
  const status = `${problem.status} ${STATUS_CODES[problem.status]}`
  socket.end(`HTTP/1.1 ${status}\r\n${headers}\r\nconnection: close\r\n\r\n${answer}`)
  // Who does not read or close either is not waited for.
  socket.destroySoon()
}

function send(problem: Problem, error: Error, request: FastifyRequest, reply: FastifyReply) {
  if (problem.code === 'INTERNAL') {
    request.log.error({ route: request.routeOptions.url, error: describe(error) }, 'unexpected failure')
  }
  if (problem.code === 'UNAVAILABLE') void reply.header('retry-after', '1')
  if (problem.detail.retryAfterSeconds)
    void reply.header('retry-after', String(problem.detail.retryAfterSeconds))
  if (problem.detail.allow) void reply.header('allow', problem.detail.allow.join(', '))
  // As text: the route's own schema has no say in what an error looks like.
  return reply
    .status(problem.status)
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(isOfTables(request) ? tableProblem(problem) : problem.toAnswer()))
}

function asProblem(error: FastifyError, request: FastifyRequest): Problem {
  if (error instanceof Problem) return error
  if (error instanceof HashingBusy) return new Problem('TOO_MANY_REQUESTS', { retryAfterSeconds: 2 })
  if (hasZodFastifySchemaValidationErrors(error)) {
    const fields = refusedFields(error, request)
    // Who calls a table reads the message alone.
    const named = fields.map(({ path, mensagem }) => `${path} (${mensagem})`).join(', ')
    const isTable = isOfTables(request) && named !== ''
    return new Problem('INVALID_INPUT', {
      fields,
      ...(isTable && { mensagem: `Dados inválidos: ${named}.` }),
    })
  }
  if (isDatabaseAway(error)) return new Problem('UNAVAILABLE')
  if (isBadValue(error)) return new Problem('INVALID_INPUT')
  if (error.statusCode === 413) return new Problem('PAYLOAD_TOO_LARGE')
  if (error.statusCode === 415) return new Problem('UNSUPPORTED_MEDIA_TYPE')
  if (error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500)
    return new Problem('INVALID_INPUT')
  return new Problem('INTERNAL')
}

/** What is wrong with the part of the request that its schema refused. */
function refusedFields(error: FastifyError, request: FastifyRequest): BadField[] {
  const part = error.validationContext as 'body' | 'querystring' | 'params' | undefined
  const schema = part && request.routeOptions.schema?.[part]
  if (!schema) return []
  return badFields(schema as z.core.$ZodType, part === 'querystring' ? request.query : request[part])
}

/** Name, SQLSTATE and stack: a database message may quote a row, so it stays out. */
function describe(error: Error) {
  const cause = error.cause as { code?: string; constraint?: string } | undefined
  const sqlState = (error as { code?: string }).code ?? cause?.code
  return {
    name: error.name,
    sqlState,
    constraint: cause?.constraint,
    stack: error.stack?.split('\n').slice(1, 8),
  }
}
