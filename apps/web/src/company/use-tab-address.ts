import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { hasUnsavedWork } from '../lib/hooks/unsaved-work'

/** The keys of the tabs, as the address has them (COMP-02). */
export const companyTabs = ['empresa', 'cardapio', 'delivery'] as const
export type CompanyTabName = (typeof companyTabs)[number]

/**
 * The tab of the address. While a tab has unsaved work another address does not take it away: `asking` is then true
 * until the person stays or leaves.
 */
export function useTabAddress() {
  const [address, setAddress] = useSearchParams()
  const wanted = companyTabs.find((tab) => tab === address.get('tab')) ?? 'empresa'
  const [shown, setShown] = useState<CompanyTabName>(wanted)
  const asking = wanted !== shown && hasUnsavedWork()
  if (wanted !== shown && !asking) setShown(wanted)
  const select = (tab: CompanyTabName) =>
    setAddress(tab === 'empresa' ? {} : { tab }, { replace: true, preventScrollReset: true })
  return {
    shown,
    asking,
    select,
    leave: () => setShown(wanted),
    stay: () => select(shown),
  }
}
