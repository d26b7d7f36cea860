import type { BodyOf } from '@balcao/contract'
import type { LicenceRequest, requestLicence as requestCall } from '@balcao/contract/licence'
import { priceOf, requestKindOf } from '@balcao/domain/licence'
import { noteAct, type Act } from '../platform/audit'
import { addJob } from '../platform/jobs/jobs'
import { Problem } from '../platform/http/problems'
import { licenceCharge } from './licence-charge'
import type { LicenceNeeds } from './licence-needs'
import { addRequest, endRequest, findRequest, getLicence } from './licence.store'
import { announceLicence } from './announce-licence'

type RequestBody = BodyOf<typeof requestCall>
interface Asking {
  companyId: string
  by: Act['by']
}

/**
 * Asks the operator for another plan or a renewal, at the price of today's table. Sent again it is the same request,
 * also once that is decided.
 * @throws Problem INVALID_INPUT when the kind does not fit the plan that the company has, REQUEST_OPEN while another
 * one waits, IDEMPOTENCY_MISMATCH
 */
export function requestLicence(
  { db, pix, operatorEmail }: Pick<LicenceNeeds, 'db' | 'pix' | 'operatorEmail'>,
  { companyId, by }: Asking,
  body: RequestBody,
): Promise<LicenceRequest> {
  return db.asCompany(companyId, async (tx) => {
    const before = await findRequest(tx, companyId, body.id)
    if (before) return sameOrRefused(before, body)
    const { plan } = await getLicence(tx, companyId)
    if (requestKindOf(body.plan, plan) !== body.kind) {
      const mensagem =
        body.kind === 'renewal' ? 'A renovação mantém o plano atual' : 'Este já é o plano atual'
      throw new Problem('INVALID_INPUT', { fields: [{ path: 'plan', mensagem }] })
    }
    const cents = priceOf(body.plan, body.term)
    const { txid, brCode } = licenceCharge(pix, { companyId, requestId: body.id, cents })
    const added = await addRequest(tx, companyId, { ...body, price_cents: cents, txid, br_code: brCode })
    if (!added) {
      // Whoever was faster has committed by now: the same request from another tab, or another one.
      const other = await findRequest(tx, companyId, body.id)
      if (!other) throw new Problem('REQUEST_OPEN')
      return sameOrRefused(other, body)
    }
    const { id, kind, plan: wanted, term } = added
    await noteAct(tx, { companyId, by, act: 'licence.requested', detail: { id, kind, plan: wanted, term } })
    if (operatorEmail) await addJob(tx, 'licence:request-mail', { companyId, requestId: id })
    await announceLicence(tx)
    return added
  })
}

/**
 * Takes an open request back; one that was taken back is answered as it stands.
 * @throws Problem REQUEST_NOT_FOUND, REQUEST_DECIDED when the operator was faster
 */
export function cancelRequest(
  { db }: Pick<LicenceNeeds, 'db'>,
  { companyId, by }: Asking,
  id: string,
): Promise<LicenceRequest> {
  return db.asCompany(companyId, async (tx) => {
    const cancelled = await endRequest(tx, companyId, { id, state: 'cancelled' })
    if (cancelled) {
      await noteAct(tx, { companyId, by, act: 'licence.request-cancelled', detail: { id } })
      await announceLicence(tx)
      return cancelled
    }
    const found = await findRequest(tx, companyId, id)
    if (!found) throw new Problem('REQUEST_NOT_FOUND')
    if (found.state !== 'cancelled') throw new Problem('REQUEST_DECIDED')
    return found
  })
}

function sameOrRefused(stored: LicenceRequest, { kind, plan, term, note }: RequestBody): LicenceRequest {
  const isSame = stored.kind === kind && stored.plan === plan && stored.term === term && stored.note === note
  if (!isSame) throw new Problem('IDEMPOTENCY_MISMATCH')
  return stored
}
