import { chargeKeyType } from '@balcao/domain/licence'
import { pixPayload } from '@balcao/domain/pix'
import { uuidOf } from '../platform/uuid-of'
import type { LicenceNeeds } from './licence-needs'

/**
 * The PIX charge of a request: its reference on the operator's statement, which no other company's request can take,
 * and the BR Code; null for an installation without a key.
 */
export function licenceCharge(
  pix: LicenceNeeds['pix'],
  { companyId, requestId, cents }: { companyId: string; requestId: string; cents: number },
): { txid: string; brCode: string | null } {
  const txid = `LIC${uuidOf(`licence ${companyId} ${requestId}`).replaceAll('-', '').slice(0, 22).toUpperCase()}`
  const type = pix && chargeKeyType(pix.key)
  return { txid, brCode: pix && type ? pixPayload({ ...pix, type, cents, txid }) : null }
}
