import {
  checkCnpjLead,
  readOnboarding,
  sendLeadCode,
  submitOnboarding as submitOnboardingCall,
  verifyLeadCode,
} from '@balcao/contract/onboarding'
import { isValidCnpj, maskEmail, normalizeCnpj } from '@balcao/domain/company'
import { sql } from '../platform/database/sql'
import { boundBodies } from '../platform/http/body-budget'
import { implement, type Router } from '../platform/http/implement'
import { Problem } from '../platform/http/problems'
import { leadCodes } from './lead-codes'
import { issueLeadTicket } from './lead-tickets'
import { getLead, withLeadOf } from './lead.store'
import { leadOf, registerMenuFiles } from './menu-files.routes'
import { listFilesOfLead, presentMenuFile } from './menu-files.store'
import { queueLeadCode } from './onboarding-mails'
import type { OnboardingNeeds } from './onboarding-needs'
import { findContent, submitOnboarding } from './submit-onboarding'

/** What the bodies of onboardings that are under way at once may hold together. */
const mostBodyBytes = 256 * 1024 * 1024

/** The onboarding of a lead that owns its mailbox (area ONB, CALL-32 to CALL-38). */
export function registerOnboardingSteps(router: Router, needs: OnboardingNeeds): void {
  const { db, secrets, limits, cookies } = needs

  implement(router, checkCnpjLead, ({ body }) =>
    withLeadOf(db, body.cnpj, async (_tx, lead) => {
      if (!lead) throw new Problem('LEAD_NOT_FOUND')
      return {
        ok: true as const,
        leads: [{ nome_empresa: lead.empresa, cnpj: lead.cnpj, email: maskEmail(lead.email) }],
      }
    }),
  )

  implement(router, sendLeadCode, async ({ body }) => {
    const cnpj = normalizeCnpj(body.cnpj)
    if (!isValidCnpj(cnpj)) return { ok: true as const }
    // Counted apart from a company's own recovery codes, by what was typed.
    const wait = await limits.hit('sendCode', { company: `lead:${cnpj}` })
    const made = await withLeadOf(db, cnpj, async (tx, lead) => {
      const owner = { cnpj, ownerId: lead?.id }
      const code = await leadCodes.make(tx, owner, { reserved: true, mayMake: wait === 0 }, secrets)
      if (typeof code === 'object' && 'id' in code) await queueLeadCode(tx, { cnpj, codeId: code.id })
      return code
    })
    if (typeof made === 'object' && 'waitSeconds' in made)
      throw new Problem('TOO_MANY_REQUESTS', { retryAfterSeconds: Math.max(wait, made.waitSeconds) })
    return { ok: true as const }
  })

  implement(router, verifyLeadCode, async ({ body, reply }) => {
    const cnpj = normalizeCnpj(body.cnpj)
    if (!isValidCnpj(cnpj)) throw new Problem('CODE_EXPIRED')
    const outcome = await withLeadOf(db, cnpj, async (tx, lead) => {
      const refused = await leadCodes.try(tx, { cnpj, ownerId: lead?.id }, body.code, secrets)
      return refused ?? issueLeadTicket(tx, lead!.id)
    })
    if (outcome instanceof Problem) throw outcome
    cookies.set(reply, cookies.lead, outcome.token, outcome.maxAgeSeconds)
    return { ok: true as const }
  })

  implement(router, readOnboarding, async ({ caller }) => {
    const { leadId, proof } = leadOf(caller)
    return db.asVisitor({ proof }, async (tx) => {
      const lead = await getLead(tx, leadId)
      const { rows } = await tx.execute<{ submitted_at: Date }>(
        sql`select submitted_at from onboardings where lead_id = ${leadId}`,
      )
      return {
        nome_empresa: lead.empresa,
        cnpj: lead.cnpj,
        email: maskEmail(lead.email),
        submitted: (await findContent(tx, leadId)) ?? null,
        submitted_at: rows[0]?.submitted_at.toISOString() ?? null,
        files: (await listFilesOfLead(tx, leadId)).map(presentMenuFile),
      }
    })
  })

  // Anybody may be a lead, and these bodies are large.
  void router.app.register((app, _options, done) => {
    boundBodies(app, { most: mostBodyBytes, largest: submitOnboardingCall.bodyLimit! })
    const bounded = { ...router, app: app as Router['app'] }
    implement(bounded, submitOnboardingCall, async ({ caller, body }) => {
      const { unread } = await submitOnboarding(needs, leadOf(caller), body)
      return { ok: true as const, unread }
    })
    registerMenuFiles(bounded, needs)
    done()
  })
}
