import * as contract from '@balcao/contract/operator'
import type { Router } from '../../platform/http/implement'
import { implement } from '../../platform/http/implement'
import { Problem } from '../../platform/http/problems'
import { listAudit } from '../audit.store'
import { registerCompanyCalls } from '../companies/companies.routes'
import { registerLeadCalls } from '../leads/leads.routes'
import type { OperatorPageNeeds } from '../operator-needs'
import type { OperatorSessions } from './operator-sessions'
import { signIn } from './sign-in'

/** The operator's side: its own sign-in, leads, companies and the audit log. No call of it acts as a company. */
export function registerOperator(router: Router, needs: OperatorPageNeeds, sessions: OperatorSessions): void {
  const { cookies } = needs

  implement(router, contract.signInOperator, async ({ body, request, reply }) => {
    const session = await signIn(needs, sessions, body)
    const before = request.cookies[cookies.operator]
    if (before !== undefined) await sessions.end(before)
    cookies.set(reply, cookies.operator, session.token, session.maxAgeSeconds)
    return { user: session.user, ends_at: session.endsAt.toISOString() }
  })

  implement(router, contract.currentOperator, async ({ caller, request }) => {
    const endsAt = await sessions.endsAt(request.cookies[cookies.operator] ?? '')
    if (caller.kind !== 'operator' || !endsAt) throw new Problem('UNAUTHENTICATED')
    return { user: caller.name, ends_at: endsAt.toISOString() }
  })

  implement(router, contract.signOutOperator, async ({ request, reply }) => {
    await sessions.end(request.cookies[cookies.operator] ?? '')
    cookies.clear(reply, cookies.operator)
    return { ok: true as const }
  })

  registerLeadCalls(router, needs)
  registerCompanyCalls(router, needs)
  implement(router, contract.listAudit, ({ query }) => needs.db.asOperator((tx) => listAudit(tx, query)))
}
