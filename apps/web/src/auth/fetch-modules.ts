import type { pageVerify } from '@balcao/contract/company'
import { routes } from '@balcao/contract/routes'
import { modulesOf, type Modules } from '@balcao/domain/licence'
import { callLoosely } from '../lib/http/send'
import { readCustomer } from '../shared/company/read-customer'

const patienceMs = 6_000

/** The company's module flags from page-verify (MODULE-20), whatever form the flags have. Throws ApiError. */
export async function fetchModules(cnpj: string): Promise<Modules> {
  return modulesOf(
    readCustomer(
      await callLoosely<typeof pageVerify>(routes.pageVerify, { body: { cnpj }, timeoutMs: patienceMs }),
    ),
  )
}
