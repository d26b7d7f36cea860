import { useState } from 'react'
import { hasUnsavedWork } from '../lib/hooks/unsaved-work'
import { useTabAddress } from '../lib/hooks/use-tab-address'

/** The keys of the tabs, as the address has them (COMP-02). */
export const companyTabs = ['empresa', 'cardapio', 'delivery'] as const
export type CompanyTabName = (typeof companyTabs)[number]

/**
 * The tab of the address. While a tab has unsaved work another address does not take it away: `asking` is then true
 * until the person stays or leaves.
 */
export function useCompanyTab() {
  const [wanted, select] = useTabAddress(companyTabs)
  const [shown, setShown] = useState<CompanyTabName>(wanted)
  const asking = wanted !== shown && hasUnsavedWork()
  if (wanted !== shown && !asking) setShown(wanted)
  return {
    shown,
    asking,
    select,
    leave: () => setShown(wanted),
    stay: () => select(shown),
  }
}
