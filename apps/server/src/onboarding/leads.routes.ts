import { randomUUID } from 'node:crypto'
import { collectLead, visit } from '@balcao/contract/onboarding'
import { isValidEmail, isValidPhone, normalizePhone } from '@balcao/domain/company'
import { requireCnpj } from '../auth'
import { announceLead } from '../automations'
import { sql } from '../platform/database/sql'
import type { Database } from '../platform/database/database'
import { implement, type Router } from '../platform/http/implement'
import { Problem, type BadField } from '../platform/http/problems'
import { queueLeadMails } from './lead-mails'
import type { Visits } from './visits'

/** The lead form's two calls: a visit token, and the lead itself. */
export function registerLeads(router: Router, { db, visits }: { db: Database; visits: Visits }): void {
  implement(router, visit, async () => ({ token: visits.begin() }))

  implement(router, collectLead, async ({ body }) => {
    const cnpj = requireCnpj(body.cnpj)
    const fields: BadField[] = []
    if (!isValidEmail(body.email)) fields.push({ path: 'email', mensagem: 'Email válido é obrigatório' })
    if (!isValidPhone(body.telefone)) fields.push({ path: 'telefone', mensagem: 'Telefone inválido' })
    if (fields.length > 0) throw new Problem('INVALID_INPUT', { fields })
    // Sent twice by a nervous thumb it is one lead: the same person, company and day.
    const id = randomUUID()
    const email = body.email.toLowerCase()
    await db.asVisitor({}, async (tx) => {
      const stored = await tx.execute(sql`
        insert into leads (id, empresa, cnpj, email, responsavel, telefone, nicho)
        values (${id}, ${body.empresa}, ${cnpj}, ${email}, ${body.responsavel}, ${normalizePhone(body.telefone)},
          ${body.nicho}) on conflict do nothing`)
      if (stored.rowCount !== 1) return
      await queueLeadMails(tx, { id, email })
      await announceLead(tx, id)
    })
    return { ok: true as const }
  })
}
