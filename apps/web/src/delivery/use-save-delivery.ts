import type { CompanyRecord } from '@balcao/contract/company'
import { changedDelivery, readDelivery, writeFeeGroups, type DeliverySettings } from '@balcao/domain/delivery'
import { fromCents } from '@balcao/domain/money'
import { useQueryClient } from '@tanstack/react-query'
import { hasCode } from '../lib/http/api-error'
import { readCompanyAgain } from '../shared/company/company-query'
import { useCompanyCnpj } from '../shared/company/company-scope'
import { useSaveCompany, type CompanyChanges } from '../shared/company/use-save-company'
import { mergeDelivery, type DeliveryConflict } from './merge-delivery'

/** Two people set the same thing differently; `theirs` is what is saved now. */
export interface OpenConflict {
  base: DeliverySettings
  mine: DeliverySettings
  theirs: CompanyRecord
  conflicts: DeliveryConflict[]
}

const triesAgainstOthers = 3

/**
 * The one save path of delivery settings (decision 0026, A22). Sends what differs from `record`; somebody else's other
 * changes are merged in. Answers null when saved, or the conflict that a person must settle. Rejects with ApiError.
 */
export function useSaveDelivery() {
  const cnpj = useCompanyCnpj()
  const client = useQueryClient()
  const { mutateAsync } = useSaveCompany()

  return async (record: CompanyRecord, mine: DeliverySettings): Promise<OpenConflict | null> => {
    let from = record
    let wanted = mine
    for (let left = triesAgainstOthers; ; left--) {
      const base = readDelivery(from)
      try {
        const changes = wireOf(changedDelivery(base, wanted))
        if (Object.keys(changes).length > 0) await mutateAsync({ changes, versao: from.versao })
        return null
      } catch (error) {
        if (left === 0 || !hasCode(error, 'COMPANY_CHANGED')) throw error
        const theirs = await readCompanyAgain(client, cnpj)
        const { merged, conflicts } = mergeDelivery(base, wanted, readDelivery(theirs))
        if (conflicts.length > 0) return { base, mine: wanted, theirs, conflicts }
        from = theirs
        wanted = merged
      }
    }
  }
}

function wireOf({
  tempo_entrega,
  taxa_entrega_cents,
  groups,
}: Partial<DeliverySettings>): Partial<CompanyChanges> {
  return {
    ...(tempo_entrega === undefined ? {} : { tempo_entrega }),
    ...(taxa_entrega_cents === undefined ? {} : { taxa_entrega: fromCents(taxa_entrega_cents) }),
    ...(groups === undefined ? {} : { bairros_taxas: writeFeeGroups(groups) }),
  }
}
