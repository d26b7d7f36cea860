import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Problem } from '../http/problems'

/** Where the tables are. */
export const tablesRoot = '/rest/v1'

export const isOfTables = ({ url }: Pick<FastifyRequest, 'url'>): boolean => /^\/rest\/v1(?:[/?]|$)/.test(url)

/** Codes that clients of PostgREST look for, in place of ours. */
const codes: Partial<Record<Problem['code'], string>> = {
  NOT_SINGULAR: 'PGRST116',
  METHOD_NOT_ALLOWED: 'PGRST117',
  ROUTE_NOT_FOUND: 'PGRST205',
  QUERY_TOO_SLOW: '57014',
}

/** A failure as PostgREST says it: `code`, `message`, `details` and `hint`, beside what all our failures say. */
export function tableProblem(problem: Problem) {
  const { fields, details, hint } = problem.detail
  const named = fields?.map(({ path, mensagem }) => `${path}: ${mensagem}`).join('; ')
  return {
    ...problem.toAnswer(),
    code: codes[problem.code] ?? problem.code,
    details: details ?? named ?? null,
    hint: hint ?? null,
  }
}

const methods = ['GET', 'POST', 'PATCH', 'DELETE'] as const

/** What to say of an address among the tables that nothing answers: another method does, or there is no such table. */
export function unknownInTables(app: FastifyInstance, request: FastifyRequest): Problem {
  const path = request.url.split('?')[0]!.replace(/\/+$/, '')
  const name = path.slice(tablesRoot.length + 1).slice(0, 60)
  const taken = methods.filter((method) => app.hasRoute({ method, url: path }))
  if (taken.length > 0)
    return new Problem('METHOD_NOT_ALLOWED', {
      mensagem: `A tabela ${name} não aceita ${request.method}: só ${taken.join(', ')}.`,
      allow: taken,
    })
  return new Problem('ROUTE_NOT_FOUND', {
    mensagem: `Não há tabela ${name}.`,
    hint: name.startsWith('rpc/')
      ? 'Funções (rpc) não são servidas.'
      : `GET ${tablesRoot}/ lista as tabelas.`,
  })
}
