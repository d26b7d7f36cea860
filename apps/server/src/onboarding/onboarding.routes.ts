import {
  checkCnpjLead,
  readOnboarding,
  sendLeadCode,
  submitOnboarding as submitOnboardingCall,
  verifyLeadCode,
} from '@balcao/contract/onboarding'
import { maskEmail, normalizeCnpj } from '@balcao/domain/company'
import { sql } from '../platform/database/sql'
import { boundBodies } from '../platform/http/body-budget'
import { implement, type HttpDoor } from '../platform/http/implement'
import { Problem } from '../platform/http/problems'
import { leadCodes } from './lead-codes'
import { issueLeadTicket } from './lead-tickets'
import { mayMailCode } from './lead-mails'
import { getLead, withLeadOf } from './lead.store'
import { leadOf, registerMenuFiles } from './menu-files.routes'
import { listFilesOfLead, presentMenuFile } from './menu-files.store'
import { queueLeadCode } from './onboarding-mails'
import type { OnboardingParts } from './onboarding-parts'
import { findContent, submitOnboarding } from './submit-onboarding'

/** What the bodies of onboardings that are under way at once may hold together. */
const mostBodyBytes = 256 * 1024 * 1024

/** The onboarding of a lead that owns its mailbox (spec sections 4 and 7, CALL-32 to CALL-38). */
export function registerOnboardingSteps(door: HttpDoor, parts: OnboardingParts): void {
  const { db, secrets, limits, cookies } = parts

  implement(door, checkCnpjLead, ({ body }) =>
    withLeadOf(db, body.cnpj, async (_tx, lead) => {
      if (!lead) throw new Problem('LEAD_NOT_FOUND')
      return {
        ok: true as const,
        leads: [{ nome_empresa: lead.empresa, cnpj: lead.cnpj, email: maskEmail(lead.email) }],
      }
    }),
  )

  implement(door, sendLeadCode, async ({ body }) => {
    // Counted apart from a company's own recovery codes, by what was typed.
    const wait = await limits.hit('sendCode', { company: `lead:${normalizeCnpj(body.cnpj)}` })
    if (wait > 0) throw new Problem('TOO_MANY_REQUESTS', { retryAfterSeconds: wait })
    await withLeadOf(db, body.cnpj, async (tx, lead) => {
      if (!lead || (lead.company_id === null && !(await mayMailCode(tx, lead.email)))) return
      await queueLeadCode(tx, secrets, lead, await leadCodes.issue(tx, lead.id, secrets))
    })
    return { ok: true as const }
  })

  implement(door, verifyLeadCode, async ({ body, reply }) => {
    const outcome = await withLeadOf(db, body.cnpj, async (tx, lead) => {
      if (!lead) return new Problem('WRONG_CODE')
      return (await leadCodes.try(tx, lead.id, body.code, secrets)) ?? issueLeadTicket(tx, lead.id)
    })
    if (outcome instanceof Problem) throw outcome
    cookies.set(reply, cookies.lead, outcome.token, outcome.maxAgeSeconds)
    return { ok: true as const }
  })

  implement(door, readOnboarding, async ({ caller }) => {
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
  void door.app.register((app, _options, done) => {
    boundBodies(app, { most: mostBodyBytes, largest: submitOnboardingCall.bodyLimit! })
    const bounded = { ...door, app: app as HttpDoor['app'] }
    implement(bounded, submitOnboardingCall, async ({ caller, body }) => {
      const { unread } = await submitOnboarding(parts, leadOf(caller), body)
      return { ok: true as const, unread }
    })
    registerMenuFiles(bounded, parts)
    done()
  })
}
