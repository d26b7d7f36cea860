import {
  checkCnpj,
  confirmSession as confirmCall,
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
import { actorOf, noteAct } from '../platform/audit'
import { sql } from '../platform/database/sql'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { companyOf, requireSession } from '../platform/http/caller'
import { implement, type Router } from '../platform/http/implement'
import { Problem } from '../platform/http/problems'
import { shortNetwork } from '../platform/http/short-network'
import { queueTrustMail, readTold } from '../trust'
import { askForCode } from './codes/ask-for-code'
import { codes, holdsTicket, issueTicket, spendTicket } from './codes/codes'
import { confirmSession } from './confirm-session'
import { requireCnpj, withCompanyOf } from './find-company'
import { employeeSignIn } from './employees/employee-sign-in'
import { deviceCookie, deviceOf, type DeviceCookie } from './known-device'
import { createOftenNotes } from './note-often'
import type { AuthNeeds } from './auth-needs'
import { signIn, type SignedIn } from './sign-in'

/** Sign-in, recovery and first access (areas LOGIN, RECOV and SETUP; decisions 0004, 0021). */
export function registerAuth(router: Router, needs: AuthNeeds): void {
  const { db, secrets, sessions, cookies } = needs
  const often = createOftenNotes(db)

  implement(router, checkCnpj, ({ body }) =>
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

  implement(router, generateCode, async ({ caller, body, request }) => {
    await askForCode(needs, body.cnpj, request)
    often.note(requireCnpj(body.cnpj), 'auth.code-asked', caller.network ?? '')
    return {
      ok: true as const,
      mensagem: 'Código enviado! Digite o código de verificação enviado para seu email.',
    }
  })

  implement(router, verifyCode, async ({ body, reply }) => {
    const cnpj = requireCnpj(body.cnpj)
    const outcome = await withCompanyOf(db, cnpj, async (tx, company) => {
      const refused = await codes.try(tx, { cnpj, ownerId: company?.id }, body.code, secrets)
      return refused ?? issueTicket(tx, company!.id)
    })
    if (outcome instanceof Problem) throw outcome
    cookies.set(reply, cookies.ticket, outcome.token, outcome.maxAgeSeconds)
    return { ok: true as const, mensagem: 'Código verificado!' }
  })

  implement(router, createPassword, async ({ caller, body, request, reply }) => {
    requireGoodPassword(body.password, needs.minPassword)
    const ticket = request.cookies[cookies.ticket]
    const holds = await withCompanyOf(db, body.cnpj, async (tx, company) =>
      Boolean(company && ticket && (await holdsTicket(tx, company.id, ticket))),
    )
    if (!ticket || !holds) throw new Problem('TICKET_REQUIRED')
    const passwordHash = await needs.passwords.hash(body.password)
    await withCompanyOf(db, body.cnpj, async (tx, company) => {
      if (!company || !(await spendTicket(tx, company.id, ticket))) throw new Problem('TICKET_REQUIRED')
      await tx.execute(sql`insert into credentials (company_id, password_hash) values (${company.id}, ${passwordHash})
        on conflict (company_id) do update set password_hash = excluded.password_hash, changed_at = now()`)
      await sessions.endAll(tx, company.id)
      const { network } = caller
      const by = { kind: 'dono' as const, name: null, network }
      await noteAct(tx, {
        companyId: company.id,
        by,
        act: company.hasPassword ? 'auth.password-changed' : 'auth.password-set',
      })
      if (!company.hasPassword) return
      const told = await readTold(tx, company.id)
      const news = {
        kind: 'password' as const,
        company: told.company,
        at: told.now,
        network: network ?? null,
      }
      await queueTrustMail(tx, secrets, { companyId: company.id, to: told.recovery, news })
    })
    cookies.clear(reply, cookies.ticket)
    // Whoever reads the mailbox may sign in here at once, whatever strangers are trying meanwhile.
    const owner = { kind: 'owner', cnpj: requireCnpj(body.cnpj) } as const
    setDevice(reply, deviceCookie(needs, { ...owner, id: deviceOf(needs, owner, request) }).cookie)
    return { ok: true as const, mensagem: 'Senha salva com sucesso!' }
  })

  /** Lets a try to sign in be, and counts a wrong one. */
  async function watched<T>(cnpj: string, request: FastifyRequest, signingIn: Promise<T>): Promise<T> {
    try {
      return await signingIn
    } catch (error) {
      const isWrong = error instanceof Problem && ['WRONG_PASSWORD', 'WRONG_PIN'].includes(error.code)
      if (isWrong) often.note(requireCnpj(cnpj), 'auth.sign-in-refused', shortNetwork(request.ip))
      throw error
    }
  }

  const setDevice = (reply: FastifyReply, { name, value, maxAgeSeconds }: DeviceCookie) =>
    cookies.set(reply, name, value, maxAgeSeconds)

  /** Gives the browser its session in place of the one it had. */
  async function welcome(session: SignedIn, request: FastifyRequest, reply: FastifyReply) {
    const before = request.cookies[cookies.session]
    const replaced = before === undefined ? undefined : await sessions.find(before)
    if (replaced) await sessions.end(replaced)
    cookies.set(reply, cookies.session, session.token, session.maxAgeSeconds)
    setDevice(reply, session.device)
  }

  implement(
    router,
    verifyPassword,
    async ({ body, request, reply }) => {
      await welcome(await watched(body.cnpj, request, signIn(needs, body, request)), request, reply)
      return { ok: true as const, mensagem: 'Senha verificada!' }
    },
    { countsItself: true },
  )

  implement(
    router,
    employeeSignInCall,
    async ({ body, request, reply }) => {
      await welcome(await watched(body.cnpj, request, employeeSignIn(needs, body, request)), request, reply)
      return { ok: true as const, mensagem: 'PIN verificado!' }
    },
    { countsItself: true },
  )

  implement(
    router,
    confirmCall,
    async ({ caller, body }) => {
      await confirmSession(needs, caller, body.password)
      return { ok: true as const }
    },
    { countsItself: true },
  )

  implement(router, currentSession, async ({ caller }) => {
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

  implement(router, signOut, async ({ caller, reply }) => {
    if (caller.kind === 'session') await sessions.end(caller)
    cookies.clear(reply, cookies.session)
    return { ok: true as const }
  })

  implement(router, signOutEverywhere, async ({ caller, reply }) => {
    const companyId = companyOf(caller)
    await db.asCompany(companyId, async (tx) => {
      await noteAct(tx, { companyId, by: actorOf(caller), act: 'auth.signed-out-everywhere' })
      await sessions.endAll(tx, companyId)
    })
    cookies.clear(reply, cookies.session)
    return { ok: true as const }
  })
}

function requireGoodPassword(password: string, minLength: number) {
  const rules = checkPassword(password, { minLength })
  if (!Object.values(rules).every(Boolean)) throw new Problem('WEAK_PASSWORD')
  if (isCommonPassword(password)) throw new Problem('COMMON_PASSWORD')
}
