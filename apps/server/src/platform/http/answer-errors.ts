import type { Socket } from 'node:net'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type * as z from 'zod'
import { isBadValue, isDatabaseAway } from '../database/failures'
import { HashingBusy } from '../secrets/passwords'
import { badFields } from './bad-fields'
import { Problem, type BadField } from './problems'

/** Gives every failure the one error shape; what is not a Problem is logged and answered without its words. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) =>
    send(asProblem(error, request), error, request, reply),
  )
  app.setNotFoundHandler((request, reply) => {
    const problem = new Problem('ROUTE_NOT_FOUND')
    return reply.status(problem.status).send(problem.toAnswer())
  })
}

/** For requests that never reach a route: an address or a request line that is none. */
export const belowRoutes = {
  frameworkErrors(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
    void send(asProblem(error, request), error, request, reply)
  },
  clientErrorHandler(_error: Error, socket: Socket): void {
    if (!socket.writable) return void socket.destroy()
    const answer = JSON.stringify(new Problem('INVALID_INPUT').toAnswer())
    const headers = `content-type: application/json; charset=utf-8\r\ncontent-length: ${Buffer.byteLength(answer)}`
    socket.end(`HTTP/1.1 400 Bad Request\r\n${headers}\r\nconnection: close\r\n\r\n${answer}`)
  },
}

function send(problem: Problem, error: Error, request: FastifyRequest, reply: FastifyReply) {
  if (problem.code === 'INTERNAL') {
    request.log.error({ route: request.routeOptions.url, error: describe(error) }, 'unexpected failure')
  }
  if (problem.code === 'UNAVAILABLE') void reply.header('retry-after', '1')
  if (problem.detail.retryAfterSeconds)
    void reply.header('retry-after', String(problem.detail.retryAfterSeconds))
  // As text: the route's own schema has no say in what an error looks like.
  return reply
    .status(problem.status)
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(problem.toAnswer()))
}

function asProblem(error: FastifyError, request: FastifyRequest): Problem {
  if (error instanceof Problem) return error
  if (error instanceof HashingBusy) return new Problem('TOO_MANY_REQUESTS', { retryAfterSeconds: 2 })
  if (hasZodFastifySchemaValidationErrors(error)) {
    return new Problem('INVALID_INPUT', { fields: refusedFields(error, request) })
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
