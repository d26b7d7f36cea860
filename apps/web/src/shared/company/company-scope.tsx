import { useQueryClient } from '@tanstack/react-query'
import { createContext, use, useEffect, type ReactNode } from 'react'
import { useLiveEvent } from '../../lib/live/live-provider'
import { localCache } from '../../lib/caches/local-cache'
import { companyCacheName, companyKey } from './company-query'

const ScopeContext = createContext('')

/**
 * Says whose record the screens below read, by its bare CNPJ, and keeps that record current: a live change by
 * anybody makes it be read again. Stands inside the LiveProvider.
 */
export function CompanyScope({ cnpj, children }: { cnpj: string; children: ReactNode }) {
  const client = useQueryClient()
  useLiveEvent('COMPANY_CHANGED', () => {
    localCache.remove(cnpj, companyCacheName)
    void client.invalidateQueries({ queryKey: companyKey(cnpj) })
  })
  useEffect(() => localCache.startCleaning(), [])
  return <ScopeContext value={cnpj}>{children}</ScopeContext>
}

/** The bare CNPJ of the signed-in company; empty outside of a CompanyScope. */
export function useCompanyCnpj(): string {
  return use(ScopeContext)
}
