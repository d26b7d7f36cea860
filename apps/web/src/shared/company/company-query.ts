import { getCustomer, type CompanyRecord } from '@balcao/contract/company'
import { zoneOfState } from '@balcao/domain/time'
import type { QueryClient, QueryObserverOptions } from '@tanstack/react-query'
import { ApiError } from '../../lib/http/api-error'
import { localCache, type LocalCache } from '../../lib/caches/local-cache'
import { callLoosely } from '../../lib/http/send'
import { readCompanyRecord } from './read-company-record'

export const companyKey = (cnpj: string) => ['company', cnpj] as const

/** The record's name in the local cache. */
export const companyCacheName = 'company'
/** How long it holds there (CACHE-03). */
const lifetimeMs = 10 * 60_000

/**
 * How the company's record is read, without its catalogue: at once from the local cache where it is younger than 10
 * minutes (CACHE-03), and from the server behind it; afterwards only when something says that it changed.
 */
export function companyQuery(
  cnpj: string,
  cache: LocalCache = localCache,
): QueryObserverOptions<CompanyRecord, Error, CompanyRecord, CompanyRecord, ReturnType<typeof companyKey>> {
  const cached = cnpj === '' ? null : cachedRecord(cache, cnpj)
  return {
    queryKey: companyKey(cnpj),
    queryFn: ({ signal }) => fetchCompany(cnpj, { cache, signal }),
    ...(cached ? { initialData: cached.record, initialDataUpdatedAt: cached.at } : {}),
    staleTime: ({ state }) => (state.dataUpdateCount === 0 ? 0 : Infinity),
  }
}

/** The record as the server has it now, whatever is cached. Every screen shows it. Throws ApiError. */
export function readCompanyAgain(client: QueryClient, cnpj: string): Promise<CompanyRecord> {
  localCache.remove(cnpj, companyCacheName)
  return client.fetchQuery({ queryKey: companyKey(cnpj), queryFn: () => fetchCompany(cnpj), staleTime: 0 })
}

/** IANA zone of the company's clock. */
export function zoneOf(company: CompanyRecord | undefined): string {
  return company?.time_zone || zoneOfState(company?.estado_empresa)
}

async function fetchCompany(
  cnpj: string,
  { cache = localCache, signal }: { cache?: LocalCache; signal?: AbortSignal } = {},
): Promise<CompanyRecord> {
  if (cnpj === '') throw withoutCnpj()
  const query = { cnpj, sem: 'cardapio_json' as const }
  const record = readCompanyRecord(await callLoosely(getCustomer, { query, ...(signal ? { signal } : {}) }))
  cache.set(cnpj, companyCacheName, record, lifetimeMs)
  return record
}

function cachedRecord(cache: LocalCache, cnpj: string) {
  const cached = cache.get(cnpj, companyCacheName)
  if (!cached) return null
  try {
    return { record: readCompanyRecord(cached.value), at: cached.at }
  } catch {
    return null
  }
}

function withoutCnpj(): ApiError {
  const mensagem = 'CNPJ não fornecido'
  return new ApiError(mensagem, { status: 0, code: 'NO_CNPJ', mensagem })
}
