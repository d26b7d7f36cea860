import {
  checkCnpj,
  createPassword,
  currentSession,
  employeeSignIn as employeeSignInCall,
  generateCode,
  signOut,
  signOutEverywhere,
  verifyCode,
  verifyPassword,
} from '@balcao/contract/auth'
import { checkPassword, isCommonPassword } from '@balcao/domain/auth'
import { maskEmail } from '@balcao/domain/company'
import { sql } from '../platform/database/sql'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { companyOf, requireSession } from '../platform/http/caller'
import { implement, type HttpDoor } from '../platform/http/implement'
import { Problem } from '../platform/http/problems'
import type { Limits } from '../platform/limits/limits'
import { codes, holdsTicket, issueTicket, spendTicket } from './codes'
import { requireCnpj, withCompanyOf } from './find-company'
import { employeeSignIn } from './employee-sign-in'
import { queueCodeMail } from './send-code'
import type { AuthParts } from './auth-parts'
import { signIn, type SignedIn } from './sign-in'

/** Sign-in, recovery and first access (spec sections 4 and 7; design 5.1, 5.2, 5.15). */
export function registerAuth(door: HttpDoor, parts: AuthParts): void {
  const { db, secrets, sessions, cookies } = parts

  implement(door, checkCnpj, ({ body }) =>
    withCompanyOf(db, body.cnpj, async (_tx, company) => ({
      ok: true as const,
      exists: company !== undefined,
      empresa: company
        ? {
            id: company.id,
            nome: company.nome,
            email_cliente: maskEmail(company.email),
            senha_definida: company.hasPassword,
          }
        : null,
    })),
  )

  implement(door, generateCode, async ({ body }) => {
    // Counted by what was typed, so that the limit does not tell which companies exist.
    await keepCompanyLimit(parts.limits, 'sendCode', requireCnpj(body.cnpj))
    await withCompanyOf(db, body.cnpj, async (tx, company) => {
      if (!company) return
      const code = await codes.issue(tx, company.id, secrets)
      await queueCodeMail(tx, secrets, company, code)
    })
    return {
      ok: true as const,
      mensagem: 'Código enviado! Digite o código de verificação enviado para seu email.',
    }
  })

  implement(door, verifyCode, async ({ body, reply }) => {
    const outcome = await withCompanyOf(db, body.cnpj, async (tx, company) => {
      if (!company) return new Problem('WRONG_CODE')
      const refused = await codes.try(tx, company.id, body.code, secrets)
      return refused ?? issueTicket(tx, company.id)
    })
    if (outcome instanceof Problem) throw outcome
    cookies.set(reply, cookies.ticket, outcome.token, outcome.maxAgeSeconds)
    return { ok: true as const, mensagem: 'Código verificado!' }
  })

  implement(door, createPassword, async ({ body, request, reply }) => {
    requireGoodPassword(body.password, parts.minPassword)
    const ticket = request.cookies[cookies.ticket]
    const holds = await withCompanyOf(db, body.cnpj, async (tx, company) =>
      Boolean(company && ticket && (await holdsTicket(tx, company.id, ticket))),
    )
    if (!ticket || !holds) throw new Problem('TICKET_REQUIRED')
    const passwordHash = await parts.passwords.hash(body.password)
    await withCompanyOf(db, body.cnpj, async (tx, company) => {
      if (!company || !(await spendTicket(tx, company.id, ticket))) throw new Problem('TICKET_REQUIRED')
      await tx.execute(sql`insert into credentials (company_id, password_hash) values (${company.id}, ${passwordHash})
        on conflict (company_id) do update set password_hash = excluded.password_hash, changed_at = now()`)
      await sessions.endAll(tx, company.id)
    })
    cookies.clear(reply, cookies.ticket)
    return { ok: true as const, mensagem: 'Senha salva com sucesso!' }
  })

  /** Gives the browser its session in place of the one it had. */
  async function welcome(session: SignedIn, request: FastifyRequest, reply: FastifyReply) {
    const before = request.cookies[cookies.session]
    const replaced = before === undefined ? undefined : await sessions.find(before)
    if (replaced) await sessions.end(replaced)
    cookies.set(reply, cookies.session, session.token, session.maxAgeSeconds)
    cookies.set(reply, session.device.name, session.device.value, session.device.maxAgeSeconds)
  }

  implement(
    door,
    verifyPassword,
    async ({ body, request, reply }) => {
      await welcome(await signIn(parts, body, request), request, reply)
      return { ok: true as const, mensagem: 'Senha verificada!' }
    },
    { countsItself: true },
  )

  implement(
    door,
    employeeSignInCall,
    async ({ body, request, reply }) => {
      await welcome(await employeeSignIn(parts, body, request), request, reply)
      return { ok: true as const, mensagem: 'PIN verificado!' }
    },
    { countsItself: true },
  )

  implement(door, currentSession, async ({ caller }) => {
    const { companyId, employeeId, role } = requireSession(caller)
    return db.asCompany(companyId, async (tx) => {
      const { rows } = await tx.execute<{
        id: string
        cnpj: string
        nome: string
        employee: string | null
      }>(sql`
        select c.id, c.cnpj, c.nome_empresa as nome, e.nome as employee from companies c
        left join employees e on e.company_id = c.id and e.id = ${employeeId} where c.id = ${companyId}`)
      const { employee, ...company } = rows[0]!
      return {
        ok: true as const,
        company,
        role,
        employee: employeeId === null ? null : { id: employeeId, nome: employee ?? '' },
      }
    })
  })

  implement(door, signOut, async ({ caller, reply }) => {
    if (caller.kind === 'session') await sessions.end(caller)
    cookies.clear(reply, cookies.session)
    return { ok: true as const }
  })

  implement(door, signOutEverywhere, async ({ caller, reply }) => {
    const companyId = companyOf(caller)
    await db.asCompany(companyId, (tx) => sessions.endAll(tx, companyId))
    cookies.clear(reply, cookies.session)
    return { ok: true as const }
  })
}

function requireGoodPassword(password: string, minLength: number) {
  const rules = checkPassword(password, { minLength })
  if (!Object.values(rules).every(Boolean)) throw new Problem('WEAK_PASSWORD')
  if (isCommonPassword(password)) throw new Problem('COMMON_PASSWORD')
}

async function keepCompanyLimit(limits: Limits, limit: 'sendCode', company: string): Promise<void> {
  const wait = await limits.hit(limit, { company })
  if (wait > 0) throw new Problem('TOO_MANY_REQUESTS', { retryAfterSeconds: wait })
}
