import {
  updateCustomer,
  type CompanyChange,
  type CompanyRecord,
  type DeliveryChange,
} from '@balcao/contract/company'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import { call } from '../../lib/http/api'
import { localCache } from '../../lib/caches/local-cache'
import { companyCacheName, companyKey } from './company-query'
import { useCompanyCnpj } from './company-scope'

const reloadAfterMs = 1000

/** Changed fields of one kind: the company's own, or its delivery settings. */
export type CompanyChanges = {
  [K in Exclude<keyof AnyChange, 'cnpj' | 'versao' | 'agendamentos_fora' | HoursAlias>]-?: Exclude<
    AnyChange[K],
    undefined
  >
} & Pick<CompanyRecord, 'horario_funcionamento'>
/** Hours are sent under their own name, as the record has them. */
type HoursAlias = 'horario_funcionamento' | 'horarios' | 'business_hours' | 'horarios_funcionamento'
type AnyChange = z.output<typeof CompanyChange> & z.output<typeof DeliveryChange>

/** What to save: the changed fields only, and the `versao` of the record they were changed from. */
export interface CompanySave {
  changes: Partial<CompanyChanges>
  versao: number
  /** What becomes of appointments that new hours leave outside, once that was asked. */
  outside?: LeftOutside | undefined
}

/** They stay; or their customers are told as well. */
export type LeftOutside = 'manter' | 'avisar'

/**
 * Saves changed fields with update-customer (COMP-24). Afterwards the local cache is empty (COMP-26), the shown record
 * has the new values at once, and it is read again 1 s later (COMP-25). Rejects with ApiError; COMPANY_CHANGED (409)
 * means that somebody else changed the same fields since.
 */
export function useSaveCompany() {
  const cnpj = useCompanyCnpj()
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ changes, versao, outside }: CompanySave) => {
      const answered = outside && { agendamentos_fora: outside }
      const body = { cnpj, versao, ...changes, ...answered } as z.input<typeof CompanyChange>
      return call(updateCustomer, { body })
    },
    onSuccess: ({ versao }, { changes }) => {
      const key = companyKey(cnpj)
      localCache.remove(cnpj, companyCacheName)
      client.setQueryData<CompanyRecord>(key, (known) =>
        known ? { ...known, ...shown(changes), versao: versao ?? known.versao } : known,
      )
      setTimeout(() => void client.invalidateQueries({ queryKey: key }), reloadAfterMs)
    },
  })
}

/** The changes as the record shows them; fee groups sent as a JSON text are shown once they are read again. */
function shown({ bairros_taxas, ...changes }: Partial<CompanyChanges>): Partial<CompanyRecord> {
  return typeof bairros_taxas === 'object' ? { ...changes, bairros_taxas } : changes
}
